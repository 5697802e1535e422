import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [3, 6],
  themes: ['Patience', 'Friendship', 'Animals'],
  contentNote: 'Nothing frightening, and in the end nobody is last.',
};
