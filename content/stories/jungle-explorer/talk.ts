import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  ants: {
    see: template('What is {name} making out of the map?'),
    why: template('Why is the corner that is left the best one?'),
    own: 'What would you draw on a map of the way home?',
  },
  forks: {
    see: template('Who is watching from the branch?'),
    why: template('Why does {friend} say left every time?'),
    own: 'When did you say you knew the way, and didn’t?',
  },
  drop: {
    see: template('What is inside the drop?'),
    why: template('Why has {name} turned away from the flag?'),
    own: 'Where does our water come from, do you think?',
  },
  'launch-rock': {
    see: template('Who is sailing in the paper boat?'),
    why: template('Why does the frog get in?'),
    own: 'What would you send home by boat?',
  },
  'launch-tree': {
    see: template('What is going down the trunk?'),
    why: template('Why are {name} and {friend} so glad about the rain?'),
    own: 'What would you send home by boat?',
  },
};
