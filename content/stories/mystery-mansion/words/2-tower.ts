import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes, ways } = pictures;

export const tower: readonly BookSpread[] = [
  {
    id: 'shadow',
    layout: { kind: 'bleed', wordsAt: 'right-bottom' },
    text: [template('A scrape, a flicker. Over the wall slid a shadow with horns.')],
    shows: [{ what: 'shadow' }, { what: 'gravy' }, { what: 'fire' }],
    scene: {
      ...scenes.shadow,
      describe:
        'A huge horned shadow with a fire in its fist covers the wall. Very small before it {name} holds out a lantern, and behind {them} hide {friend} and the dog.',
    },
  },
  {
    id: 'ways',
    text: [
      template(
        'Gravy went behind {friend}. {friend} went behind {name}. {name} would have liked to go behind somebody. Instead {they} asked it, rather loudly, “Are those horns?”',
      ),
      template('“Hoo!” said the shadow, gave a jump, and was gone.'),
      template(
        'Where it had been there were two ways on. From a hatch full of stars hung a laundry basket on a rope, with room in it for two, and for most of Gravy. Beside it stood a clock as big as a cupboard; and its door hung open on a passage, with a voice at the end.',
      ),
      template('{name} and {friend} looked from the one to the other. Gravy looked for a third.'),
    ],
    shows: [{ what: 'basket' }, { what: 'clock' }, { what: 'gravy' }],
    scene: {
      ...scenes.ways,
      describe:
        'A tall clock with a passage in it, and a basket that hangs below a hatch full of stars. Between them, from behind, {name} and the dog.',
    },
    choice: {
      ask: template('Where will {name} go?'),
      ways: [
        { label: 'Up in the basket', to: 'rope', picture: ways.ways[0] },
        { label: 'Through the clock, to the voice', to: 'wheels', picture: ways.ways[1] },
      ],
    },
  },
  {
    id: 'rope',
    text: [
      template(
        'They got in, and {friend} found a second rope that ran over a wheel, so that you could pull yourself up. They pulled. The basket creaked, and rose, and turned, and stopped for breath, and rose.',
      ),
      template('“There is a great deal of you,” {friend} told Gravy.'),
      template(
        'On the landing the mouse held the end of the rope, to be helpful, and went up on the other side, past the clock, past the lamp, and out of sight, waving.',
      ),
    ],
    shows: [{ what: 'basket' }, { what: 'gravy' }, { what: 'mouse' }, { what: 'rope' }],
    scene: {
      ...scenes.rope,
      describe:
        'In a laundry basket {name} pulls on a rope and rises to a square of stars. The dog hangs over the edge, and a mouse dangles from the rope’s other end.',
    },
  },
  {
    id: 'window',
    text: [
      template(
        "{name's} head came up through the floor of an attic. There, at a great round window, sat an owl in a shawl, with two tall ear tufts and a candle in one foot, counting the lamps of the town.",
      ),
      template(
        '“Thirty-eight,” she said. “Thirty-nine. Forty. All at home, then, and all awake. They could every one of them have come.” She blew her beak on a tea towel. Then she set the candle on the sill, straight, as you do when you have done it two thousand times; and from outside, thought {name}, that would look exactly like somebody waiting.',
      ),
    ],
    shows: [{ what: 'nora' }, { what: 'candle' }, { what: 'window' }],
    scene: {
      ...scenes.window,
      describe:
        "Before a round window full of the town’s lights sits a horned owl in a shawl, sad, beside a candle. {name's} head just shows above the attic floor.",
    },
  },
  {
    id: 'asked',
    text: [
      template('“I’ve come,” said {name}.'),
      template('The owl dropped the candle, caught it, and straightened her feathers. “And who asked you?”'),
      template('“Nobody,” said {name}.'),
      template('“Yes,” said the owl. “That’s me. Nora Obody. N. Obody, for short. It’s on the door.”'),
      template(
        "Then {name} heard it, the way you hear a key turn. Nobody’s towel. Nobody’s umbrellas. The letters on the plate stood before {name's} eyes, with a gap behind the N, and in the gap a very small hole. “The dot!” said {name}. “Your dot has fallen off!”",
      ),
    ],
    shows: [{ what: 'nora' }, { what: 'candle' }],
    scene: {
      ...scenes.asked,
      describe:
        "Face to face over a candle: {name} and the large owl. Her wing rests on {name's} hand, and {name's} eyes are wide with an idea.",
    },
  },
  {
    id: 'lower',
    next: 'brass',
    text: [
      template(
        '{name} turned out both pockets: string, a shell, a button. The button was black and perfectly round. {name} stuck it to the end of Gravy’s nose with candle wax, and out through the round window they let him down, in the basket, in the wind.',
      ),
      template(
        '“Left!” called {name}. Nora held the rope in her beak, and {friend} held Nora. “Left, Gravy! Down! On!”',
      ),
      template(
        'Gravy put his nose where it always went, to the thing that smelled most of {name}, and pressed. When he took it away, the dot stayed.',
      ),
    ],
    shows: [{ what: 'gravy' }, { what: 'basket' }, { what: 'nora' }, { what: 'button' }],
    scene: {
      ...scenes.lower,
      describe:
        'The dog swings in a basket before the moonlit house with a black button on his nose. From the window above, {name} points, and the owl holds the rope.',
    },
  },
  {
    id: 'wheels',
    text: [
      template(
        'Inside the clock the wheels went around as slowly as cows. There was a path between them, worn smooth, and they went along it, {friend} with one hand on Gravy, for a tail is easily lost in a clock.',
      ),
      template(
        'Tock, said the nearest wheel, and thought for a while, and said it again. “It isn’t late at all,” said {friend}. “It’s only careful.” The voice came from the front, from behind the great white face; and it was saying something polite.',
      ),
    ],
    shows: [{ what: 'wheel' }, { what: 'gravy' }],
    scene: {
      ...scenes.wheels,
      describe:
        'Great wheels inside a clock. Between them, from behind, {name} goes toward a glowing round clock face with a hand on the dog’s back.',
    },
  },
  {
    id: 'bowing',
    text: [
      template(
        '{name} looked out between the four and the five. In a long room stood forty chairs, and before the first one, with a candle in her foot, an owl in a shawl was bowing, ear tufts first.',
      ),
      template(
        '“How good of you to come!” she told the chair. She bowed to the next. “And you! No, no, you’re not late, you are only the first.” She listened. She laughed, politely, at nothing at all. Then she put the candle down on the floor, and sat beside it, and blew her beak on a tea towel.',
      ),
    ],
    shows: [{ what: 'chair' }, { what: 'nora' }, { what: 'candle' }, { what: 'clock' }],
    scene: {
      ...scenes.bowing,
      describe:
        'The dark shapes of {name} and the dog against a glowing clock face. Through it, small and far, an owl bows to a row of empty chairs.',
    },
  },
  {
    id: 'first',
    text: [
      template(
        '{name} opened the clock, crossed the long floor, and took the first place. “I’ve come,” {they} said.',
      ),
      template('The owl dropped the candle, caught it, and straightened her feathers. “And who asked you?”'),
      template('“Nobody,” said {name}.'),
      template('“Yes,” said the owl. “That’s me. Nora Obody. N. Obody, for short. It’s on the door.”'),
      template(
        "Then {name} heard it, the way you hear a key turn. The letters on the plate stood before {name's} eyes, with a gap behind the N, and in the gap a very small hole. “The dot!” said {name}. “Your dot has fallen off!”",
      ),
    ],
    shows: [{ what: 'nora' }, { what: 'candle' }],
    scene: {
      ...scenes.first,
      describe:
        "At the end of a row of empty chairs {name} and the large owl look at each other over a candle. Her wing rests on {name's} knee.",
    },
  },
  {
    id: 'press',
    text: [
      template(
        'Down on the doorstep {name} turned out both pockets: string, a shell, half a cookie, and one black button, perfectly round. Nora held the candle and dripped. {name} set it in the soft wax, just behind the N, in the place that had been waiting, and pressed with one thumb and counted as far as {they} could.',
      ),
      template('“Has it been gone long?” asked Nora in a small voice.'),
      template('“Seven years,” said {name}. “I think you have only been badly spelled.”'),
    ],
    shows: [{ what: 'button' }, { what: 'brass plate' }, { what: 'candle' }],
    scene: {
      ...scenes.press,
      describe:
        "{name's} thumb presses a black button into a golden brass plate, behind the letter N. An owl’s foot holds the candle.",
    },
  },
];
