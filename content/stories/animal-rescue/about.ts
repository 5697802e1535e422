import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [3, 6],
  themes: ['The body', 'Kindness', 'Animals'],
  contentNote: 'A scraped elbow bleeds a little. It is washed, which stings, and it heals.',
};
