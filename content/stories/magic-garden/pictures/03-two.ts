import { box, cut, disc, line, snip } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { catFace, cypresses, tulipCup, WALL, walkingCrumb } from '../parts.ts';

export const scene: Picture = {
  set: 'courts',
  plain: '#a9dccb',
  shot: 'diagonal-run',
  seed: 5,
  cuts: [
    box(-100, -60, 1000, 500, '#f4e2b4', { depth: 0.04, lift: 0 }),
    disc(760, 190, 92, '#fdf3d2', { depth: 0.05, lit: false }),
    ...cypresses(
      [
        [-20, 60, 70],
        [150, 190, 50],
        [430, 120, 56],
        [560, 210, 40],
        [900, 100, 60],
      ],
      470,
      '#3a8a66',
      0.06,
    ),
    cut('-100,420! 300,380 600,350 1000,300! 1000,1500! -100,1500!', WALL, {
      depth: 0.1,
      lift: 1.4,
      print: 'tiles',
    }),
    snip('110,720! 100,500! 180,420! 262,490! 274,712!', '#174e5c', { what: 'gate', depth: 0.11, lift: 0 }),
    line('110,720 100,500 180,420 262,490 274,712', '#f3d38a', 12, { depth: 0.112 }),
    ...catFace(190, 610, 0.62, 0.12),
    cut('-100,800! 300,740 600,690 1000,620! 1000,1500! -100,1500!', '#8cc067', {
      depth: 0.2,
      lift: 1.6,
      print: 'seed-packet',
    }),
    snip('-100,1000! 1000,700! 1000,780! -100,1140!', '#e9dcc0', { depth: 0.21, lift: 0.6 }),
    snip('-100,1024! 1000,716! 1000,764! -100,1110!', '#6fbcd4', { depth: 0.22, lift: 0 }),
    ...walkingCrumb(770, 650, 0.62, 0.6),
    line('640,690 700,678', '#fff6dc', 5, { depth: 0.6 }),
    line('620,660 690,652', '#fff6dc', 5, { depth: 0.6 }),
    // Chin-deep in tulips: lighter ones behind, darker ones before.
    ...(
      [
        [560, 790, 0.42, '#e0704f', 0.5],
        [660, 770, 0.38, '#e0704f', 0.5],
        [850, 800, 0.44, '#e0704f', 0.62],
        [20, 850, 0.9, '#cf4c43', 0.76],
        [236, 740, 0.86, '#d5544a', 0.762],
        [440, 770, 0.84, '#cf4c43', 0.764],
        [620, 880, 0.74, '#d5544a', 0.766],
        [770, 960, 0.72, '#cf4c43', 0.768],
        [910, 920, 0.7, '#d5544a', 0.77],
        [-10, 1110, 1.2, '#9c2f3c', 0.79],
        [240, 1080, 1.16, '#ab3540', 0.792],
        [500, 1120, 1.14, '#9c2f3c', 0.794],
        [740, 1180, 1.2, '#ab3540', 0.796],
        [960, 1140, 1.1, '#9c2f3c', 0.798],
      ] as const
    ).flatMap(([x, y, k, colour, depth]) =>
      tulipCup(x, y, k, depth, colour, '#f0906a').map((cut) => ({ ...cut, lit: false })),
    ),
    ...[
      [110, 1010, -14],
      [350, 1030, 10],
      [620, 1090, -8],
      [860, 1100, 12],
    ].map(([x, y, turn]) =>
      cut('-40,420! -50,160 -10,-60 10,-170 40,-40 52,160 40,420!', '#2f7048', {
        at: [x!, y!],
        turn: turn!,
        depth: 0.788,
        lift: 1.6,
        lit: false,
        print: 'seed-packet',
      }),
    ),
    cut('-100,900 200,860 480,900 760,960 1000,930 1000,1500! -100,1500!', '#3f7f4c', {
      depth: 0.755,
      lift: 0.8,
      lit: false,
      print: 'seed-packet',
    }),
    cut('-100,1290 120,1240 330,1280 560,1250 800,1300 1000,1260 1000,1500! -100,1500!', '#1d5640', {
      depth: 0.81,
      lift: 1.6,
      lit: false,
    }),
  ],
  cast: [
    person('hero', [400, 560], 1.55, {
      pose: 'run',
      facing: 'right',
      expression: 'delight',
      act: { spine: 22 },
      lookAt: [770, 650],
      touch: { right: [556, 640] },
      hands: 'open',
    }),
    person('friend', [96, 640], 1.1, {
      pose: 'run',
      facing: 'right',
      expression: 'delight',
      act: { spine: 14 },
      lookAt: [770, 650],
    }),
  ],
};
