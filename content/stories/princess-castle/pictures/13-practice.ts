import type { LineCut, RingsCut } from '../../../../illustration/scene/format/cuts.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { doorway, goose, LEAD, PINK, perkin, THIRDS_CLOTHES, wave } from '../parts.ts';

/** Who holds the two ends of each sheet, from the wall down. */
const PAIRS = [
  ['wat', 'groom'],
  ['laundress', 'king'],
  ['meg', 'maid'],
] as const;

export const scene: Picture = {
  set: 'meadow',
  plain: '#8cb45a',
  shot: 'plan',
  camera: cam(),
  wide: cam({ on: [450, 720] }),
  cuts: [
    {
      shape: '-420,-300! 1340,-300! 1340,170! -420,190!',
      snip: true,
      colour: PINK,
      depth: 0.1,
      lift: 1.6,
      print: 'gingham',
    },
    { shape: doorway(450, -60, 150, 210), colour: '#4a2f38', depth: 0.11, lift: 0 },
    ...['424,-60 424,150', '476,-60 476,150', '375,96 525,96'].map(
      (leads): LineCut => ({ line: leads, width: 5, colour: LEAD, depth: 0.114 }),
    ),
    {
      shape: '-420,240 1340,220! 1340,1700! -420,1700!',
      colour: '#86ad55',
      depth: 0.12,
      lift: 0.2,
      print: 'gingham',
    },
    ...[310, 480, 650, 820].flatMap((y, i) => [
      wave(y, ['#dceaf5', '#eaf3fa', '#d3e4f2', '#f4f8fb'][i]!, 0.3 + i * 0.1, {
        shape: `60,${y + 20} 150,${y - 40} 250,${y + 6} 350,${y + 44} 460,${y} 560,${y - 40} 660,${y + 6} 760,${y + 40} 850,${y} 860,${y + 70} 760,${y + 120} 660,${y + 90} 560,${y + 50} 460,${y + 90} 350,${y + 130} 250,${y + 96} 150,${y + 50} 60,${y + 110}`,
        print: 'sea-chart',
        what: 'sheet',
      }),
    ]),
    { rings: [74], at: [620, 480], colour: '#6f8f3c', depth: 0.5 },
    { rings: [56], at: [676, 520], colour: '#7d9e46', depth: 0.501 },
    ...[
      [610, 460],
      [646, 500],
      [686, 530],
      [636, 530],
    ].map(([x, y]): RingsCut => ({ rings: [10], at: [x!, y!] as const, colour: '#c2402f', depth: 0.503 })),
    {
      shape: '300,700 320,600 370,580 420,600 440,700 450,760 290,760',
      colour: '#eaf3fa',
      depth: 0.52,
      lift: 1.6,
      print: 'sea-chart',
    },
  ],
  cast: [
    perkin({
      pose: 'lift',
      at: [622, 420],
      by: 'head',
      scale: 0.4,
      facing: 'left',
      expression: 'delight',
      shadow: false,
      floats: 'is up in the apple tree',
      depth: 0.6,
    }),
    {
      who: 'friend',
      pose: 'stand',
      at: [450, 46],
      by: 'head',
      scale: 0.5,
      facing: 'front',
      expression: 'asleep',
      shadow: false,
      depth: 0.115,
    },
    ...PAIRS.flatMap(([left, right], i): NamedRole[] => {
      const y = 310 + i * 170;
      // Behind the sheet, with the hands before it.
      const [scale, depth, handsDepth] = [0.42 + i * 0.02, 0.29 + i * 0.1, 0.31 + i * 0.1];
      return [
        {
          who: left,
          ...(left === 'meg' ? { wears: THIRDS_CLOTHES } : {}),
          pose: 'lift',
          at: [104, y + (left === 'meg' ? 84 : 140)],
          scale,
          facing: 'right',
          expression: 'effort',
          strength: 'slight',
          lookAt: 'hero',
          touch: { right: [134, y + 22], left: [104, y + 30] },
          hands: 'grip',
          shadow: false,
          depth,
          handsDepth,
        },
        {
          who: right,
          pose: 'lift',
          at: [800, y + 140],
          scale,
          facing: 'left',
          expression: 'joy',
          strength: 'slight',
          lookAt: 'hero',
          touch: { right: [772, y + 36], left: [796, y + 44] },
          hands: 'grip',
          shadow: false,
          depth,
          handsDepth,
        },
      ];
    }),
    {
      who: 'cook',
      pose: 'stand',
      at: [372, 840],
      scale: 0.6,
      facing: 'front',
      expression: 'startled',
      shadow: false,
      depth: 0.51,
    },
    ...[60, 130, 200, 270, 600, 670, 740, 800, 860].map((x, i) =>
      goose({ name: `g${i}`, at: [x, 1130 + (i % 2) * 20], scale: 0.36, facing: 'right', depth: 0.7 }),
    ),
    {
      who: 'hero',
      pose: 'stand',
      at: [450, 1310],
      scale: 1.15,
      facing: 'back',
      act: { spine: 6, arms: [null, [116, 128]] },
      hands: { right: 'open' },
      depth: 0.8,
    },
  ],
};
