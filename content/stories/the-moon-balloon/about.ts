import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [2, 6],
  themes: ['Night and sleep', 'Imagination'],
  contentNote: 'Quiet from the first page to the last.',
};
