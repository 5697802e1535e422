import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  list: {
    see: template('Where on the list is {name}?'),
    why: template('Why does everyone say mind out?'),
    own: 'When did somebody say that you were too small?',
  },
  boots: {
    see: template('What is running out of the boot?'),
    why: template('Whose boots can they have been?'),
    own: 'What have you grown out of?',
  },
  chest: {
    see: template('What is in the chest?'),
    why: template('Why had she kept half a biscuit?'),
    own: 'What would you bury until you are big?',
  },
  share: {
    see: template('How many bits of biscuit are there?'),
    why: template('Why must all the pieces be the same?'),
    own: 'What would you rather have now than later?',
  },
  bury: {
    see: template('What goes into the chest along with the biscuit?'),
    why: template('Why do they bury the treasure again?'),
    own: 'What can you wait for, even if it takes long?',
  },
};
