import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  rumor: {
    see: template('What are all the heroes doing?'),
    why: template('Why are they afraid of {name}?'),
    own: 'What did you hear about somebody that wasn’t true?',
  },
  lunch: {
    see: template('Where are all the others sitting?'),
    why: template('Why isn’t {friend} afraid?'),
    own: 'Who sat with you when you were alone?',
  },
  own: {
    see: template('What is {name} laughing at?'),
    why: template('Why had nobody got a letter before?'),
    own: 'What can you do that you once thought you couldn’t?',
  },
  readers: {
    see: template('What has {friend} put down?'),
    why: template('Why does {friend} look at the letter for so long?'),
    own: 'What would your letter say?',
  },
  doorstep: {
    see: template('Who is lying across their laps?'),
    why: template('Why isn’t {name} pending any more?'),
    own: 'What would your letter say?',
  },
};
