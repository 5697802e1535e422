import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [5, 8],
  themes: ['Practice', 'Sleep', 'Neighbors'],
  contentNote: 'A long day of missing, and a child who goes to bed on purpose. Nothing frightening.',
};
