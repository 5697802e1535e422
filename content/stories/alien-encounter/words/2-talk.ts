import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes } = pictures;

export const conversation: readonly BookSpread[] = [
  {
    id: 'dry',
    text: [
      template('“Mainly dry,” said {name}. It wasn’t much, but it was the right tongue.'),
      template('The visitor took hold of its own ears for joy.'),
      template(
        '“Showers,” it said at once, “turning heavy,” and over its head, quite politely, and no wider than a plate, it rained. So that was how it cried.',
      ),
      template('“Clearing later,” said {name}. “Clearing from the left!” And {they} lent it a sleeve.'),
      template('“Clearing,” it said in the deep voice, and blew its nose, or one of them.'),
    ],
    shows: [{ what: 'visitor' }, { what: 'raincoat', on: 'hero' }],
    scene: {
      ...scenes.dry,
      describe:
        'A cloud no wider than a plate rains on the visitor’s head, and it holds on to its ears. {name} dries its cheek with a sleeve.',
    },
  },
  {
    id: 'fog',
    text: [
      template('After that they talked. {name} said “Mild,” and it went pink.'),
      template("It said “Gusts,” and {friend's} hat went once around the square."),
      template(
        'Then it said “Fog on low ground,” and sat down in it, up to the chin, and {name} had to go in after it.',
      ),
      template(
        'In there it told {name} everything, very fast: high pressure, low pressure, a deep low moving away. {name} didn’t know all the words. But there is a voice people use when they have left home without asking.',
      ),
    ],
    shows: [{ what: 'visitor' }, { what: 'hat' }, { what: 'friend' }],
    scene: {
      ...scenes.fog,
      describe:
        'In a hole in the fog {name} and the visitor sit head to head. It tells a long story with all its fingers.',
    },
  },
  {
    id: 'visibility',
    next: 'eleven',
    text: [
      template('“Visibility?” asked {name}, and pointed up.'),
      template('“Poor,” it said. “Poor, poor, poor.”'),
      template(
        '{name} looked. The lamps of the fountain were so bright that there wasn’t a star to be had; above them the night began, as black as the inside of a hat.',
      ),
      template(
        '“And the outlook?” it said. It said so after everything. It did not mean rain. It wanted somebody to tell it how it would go.',
      ),
    ],
    shows: [{ what: 'visitor' }, { what: 'hero' }],
    scene: {
      ...scenes.visibility,
      describe:
        'In the glare of the lamps {name} and the visitor point straight up, where the sky begins, quite black.',
    },
  },
  {
    id: 'leaf',
    text: [
      template('“Please drive with care,” said {name}. It wasn’t much, but it was the right tongue.'),
      template(
        'The visitor was so happy that it signaled with its ears, left, right and middle. Then it set out around the fountain, keeping to its own side, and {name} went along.',
      ),
      template('At the first puddle it stopped. It waited. {name} waited.'),
      template(
        '“Signals out of order,” it explained. So {name} picked a leaf from the linden tree and held it up. Green! Over it went.',
      ),
    ],
    shows: [{ what: 'visitor' }, { what: 'leaf' }, { what: 'puddle' }, { what: 'friend' }],
    scene: {
      ...scenes.leaf,
      describe: 'The visitor waits before a puddle as if at a traffic light. {name} holds up a green leaf.',
    },
  },
  {
    id: 'parking',
    text: [
      template(
        'Twice they went around like that, with a leaf. It gave way to a beetle. It met a snail and lined up behind it. It parked between two white stones, perfectly straight, and paid {friend} a button. {name} had never seen such good traffic.',
      ),
      template('Only in front of the craft its ears went down.'),
      template('“Road closed,” it said.'),
      template(
        '{name} held up the leaf. It shook its head. There wasn’t enough green in the tree for that road.',
      ),
    ],
    shows: [{ what: 'visitor' }, { what: 'leaf' }, { what: 'snail' }, { what: 'beetle' }],
    scene: {
      ...scenes.parking,
      describe:
        'The square from above, with a dotted trail twice around the fountain. Before the craft {name} holds up a leaf, but the visitor hangs its ears.',
    },
  },
  {
    id: 'road-closed',
    text: [
      template('“Which road?” asked {name}.'),
      template(
        'It pointed straight up. {name} looked. The lamps of the fountain were so bright that there wasn’t a star to be had; above them the night began, as black as a tunnel.',
      ),
      template(
        '“No lighting,” it whispered, “for the next,” and gave a number that took some time. It had set out by day without asking anyone, {name} saw: just to the corner, and then to the next.',
      ),
      template('“And now the outlook,” it said. It wanted somebody to tell it how it would go.'),
    ],
    shows: [{ what: 'visitor' }, { what: 'hero' }],
    scene: {
      ...scenes['road-closed'],
      describe:
        'The visitor points straight up at a black sky. Beside it {name} looks up; their shadow climbs a house and ends at the roof.',
    },
  },
];
