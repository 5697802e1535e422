import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [6, 9],
  themes: ['Light and color', 'Losing something', 'Finding out'],
  contentNote: 'A toy is lost in the sea, and for a page it is quite dark. It is found, and nobody is hurt.',
};
