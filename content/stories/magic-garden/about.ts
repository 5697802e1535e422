import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [3, 6],
  themes: ['Sharing', 'Numbers', 'Imagination'],
  contentNote: 'A cat is stuck in a gate for some pages, and comes out well. Nothing frightening.',
};
