import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes } = pictures;

export const socks: readonly BookSpread[] = [
  {
    id: 'shelf',
    text: [
      template(
        'It was a warm shelf, with a rail. On one side of {name} stood an egg cup; on the other, on a cushion, lay a red left mitten. MITTEN, ONE. It looked well. It had been brushed.',
      ),
      template(
        'One snatch, two tugs, and Grandfather would pull. But the dragon knew her things by name. Tonight, when she counted, she would miss it. Then she would come up over the rim and ask for it; and she was not a small person.',
      ),
      template('Besides, she had been kind to it. That made it harder.'),
      template(
        '{name} put one hand in the pocket. There was the right mitten. Ding, it said. Then {name} laid it down on the cushion next to the other.',
      ),
    ],
    shows: [{ what: 'mitten', count: 2 }, { what: 'egg cup' }, { what: 'cushion' }],
    scene: {
      ...scenes.shelf,
      describe:
        'A red mitten lies on a cushion with a label. {name} holds the other one, its twin, tight against {their} coat, and has tears in {their} eyes.',
    },
  },
  {
    id: 'act',
    text: [template('“What have you done?”'), template('“Now they’re a pair,” said {name}.')],
    layout: { kind: 'bleed', wordsAt: 'left-bottom' },
    shows: [{ what: 'mitten', count: 2 }, { what: 'cushion' }, { what: 'eye' }],
    scene: {
      ...scenes.act,
      describe:
        '{name} bends over the cushion and with bare hands lays the second red mitten beside the first. Over the edge of the shelf rises the dragon’s huge eye.',
    },
  },
  {
    id: 'useless',
    text: [
      template('It was so quiet that the egg cup shook.'),
      template(
        "“A pair!” said the dragon. “Pairs have each other. What would they want with me?” She pushed them over to {name's} knee with one claw. “Take them. They’re no use to me at all.”",
      ),
      template('“And me?” said {name}.'),
      template('“You’re still one.”'),
      template(
        '“No,” said {name}, and laid the dragon’s claw upon the thread, and gave one tug. They waited. A long way off and up, somebody who shook a little, and somebody who did not, gave one tug back.',
      ),
      template('“Oh,” said the dragon. “There’s another end to you.”'),
    ],
    shows: [{ what: 'mitten', count: 2 }, { what: 'claw' }, { what: 'thread' }],
    scene: {
      ...scenes.useless,
      describe:
        '{name} holds the dragon’s huge claw and lays its tip on the red thread. Both listen to the tug that comes along it.',
    },
  },
  {
    id: 'half',
    text: [
      template(
        'The dragon sat down. The shelves rang. “I suppose they’ve all got one,” she said. “Another end. Somewhere.”',
      ),
      template(
        '“In our village,” said {name}, “every house has a drawer for the ones that are left. Nobody can throw them out.” {name} looked along the shelf. “I think I know this sock.”',
      ),
      template('“It will be very empty here.”'),
      template(
        '“You could bring them back yourself. At night, if you’re shy. You’d be the only one who can.”',
      ),
      template('The dragon polished her half a pair of spectacles. “The only one,” she said.'),
    ],
    shows: [{ what: 'dragon' }, { what: 'shelf' }, { what: 'spectacles' }],
    scene: {
      ...scenes.half,
      describe:
        'A tower of shelves full of odd things, glowing. On the floor sits the dragon, and {name}, leaning on her tail, holds up one sock.',
    },
  },
  {
    id: 'night',
    text: [
      template(
        'They flew home along the thread, with one oar, and one bell, and the larger half of a bridge.',
      ),
      template(
        'All that night something very big went through the village on the tips of its claws. It opened drawers as one lifts a blanket from a sleeper. It pulled Grandfather’s yarn straight, over the snow and over the river, and pegged things on it: two and two and two.',
      ),
      template(
        '{name} held the pegs. “Left,” {they} whispered, high up. “Right,” whispered {friend}, far below.',
      ),
    ],
    shows: [{ what: 'dragon' }, { what: 'peg' }, { what: 'yarn' }],
    scene: {
      ...scenes.night,
      describe:
        'Night over the lit windows of the village: a huge careful dragon pegs pairs of socks and mittens to a line of red yarn. {name}, between her ears, hands her the pegs. {friend} stands between the houses and looks up.',
    },
  },
  {
    id: 'morning',
    text: [
      template(
        'In the morning the village came out, two and two, and looked. Ding-dong, said the ridge, and sixty sheep got down off each other. On the river a boat went across, quite straight; and back across, because it could.',
      ),
      template('“It was the wind,” the knitters said at last. “It’s blown them all home! Thank you, wind!”'),
      template(
        '{name} said nothing. {friend} said nothing either, and that had never happened before. “Good wind,” said Grandfather, who had held his end all night.',
      ),
    ],
    shows: [{ what: 'grandfather' }, { what: 'boat' }, { what: 'sheep' }],
    scene: {
      ...scenes.morning,
      describe:
        'Between two red mittens with the sunrise shining through them we see the valley full of pairs on lines. {name}, Grandfather and {friend}, with a hand over {friend:their} mouth, sit on the bench.',
    },
  },
  {
    id: 'odd',
    next: null,
    text: [
      template(
        'There was a little yarn left over. Grandfather looked at his needles. His hands shook. So {name} put both red mittens around them, and {friend} held the ball, and the stitches came out wavy, but they came.',
      ),
      template('“What is it going to be?” asked {friend}.'),
      template('“A scarf,” said Grandfather. “She’ll feel the cold, with her shelves bare.”'),
      template('“Only one?”'),
      template('“Just one.” He looked at {name} over his glasses for some time. “You’re an odd one.”'),
      template('“Yes,” said {name}. “That makes two.”'),
    ],
    shows: [{ what: 'mitten', count: 2 }, { what: 'grandfather' }, { what: 'needles' }, { what: 'yarn' }],
    scene: {
      ...scenes.odd,
      describe:
        "On the bench in the red evening light {name's} mittened hands hold Grandfather’s shaking ones, and they knit. {friend} holds the ball of yarn. The long wavy scarf flows down over the rim into the smoke.",
    },
  },
];
