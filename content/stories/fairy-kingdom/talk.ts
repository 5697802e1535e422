import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  town: {
    see: template('What have the fairies built on {name}?'),
    why: template('Why doesn’t {name} laugh when it tickles?'),
    own: 'How long can you keep quite still?',
  },
  calm: {
    see: template('What do all the sails look like?'),
    why: template('Why can’t the hill help them?'),
    own: 'When did you wait and wait, and nothing happened?',
  },
  hold: {
    see: template('Who is moving away, and with what?'),
    why: template('Why must {name} not sneeze yet?'),
    own: 'What is hard for you to hold in?',
  },
  won: {
    see: template('Where has {friend} laid a hand?'),
    why: template('Why has the Alderman crossed out the NO?'),
    own: 'Who have you helped without their knowing it was you?',
  },
};
