import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  pepper: {
    see: template('What is flying off the pier?'),
    why: template('How did the tooth mark get on the fender?'),
    own: 'What did you once bite, to find out?',
  },
  down: {
    see: template('What happens to the stripe on the scarf?'),
    why: template('Where have the colors gone?'),
    own: 'Which color would you miss the most?',
  },
  feel: {
    see: template('What has the finger found?'),
    why: template('How does {name} know that this one is Pepper?'),
    own: 'What would you know in the dark, just by touch?',
  },
  red: {
    see: template('What color is the Curator’s claw?'),
    why: template('Why had she never seen that she is pink?'),
    own: 'What did you find out about yourself one day?',
  },
};
