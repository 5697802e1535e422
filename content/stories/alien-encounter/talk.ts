import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  mailbox: {
    see: template('What is it saying good evening to?'),
    why: template('Where has it learned to talk like that?'),
    own: 'Who would you like to say hello to, and how would you begin?',
  },
  mittens: {
    see: template('What hangs on a string around its neck?'),
    why: template('Why doesn’t it get into its craft?'),
    own: 'What helps you when it is dark?',
  },
  eleven: {
    see: template('Where do its three ears come out?'),
    why: template('Why does it say all the advertisements it knows?'),
    own: 'What do you say or hum when you are a little scared?',
  },
  click: {
    see: template('Who has begun to shine?'),
    why: template('Why did {name} put out the lamp?'),
    own: 'What was strange at first, and then lovely?',
  },
  'whole-town': {
    see: template('Who is shining on the hill?'),
    why: template('Why has the whole town put out its lights?'),
    own: 'Where have you seen the most stars?',
  },
};
