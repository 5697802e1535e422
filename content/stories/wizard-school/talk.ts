import { template } from '../../slots.ts';
import type { Questions } from '../../talk.ts';

/** What a grown-up may ask, in the order of the pages. */
export const talk: Questions = {
  letter: {
    see: template('What is wrong with the button?'),
    why: template('Why did the letter come to {name}?'),
    own: 'What would you like to have a spell for?',
  },
  ottoline: {
    see: template('What are they both looking at?'),
    why: template('Why does {name} tell her, I can’t do them either?'),
    own: 'What can’t you do yet, and how do you go round it?',
  },
  whoops: {
    see: template('What has happened to the coats?'),
    why: template('Why are such clever wizards so bad at it?'),
    own: 'What was a mess the first time you tried it?',
  },
  sunday: {
    see: template('What has happened to the toast?'),
    why: template('Why did nobody pull it out in time?'),
    own: 'What was a mess the first time you tried it?',
  },
  'button-pond': {
    see: template('What is hanging in the air?'),
    why: template('Why is a small spell new to Ottoline?'),
    own: 'What could you teach somebody?',
  },
  'button-square': {
    see: template('What is hanging in the air?'),
    why: template('Why is a small spell new to Ottoline?'),
    own: 'What could you teach somebody?',
  },
};
