import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [5, 8],
  themes: ['Friendship', 'Places on Earth', 'Animals'],
  contentNote:
    'Two travelers from the poles suffer from the heat, until somebody thinks of ice. Nothing frightening.',
};
