import type { Book } from '../../book.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';
import { school } from './words/1-school.ts';
import { coats } from './words/2-coats.ts';
import { toast } from './words/3-toast.ts';
import { home } from './words/4-home.ts';

const { cast, friend, wears, sets } = pictures;

export const book: Book = {
  cast,
  friend,
  wears,
  sets,
  refrains: ['smell', 'on nineteen forks'],
  talk,
  spreads: [...school, ...coats, ...toast, ...home],
};
