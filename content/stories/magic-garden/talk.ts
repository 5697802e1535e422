import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  gates: {
    see: template('How many gates are there?'),
    why: template('How can anybody fit through the smallest gate?'),
    own: 'Where would you go if you were as small as an egg?',
  },
  stuck: {
    see: template('Which half of the cat is the small one?'),
    why: template('Why is the front of Pilaf smaller than the back?'),
    own: 'What did you once get stuck in?',
  },
  crumb: {
    see: template('What does the crumb look like now?'),
    why: template('Why has it grown so big?'),
    own: 'Which bit do you always save till the end?',
  },
  walked: {
    see: template('What is walking off by the gate?'),
    why: template('Why did {name} put the last crumb there?'),
    own: 'Who would you give your best bit to?',
  },
};
