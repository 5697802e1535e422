import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [4, 8],
  themes: ['Festivals', 'Neighbors', 'Kindness'],
  contentNote: 'A neighbor sends everyone away, for a good reason. A match is held together with a grown-up.',
};
