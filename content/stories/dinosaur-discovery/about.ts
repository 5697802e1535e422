import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [6, 9],
  themes: ['Dinosaurs', 'Finding out', 'Fairness'],
  contentNote:
    'A child is wrongly called a thief, feels alone, and is told sorry. The bones are of an animal that died on its nest.',
};
