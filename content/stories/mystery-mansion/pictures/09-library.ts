import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { line, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { crumb, letter } from '../parts.ts';

export const scene: Picture = {
  set: 'library',
  shot: 'low-angle',
  lighting: { lamps: [{ on: [180, 1150], reach: 900 }] },
  cuts: [
    wall('#2a2142'),
    snip('380,-60! 560,-60! 620,300! 320,300!', '#171130', { depth: 0.586, lift: 0 }),
    snip('-460,-100! 400,-100! 330,320! 60,1420! -460,1420!', '#5a3a44', {
      what: 'books',
      depth: 0.6,
      lift: 2,
    }),
    snip('1360,-100! 540,-100! 600,320! 860,1420! 1360,1420!', '#5a3a44', { depth: 0.6, lift: 2 }),
    ...[60, 260, 480, 720, 980].flatMap((y, r): SceneCut[] => {
      const k = (y + 100) / 1500,
        x0 = 390 - k * 320,
        x1 = 545 + k * 300,
        h = 120 + r * 34;
      return [
        ...Array.from({ length: 7 }, (_, i) =>
          snip(
            `0,0! ${30 + r * 8},4! ${30 + r * 8},${h}! 0,${h}!`,
            ['#7a4058', '#3f6b6a', '#b5713d', '#55508a', '#8a5a3a', '#a2485a', '#4a6b4a'][(i + r * 2) % 7]!,
            {
              at: [x0 - 20 - (i + 1) * (36 + r * 8), y + (i % 3) * 8],
              turn: 3 + r,
              depth: 0.61,
              lift: 0.5,
              print: 'letters',
            },
          ),
        ),
        ...Array.from({ length: 7 }, (_, i) =>
          snip(
            `0,0! ${30 + r * 8},4! ${30 + r * 8},${h}! 0,${h}!`,
            ['#3f6b6a', '#a2485a', '#55508a', '#b5713d', '#4a6b4a', '#7a4058', '#8a5a3a'][(i + r * 3) % 7]!,
            {
              at: [x1 + 30 + i * (36 + r * 8), y + (i % 3) * 8],
              turn: -3 - r,
              depth: 0.61,
              lift: 0.5,
              print: 'letters',
            },
          ),
        ),
        snip(`-100,${y + h + 30}! ${x0 + 6},${y + h}! ${x0},${y + h + 20}! -100,${y + h + 62}!`, '#33202f', {
          depth: 0.62,
          lift: 0.8,
        }),
        snip(`1000,${y + h + 30}! ${x1 - 6},${y + h}! ${x1},${y + h + 20}! 1000,${y + h + 62}!`, '#33202f', {
          depth: 0.62,
          lift: 0.8,
        }),
      ];
    }),
    ...(
      [
        [250, 140, 70, -30],
        [640, 180, 70, 26],
        [150, 420, 100, -20],
        [760, 520, 110, 32],
        [120, 760, 120, 16],
        [800, 830, 130, -24],
        [330, 330, 60, 40],
        [520, 110, 56, -16],
        [620, 640, 100, 18],
        [430, 250, 60, 14],
        [250, 600, 90, -36],
      ] as const
    ).flatMap(([x, y, w, t]) => letter(x, y, w, t, 0.64, '#f8eed8', w > 95)),
    line('440,-40 330,1320', '#c99055', 20, { what: 'ladder', depth: 0.65 }),
    line('520,-40 500,1320', '#c99055', 20, { depth: 0.65 }),
    ...[60, 190, 330, 490, 670, 870, 1080].map((y) =>
      line(`${436 - y * 0.08},${y} ${519 - y * 0.014},${y}`, '#a87442', 15, { depth: 0.651 }),
    ),
    ...(
      [
        [90, 1280, 210, 10],
        [800, 1290, 220, -12],
        [640, 1330, 200, 8],
        [260, 1340, 220, -6],
      ] as const
    ).flatMap(([x, y, w, t]) => letter(x, y, w, t, 0.8, '#fbf2de', true)),
    crumb(872, 1180, 0.82, 9),
  ],
  props: [{ id: 'lantern', at: [160, 1250], scale: 1, depth: 0.76 }],
  cast: [
    {
      who: 'hero',
      pose: 'catch',
      facing: 'left',
      at: [600, 960],
      by: 'head',
      scale: 1.75,
      expression: 'delight',
      act: {
        spine: -12,
        arms: [
          [-150, -165],
          [148, 160],
        ],
      },
      lookAt: 'mouse',
      hands: 'cup',
      shadow: false,
    },
    {
      who: 'mouse',
      at: [520, 660],
      scale: 1.2,
      facing: 'right',
      depth: 0.7,
      turn: 12,
      lookAt: 'hero.eyes',
    },
    { who: 'gravy', at: [770, 1260], scale: 0.9, facing: 'left', depth: 0.79 },
    {
      who: 'friend',
      pose: 'stand',
      at: [330, 1090],
      by: 'head',
      shadow: false,
      scale: 1.3,
      facing: 'right',
      expression: 'startled',
      depth: 0.71,
      act: { spine: -8 },
      lookAt: 'mouse',
    },
  ],
};
