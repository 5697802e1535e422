import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [4, 7],
  themes: ['Listening', 'Animals', 'The sea'],
  contentNote:
    'A child rows out in a life jacket, on a line that an uncle holds. A very large whale comes close, and is kind.',
};
