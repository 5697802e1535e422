import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [5, 9],
  themes: ['Nature', 'Finding out', 'Friendship'],
  contentNote: 'On some ways nobody knows for a moment where they are. Nobody is hurt.',
};
