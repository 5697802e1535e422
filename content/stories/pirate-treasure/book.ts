import type { Book } from '../../book.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';
import { island } from './words/1-island.ts';
import { crossing } from './words/2-crossing.ts';
import { treasure } from './words/3-treasure.ts';

const { cast, friend, wears, sets } = pictures;

export const book: Book = {
  cast,
  friend,
  wears,
  sets,
  refrains: ['tried', 'fourteen'],
  talk,
  spreads: [...island, ...crossing, ...treasure],
};
