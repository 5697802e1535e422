import type { LettersCut, LineCut, SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { Place } from '../../../illustration/scene/format/places.ts';
import { called } from '../../cuts/called.ts';
import type { Friend, Sets, StoryCast } from '../../pictures.ts';

const WALL = '#e9c789';
export const PAPER = '#fdf6e2';
export const BLUE = '#3f7fb8';
export const ticket = (at: Place, n: string, turn = 0, s = 1, depth = 0.78): SceneCut[] =>
  called('ticket', [
    {
      shape: '-34,-24! 34,-24! 34,24! -34,24!',
      at,
      turn,
      scale: s,
      snip: true,
      colour: PAPER,
      depth,
      lift: 1,
      lit: false,
    },
    { letters: n, at, turn, size: 22 * s, colour: '#a2452f', depth: depth + 0.001, lit: false },
  ]);
/** The desk: a suitcase, its upper edge at y, from x to x2. */
export const desk = (x: number, x2: number, y: number, depth = 0.76, h = 330): SceneCut[] =>
  called('desk', [
    {
      shape: `${x},${y}! ${x2},${y}! ${x2},${y + h}! ${x},${y + h}!`,
      snip: true,
      colour: '#9a5a3c',
      depth,
      lift: 2,
    },
    {
      shape: `${x - 16},${y - 16}! ${x2 + 16},${y - 16}! ${x2 + 10},${y + 34}! ${x - 10},${y + 34}!`,
      snip: true,
      colour: '#b4704a',
      depth: depth + 0.001,
      lift: 1,
    },
    { line: `${x},${y + h * 0.45} ${x2},${y + h * 0.45}`, width: 8, colour: '#6d3a2a', depth: depth + 0.001 },
    ...[0.2, 0.8].map(
      (t): SheetCut => ({
        shape: `-20,-26! 20,-26! 20,26! -20,26!`,
        at: [x + (x2 - x) * t, y + h * 0.45] as const,
        snip: true,
        colour: '#e0b255',
        depth: depth + 0.002,
        lift: 0.8,
      }),
    ),
  ]);
/** The toy stethoscope round the neck of `who`. */
export const stethoscope = (s: number, who = 'hero', depth = 0.7203): SceneCut[] =>
  called('stethoscope', [
    { line: '-30,-46 -26,-14 -6,10 4,36', on: `${who}.chest`, scale: s, width: 6, colour: '#c2402f', depth },
    { line: '30,-46 24,-14 6,10 4,36', on: `${who}.chest`, scale: s, width: 6, colour: '#c2402f', depth },
    {
      rings: [11],
      on: `${who}.chest`,
      dx: 4 * s,
      dy: 42 * s,
      scale: s,
      colour: '#8a939c',
      depth: depth + 0.0002,
    },
  ]);
/** The blue bandage with the fish, on the elbow. */
export const fishBandage = (s: number, turn: number, depth = 0.7206, on = 'hero.elbow'): SceneCut[] =>
  called('fish bandage', [
    {
      shape: '-34,-20 34,-20 40,0 34,20 -34,20 -40,0',
      on,
      scale: s,
      turn,
      colour: BLUE,
      depth,
      lift: 0.6,
      lit: false,
    },
    {
      shape: '-16,0 -4,-10 8,-8 14,-2 24,-10! 24,10! 14,2 8,8 -4,10',
      on,
      scale: s,
      turn,
      colour: '#f8e9b8',
      depth: depth + 0.0002,
      lift: 0,
      lit: false,
    },
  ]);
export const floor = (
  y: number,
  colour = '#b9a48a',
  depth = 0.4,
  more: Partial<SheetCut> = {},
): SheetCut => ({
  shape: `-420,${y}! 1340,${y}! 1340,1700! -420,1700!`,
  snip: true,
  colour,
  depth,
  lift: 0.8,
  print: 'tiles',
  ...more,
});
/** Boards along the foot of a wall, a rail above them. */
export const wainscot = (y: number, y2: number, colour: string, rail: string, depth = 0.11): SceneCut[] => [
  {
    shape: `-420,${y}! 1340,${y}! 1340,${y2}! -420,${y2}!`,
    snip: true,
    colour,
    depth,
    lift: 1,
  },
  ...Array.from(
    { length: 13 },
    (_, i): LineCut => ({
      line: `${-390 + i * 140},${y + 8} ${-390 + i * 140},${y2}`,
      width: 5,
      colour: rail,
      opacity: 0.5,
      depth: depth + 0.001,
    }),
  ),
  { line: `-420,${y} 1340,${y}`, width: 18, colour: rail, depth: depth + 0.002 },
];
/** A window with a hill and the sun in it, and the patch of day it throws. */
export const windowWithHill = (
  x: number,
  y: number,
  w: number,
  h: number,
  depth = 0.14,
  sky = '#dcecef',
  hill = '#9cc08c',
): SceneCut[] =>
  called('window', [
    {
      shape: `${x - 22},${y - 22}! ${x + w + 22},${y - 22}! ${x + w + 22},${y + h + 22}! ${x - 22},${y + h + 22}!`,
      snip: true,
      colour: '#fbf3e0',
      depth,
      lift: 1.4,
    },
    {
      shape: `${x},${y}! ${x + w},${y}! ${x + w},${y + h}! ${x},${y + h}!`,
      snip: true,
      colour: sky,
      depth: depth + 0.001,
      lift: 0,
      lit: false,
    },
    {
      shape: `${x},${y + h}! ${x},${y + h * 0.72} ${x + w * 0.3},${y + h * 0.6} ${x + w * 0.7},${y + h * 0.74} ${x + w},${y + h * 0.64}! ${x + w},${y + h}!`,
      colour: hill,
      depth: depth + 0.002,
      lift: 0,
      lit: false,
    },
    {
      line: `${x + w / 2},${y} ${x + w / 2},${y + h}`,
      width: 14,
      colour: '#fbf3e0',
      depth: depth + 0.003,
    },
    {
      line: `${x},${y + h * 0.45} ${x + w},${y + h * 0.45}`,
      width: 14,
      colour: '#fbf3e0',
      depth: depth + 0.003,
    },
    {
      shape: `${x - 40},${y + h + 16}! ${x + w + 40},${y + h + 16}! ${x + w + 30},${y + h + 48}! ${x - 30},${y + h + 48}!`,
      snip: true,
      colour: '#e9dcc0',
      depth: depth + 0.004,
      lift: 1,
    },
  ]);
/** Rolls of the six kinds of bandage on a board. */
export const bandageRolls = (x: number, y: number, s: number, depth: number): SceneCut[] =>
  called('bandage', [
    {
      shape: `${x - 24},${y}! ${x + 330 * s},${y}! ${x + 330 * s},${y + 20}! ${x - 24},${y + 20}!`,
      snip: true,
      colour: '#8a5a3c',
      depth,
      lift: 1.2,
    },
    ...['#f6efe0', '#f3c9b4', '#cfe0c9', '#8fb4d8', '#f0dca0', '#d9856a'].flatMap((colour, i): SceneCut[] => [
      {
        shape: '-22,0! -22,-40 -10,-52 10,-52 22,-40 22,0!',
        at: [x + i * 54 * s, y] as const,
        scale: s * (1 + (i % 3) * 0.14),
        colour,
        depth: depth + 0.001,
        lift: 0.8,
      },
      {
        rings: [8],
        at: [x + i * 54 * s, y - 26 * s] as const,
        scale: s,
        colour: '#8a6a5a',
        opacity: 0.5,
        depth: depth + 0.002,
      },
    ]),
  ]);
/** The chart of this clinic: what everybody in it can read. */
export const chart = (at: Place, s: number, depth: number, turn = 0): SceneCut[] =>
  called('chart', [
    {
      shape: '-104,-130! 104,-130! 108,136! -108,130!',
      at,
      scale: s,
      turn,
      snip: true,
      colour: PAPER,
      depth,
      lift: 1.4,
      print: 'graph-paper',
    },
    { line: '-116,-130 116,-130', at, scale: s, turn, width: 14, colour: '#8a5a3c', depth: depth + 0.001 },
    ...(
      [
        ['H', -70, 80],
        ['O N', 8, 56],
        ['K', 76, 38],
      ] as const
    ).map(
      ([letters, y, size]): LettersCut => ({
        letters: letters,
        at: [at[0], at[1] + y * s] as const,
        size: size * s,
        turn,
        colour: '#3a2a30',
        depth: depth + 0.002,
        lit: false,
      }),
    ),
  ]);
export const CAMEL_OUTLINE =
  '0,0! 6,-60 20,-110 50,-130 76,-100 92,-60 120,-70 134,-130 128,-190 150,-216 190,-210 204,-190 176,-176 166,-110 150,-40 148,0!';
export const friend: Friend = {
  name: 'Ines',
  pronouns: 'she',
  look: {
    age: 'middle',
    skin: 's5',
    face: 'round',
    hair: 'curlyBob',
    hairColour: 'espresso',
    outfit: 'dungarees',
    cloth: 'sky',
    extras: [],
  },
};
export const cast: StoryCast = {
  cat: { who: 'cat' },
  dog: { who: 'dog' },
  goose: { who: 'goose' },
  camel: { who: 'camel' },
  grownUp: {
    look: {
      age: 'grown',
      skin: 's5',
      hair: 'waves',
      hairColour: 'espresso',
      outfit: 'blouse',
      cloth: 'dusk',
      extras: [],
      nose: 'bridge',
    },
  },
};
export const wears: Costume = { outfit: 'raincoat', cloth: 'cream', extras: [] };
export const withoutRaincoat: Costume = {
  outfit: 'tee',
  cloth: 'honey',
  extras: [],
  why: 'the white coat is off',
};
export const sets: Sets = {
  hall: {
    backdrop: 'nursery',
    light: 'noon',
    plain: WALL,
    papers: { land: 'wallpaper' },
    lighting: { from: [450, 300] },
    seed: 2,
  },
  desk: {
    backdrop: 'nursery',
    light: 'noon',
    plain: '#d98d6a',
    papers: { land: 'wallpaper' },
    lighting: { from: [900, 200] },
    seed: 3,
  },
  chairs: {
    backdrop: 'nursery',
    light: 'noon',
    plain: '#9fb89a',
    papers: { land: 'wallpaper' },
    lighting: { from: [-200, 200] },
    seed: 4,
  },
};
export const CHAIRS = ['#c2604a', '#5f86a0', '#7d9a5a', '#d9a545', '#8a6a9a', '#a9764a'];
