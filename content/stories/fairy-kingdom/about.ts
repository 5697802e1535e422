import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [4, 7],
  themes: ['Patience', 'Imagination', 'Nature'],
  contentNote: 'A long wait, and one enormous sneeze. Nothing frightening.',
};
