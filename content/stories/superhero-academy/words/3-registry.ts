import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes, ways } = pictures;

export const registry: readonly BookSpread[] = [
  {
    id: 'back',
    text: [
      template(
        'After that all doors stood open for {name}, because somebody had opened them and fled. “They all know what it is but me,” {name} said to {friend} that night.',
      ),
      template('“Where did the form come from?” said {friend}.'),
      template(
        'By the cellar door a mop was at work. There was nobody behind it; that was the Janitor, who was invisible. A key came through the air. “Registry,” he said. “Mind the step. I’ve just done it.”',
      ),
    ],
    shows: [{ what: 'mop' }, { what: 'key' }, { what: 'door' }, { what: 'friend' }],
    scene: {
      ...scenes.back,
      describe:
        'At night, in the moonlit corridor, {name} and {friend} hold hands. A cap, a glove and a mop, with nobody in them, hold out a key.',
    },
  },
  {
    id: 'registry',
    text: [
      template(
        'It was a green room full of drawers. At the back was one as high as a house, with a burn on it, and a frozen bit, and the print of a head. PENDING, it said.',
      ),
      template('“Stuck since 1962,” said the Janitor. “Our best have tried.”'),
      template(
        '{friend} rolled up {friend:their} sleeves. “Wait,” said {name}. Low down, at the side, with dust on it, there was a handle.',
      ),
      template('{name} tried it. There was a click. There was a cough, as of something very old.'),
    ],
    shows: [{ what: 'drawer' }, { what: 'handle' }, { what: 'friend' }],
    scene: {
      ...scenes.registry,
      describe:
        'From above, between streets of filing cabinets under green lamps: {name} holds {friend} back with one hand and reaches with the other for a small handle on one huge drawer.',
    },
  },
  {
    id: 'letters',
    layout: { kind: 'wordless' },
    text: [],
    shows: [{ what: 'letter' }, { what: 'drawer' }],
    scene: {
      ...scenes.letters,
      describe:
        'A blizzard of white letters pours out of a drawer and fills the picture. At the bottom {name} and {friend} look up out of it, and a white glove holds one letter.',
    },
  },
  {
    id: 'own',
    text: [
      template(
        'Letters, by the thousand, like sixty winters! Every one had a name on it, and not one of them had ever been sent.',
      ),
      template(
        '{name} and {friend} read the top one. YOUR POWER IS READY. PLEASE OPEN. It was for the Principal.',
      ),
      template('“So that’s Pending!” said {friend}. “It only means nobody’s opened it.”'),
      template(
        "{name} dug, and there was {name's}. {They} read it. {They} read it again, and began to laugh, and slid down along the drawer. Then {name} folded it very small and put it in {their} pocket.",
      ),
      template('“What?” said {friend}. “WHAT?”'),
    ],
    shows: [{ what: 'letter' }, { what: 'friend' }],
    scene: {
      ...scenes.own,
      describe:
        'Very near, in paper-white light: {name} holds an open letter in both hands and laughs at it with shut eyes. {friend} leans in, and sees only its back.',
    },
  },
  {
    id: 'dawn',
    text: [
      template(
        'In the morning all sixty stood outside. They had heard a noise in the night, like a mountain.',
      ),
      template('“It’s happened,” breathed {third}. “What did you DO?”'),
      template("{friend} opened {friend:their} mouth, and shut it again. It was {name's} to tell."),
    ],
    shows: [{ what: 'superhero' }, { what: 'friend' }, { what: 'door' }],
    scene: {
      ...scenes.dawn,
      describe:
        'From inside the dark Registry: {name} and {friend}, seen from behind, open the door on a bright corridor crammed with anxious heroes.',
    },
    choice: {
      ask: template('Will {name} tell them what Pending means?'),
      ways: [
        { label: 'Tell them', to: 'tell', picture: ways.dawn[0] },
        { label: 'Let them wonder', to: 'wonder', picture: ways.dawn[1] },
      ],
    },
  },
  {
    id: 'tell',
    text: [
      template(
        '“It means no one has opened it yet,” said {name}. “That’s all. There’s one for nearly everybody.”',
      ),
      template('There was a long silence. “So you can’t flatten us?” said {third}.'),
      template('“I’d have noticed,” said {name}.'),
      template(
        'They all sat down on the floor. It is tiring to be frightened all night. A little one with ice on her nose came and leaned against {name}; and it melted.',
      ),
    ],
    shows: [{ what: 'superhero' }, { what: 'ice' }, { what: 'friend' }],
    scene: {
      ...scenes.tell,
      describe:
        'Heroes sit on the corridor floor, tired with relief. The little one with an icicle on her nose leans on {name}, who has an arm around her.',
    },
  },
  {
    id: 'readers',
    text: [
      template('Each hero held a letter a while before opening it, to make the not knowing last.'),
      template(
        'ALWAYS FINDS THE END OF THE TAPE. IS NEVER LATE FOR SOUP. CAN TELL WHICH DOG IS SAD. “That’s my REAL one!” cried {fourth}, and read it slowly.',
      ),
      template(
        '{friend} had one too. “Puts things down,” {friend} read to {name}, and looked at it for a long time.',
      ),
    ],
    shows: [{ what: 'letter' }, { what: 'superhero' }, { what: 'friend' }],
    scene: {
      ...scenes.readers,
      describe:
        'A long corridor of readers: every hero has a white letter. {friend} has put a cup down very gently and reads; {name} watches from the window.',
    },
  },
  {
    id: 'handle',
    next: null,
    text: [
      template(
        'BRRRRRING! went the alarm at four. It was a cat in a tree, and the tree was going by in the basket of a balloon. Sixty heroes went up to the roof, and looked at {name}, and waited. Nobody froze anything.',
      ),
      template('“You first,” said {name}.'),
      template('{friend} put the balloon down. You could not hear it land.'),
      template('“And what did yours say?” asked {friend}. “Go on.”'),
      template(
        '“You were there every time,” said {name}, one hand on the pocket, and laughed all over again.',
      ),
    ],
    shows: [{ what: 'balloon' }, { what: 'cat' }, { what: 'tree' }, { what: 'friend' }],
    scene: {
      ...scenes.handle,
      describe:
        'Before the evening sky {friend} sets down a balloon with a tree and a cat in it, as gently as an egg. {name}, one hand on a pocket, laughs; sixty heroes watch.',
    },
  },
  {
    id: 'wonder',
    text: [
      template(
        '{name} looked at their faces. They were so looking forward to it. “I’m afraid I can’t say,” said {name}.',
      ),
      template('“Aaah,” said sixty heroes, and shivered, and were happy.'),
      template(
        'Only the Janitor had opened his. LEAVES THINGS NICE, it said. “Sixty years I’ve been doing it,” he told {name}, “and I thought it was only me.” The other letters they put in the mail.',
      ),
    ],
    shows: [{ what: 'letter' }, { what: 'lamp' }],
    scene: {
      ...scenes.wonder,
      describe:
        'Two white gloves hold a letter under a green lamp; two tears hang in the air beneath a cap with nobody in it. {name} lays a hand on the empty sleeve.',
    },
  },
  {
    id: 'empty',
    text: [
      template(
        'BRRRRRING! went the alarm at four. “It’s for Pending!” cried everyone, and hid. {fourth} was already in Peru.',
      ),
      template('{name} came out on the step. There was nobody in the street at all.'),
      template(
        'Then a door came off, and was leaned very quietly against a wall. “Sorry I’m late,” said {friend}.',
      ),
      template('“Aren’t you hiding?” asked {name}.'),
      template('“From what?” said {friend}. “You hold doors.”'),
    ],
    shows: [{ what: 'door' }, { what: 'friend' }, { what: 'step' }],
    scene: {
      ...scenes.empty,
      describe:
        'A wide, empty street where everybody hides. {friend} comes to {name} with a door under one arm, and their long shadows touch.',
    },
  },
  {
    id: 'doorstep',
    next: null,
    text: [
      template(
        'It was a cat in a tree. {name} opened a tin of fish, and that was what did it. Evening came. The cat lay across both their laps. Behind them the big door had shut.',
      ),
      template(
        '“Mine came,” said {friend}. “Puts things down.” And {friend:they} put the tin down, and you could not hear it land.',
      ),
      template('“Is it nice, being wondered about?” asked {friend}.'),
      template('“A bit,” said {name}. “It’s nicer with you.”'),
      template('“Still pending?” asked {friend}.'),
      template('“No,” said {name}, and tried the handle.'),
    ],
    shows: [{ what: 'cat' }, { what: 'tin' }, { what: 'door' }, { what: 'friend' }],
    scene: {
      ...scenes.doorstep,
      describe:
        "Evening on the doorstep: {name} and {friend} lean together with a cat across both their laps. {name's} hand is on the handle of the great door, and a thin line of light opens.",
    },
  },
];
