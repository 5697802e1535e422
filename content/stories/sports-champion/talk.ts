import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  spoon: {
    see: template('What has {friend} got for a microphone?'),
    why: template('Why does the ball never get past the goat?'),
    own: 'What do you keep trying, again and again?',
  },
  worse: {
    see: template('Where have the balls gone?'),
    why: template('Why does it get worse, the harder {name} throws?'),
    own: 'When did trying harder make it worse?',
  },
  again: {
    see: template('What is hanging on the line?'),
    why: template('Why do they throw it over and over in the night?'),
    own: 'What could you suddenly do one morning?',
  },
  'light-out': {
    see: template("What is standing on {name's} sill?"),
    why: template('What had the window been telling everybody?'),
    own: 'What have you learned just by watching somebody?',
  },
};
