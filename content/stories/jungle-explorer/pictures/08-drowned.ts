import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { box, cut, disc, line, rings } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import {
  AFLOAT,
  antTrail,
  HAT_BLUE,
  JACKET,
  mirroredPoints,
  STRAW,
  sunHat,
  treeCrown,
  trunk,
} from '../parts.ts';

/** The reflection of a bird on its branch: head down. */
const hangingBird = (
  x: number,
  y: number,
  s: number,
  dir: number,
  colour: string,
  depth: number,
): SceneCut[] => {
  const own: Partial<SheetCut> = { at: [x, y] as const, scale: s, lit: false };
  return [
    cut(mirroredPoints('-34,4 -40,40 -20,70 12,78 34,58 44,30 60,-40 70,-84! 30,-10 0,-2', dir), colour, {
      depth,
      ...own,
      lift: 0.6,
    }),
    cut(mirroredPoints('-30,50! -66,64! -28,72!', dir), '#2c241c', {
      depth: depth + 0.0002,
      ...own,
      snip: true,
      lift: 0,
    }),
    cut(mirroredPoints('0,6 40,20 62,-50! 20,-20', dir), '#1f3b35', {
      depth: depth + 0.0002,
      ...own,
      lift: 0,
      opacity: 0.45,
    }),
    disc(x - 10 * s * dir, y + 54 * s, 6 * s, '#1b1512', { depth: depth + 0.0004 }),
  ];
};
const HULL =
  '-360,-50! -320,-8 -160,10 0,14 160,10 320,-8 360,-50! 340,30 240,84 100,104 -100,104 -240,84 -340,30';
/** The canoe's two sides, people between them at 0.74. */
const canoe = (x: number, y: number, s: number, turn = 0): SceneCut[] => {
  const own: Partial<SheetCut> = { at: [x, y] as const, scale: s, turn };
  return [
    cut('-340,-34 -160,-22 0,-18 160,-22 340,-34 160,30 0,36 -160,30', '#4b2b1e', {
      depth: 0.725,
      ...own,
      lift: 1,
    }),
    cut(HULL, '#9a5a34', { what: 'canoe', depth: 0.76, ...own, lift: 2 }),
    {
      ...line('-352,-36 -310,2 -160,20 0,24 160,20 310,2 352,-36', '#e0a04e', 14, { depth: 0.7602 }),
      ...own,
    },
    { ...line('-312,56 -160,78 0,84 160,78 312,56', '#7b4126', 8, { depth: 0.7602 }), ...own },
  ];
};
/** Tia Rosa in the stern, {name} in the middle, {friend} in the bow; the bow is on the right, or on the left with `dir` −1. */
const crew = (
  x: number,
  y: number,
  s: number,
  told: {
    dir?: number;
    hero?: Partial<NamedRole>;
    friend?: Partial<NamedRole>;
    rosa?: Partial<NamedRole>;
  } = {},
): NamedRole[] => {
  const { dir = 1, hero = {}, friend = {}, rosa = {} } = told;
  const usual: Partial<NamedRole> = {
    by: 'head',
    seatOn: 'boat',
    facing: dir > 0 ? 'right' : 'left',
    shadow: false,
  };
  return [
    {
      who: 'hero',
      pose: 'sit',
      at: [x - 6 * s * dir, y - 118 * s],
      scale: 0.66 * s,
      depth: 0.742,
      wears: JACKET,
      ...usual,
      act: { spine: 12 },
      ...hero,
    },
    {
      who: 'rosa',
      pose: 'row',
      at: [x - 196 * s * dir, y - 158 * s],
      scale: 0.66 * s,
      depth: 0.74,
      wears: AFLOAT,
      ...usual,
      ...rosa,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [x + 180 * s * dir, y - 122 * s],
      scale: 0.66 * s,
      depth: 0.744,
      wears: AFLOAT,
      ...usual,
      ...friend,
    },
  ];
};
const hats = (s: number) => [
  ...sunHat('rosa', 0.66 * s, STRAW, 0.7425),
  ...sunHat('friend', 0.66 * s, HAT_BLUE, 0.7465),
];
/** The canoe’s reflection in the water. */
const canoeReflection = (
  x: number,
  y: number,
  s: number,
  colour: string,
  depth: number,
  red = '#a8472e',
): SceneCut[] => [
  cut('-340,0! -240,-66 -100,-84 100,-84 240,-66 340,0! 160,8 0,10 -160,8', colour, {
    depth,
    at: [x, y] as const,
    scale: s,
    turn: 180,
    lift: 0,
    opacity: 0.9,
  }),
  ...[-190, -6, 180].flatMap((dx, i): SceneCut[] => [
    cut('-44,0! -40,70 -20,96 20,96 40,70 44,0!', red, {
      depth: depth + 0.0002,
      at: [x + dx * s, y + 70 * s] as const,
      scale: s,
      lift: 0,
      lit: false,
    }),
    disc(x + dx * s, y + (i ? 186 : 214) * s, 44 * s, '#8a5a40', { depth: depth + 0.0004 }),
    cut('-78,-8 -40,-20 0,-22 40,-20 78,-8 46,4 34,44 -34,44 -46,4', ['#a98a44', '#a87a34', '#2c5a78'][i]!, {
      depth: depth + 0.0005,
      at: [x + dx * s, y + (i ? 226 : 254) * s] as const,
      scale: s,
      lift: 0,
      lit: false,
    }),
  ]),
];

