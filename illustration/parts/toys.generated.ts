// Written by scripts/kit/generate-catalogues.ts from toys/. Do not edit: npm run generate:catalogues.

export const TOYS = [
  { id: 'book', label: 'Book', comesWith: ['read'], ridden: false },
  { id: 'bunny', label: 'Felt rabbit', comesWith: ['hug', 'sleep'], ridden: false },
  { id: 'star', label: 'Star on a stick', comesWith: ['hold'], ridden: false },
  { id: 'horse', label: 'Hobby-horse', comesWith: ['ride'], ridden: true },
] as const;

export type ToyId = (typeof TOYS)[number]['id'];
