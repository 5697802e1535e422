import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  dog: {
    see: template('Where does the flashlight’s light come out?'),
    why: template('Why won’t the dog say aah?'),
    own: 'Which animal would you like to have for a patient?',
  },
  corner: {
    see: template('What has happened to the elbow?'),
    why: template('Why has the dog stopped wagging?'),
    own: 'Where have you had a scrape, and how did it happen?',
  },
  both: {
    see: template('How many times can you find {name}?'),
    why: template('Why is {name} on both sides of the desk?'),
    own: 'Who looks after you when you hurt yourself?',
  },
  full: {
    see: template('Which animals can you find?'),
    why: template('Why has every one of them got a number?'),
    own: 'What makes a hurt feel better before it is better?',
  },
};
