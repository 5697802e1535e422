import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [5, 9],
  themes: ['Friendship', 'Space', 'Missing someone'],
  contentNote:
    'Two friends are far apart and sleep badly for some nights, until they find a way. Nothing frightening.',
};
