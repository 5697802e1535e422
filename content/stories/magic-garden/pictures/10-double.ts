import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { DEEP, halfBun, RICE, WALL } from '../parts.ts';

export const scene: Picture = {
  set: 'courts',
  plain: '#8cc067',
  shot: 'plan',
  seed: 12,
  lighting: { cast: false },
  cuts: [
    box(400, -60, 500, 1400, '#e9dcc0', { depth: 0.1, lift: 0.4 }),
    box(420, -60, 480, 1400, '#6fbcd4', { depth: 0.11, lift: 0 }),
    box(-100, 470, 1000, 940, '#7db35a', { depth: 0.09, lift: 0.2, print: 'seed-packet' }),
    box(-100, 30, 1000, 110, '#9acb74', { depth: 0.09, lift: 0.2, print: 'seed-packet' }),
    // The beds of each court, hedged, and their round trees from above.
    ...[
      [-60, 520, 300, 250],
      [560, 520, 400, 250],
      [-60, 800, 220, 100],
      [690, 800, 300, 100],
      [40, 140, 250, 150],
      [560, 140, 300, 150],
    ].flatMap(([x, y, w, h], i): SceneCut[] => [
      box(x!, y!, x! + w!, y! + h!, '#3f7f4c', { depth: 0.12, lift: 1.4 }),
      box(x! + 22, y! + 22, x! + w! - 22, y! + h! - 22, i < 4 ? '#a8cf7c' : '#b9d98c', {
        depth: 0.121,
        lift: 0.2,
        print: 'seed-packet',
      }),
    ]),
    ...[
      [300, 560, 44],
      [880, 880, 56],
      [20, 880, 58],
      [596, 880, 34],
      [310, 190, 26],
      [600, 320, 24],
      [880, 420, 40],
      [30, 430, 34],
    ].flatMap(([x, y, k]): SceneCut[] => [
      disc(x!, y!, k!, '#2f6f48', { depth: 0.25 }),
      disc(x! - k! * 0.2, y! - k! * 0.2, k! * 0.6, '#4a9455', { depth: 0.251 }),
      disc(x! + k! * 0.3, y! + k! * 0.1, k! * 0.18, '#c8433f', { depth: 0.252 }),
      disc(x! - k! * 0.4, y! + k! * 0.3, k! * 0.16, '#c8433f', { depth: 0.252 }),
    ]),
    ...(
      [
        [30, 20, 40, '#7cc9bd'],
        [110, 26, 70, '#5fb8b0'],
        [230, 36, 110, '#46a5a2'],
        [470, 50, 190, WALL],
        [940, 70, 300, DEEP],
      ] as const
    ).flatMap(([y, h, w, colour]): SceneCut[] => [
      box(-100, y - h / 2, 450 - w / 2, y + h / 2, colour, {
        what: 'gate',
        depth: 0.3,
        lift: 1.4,
        print: 'tiles',
      }),
      box(450 + w / 2, y - h / 2, 1000, y + h / 2, colour, { depth: 0.3, lift: 1.4, print: 'tiles' }),
    ]),
    ...[
      [90, 660],
      [180, 790],
      [760, 640],
      [850, 800],
      [800, 720],
      [60, 320],
      [140, 370],
      [820, 330],
      [760, 390],
    ].flatMap(([x, y], i) => {
      const k = i < 5 ? 46 : 24;
      return [0, 1, 2, 3, 4, 5]
        .map(
          (j): SceneCut =>
            oval(
              x! + Math.cos(j) * k * 0.6,
              y! + Math.sin(j) * k * 0.6,
              k * 0.5,
              k * 0.34,
              '#c8433f',
              { depth: 0.2, lift: 0.6 },
              j * 57,
            ),
        )
        .concat([disc(x!, y!, k * 0.24, '#f3d38a', { depth: 0.21 })]);
    }),
    // Pilaf from above, a plug.
    ...called(
      'pilaf',
      [
        oval(450, 990, 190, 230, RICE, { depth: 0.4, lift: 2 }),
        oval(450, 960, 110, 40, '#c9a36a', { depth: 0.41, lift: 0 }),
        oval(450, 1060, 120, 34, '#c9a36a', { depth: 0.41, lift: 0 }),
        // Haunches on this side of the wall, the tail across the beds.
        oval(346, 1120, 92, 108, RICE, { depth: 0.405, lift: 1 }, -12),
        oval(554, 1120, 92, 108, RICE, { depth: 0.405, lift: 1 }, 12),
        oval(340, 1196, 40, 52, '#f7ecd2', { depth: 0.406, lift: 0.8 }),
        oval(560, 1196, 40, 52, '#f7ecd2', { depth: 0.406, lift: 0.8 }),
        line('480,1180 580,1236 700,1216 770,1130 740,1070', RICE, 54, { depth: 0.43 }),
        line('757,1096 740,1070', '#c9a36a', 54, { depth: 0.431 }),
        oval(450, 830, 88, 78, RICE, { depth: 0.42, lift: 1.6 }),
        snip('372,806! 362,728! 430,764!', RICE, { depth: 0.419, lift: 1 }),
        snip('528,806! 538,728! 470,764!', RICE, { depth: 0.419, lift: 1 }),
        line('450,770 450,860', '#c9a36a', 14, { depth: 0.43 }),
        oval(340, 900, 36, 50, RICE, { depth: 0.425, lift: 1 }),
        oval(560, 900, 36, 50, RICE, { depth: 0.425, lift: 1 }),
      ].map((cut) => ({ ...cut, dy: 110 })),
    ),
    ...halfBun(356, 150, 0.22, 0.725),
    ...halfBun(330, 350, 0.44, 0.726),
    ...called('crumb', halfBun(210, 690, 0.86, 0.74)),
    { line: '400,60 394,34 400,20', width: 2, colour: '#2a161c', depth: 0.35 },
    ...[376, 390, 510, 524].map((x) =>
      cut('0,0! 16,-6! 14,10!', '#fffaf0', { at: [x, 46], depth: 0.36, lift: 0.3 }),
    ),
  ],
  cast: [
    ...[
      [330, 58],
      [360, 60],
      [520, 60],
    ].map(
      ([x, y], i): NamedRole => ({
        who: 'ant',
        name: `waver${i}`,
        at: [x!, y!],
        scale: 0.2,
        facing: 'right',
        depth: 0.35,
      }),
    ),
    person('hero', [380, 120], 0.36, {
      name: 'first',
      pose: 'walk',
      facing: 'right',
      expression: 'brave',
      act: {
        spine: 12,
        arms: [
          [-62, -40],
          [66, 104],
        ],
      },
    }),
    person('hero', [390, 290], 0.58, {
      name: 'second',
      pose: 'hold',
      holding: 'none',
      facing: 'left',
      expression: 'joy',
      act: { spine: 10 },
    }),
    person('hero', [340, 545], 1.1, {
      pose: 'hug',
      holding: 'none',
      facing: 'left',
      expression: 'delight',
      act: { spine: -8, tilt: 8 },
    }),
    person('friend', [600, 570], 0.98, {
      facing: 'left',
      expression: 'joy',
      act: { spine: 12 },
      lookAt: 'hero',
    }),
  ],
};
