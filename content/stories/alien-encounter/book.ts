import type { Book } from '../../book.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';
import { square } from './words/1-square.ts';
import { conversation } from './words/2-talk.ts';
import { night } from './words/3-night.ts';
import { hill } from './words/4-hill.ts';

const { cast, friend, wears, sets } = pictures;

export const book: Book = {
  cast,
  friend,
  wears,
  sets,
  refrains: ['delay', 'clearing', 'bright', 'dark'],
  talk,
  spreads: [...square, ...conversation, ...night, ...hill],
};
