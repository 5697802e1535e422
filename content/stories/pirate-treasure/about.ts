import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [5, 9],
  themes: ['Numbers', 'Belonging', 'Growing older'],
  contentNote: 'The tide rises while they measure, and nobody is hurt. In the boat there are life jackets.',
};
