import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  water: {
    see: template('Where has the cat gone?'),
    why: template('Why doesn’t Bolt stop?'),
    own: 'When did you do exactly what I said, and it went wrong?',
  },
  hats: {
    see: template('What is Bolt wearing?'),
    why: template('Why can’t {name} see Bolt?'),
    own: 'Where is your best place to hide?',
  },
  never: {
    see: template('How does Bolt look?'),
    why: template('Why would Bolt go on hiding for ever?'),
    own: 'What did you once do for so long that you got tired?',
  },
  tell: {
    see: template('What is {friend} doing?'),
    why: template('Why couldn’t {friend} tell before?'),
    own: 'What secret was hard for you to keep?',
  },
};