export const scene: Picture = {
  set: 'dark',
  shot: 'small-before-big',
  camera: cam(),
  wide: cam({ on: [390, 760], zoom: 1.08 }),
  cuts: [
    // The page may be turned: above the line a wood, below it the same once more.
    box(-500, -300, 1400, 640, '#2a5a4a', { depth: 0.1, lift: 0 }),
    box(-500, 640, 1400, 1800, '#224a40', { depth: 0.101, lift: 0.2, print: 'sea-chart' }),
    ...[
      [
        '#4f8760',
        '250,-300! 700,-300! 640,300 580,640! 330,640! 280,300',
        '330,640! 580,640! 640,980 700,1800! 250,1800! 280,980',
      ],
      [
        '#9cc27a',
        '340,-300! 610,-300! 560,300 532,640! 380,640! 360,300',
        '380,640! 532,640! 560,980 610,1800! 340,1800! 360,980',
      ],
      [
        '#dfe8a6',
        '420,-300! 530,-300! 500,300 490,640! 424,640! 430,300',
        '424,640! 490,640! 500,980 530,1800! 420,1800! 430,980',
      ],
    ].flatMap(([colour, above, below], i): SceneCut[] => [
      cut(above!, colour!, { depth: 0.11 + i * 0.002, lift: 0 }),
      cut(below!, colour!, { depth: 0.111 + i * 0.002, lift: 0, opacity: 0.8 }),
    ]),
    ...rows(
      '-330,50,5 -190,34,3 -60,60,5 70,26,2 180,54,4 270,20,1 650,24,1 740,58,4 850,30,2 980,64,5 1120,36,3 1250,60,5',
    ).flatMap(([x, w, near], i): SceneCut[] => {
      const tone = ['#2f6350', '#28564a', '#1f4a3f', '#173b33', '#102c27'][near! - 1]!;
      const dim = ['#2a5649', '#234b42', '#1b4038', '#14332d', '#0d2622'][near! - 1]!;
      return [
        trunk(x!, w!, -300, 641, tone, 0.2 + near! * 0.01 + i * 0.0004, { lift: near! * 0.4, what: 'tree' }),
        trunk(x!, w!, 1800, 641, dim, 0.2 + near! * 0.01 + i * 0.0004, { lift: 0 }),
        line(`${x! - w! * 1.9},645 ${x! + w! * 1.9},645`, '#8fc09a', 5, { depth: 0.27 }),
      ];
    }),
    // Branches, each twice.
    ...[
      '180,250 270,214 404,226',
      '740,330 640,298 516,318',
      '740,130 640,84 560,96',
      '180,470 260,452 300,462',
    ].flatMap((l): SceneCut[] => [
      line(l, '#143a31', 15, { depth: 0.295 }),
      line(
        l
          .split(' ')
          .map((p) => p.split(',').map(Number))
          .map(([x, y]) => `${x},${1284 - y!}`)
          .join(' '),
        '#0a231e',
        15,
        { depth: 0.295 },
      ),
    ]),
    ...rows('20,20,190 240,-40,170 690,-60,190 900,60,200 -260,40,220 1130,20,220 450,-130,160').flatMap(
      ([x, y, r], i) => [
        {
          ...treeCrown(x!, y!, r!, i % 2 ? '#12332c' : '#193f35', 0.26 + i * 0.001, { print: 'map' }),
          what: 'tree',
        },
        treeCrown(x!, 1284 - y!, r!, i % 2 ? '#0f2b26' : '#15362f', 0.261 + i * 0.001, { lift: 0 }),
      ],
    ),
    // Where there ought to be birds there are none. Below there are.
    ...(
      [
        [316, 1060, 1, '#e8573a'],
        [262, 1064, -1, '#f2b63c'],
        [600, 966, -1, '#4fb3c9'],
        [652, 978, 1, '#f2b63c'],
        [600, 1184, 1, '#e8573a'],
        [262, 828, 1, '#f3ead0'],
        [548, 1120, -1, '#f2b63c'],
      ] as const
    ).flatMap(([x, y, dir, colour], i) => hangingBird(x, y, 0.62, dir, colour, 0.3 + i * 0.002)),
    ...canoeReflection(456, 666, 0.5, '#2a1a14', 0.31, '#c2492d'),
    // There, and only there, the arm points the other way.
    { ...line('538,728 580,692 614,664', '#c99a74', 10, { depth: 0.316 }), lit: false },
    ...canoe(456, 618, 0.5),
    ...hats(0.5),
    line('160,648 330,645 620,645 780,648', '#dcf0cf', 5, { depth: 0.765 }),
    // The fish that ate it, and its fin out of the water.
    cut('-60,0 -20,-22 26,-14 44,0! 76,-24! 70,24! 44,2! 20,18 -26,16', '#e89a4a', {
      what: 'fish',
      depth: 0.312,
      at: [706, 752],
      lift: 0.6,
      lit: false,
    }),
    disc(664, 746, 5, '#2c1a14', { depth: 0.3125 }),
    rings(706, 706, [14, 32, 52], '#a9d3b0', { depth: 0.3, width: 5, flat: 0.3 }),
    disc(706, 702, 10, '#e8a33c', { depth: 0.31 }),
    ...antTrail(
      [
        [340, 616],
        [372, 624],
      ],
      0.24,
      0.77,
      {},
    ),
  ],
  cast: crew(456, 618, 0.5, {
    hero: { expression: 'wonder', lookAt: [470, 1000], act: { spine: 14 } },
    friend: { pose: 'point', facing: 'left', expression: 'worried', act: { spine: 8 }, lookAt: [300, 500] },
    rosa: { expression: 'calm' },
  }),
};
