import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [5, 8],
  themes: ['Friendship', 'Making up', 'Imagination'],
  contentNote:
    'Two friends shout hard words at each other, and take them back. A ferry crosses in the dark, with life jackets.',
};
