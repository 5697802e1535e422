import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  packed: {
    see: template('What is in the window?'),
    why: template('Why does {name} say that it must not spill?'),
    own: 'What would you pack, if you could pack anything you see?',
  },
  friend: {
    see: template('What is {friend} making in the soup?'),
    why: template('Why does {friend} ask what the sea is like?'),
    own: 'What could you tell somebody who has never seen the sea?',
  },
  green: {
    see: template('What is in the window now?'),
    why: template('Why is there no sea in it any more?'),
    own: 'When did a present turn out quite unlike what you meant?',
  },
  sea: {
    see: template('What is the king?'),
    why: template('Why does {name} need so many people?'),
    own: 'What could we make a sea out of?',
  },
};
