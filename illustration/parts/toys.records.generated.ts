// Written by scripts/kit/generate-catalogues.ts from toys/. Do not edit: npm run generate:catalogues.
import type { Toy } from './toy.ts';
import type { ToyId } from './toys.generated.ts';
import { book } from './toys/book.ts';
import { bunny } from './toys/bunny.ts';
import { wand } from './toys/star.ts';
import { horse } from './toys/horse.ts';

export const TOY_RECORDS: Readonly<Record<ToyId, Toy>> = {
  book,
  bunny,
  star: wand,
  horse,
};
