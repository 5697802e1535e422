import type { Book } from '../../book.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';
import { house } from './words/1-house.ts';
import { tower } from './words/2-tower.ts';
import { feast } from './words/3-feast.ts';

const { cast, friend, wears, sets } = pictures;

export const book: Book = {
  cast,
  friend,
  wears,
  sets,
  refrains: ['read'],
  talk,
  spreads: [...house, ...tower, ...feast],
};
