import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  wind: {
    see: template('What is blowing away?'),
    why: template('Why don’t the knitters go and fetch what falls down there?'),
    own: 'What have you lost that you still think of?',
  },
  thread: {
    see: template('What leads all the way up to Grandfather?'),
    why: template('Why does Grandfather want to hold the other end?'),
    own: 'Who holds the other end of your thread?',
  },
  act: {
    see: template('What is lying on the cushion?'),
    why: template('Why did {name} put down the other mitten, too?'),
    own: 'When did you give away something you wanted to keep?',
  },
  night: {
    see: template('What is the dragon hanging on the line?'),
    why: template('Why is she bringing the things back now?'),
    own: 'What do we have only one of at home?',
  },
};
