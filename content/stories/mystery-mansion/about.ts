import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [6, 10],
  themes: ['Loneliness', 'Kindness', 'Language'],
  contentNote:
    'Dark rooms, a shadow that seems to have horns, and an owl who has waited alone for years. It ends with tea.',
};
