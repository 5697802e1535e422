import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, gecko, snowflake, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'kitchen',
  light: 'noon',
  plain: '#fbe9c4',
  shot: 'small-before-big',
  camera: cam(),
  wide: { on: [450, 760], at: [0.4, 0.5], zoom: 1.1 },
  lighting: { from: [450, 0], lamps: [] },
  cuts: [
    wall('#c9622f', { print: 'tiles' }),
    disc(450, 460, 640, '#d97a3a', { depth: 0.582 }),
    disc(450, 460, 440, '#e8984a', { depth: 0.583 }),
    disc(450, 460, 260, '#f4b864', { depth: 0.584 }),
    // one window for each half of the world, and the day comes in at both
    ...[40, 740].flatMap((x): SceneCut[] => [
      box(x, 120, x + 120, 330, '#fbe0a4', { depth: 0.59, lit: false, lift: 0 }),
      { line: `${x + 60},120 ${x + 60},330`, width: 10, colour: '#8a3f2a', depth: 0.591, lit: false },
      { line: `${x},225 ${x + 120},225`, width: 10, colour: '#8a3f2a', depth: 0.591, lit: false },
    ]),
    ...gecko([214, 210], 20, 0.592, 0.62),
    cut('-900,1160 -200,1130 200,1160 500,1120 900,1150 1800,1130! 1800,1900! -900,1900!', '#fffdf6', {
      depth: 0.62,
      lift: 2,
      lit: false,
    }),
    // rice, and mangoes
    {
      ...cut('60,1180! 90,1240! 210,1240! 240,1180!', '#5f86b8', { depth: 0.66, lift: 1.4 }),
      what: 'mangoes',
    },
    cut('60,1186 90,1130 150,1104 210,1130 240,1186', '#ffffff', { depth: 0.655, lift: 1, lit: false }),
    ...(
      [
        [560, 1216],
        [630, 1200],
        [600, 1170],
      ] as const
    ).map((at, i) =>
      cut('-44,10 -36,-26 0,-40 36,-24 42,12 10,36 -26,34', ['#f08a3c', '#f4a63f', '#e8763a'][i]!, {
        depth: 0.66 + i * 0.001,
        at,
        lift: 1.2,
      }),
    ),
    cut('530,1170 570,1132 630,1130 666,1170 620,1160 580,1166', '#ffffff', {
      depth: 0.665,
      lift: 0.6,
      lit: false,
    }),
    ...(
      [
        [110, 150, 1.6],
        [330, 70, 1.1],
        [560, 190, 1.7],
        [800, 120, 1.3],
        [210, 340, 0.9],
        [740, 400, 1.4],
        [410, 320, 1],
        [560, 480, 0.7],
        [350, 560, 0.7],
        [640, 610, 0.6],
        [430, 650, 0.5],
        [250, 960, 0.7],
        [700, 980, 0.7],
        [-150, 300, 1.6],
        [960, 640, 0.9],
        [1090, 760, 1.2],
        [1010, 980, 0.8],
        [-190, 700, 1],
        [1060, 400, 1.5],
      ] as const
    ).flatMap(([x, y, k], i) => snowflake([x, y], k, 0.64 + (i % 3) * 0.003, i * 17)),
    // It snows: dots of all sizes over the whole width, thickest where the bear shakes.
    ...Array.from({ length: 120 }, (_, i): SceneCut => {
      const [x, y] = [(i * 137.5) % 1460, (i * 97 + ((i * i) % 61) * 9) % 1080];
      return disc(x - 280, y + 10, 5 + ((i * 7) % 5) * 2.6, '#ffffff', {
        what: 'snow',
        depth: i % 3 ? 0.645 : 0.76,
      });
    }),
    // two so near that they leave the page
    ...snowflake([-40, 420], 2.2, 0.9, 12),
    ...snowflake([880, 330], 2, 0.9, 40),
    // the till, which has rung for fright
    box(690, 1040, 900, 1230, '#5a2f3c', { depth: 0.668, lift: 2 }),
    box(712, 1062, 878, 1112, '#bfe0c0', { depth: 0.669, lift: 0, lit: false }),
    { letters: 'SNOW', at: [795, 1088], size: 30, colour: '#2a4a3a', depth: 0.67, lit: false },
    ...[728, 778, 828].flatMap((x): SceneCut[] =>
      [1140, 1180].map((y) => disc(x + 18, y, 13, '#f3c98a', { depth: 0.67 })),
    ),
    box(676, 1214, 900, 1262, '#7a4450', { depth: 0.671 }),
    cut('600,1320 640,1262 720,1240 800,1256 900,1236 1800,1250! 1800,1900! 600,1900!', '#fffdf6', {
      depth: 0.672,
      lift: 1.6,
      lit: false,
    }),
    cut('-60,-8 -52,-40 -20,-66 20,-66 52,-40 60,-8 20,-20 -20,-14', '#ffffff', {
      depth: 0.6675,
      on: 'friend.head',
      dy: -44,
      scale: 0.9,
      lit: false,
    }),
    {
      shape: '-9,0 0,-3 9,0 8,16 0,24 -8,16',
      on: 'hero.mouth',
      dy: 8,
      colour: '#d9656a',
      depth: 0.75,
      lift: 0.4,
    },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [470, 1250],
      scale: 1.5,
      facing: 'front',
      expression: 'joy',
      act: {
        tilt: -14,
        spine: -12,
        arms: [
          [-100, -110],
          [100, 115],
        ],
        toes: 'both',
      },
      hands: 'open',
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [792, 930],
      by: 'head',
      scale: 1.15,
      facing: 'left',
      expression: 'scared',
      act: {
        spine: -14,
        arms: [
          [-130, -150],
          [130, 150],
        ],
      },
      hands: 'open',
      shadow: false,
      depth: 0.666,
    },
    {
      who: 'bear',
      at: [110, 1210],
      scale: 1.75,
      facing: 'right',
      pose: 'joy',
      mood: 'glad',
      lean: -14,
      nod: 12,
      lookAt: 'hero.head',
      depth: 0.65,
    },
    {
      who: 'penguin',
      at: [640, 1290],
      scale: 0.95,
      facing: 'left',
      pose: 'joy',
      mood: 'glad',
      depth: 0.745,
    },
    { who: 'tern', at: [300, 1290], scale: 0.7, facing: 'left', lookAt: 'hero.head', depth: 0.74 },
  ],
};
