import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  spots: {
    see: template('What is going past the door?'),
    why: template('Why does {name} want a spare day?'),
    own: 'Which of your days would you like to have again?',
  },
  pell: {
    see: template('What has {friend} taken out of the tray?'),
    why: template('Why does {friend} want the nine?'),
    own: 'What will you do on your next birthday?',
  },
  white: {
    see: template('Whose tracks are in the snow?'),
    why: template('Why has nobody ever walked there before?'),
    own: 'What would you do with a day that nobody else has?',
  },
  'all-of-them': {
    see: template('What is {name} holding out?'),
    why: template('Why did {name} say “I haven’t got it,” and bring it out after all?'),
    own: 'When did you give away what you had waited for?',
  },
};
