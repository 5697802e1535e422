import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [4, 7],
  themes: ['Friendship', 'Long ago', 'Imagination'],
  contentNote: 'A child is sad for a night over a promise that seems broken. Nothing frightening.',
};
