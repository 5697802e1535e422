import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [6, 9],
  themes: ['Teaching and learning', 'Mistakes', 'Imagination'],
  contentNote:
    'The school sinks slowly towards a duck on her eggs, who is safe in the end. On one way some toast catches fire.',
};
