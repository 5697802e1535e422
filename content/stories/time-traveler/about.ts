import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [7, 10],
  themes: ['Time', 'Long ago', 'Sharing'],
  contentNote: 'A child tells of a birthday spent ill in bed, and a newborn cries. Nothing frightening.',
};
