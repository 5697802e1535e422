import { box, cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { house, kite, ownClothes } from '../parts.ts';

export const scene: Picture = {
  set: 'hill',
  wears: ownClothes,
  shot: 'diagonal-run',
  camera: { ...cam(), zoom: 1.06, roll: 7 },
  cuts: [
    wall('#f6cb6c'),
    disc(150, 210, 150, '#fff0bf', { depth: 0.585 }),
    cut('-460,760! 200,720 520,740 1360,700! 1360,900! -460,900!', '#6fa3ac', {
      depth: 0.6,
      lift: 0.8,
      print: 'sea-chart',
    }),
    ...[
      [60, 870],
      [150, 880],
      [240, 872],
      [330, 884],
    ].flatMap(([x, y], i) =>
      house(x!, y! + 20, 84, 60, ['#f6e6c8', '#e7c79c'][i % 2]!, '#b5482f', 0.61 + i * 0.001, '#8a6a5a'),
    ),
    snip('400,900! 400,760! 430,650! 460,760! 460,900!', '#f6e6c8', { depth: 0.615, lift: 0.8 }),
    snip('392,770! 430,620! 468,770!', '#b5482f', { depth: 0.616, lift: 0.6 }),
    cut('-460,960 120,900 360,950 620,900 860,790 1480,700! 1480,1700! -460,1700!', '#c9893f', {
      depth: 0.63,
      lift: 1.8,
      print: 'exercise-book',
    }),
    cut('-460,1230 200,1130 520,1180 800,1120 1480,1150! 1480,1700! -460,1700!', '#a3652f', {
      depth: 0.65,
      lift: 1.6,
      print: 'exercise-book',
    }),
    line('110,1000 220,960 330,985', '#e9c48a', 16, { depth: 0.631 }),
    ...kite(
      770,
      150,
      0.9,
      24,
      0.69,
      [
        [700, 300],
        [652, 350],
        [610, 400],
        [590, 460],
        [600, 520],
        [630, 570],
        [650, 620],
        [630, 680],
        [590, 720],
        [560, 760],
        [550, 810],
      ],
      0.95,
    ),
    line('770,200 800,420 770,620', '#fff4de', 4, { depth: 0.64 }),
    box(820, 1090, 1040, 1220, '#8a5a48', { depth: 0.66, lift: 1.4, print: 'tiles' }),
    cut('850,1092! 846,1050 866,1036 890,1062 896,1092!', '#e8a99c', { depth: 0.659, lift: 0.6 }),
    cut('910,1092! 916,1052 940,1040 950,1066 944,1092!', '#e8a99c', { depth: 0.659, lift: 0.6 }),
  ],
  cast: [
    { who: 'dog', at: [500, 940], scale: 0.36, facing: 'right', depth: 0.64, pose: 'joy' },
    {
      who: 'friend',
      pose: 'wave',
      facing: 'backRight',
      at: [690, 1190],
      scale: 1.12,
      act: {
        arms: [
          [-140, -160],
          [140, 160],
        ],
        tilt: 8,
      },
      hands: 'open',
      lookAt: [770, 150],
    },
    {
      who: 'hero',
      pose: 'stand',
      facing: 'right',
      at: [230, 1260],
      scale: 1.5,
      expression: 'furious',
      act: {
        spine: 28,
        neck: 10,
        arms: [
          [-58, -40],
          [-20, 4],
        ],
        weight: 'right',
        toes: 'left',
      },
      hands: 'fist',
      lookAt: 'friend.head',
    },
  ],
};
