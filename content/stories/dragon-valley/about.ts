import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [5, 9],
  themes: ['Family', 'Growing older', 'Kindness'],
  contentNote:
    'A grandfather’s hands have begun to shake. A dragon picks the child up; she is gentle, and nobody is hurt.',
};
