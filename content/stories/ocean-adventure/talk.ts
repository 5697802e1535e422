import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  boat: {
    see: template('Who is sitting in the boat already?'),
    why: template('Why is the line tied to Uncle Bo?'),
    own: 'What would you take along in your boat?',
  },
  drum: {
    see: template('What is the gull doing with its wings?'),
    why: template('Why doesn’t anybody answer?'),
    own: 'When is it hard for you to be quiet?',
  },
  arms: {
    see: template('How many of the arms are waving?'),
    why: template('Why can the octopus hold on longer than {name}?'),
    own: 'Who has helped you hold something heavy?',
  },
  eye: {
    see: template('Who is in the black of the eye?'),
    why: template('Why had the whale let go of the anchor?'),
    own: 'Who would you sing to, if you were a whale?',
  },
};
