import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  kite: {
    see: template('What is the kite’s tail made of?'),
    why: template('Why is {name} so angry?'),
    own: 'When did you say something that you didn’t mean?',
  },
  pigs: {
    see: template('What are the pigs doing?'),
    why: template('Why do pigs fly over there?'),
    own: 'What will never happen, and you wish it did?',
  },
  telling: {
    see: template('How does the Mayor look?'),
    why: template('Why is he happy to be told off?'),
    own: 'Who may tell you when you are wrong?',
  },
  pencil: {
    see: template('What is {name} about to eat?'),
    why: template('Why must each of them eat their own word?'),
    own: 'How do you take back something you have said?',
  },
};
