import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, smallPerson, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { burr, ferry, kite, onSky, tam, tubOfBurrs, water } from '../parts.ts';

export const scene: Picture = {
  set: 'hill',
  light: 'dawn',
  shot: 'establish',
  lighting: { from: [300, 300] },
  cuts: [
    wall('#f6c9b8'),
    cut('-460,200 200,160 520,220 1360,160! 1360,1500! -460,1500!', '#f3b3a4', onSky),
    cut('-460,420 260,380 620,430 1360,380! 1360,1500! -460,1500!', '#eaa09a', { ...onSky, depth: 0.587 }),
    disc(250, 560, 110, '#fff1d0', { depth: 0.588 }),
    water(620, '#e6a9a4', 0.6, { print: 'sea-chart' }),
    water(800, '#d08f98', 0.61, { print: 'sea-chart' }),
    snip('190,640! 310,640! 340,760! 280,860! 330,960! 200,960! 230,860! 170,760!', '#fbe0c4', {
      depth: 0.612,
      lift: 0,
      opacity: 0.7,
    }),
    ...ferry(190, 980, 1.35, 0.725, '#2a2238'),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2].flatMap((i) =>
        tubOfBurrs(44 + i * 84 + (row % 2) * 8, 830 - row * 62, 0.31, 0.7225 - row * 0.0003 + i * 0.00005),
      ),
    ),
    water(960, '#b87486', 0.735, { print: 'sea-chart' }),
    ...kite(
      610,
      330,
      0.72,
      22,
      0.72,
      [
        [540, 230],
        [460, 180],
        [380, 150],
        [340, 156],
        [300, 176],
        [262, 180],
        [222, 162],
        [184, 136],
        [146, 122],
        [108, 128],
        [70, 150],
      ],
      0.72,
    ),
    snip('560,1500! 540,1060! 1360,1000! 1360,1500!', '#7a5668', { depth: 0.74, lift: 2, print: 'tiles' }),
    ...[0, 1, 2, 3].map((i) =>
      box(520 - i * 40, 1090 + i * 40, 520 - i * 40 + 60, 1090 + i * 40 + 400, '#6a4a5c', {
        depth: 0.739 - i * 0.0004,
        lift: 0.8,
      }),
    ),
    ...(
      [
        [690, 970, 0.62, '#8e5a7a', '#8a5a40'],
        [880, 950, 0.66, '#c98a5c', '#f0c9a8'],
      ] as const
    ).flatMap(([x, y, s, c, k], i): SceneCut[] => [
      ...smallPerson(x, y, s, c, 0.75 + i * 0.002, undefined, k),
      disc(x, y + 14 * s, 8 * s, '#5a2430', { depth: 0.7512 + i * 0.002 }),
    ]),
    ...burr(690, 830, 18, 0.76),
    ...burr(760, 790, 13, 0.76),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'hug',
      holding: 'none',
      facing: 'right',
      at: [434, 866],
      scale: 0.7,
      expression: 'delight',
      act: { spine: -12 },
      lookAt: [600, 330],
      touch: { right: 'friend.back' },
      seatOn: 'boat',
      shadow: false,
      depth: 0.7248,
    },
    tam({
      pose: 'stand',
      facing: 'right',
      at: [556, 852],
      scale: 0.84,
      expression: 'joy',
      act: {
        spine: 7,
        arms: [
          [-138, -150],
          [138, 150],
        ],
      },
      lookAt: [600, 330],
      shadow: false,
      depth: 0.7246,
    }),
    {
      who: 'bly',
      pose: 'stand',
      facing: 'left',
      at: [352, 860],
      scale: 0.8,
      expression: 'tired',
      shadow: false,
      depth: 0.7244,
    },
    {
      who: 'grownUp',
      pose: 'stand',
      facing: 'left',
      at: [790, 1290],
      scale: 0.95,
      expression: 'embarrassed',
      act: { spine: 12 },
      depth: 0.78,
    },
    {
      who: 'mayor',
      pose: 'stand',
      facing: 'left',
      at: [272, 862],
      scale: 0.7,
      expression: 'delight',
      shadow: false,
      depth: 0.7242,
    },
    {
      who: 'stairPig',
      at: [480, 1230],
      mood: 'sleepy',
      scale: 0.46,
      facing: 'right',
      depth: 0.76,
      pose: 'rest',
    },
  ],
};
