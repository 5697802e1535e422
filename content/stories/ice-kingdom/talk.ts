import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  letters: {
    see: template('Who is writing, and who is reading?'),
    why: template("Why do they want to meet at {name's} house?"),
    own: 'Who should get a letter from you?',
  },
  meeting: {
    see: template('What is odd about the two shadows?'),
    why: template('Why had each thought that the other was like itself?'),
    own: 'Who is quite different from you, and still your friend?',
  },
  chalk: {
    see: template('Where does the blue line go?'),
    why: template('Why must the middle of the cart lie on the line?'),
    own: 'How do you share when there is only one of something?',
  },
  snow: {
    see: template('What is {name} catching?'),
    why: template('Why is it snowing in the kitchen?'),
    own: 'What would you do first if it snowed in our kitchen?',
  },
};
