import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  seventh: {
    see: template('Where is the egg, and whose shadow is that?'),
    why: template('Why does {friend} think that {name} took the eggs?'),
    own: 'When did somebody think you had done it, and you hadn’t?',
  },
  cluck: {
    see: template('What is the hen sitting in?'),
    why: template('Why do her wings hang out over the brim?'),
    own: 'What do you hold tight, so that nothing happens to it?',
  },
  arms: {
    see: template('What is {name} doing with both arms?'),
    why: template('Why did the dinosaur have its arms round the eggs?'),
    own: 'When did you see something that nobody else had seen?',
  },
  sorry: {
    see: template('What is Dr. Saran wearing on her head?'),
    why: template('Why is Sorry a good name?'),
    own: 'How do you make up with a friend?',
  },
};
