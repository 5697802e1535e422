import type { SceneSet } from '../../../illustration/scene/format/book.ts';
import type { SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import { called } from '../../cuts/called.ts';
import { box } from '../../cuts/lit.ts';
import { cam } from '../../cuts/placing.ts';
import type { CastChild, Friend, Sets, StoryCast } from '../../pictures.ts';

export const cast: StoryCast = {
  zefa: {
    look: {
      age: 'elder',
      skin: 's8',
      face: 'heart',
      hair: 'bun',
      hairColour: 'snow',
      glasses: 'round',
      outfit: 'dungarees',
      cloth: 'night',
      extras: [],
      nose: 'hook',
      build: 'short',
    },
  },
  goat: { who: 'goat', colour: '#f2ead8' },
  baker: {
    look: {
      age: 'grown',
      skin: 's7',
      face: 'square',
      hair: 'crop',
      hairColour: 'chestnut',
      outfit: 'bakerWhites',
      cloth: 'clay',
      extras: ['bakerHat'],
      beard: 'moustache',
      nose: 'drop',
      build: 'broad',
    },
  },
  nico: {
    look: {
      skin: 's6',
      hair: 'curlyCrop',
      hairColour: 'soot',
      outfit: 'dungarees',
      cloth: 'sky',
      extras: [],
    },
  },
  bea: {
    look: { skin: 's6', hair: 'twoBraids', hairColour: 'soot', outfit: 'tee', cloth: 'brick', extras: [] },
  },
  policeman: {
    look: {
      age: 'grown',
      skin: 's5',
      face: 'long',
      hair: 'sidePart',
      hairColour: 'soot',
      outfit: 'conductorUniform',
      cloth: 'night',
      extras: ['peakedCap'],
      hairCloth: 'night',
      beard: 'pencil',
      nose: 'wedge',
      build: 'tall',
    },
  },
};
export const third: CastChild = { name: 'Nico', pronouns: 'he', plays: 'nico' };
export const fourth: CastChild = { name: 'Bea', pronouns: 'she', plays: 'bea' };
export const friend: Friend = {
  name: 'Lulu',
  pronouns: 'she',
  look: { skin: 's3', hair: 'highPuff', hairColour: 'espresso', outfit: 'tee', cloth: 'pine', extras: [] },
};
export const wears: Costume = { outfit: 'football', cloth: 'butter', extras: [] };
export const nightwear: Costume = { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'at bedtime' };
const base: SceneSet = { backdrop: 'sports-field', camera: cam(), papers: { land: 'newsprint' } };
export const sets: Sets = {
  street: { ...base, light: 'noon', lighting: { from: [760, 60], cast: false } },
  dusk: { ...base, light: 'night', lighting: { from: [450, 500], cast: false } },
  room: { ...base, light: 'night', lighting: { from: [450, 400], cast: false }, papers: { land: 'gingham' } },
  inside: {
    ...base,
    light: 'night',
    lighting: { from: [450, 100], cast: false },
    papers: { land: 'graph-paper' },
  },
};
/** The Kettle: dented, no lid; 220 wide at scale 1, foot at its place. */
export const kettle = (x: number, y: number, s: number, depth: number): SceneCut[] => {
  const m: Partial<SheetCut> = { at: [x, y], scale: s };
  return called('kettle', [
    {
      line: '-70,-120 -84,-210 0,-250 84,-210 70,-120',
      width: 15,
      colour: '#8a5a3c',
      ...m,
      depth: depth - 0.0005,
    },
    {
      shape: '60,-90! 120,-150! 150,-190! 164,-176! 140,-110 80,-40!',
      colour: '#b7bcb4',
      lift: 0.8,
      ...m,
      depth,
    },
    {
      shape: '-74,-130! -104,-90 -112,-50 -96,0! 96,0! 108,-40 84,-66 104,-96 74,-130!',
      colour: '#c9cdc2',
      lift: 1.6,
      ...m,
      depth: depth + 0.0005,
    },
    { shape: '84,-66 60,-50 66,-84', colour: '#8f968f', lift: 0, ...m, depth: depth + 0.001 },
    {
      shape: '-74,-130! -40,-140 40,-140 74,-130! 40,-120 -40,-120',
      colour: '#6f766f',
      lift: 0,
      ...m,
      depth: depth + 0.001,
    },
    {
      shape: '-80,-100 -60,-108 -66,-30 -84,-20',
      colour: '#fffdf0',
      lift: 0,
      lit: false,
      ...m,
      depth: depth + 0.0012,
    },
  ]);
};
export const glint = (x: number, y: number, k: number, depth: number): SceneCut => ({
  shape: '0,-60! 8,-8 60,0! 8,8 0,60! -8,8 -60,0! -8,-8',
  snip: false,
  colour: '#fffdf0',
  lit: false,
  lift: 0,
  at: [x, y],
  scale: k,
  depth,
});
export const windowPane = (
  x: number,
  y: number,
  w: number,
  h: number,
  glass: string,
  frame: string,
  depth: number,
): SceneCut[] =>
  called('window', [
    box(x - w / 2 - 14, y - h / 2 - 14, x + w / 2 + 14, y + h / 2 + 14, frame, { depth, lift: 1 }),
    box(x - w / 2, y - h / 2, x + w / 2, y + h / 2, glass, { depth: depth + 0.001, lift: 0 }),
  ]);
/** The bucket with its red band, its foot at (x, y), 180 wide at scale 1. */
export const bucket = (x: number, y: number, s: number, depth: number, turn = 0): SceneCut[] =>
  called(
    'bucket',
    (
      [
        ['-86,-176! 86,-176! 66,0! -66,0!', '#7f9aa6', 1.2],
        ['-81,-124! 81,-124! 76,-84! -76,-84!', '#c8503f', 0],
        ['-94,-178 0,-206 94,-178 0,-154', '#9fb0b6', 0.6],
        ['-78,-179 0,-200 78,-179 0,-162', '#2f3c48', 0],
      ] as const
    ).map(([shape, colour, lift], i) => ({
      shape,
      colour,
      lift,
      at: [x, y] as const,
      scale: s,
      turn,
      depth: depth + i * 0.0003,
    })),
  );
export const spoon = (on: string, depth = 0.76): SceneCut[] =>
  called('spoon', [
    { line: '0,26 0,-40', width: 9, colour: '#aab2b4', on, depth },
    { shape: '-16,-56 0,-84 16,-56 0,-38', colour: '#c4cbcc', lift: 0.4, on, depth: depth + 0.001 },
  ]);
export const dots = (points: string, colour = '#fff6d8', width = 9, depth = 0.5): SceneCut => ({
  line: points,
  width,
  dash: [4, 24],
  colour,
  depth,
});
export const houses = (depth: number, dark = false): SceneCut[] =>
  called(
    'houses',
    (
      [
        [-100, 170, 300, '#d9765a'],
        [150, 400, 240, '#5fa39c'],
        [390, 610, 320, '#e8b05a'],
        [600, 800, 260, '#c9849a'],
        [790, 1010, 310, '#7a9ac0'],
      ] as const
    ).flatMap(([a, b, y, c]): SceneCut[] => [
      box(a, y, b, 900, dark ? '#28305c' : c, {
        depth,
        lift: 1,
        print: 'newsprint',
      }),
      ...([0.3, 0.7] as const).map((k) =>
        box(a + (b - a) * k - 26, y + 90, a + (b - a) * k + 26, y + 180, dark ? '#1c2248' : '#fff3d8', {
          depth: depth + 0.001,
          lift: 0.3,
        }),
      ),
    ]),
  );
/** Dona Zefa's slippers, each where a foot is. */
export const slippers = (
  places: readonly (readonly [x: number, y: number])[],
  s: number,
  depth: number,
): SceneCut[] =>
  called(
    'slippers',
    places.flatMap(([x, y]): SceneCut[] => [
      {
        shape: '-58,14! -60,-8 -40,-30 -4,-34 20,-26 48,-24 56,14!',
        colour: '#b5402f',
        lift: 0.8,
        print: 'gingham',
        at: [x, y],
        scale: s,
        depth,
      },
      { rings: [13], colour: '#fff3d8', at: [x - 34 * s, y - 24 * s], scale: s, depth: depth + 0.0005 },
    ]),
  );
/** A nightcap on each person named. */
export const nightcaps = (names: string[], s: number, depth: number): SceneCut[] =>
  names.flatMap((who): SceneCut[] =>
    called('nightcap', [
      {
        shape: '-62,26! -54,-20 -20,-60 40,-96 92,-60 66,-40 50,-20 60,26! 0,10',
        colour: '#d9604a',
        lift: 0.8,
        on: `${who}.top`,
        scale: s,
        depth,
      },
      {
        rings: [15],
        colour: '#fff6e0',
        on: `${who}.top`,
        dx: 92 * s,
        dy: -54 * s,
        scale: s,
        depth: depth + 0.0005,
      },
    ]),
  );
/** A neighbor in outline one hand raised `arm` above the shoulder, feet at x, y. */
export const cheeringOutline = (
  x: number,
  y: number,
  s: number,
  lean: number,
  arm: number,
  depth: number,
  colour: string,
): SceneCut[] => [
  {
    shape: '-54,0! -60,-120 -64,-200 -30,-236 30,-236 64,-200 60,-120 54,0!',
    colour,
    lift: 0.6,
    at: [x, y],
    scale: s,
    turn: lean,
    depth,
  },
  {
    rings: [46],
    at: [x + Math.sin((lean * Math.PI) / 180) * 290 * s, y - Math.cos((lean * Math.PI) / 180) * 290 * s],
    scale: s,
    colour,
    depth,
  },
  {
    line: `44,-210 ${90 + arm * 0.2},${-210 - arm}`,
    width: 30,
    colour,
    at: [x, y],
    scale: s,
    turn: lean,
    depth,
  },
  { line: '-44,-210 -80,-110', width: 30, colour, at: [x, y], scale: s, turn: lean, depth },
];
