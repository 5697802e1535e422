// Written by scripts/kit/generate-catalogues.ts from glasses/. Do not edit: npm run generate:catalogues.

export const GLASSES = [
  { id: 'none', label: 'No glasses', bare: true },
  { id: 'round', label: 'Round', bare: false },
  { id: 'square', label: 'Square', bare: false },
  { id: 'oval', label: 'Oval', bare: false },
  { id: 'cat', label: 'Cat-eye', bare: false },
  { id: 'sport', label: 'Sports, with a strap', bare: false },
] as const;

export type GlassesId = (typeof GLASSES)[number]['id'];
