import type { SceneSet } from '../../../illustration/scene/format/book.ts';
import type { LineCut, RingsCut, SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { Place } from '../../../illustration/scene/format/places.ts';
import type { NamedRole } from '../../../illustration/scene/format/roles.ts';
import { called } from '../../cuts/called.ts';
import type { Sets, StoryCast } from '../../pictures.ts';

export const RED = '#c8452f';
export const CREAM = '#f6e6c4';
const WARM = '#f6cf7c';
export const circle = (x: number, y: number, r: number, n = 14) =>
  Array.from(
    { length: n },
    (_, i) =>
      `${(x + Math.cos((i / n) * 6.2832) * r).toFixed(0)},${(y + Math.sin((i / n) * 6.2832) * r).toFixed(0)}`,
  ).join(' ');
/** The rocket about its window's middle, `k` times so large that a head of scale k looks out; somebody at `inRocket` is seen in it. */
export const rocket = ([x, y]: Place, k: number, turn = 0, depth = 0.73, second = true) => {
  const at: Place = [x, y];
  const own: Partial<SheetCut> = { at, scale: k, turn };
  return [
    { shape: '-130,200! -290,520! -140,440!', ...own, colour: '#8c2c26', depth: depth - 0.001, lift: 1 },
    { shape: '130,200! 290,520! 140,440!', ...own, colour: '#8c2c26', depth: depth - 0.001, lift: 1 },
    { rings: [104], ...own, colour: WARM, depth: 0.7, lit: false },
    {
      name: 'rocket',
      shape: '0,-440! 120,-270 176,-40 180,170 140,420! -140,420! -180,170 -176,-40 -120,-270',
      ...own,
      colour: RED,
      depth,
      lift: 1.8,
      holes: circle(0, 0, 98),
    },
    {
      shape: '0,-440! 70,-360 118,-274! 0,-250 -118,-274! -70,-360',
      ...own,
      colour: CREAM,
      depth: depth + 0.001,
      lift: 0.6,
    },
    { shape: '-170,250! 170,250! 162,300! -162,300!', ...own, colour: CREAM, depth: depth + 0.001, lift: 0 },
    { rings: [106 * k], width: 20 * k, at, turn, colour: CREAM, depth: depth + 0.002 },
    ...(second
      ? [
          {
            rings: [52],
            ...own,
            dx: -Math.sin((turn * Math.PI) / 180) * 185 * k,
            dy: Math.cos((turn * Math.PI) / 180) * 185 * k,
            colour: WARM,
            depth: depth + 0.003,
            lit: false,
          },
        ]
      : []),
  ];
};
export const inRocket = (at: Place, k: number, more: Partial<NamedRole> = {}): NamedRole => ({
  ...atWindow(at, k, more),
  in: 'rocket',
});
/** At the window, where it is all that is seen of the rocket. */
export const atWindow = ([x, y]: Place, k: number, more: Partial<NamedRole> = {}): NamedRole => ({
  who: 'hero',
  pose: 'stand',
  at: [x, y + 10 * k] as const,
  by: 'head',
  scale: k,
  seatOn: 'boat',
  shadow: false,
  depth: 0.72,
  ...more,
});
/** A word as a small fish. */
export const wordFish = (
  [x, y]: Place,
  s: number,
  turn: number,
  word = '',
  depth = 0.5,
  colour = '#fdf3da',
): SceneCut[] =>
  called('word', [
    {
      shape: '-46,0! -20,-24 20,-24 46,-4 78,-26! 72,0! 78,26! 46,6 20,24 -20,24',
      at: [x, y] as const,
      scale: s,
      turn,
      colour,
      depth,
      lift: 0.8,
      lit: false,
    },
    {
      rings: [4.5],
      at: [x, y] as const,
      scale: s,
      dx: -28 * s * Math.cos((turn * Math.PI) / 180),
      dy: -28 * s * Math.sin((turn * Math.PI) / 180) - 4 * s,
      colour: '#2b2f52',
      depth: depth + 0.001,
      lit: false,
    },
    ...(word
      ? [
          {
            letters: word,
            at: [x, y] as const,
            size: 17 * s,
            turn: turn > 90 || turn < -90 ? turn + 180 : turn,
            colour: '#7a4a3a',
            depth: depth + 0.002,
            lit: false,
            dx: 8 * s * Math.cos((turn * Math.PI) / 180),
            dy: 8 * s * Math.sin((turn * Math.PI) / 180),
          },
        ]
      : []),
  ]);
export const clock = (
  [x, y]: Place,
  r: number,
  h: number,
  m: number,
  depth = 0.5,
  more: Partial<SheetCut> = {},
): SceneCut[] => {
  const hand = (deg: number, len: number) =>
    `${x},${y} ${(x + Math.sin((deg * Math.PI) / 180) * len).toFixed(0)},${(y - Math.cos((deg * Math.PI) / 180) * len).toFixed(0)}`;
  return called('clock', [
    { rings: [r], at: [x, y], colour: '#8a5a3c', depth, ...more },
    { rings: [r * 0.88], at: [x, y], colour: '#fbf1d8', depth: depth + 0.001, ...more },
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(
      (i): LineCut => ({
        line: `${(x + Math.sin(i * 0.5236) * r * 0.7).toFixed(0)},${(y - Math.cos(i * 0.5236) * r * 0.7).toFixed(0)} ${(x + Math.sin(i * 0.5236) * r * 0.8).toFixed(0)},${(y - Math.cos(i * 0.5236) * r * 0.8).toFixed(0)}`,
        width: r * (i % 3 ? 0.035 : 0.07),
        colour: '#4a3440',
        depth: depth + 0.002,
        ...more,
      }),
    ),
    {
      line: hand((h + m / 60) * 30, r * 0.45),
      width: r * 0.1,
      colour: '#4a3440',
      depth: depth + 0.003,
      ...more,
    },
    { line: hand(m * 6, r * 0.68), width: r * 0.06, colour: '#b5432f', depth: depth + 0.004, ...more },
    { rings: [r * 0.07], at: [x, y], colour: '#4a3440', depth: depth + 0.005, ...more },
  ]);
};
/** The saucepan that is a radio: rim at `at`, `w` wide. */
export const radioPan = ([x, y]: Place, w: number, depth = 0.74, glow = false): SceneCut[] =>
  called('radio', [
    {
      shape: `${x - w / 2},${y}! ${x + w / 2},${y}! ${x + w * 0.42},${y + w * 0.5} ${x + w * 0.3},${y + w * 0.6} ${x - w * 0.3},${y + w * 0.6} ${x - w * 0.42},${y + w * 0.5}`,
      colour: '#5f7f92',
      depth,
      lift: 1.4,
    },
    {
      line: `${x + w * 0.46},${y + w * 0.1} ${x + w * 0.98},${y - w * 0.05}`,
      width: w * 0.1,
      colour: '#3d4d5c',
      depth: depth - 0.001,
    },
    { rings: [w / 2], flat: 0.26, at: [x, y], colour: '#8fb0be', depth: depth + 0.001 },
    {
      rings: [w * 0.44],
      flat: 0.23,
      at: [x, y],
      colour: glow ? '#ffe09a' : '#39495a',
      depth: depth + 0.002,
      lit: !glow,
    },
  ]);
/** The knitted gloves of the flight, on hands. */
export const WOOL = { colour: '#e0aa48', cuff: '#b5432f' } as const;
/** One of them that floats by itself, palm at x, y, fingers up before it is turned: how many of its four fingers stand. */
export const glove = ([x, y]: Place, s: number, turn: number, up: number, depth: number): SceneCut[] => {
  const own: Partial<SheetCut> = { at: [x, y] as const, scale: s, turn, lit: false };
  const a = (turn * Math.PI) / 180;
  return called('glove', [
    ...[-36, -13, 12, 36].map(
      (fx, i): SheetCut => ({
        shape: '-13,10 -14,-60 -10,-72 0,-78 10,-72 14,-60 13,10',
        at: [
          x + s * (fx * Math.cos(a) + 26 * Math.sin(a)),
          y + s * (fx * Math.sin(a) - 26 * Math.cos(a)),
        ] as const,
        scale: i < up ? s : s * 0.5,
        turn: turn + fx * 0.62,
        lit: false,
        colour: i < up ? '#e6b352' : '#b9812f',
        depth,
        lift: 0.8,
      }),
    ),
    {
      shape: '-46,50 -50,0 -44,-28 0,-36 44,-28 49,0 44,50 0,58',
      ...own,
      colour: '#e0aa48',
      depth: depth + 0.001,
      lift: 0.5,
    },
    {
      shape: '46,30 54,4 40,-16 4,-12 -8,2 4,16 28,18',
      ...own,
      colour: '#cf963c',
      depth: depth + 0.002,
      lift: 0.6,
    },
    { shape: '-50,44! 50,44! 54,104! -54,104!', ...own, colour: '#b5432f', depth: depth + 0.002, lift: 0.8 },
    { shape: '-52,62! 52,62! 53,82! -53,82!', ...own, colour: '#f6e6c4', depth: depth + 0.003, lift: 0 },
  ]);
};

/** Small stars of this picture alone. */
export const dimStars = (list: readonly Place[], depth = 0.1): SceneCut[] =>
  list.map(
    ([x, y], i): RingsCut => ({ rings: [i % 3 ? 3.5 : 6], at: [x, y], colour: '#f8efd6', depth, lit: false }),
  );
export const presto = (more: Partial<NamedRole>): NamedRole => ({ who: 'presto', ...more });
export const STAR_SPOTS: Place[] = [
  [90, 130],
  [240, 60],
  [420, 190],
  [640, 90],
  [820, 200],
  [60, 420],
  [860, 520],
  [160, 760],
  [780, 880],
  [70, 1040],
  [420, 1180],
  [840, 1240],
  [-180, 300],
  [-120, 900],
  [1080, 260],
  [1120, 800],
];
export const cast: StoryCast = {
  presto: { who: 'tortoise' },
  lund: {
    look: {
      age: 'elder',
      skin: 's2',
      hair: 'bun',
      hairColour: 'snow',
      glasses: 'round',
      outfit: 'cardigan',
      cloth: 'plum',
      extras: [],
      nose: 'wide',
      build: 'short',
    },
  },
};
export const wears: Costume = { outfit: 'dungarees', cloth: 'clay', extras: ['headphones'] };
export const inSpace = (plain: string): SceneSet => ({
  backdrop: 'deep-space',
  light: 'dusk',
  plain,
  papers: { land: 'star-chart' },
  lighting: {},
  seed: 4,
});
export const sets: Sets = {
  attic: {
    backdrop: 'nursery',
    light: 'noon',
    plain: '#f0d48c',
    papers: { land: 'graph-paper' },
    lighting: { from: [-200, 200] },
    seed: 3,
  },
  cabin: {
    backdrop: 'nursery',
    light: 'dusk',
    plain: '#a9583f',
    papers: { land: 'star-chart' },
    lighting: { from: [900, 100] },
    seed: 5,
  },
  outside: inSpace('#232a55'),
};
