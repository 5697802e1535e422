import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  no: {
    see: template('How much of Mr. Lind can you see?'),
    why: template('Why does he shut the door so softly?'),
    own: 'Who have you kept quiet for, and why?',
  },
  hum: {
    see: template('What is {name} listening to?'),
    why: template('What had nobody asked Mr. Lind yet?'),
    own: 'What can you hear at night when it is still?',
  },
  jars: {
    see: template('What is {name} looking through?'),
    why: template('Why may a lantern come in, and a bell not?'),
    own: 'What do you keep that is dear to you?',
  },
  full: {
    see: template('What can you find in the windows?'),
    why: template('Why is it a party in whispers?'),
    own: 'What do we keep in our house?',
  },
};
