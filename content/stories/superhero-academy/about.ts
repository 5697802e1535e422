import type { AboutBook } from '../../about-book.ts';

export const about: AboutBook = {
  ages: [6, 9],
  themes: ['Being different', 'Friendship', 'Rumors'],
  contentNote:
    'A rumor makes the others afraid of the hero. For a page a bus or an elevator hangs high up; nobody is hurt.',
};
