import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  plate: {
    see: template('What comes after the N on the door?'),
    why: template('Why does the door say that nobody lives there?'),
    own: 'When did you hear or read a word quite wrong?',
  },
  ways: {
    see: template('What hangs from the hatch full of stars?'),
    why: template('Why does the shadow jump, too?'),
    own: 'Which shadow has frightened you?',
  },
  lower: {
    see: template('What is on the end of the dog’s nose?'),
    why: template('Why does one dot change everything?'),
    own: 'What do people get wrong about your name?',
  },
  press: {
    see: template('What is {name} pressing into the plate?'),
    why: template('Why does one dot change everything?'),
    own: 'What do people get wrong about your name?',
  },
  feast: {
    see: template('Where are the owl and the hedgehog?'),
    why: template('Why do two guests drink out of one cup?'),
    own: 'Who would you ask to tea?',
  },
  tea: {
    see: template('Who is dancing?'),
    why: template('Why were they all so shy at first?'),
    own: 'Who would you ask to tea?',
  },
};
