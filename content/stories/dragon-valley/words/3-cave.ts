import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes, ways } = pictures;

export const cave: readonly BookSpread[] = [
  {
    id: 'smoke',
    text: [
      template(
        'Then there was only smoke, warm and violet, and it smelled of old cupboards. In the smoke was a rock, and in the rock a door, with a card on it: PLEASE DO NOT LEAVE PAIRS.',
      ),
      template(
        'The door was ajar. Behind it somebody was counting, in a voice like a cart on a bridge. “One,” it said. “One. One. One.”',
      ),
      template('{name} took a deep breath of cupboard.'),
    ],
    shows: [{ what: 'door' }, { what: 'card' }, { what: 'smoke' }],
    scene: {
      ...scenes.smoke,
      describe:
        'Dark in violet smoke {name} waits with one hand lifted before a tall door in a rock. A line of orange light shows that it is ajar.',
    },
    choice: {
      ask: template('How will {name} go in?'),
      ways: [
        { label: 'Knock on the door', to: 'knock', picture: ways.smoke[0] },
        { label: 'Creep in without a sound', to: 'creep', picture: ways.smoke[1] },
      ],
    },
  },
  {
    id: 'knock',
    text: [
      template('{name} knocked. There was a crash, and a pause, and several small crashes.'),
      template(
        '“One moment!” called the voice. “I haven’t tidied! Nobody KNOCKS!” The door opened, and around it came a snout as long as a sofa, and on the snout half a pair of spectacles.',
      ),
      template('“You’ll have tea,” said the dragon, and blushed lilac. “I’m afraid the cups don’t match.”'),
      template('“Neither do I,” said {name}, and held up one mitten and one bare hand.'),
    ],
    shows: [{ what: 'dragon' }, { what: 'spectacles' }, { what: 'mitten', count: 1 }],
    scene: {
      ...scenes.knock,
      describe:
        'A huge dragon’s snout comes around a door, with one spectacle glass on it and a shy eye. {name} holds up one red mitten and one bare hand.',
    },
  },
  {
    id: 'tea',
    text: [
      template('They had tea from a thimble and a bathtub. {name} had the thimble.'),
      template(
        '“I don’t take them, you know,” said the dragon. “They arrive. Somebody loses the one, and throws out the other, and says, what use is that? So I tell them: you’re the only oar I’ve got.”',
      ),
      template('“And you never give them back?” asked {name}.'),
      template('“To be half of something?” said the dragon. “With me they’re all of it.”'),
    ],
    shows: [{ what: 'dragon' }, { what: 'thimble' }, { what: 'bathtub' }],
    scene: {
      ...scenes.tea,
      describe:
        'Through an empty picture frame: in the glow of embers a dragon drinks tea from a bathtub, and {name}, across the table, drinks from a thimble.',
    },
  },
  {
    id: 'one',
    text: [
      template('The dragon put down the bathtub, and sniffed {name} from top to toe, once.'),
      template('“How many of you are there?”'),
      template('“Of me?” said {name}. “One.”'),
      template('“One what?”'),
      template('“Just one.”'),
      template(
        '“Oh, my dear,” said the dragon, very kindly. And before {name} could put down the thimble, two claws had {them} by the coat.',
      ),
    ],
    shows: [{ what: 'dragon' }, { what: 'thimble' }, { what: 'bathtub' }],
    scene: {
      ...scenes.one,
      describe:
        'Nose to nose: the dragon has put down the bathtub and sniffs {name}, who holds a thimble and {their} breath.',
    },
  },
  {
    id: 'up',
    next: 'shelf',
    layout: { kind: 'bleed', wordsAt: 'right-bottom' },
    text: [template('Up they went, past the lamps, past the ladders, up and up.')],
    shows: [{ what: 'dragon' }, { what: 'claw' }, { what: 'shelf' }],
    scene: {
      ...scenes.up,
      describe:
        'From far below: a dragon holds {name} by the coat, high up between shelves of odd things. The red thread hangs all the way down.',
    },
  },
  {
    id: 'creep',
    layout: {
      kind: 'vignettes',
      pictures: [
        { of: ['oar', 'oar blade'], beside: 1, describe: 'One blue oar.' },
        { of: ['bell'], beside: 1, describe: 'One brass bell.' },
        { of: ['ski'], beside: 1, describe: 'One red ski.' },
      ],
    },
    text: [
      template(
        '{name} kept close to the wall, and the wall was shelves. They went up into the dark. One oar. One bell. One ski. Half a bridge, dusted. On each hung a label: OAR, ONE. SKI, ONE.',
      ),
      template(
        'It was not like a robber’s den, thought {name}. It was like a museum where somebody says good night to the things.',
      ),
      template('Something breathed in, quite near, through a very large nose.'),
    ],
    shows: [
      { what: 'oar', count: 1 },
      { what: 'bell', count: 1 },
      { what: 'ski', count: 1 },
      { what: 'label' },
    ],
    scene: {
      ...scenes.creep,
      describe:
        'A cave like a huge open cupboard: in each bay stand odd things with labels, one oar, one ski, half a bridge. {name} creeps from bay to bay; one gray rock has an eye.',
    },
  },
  {
    id: 'sniff',
    layout: { kind: 'wordless' },
    text: [],
    shows: [{ what: 'spectacles' }, { what: 'eye' }],
    scene: {
      ...scenes.sniff,
      describe:
        'Very near: a dragon’s great amber eye, like a lamp, behind half a pair of spectacles. Before it {name} dangles by the coat, between two claws.',
    },
  },
  {
    id: 'label',
    next: 'shelf',
    text: [
      template(
        '“One,” said the dragon. She held {name} by the coat like a kitten, and sniffed {them} from top to toe. “One what?”',
      ),
      template('“Just one,” said {name}. There was no time to think of anything better.'),
      template(
        "“Poor thing,” said the dragon. “Who threw YOU out?” Nobody had, and {name} said so. But the umbrellas all said that. The dragon wrote CHILD, ONE, and tied it to {name's} button, beside the red thread, which she took for a loose end.",
      ),
      template(
        '“I tell them: you’re the only one I’ve got,” she said. “You’ll like it here.” And up they went, past lamps and ladders, to look for room.',
      ),
    ],
    shows: [{ what: 'dragon' }, { what: 'label' }, { what: 'thread' }],
    scene: {
      ...scenes.label,
      describe:
        'From far below: a dragon holds {name} by the coat, high up between shelves of odd things. On {name} hangs a white label, and the red thread hangs all the way down.',
    },
  },
];
