import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [5, 8],
  themes: ['Machines', 'Friendship', 'Clear words'],
  contentNote: 'The whole town sees what the hero does not, and smiles about it kindly. Nothing frightening.',
};
