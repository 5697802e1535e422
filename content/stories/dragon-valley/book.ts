import type { Book } from '../../book.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';
import { village } from './words/1-village.ts';
import { mountain } from './words/2-mountain.ts';
import { cave } from './words/3-cave.ts';
import { socks } from './words/4-socks.ts';

const { cast, friend, wears, sets } = pictures;

export const book: Book = {
  cast,
  friend,
  wears,
  sets,
  refrains: ['ding', 'wind'],
  talk,
  spreads: [...village, ...mountain, ...cave, ...socks],
};
