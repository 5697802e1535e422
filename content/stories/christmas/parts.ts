import type { SceneSet } from '../../../illustration/scene/format/book.ts';
import type { SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { ScenePropData } from '../../../illustration/scene/format/roles.ts';
import { called } from '../../cuts/called.ts';
import { box, cut, disc, line, snip } from '../../cuts/lit.ts';
import { cam, put } from '../../cuts/placing.ts';
import type { CastChild, Friend, Sets, StoryCast } from '../../pictures.ts';

export const OUTDOORS: Costume = { outfit: 'raincoat', cloth: 'brick', extras: ['beanie', 'scarf'] };
export const INDOORS: Costume = { outfit: 'fairIsle', cloth: 'brick', extras: [], why: 'indoors' };
export const NIGHTWEAR: Costume = { outfit: 'pyjamas', cloth: 'berry', extras: [], why: 'in bed at night' };
/** What whoever plays the friend has on, out of doors and in. */
export const FRIEND_OUTDOORS: Costume = {
  outfit: 'raincoat',
  cloth: 'honey',
  extras: ['beanie'],
  why: 'out in the snow',
};
export const friend: Friend = {
  name: 'Rosa',
  pronouns: 'she',
  look: {
    skin: 's3',
    face: 'round',
    hair: 'twoBraids',
    hairColour: 'espresso',
    outfit: 'raincoat',
    cloth: 'honey',
  },
};
/** What the keepers of Number 4 and Number 2 have on. */
export const THIRD_OUTDOORS: Costume = {
  outfit: 'raincoat',
  cloth: 'pine',
  extras: ['scarf'],
  why: 'out in the snow',
};
export const THIRD_INDOORS: Costume = { outfit: 'jumper', cloth: 'pine', extras: [], why: 'indoors' };
export const FOURTH_OUTDOORS: Costume = {
  outfit: 'raincoat',
  cloth: 'lilac',
  extras: ['beanie'],
  why: 'out in the snow',
};
export const FOURTH_INDOORS: Costume = { outfit: 'jumper', cloth: 'lilac', extras: [], why: 'indoors' };
export const third: CastChild = { name: 'Emeka', pronouns: 'he', plays: 'goalkeeper' };
export const fourth: CastChild = { name: 'Tilda', pronouns: 'she', plays: 'trumpeter' };
export const cast: StoryCast = {
  lind: {
    look: {
      age: 'elder',
      skin: 's9',
      face: 'long',
      hair: 'crop',
      hairColour: 'snow',
      outfit: 'cardigan',
      cloth: 'moss',
      extras: [],
      scalp: 'receding',
      beard: 'stubble',
      nose: 'hook',
      build: 'slight',
    },
  },
  grownUp: {
    look: {
      age: 'grown',
      skin: 's5',
      hair: 'bob',
      hairColour: 'chestnut',
      outfit: 'seafarer',
      cloth: 'pine',
      extras: ['beanie', 'scarf'],
      nose: 'bridge',
    },
  },
  fifteen: {
    look: {
      age: 'elder',
      skin: 's6',
      face: 'round',
      hair: 'curlyBob',
      hairColour: 'snow',
      glasses: 'round',
      outfit: 'cardigan',
      cloth: 'lilac',
      extras: [],
      build: 'broad',
      nose: 'snub',
    },
  },
  baker: {
    look: {
      age: 'grown',
      skin: 's7',
      face: 'round',
      hair: 'headscarf',
      hairColour: 'soot',
      outfit: 'bakerWhites',
      cloth: 'cream',
      extras: [],
      build: 'broad',
      nose: 'wide',
    },
  },
  trumpeter: {
    look: {
      skin: 's2',
      hair: 'pigtails',
      hairColour: 'flax',
      outfit: 'jumper',
      cloth: 'lilac',
      extras: [],
    },
  },
  goalkeeper: {
    look: {
      skin: 's8',
      face: 'square',
      hair: 'locs',
      hairColour: 'soot',
      outfit: 'jumper',
      cloth: 'pine',
      extras: [],
    },
  },
};
const base: SceneSet = { backdrop: 'snow-village', light: 'night', camera: cam() };
export const sets: Sets = {
  row: { ...base, lighting: { from: [450, 800], cast: false }, papers: { land: 'calendar' } },
  gate: { ...base, lighting: { from: [600, 400], cast: false }, papers: { land: 'calendar' } },
  home: { ...base, lighting: { from: [450, 400], cast: false }, papers: { land: 'wallpaper' } },
  honey: { ...base, light: 'dusk', lighting: { from: [450, 500], cast: false }, papers: { land: 'letters' } },
};
export const GOLD = '#f9cb66';
export const DARK = '#232c5c';
export const SNOW = '#e8ecf6';
export const WALLS = ['#5a4f86', '#4a5a92', '#6a4a72', '#3f5f86', '#574a80'];
/** A house front: foot at (x, y). */
export const house = (
  x: number,
  y: number,
  w: number,
  h: number,
  n: string,
  depth: number,
  o: { lit?: boolean; colour?: string; snow?: boolean } = {},
): SceneCut[] => {
  const { lit = true, colour = WALLS[Number(n) % 5]!, snow = true } = o;
  return called('house', [
    snip(
      `${x - w / 2},${y}! ${x - w / 2},${y - h * 0.74}! ${x},${y - h}! ${x + w / 2},${y - h * 0.74}! ${x + w / 2},${y}!`,
      colour,
      { depth, lift: 1.2, print: 'calendar' },
    ),
    ...(snow
      ? [
          cut(
            `${x - w * 0.56},${y - h * 0.7}! ${x - w * 0.3},${y - h * 0.88} ${x},${y - h * 1.05}! ${x + w * 0.3},${y - h * 0.88} ${x + w * 0.56},${y - h * 0.7}! ${x + w * 0.3},${y - h * 0.8} ${x},${y - h * 0.95} ${x - w * 0.3},${y - h * 0.8}`,
            SNOW,
            { depth: depth + 0.0005, lift: 1 },
          ),
        ]
      : []),
    box(x - w * 0.3, y - h * 0.64, x + w * 0.3, y - h * 0.36, lit ? GOLD : DARK, {
      depth: depth + 0.001,
      lift: 0,
    }),
    line(`${x},${y - h * 0.64} ${x},${y - h * 0.36}`, colour, w * 0.03, { depth: depth + 0.0015 }),
    line(`${x - w * 0.3},${y - h * 0.5} ${x + w * 0.3},${y - h * 0.5}`, colour, w * 0.03, {
      depth: depth + 0.0015,
    }),
    box(x - w * 0.16, y - h * 0.27, x + w * 0.16, y, '#2c2450', { depth: depth + 0.001, lift: 0.4 }),
    { letters: n, at: [x, y - h * 0.2], size: w * 0.14, colour: GOLD, depth: depth + 0.002 },
  ]);
};
export const jar = (x: number, y: number, s: number, colour: string, depth: number): SceneCut[] =>
  called('jar', [
    { shape: '-40,0! -44,-70 -34,-92 34,-92 44,-70 40,0!', colour, lift: 0.8, at: [x, y], scale: s, depth },
    {
      shape: '-36,-92! 36,-92! 36,-112! -36,-112!',
      snip: true,
      colour: '#8a6a58',
      lift: 0.4,
      at: [x, y],
      scale: s,
      depth: depth + 0.0002,
    },
    {
      shape: '-26,-56! 26,-56! 26,-20! -26,-20!',
      snip: true,
      colour: '#f3e3c4',
      lift: 0,
      at: [x, y],
      scale: s,
      depth: depth + 0.0004,
    },
    { line: '-18,-42 16,-42', width: 4, colour: '#a9805a', at: [x, y], scale: s, depth: depth + 0.0005 },
    { line: '-18,-32 8,-32', width: 4, colour: '#a9805a', at: [x, y], scale: s, depth: depth + 0.0005 },
  ]);
export const bee = (x: number, y: number, s: number, depth: number, turn = 0): SceneCut[] =>
  called('bee', [
    {
      shape: '-4,-8 -22,-30 -4,-34 6,-12',
      colour: '#fff8e6',
      opacity: 0.8,
      lift: 0,
      at: [x, y],
      scale: s,
      turn,
      depth,
    },
    {
      shape: '-24,0 -14,-13 6,-14 22,-2 14,12 -10,13',
      colour: '#f0b53c',
      lift: 0.5,
      at: [x, y],
      scale: s,
      turn,
      depth: depth + 0.0003,
    },
    { line: '-6,-12 -6,12', width: 6, colour: '#3a2430', at: [x, y], scale: s, turn, depth: depth + 0.0005 },
    { line: '7,-12 7,11', width: 6, colour: '#3a2430', at: [x, y], scale: s, turn, depth: depth + 0.0005 },
  ]);
export const pumpkin = (x: number, y: number, s: number, depth: number): SceneCut[] =>
  called('pumpkin', [
    {
      shape: '-40,0 -48,-30 -20,-56 20,-56 48,-30 40,0 0,8',
      colour: '#e0823a',
      lift: 0.6,
      at: [x, y],
      scale: s,
      depth,
    },
    { line: '0,-54 4,-72', width: 9, colour: '#5f7a4a', at: [x, y], scale: s, depth },
  ]);
export const bundle = (
  x: number,
  y: number,
  s: number,
  depth: number,
  top: 'bobble' | 'peak' | 'pumpkin' | 'cosy' = 'bobble',
  colour = '#141a3e',
): SceneCut[] => [
  {
    shape: '-80,0! -86,-160 -60,-250 -40,-270 40,-270 60,-250 86,-160 80,0!',
    colour,
    lift: 0.6,
    at: [x, y] as const,
    scale: s,
    depth,
  },
  { rings: [60], colour, at: [x, y - 318 * s] as const, scale: s, depth },
  ...(top === 'bobble'
    ? [{ rings: [20], colour, at: [x, y - 396 * s] as const, scale: s, depth }]
    : top === 'peak'
      ? [
          {
            shape: '-64,-330! 100,-330! 64,-376 0,-390 -60,-376',
            colour,
            lift: 0.4,
            at: [x, y] as const,
            scale: s,
            depth,
          },
        ]
      : top === 'cosy'
        ? [
            {
              shape: '-74,-320! -70,-400 0,-430 70,-400 74,-320!',
              colour,
              lift: 0.4,
              at: [x, y] as const,
              scale: s,
              depth,
            },
          ]
        : [
            {
              shape: '-110,-310 -100,-390 -30,-420 30,-420 100,-390 110,-310 0,-260',
              colour,
              lift: 0.4,
              at: [x, y] as const,
              scale: s,
              depth,
            },
          ]),
];
export const lantern = (on: string, s = 0.5): ScenePropData => ({ id: 'lantern', heldBy: on, scale: s });
/** The best lantern, of brass and dark blue glass, with stars cut in the lid: 440 wide, its middle at (450, 870). */
export const bestLantern = (lit = false): SceneCut[] => [
  { rings: [62], width: 20, at: [450, 552], colour: '#e2ac4c', depth: 0.74 },
  snip('450,560! 520,600! 640,700! 260,700! 380,600!', '#c98f36', { depth: 0.741, lift: 1.6 }),
  snip('236,694! 664,694! 652,736! 248,736!', '#e2ac4c', { depth: 0.744, lift: 1 }),
  ...[
    [350, 660, 1],
    [450, 640, 1.3],
    [550, 660, 1],
  ].map(
    ([x, y, k]): SheetCut => ({
      shape: '0,-22! 6,-7! 22,-7! 10,3! 14,20! 0,10! -14,20! -10,3! -22,-7! -6,-7!',
      snip: true,
      at: [x!, y!],
      scale: k!,
      what: 'star',
      colour: lit ? '#fff3c4' : '#4a2f1c',
      depth: 0.743,
      lift: 0,
    }),
  ),
  snip('270,730! 630,730! 610,1090! 290,1090!', lit ? '#4f86e8' : '#1d3a8a', {
    what: 'lantern',
    depth: 0.742,
    lift: 1.6,
  }),
  snip('286,734! 370,734! 366,1086! 304,1086!', lit ? '#8fb8f6' : '#2f58b4', { depth: 0.7422, lift: 0 }),
  snip('300,750! 330,748! 326,1060! 312,1062!', '#7fa4ea', { depth: 0.7424, lift: 0 }),
  snip('530,734! 614,734! 596,1086! 534,1086!', lit ? '#3a6cd0' : '#152c70', { depth: 0.7422, lift: 0 }),
  line('384,734 376,1086', '#c98f36', 12, { depth: 0.743 }),
  line('516,734 524,1086', '#c98f36', 12, { depth: 0.743 }),
  snip('266,1080! 634,1080! 672,1150! 228,1150!', '#e2ac4c', { depth: 0.745, lift: 1.6 }),
  snip('228,1146! 672,1146! 672,1176! 228,1176!', '#a5702a', { depth: 0.746, lift: 0.8 }),
  ...(lit ? [disc(450, 930, 74, '#fff6d0', { depth: 0.7426 })] : []),
];
/** The best lantern sized by `s`, its middle at (x, y), its pieces from `depth` on. */
export const bestLanternAt = (x: number, y: number, s: number, depth: number, lit = false): SceneCut[] =>
  put(x - 450 * s, y - 870 * s, s, 0, bestLantern(lit)).map((piece) => ({
    ...piece,
    depth: depth + ((piece.depth ?? 0.74) - 0.74),
  }));
