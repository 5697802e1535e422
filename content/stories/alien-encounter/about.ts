import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [6, 9],
  themes: ['Being afraid', 'Language', 'Friendship'],
  contentNote: 'A young visitor is afraid of the dark. The lamps go out, and the stars come. Nobody is hurt.',
};
