import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  line: {
    see: template('Who is in front of {name}?'),
    why: template('Why has {name} joined the line?'),
    own: 'When would you like to be first?',
  },
  milk: {
    see: template('What is the man from next door reading?'),
    why: template('Why does nobody leave the line?'),
    own: 'Where have we had to wait for a long time?',
  },
  ring: {
    see: template('What shape is the line?'),
    why: template('Why could nobody find the front?'),
    own: 'What have you seen only because you climbed up high?',
  },
  turn: {
    see: template('Who is under the scarf with {name}?'),
    why: template('Why does the hedgehog come up close at last?'),
    own: 'Who would you take under your scarf?',
  },
};
