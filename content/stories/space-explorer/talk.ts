import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  attic: {
    see: template('Who is on the way up the ramp?'),
    why: template('Why is {friend} staying in the attic?'),
    own: 'How far away from home have you slept?',
  },
  fish: {
    see: template('What is swimming through the dark?'),
    why: template('Why does an answer take so long?'),
    own: 'Who do you know that lives far away?',
  },
  soup: {
    see: template('What is floating in the air?'),
    why: template('Why does {name} say good night so early?'),
    own: 'What do you have to start early to be there in time?',
  },
  bunk: {
    see: template('How many fingers are up?'),
    why: template('How does {name} know that {friend} is saying it right now?'),
    own: 'What do we always say at bedtime?',
  },
};
