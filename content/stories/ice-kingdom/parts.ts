import type { LightId } from '../../../illustration/paper/hour-lights.ts';
import type { SceneSet } from '../../../illustration/scene/format/book.ts';
import type { LineCut, SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { Place } from '../../../illustration/scene/format/places.ts';
import { called } from '../../cuts/called.ts';
import { shapes } from '../../cuts/shapes.ts';
import type { Friend, Sets, StoryCast } from '../../pictures.ts';

export const { cut, snip, box, wall, line, disc, rings, word, glow, stars } = shapes({
  sheet: { lift: 1 },
  disc: { lit: false },
});

export const CHALK = '#5f9fe0';

/** A palm that leans: its foot, its height, how far it leans. */
export const palm = (at: Place, height: number, lean: number, colour: string, depth: number): SceneCut[] =>
  called('palm', [
    {
      line: `0,0 ${lean * 0.3},${-height * 0.5} ${lean},${-height}`,
      at,
      width: 26,
      colour,
      depth,
      lit: false,
    },
    ...[-160, -120, -60, -20, 20].map(
      (a): SheetCut => ({
        shape: '0,0! 60,-40 130,-34 190,10! 130,-4 60,0',
        at: [at[0] + lean, at[1] - height] as const,
        turn: a,
        colour,
        depth: depth + 0.0005,
        lift: 0.8,
        lit: false,
      }),
    ),
  ]);
export const gecko = (at: Place, turn: number, depth: number, scale = 1, colour = '#7fae5c'): SceneCut[] =>
  called('gecko', [
    ...[-34, 30].flatMap((y): SceneCut[] =>
      [-1, 1].map(
        (k): LineCut => ({
          line: `0,${y} ${k * 34},${y - 18} ${k * 40},${y - 34}`,
          at,
          turn,
          scale,
          width: 9,
          colour,
          depth,
        }),
      ),
    ),
    {
      shape:
        '0,-96! 22,-86 24,-60 14,-46 20,-20 16,30 8,60 10,110 22,150 6,170! -4,150 -8,110 -8,60 -16,30 -20,-20 -14,-46 -24,-60 -22,-86',
      at,
      turn,
      scale,
      colour,
      depth: depth + 0.0005,
      lift: 0.8,
    },
    ...[-1, 1].map(
      (k): LineCut => ({
        line: `${k * 8},-74 ${k * 14},-70`,
        at,
        turn,
        scale,
        width: 4,
        colour: '#33402a',
        depth: depth + 0.001,
      }),
    ),
  ]);
export const snowflake = (at: Place, s: number, depth: number, turn = 0): SceneCut[] =>
  called(
    'snowflake',
    [0, 60, 120]
      .map(
        (a): SceneCut => ({
          line: '-40,0 40,0',
          at,
          scale: s,
          turn: turn + a,
          width: 11,
          colour: '#ffffff',
          depth,
          lit: false,
        }),
      )
      .concat([{ rings: [14], at, scale: s, colour: '#ffffff', depth, lit: false }]),
  );
export const iceCart = (x: number, x2: number, y: number, h: number, depth: number): SceneCut[] =>
  called('ice cart', [
    {
      shape: `${x},${y}! ${x2},${y}! ${x2 - 30},${y + h}! ${x + 30},${y + h}!`,
      colour: '#eef3f6',
      depth,
      lift: 2,
    },
    box(x - 14, y - 14, x2 + 14, y + 26, '#cfdde6', { depth: depth + 0.001 }),
    ...[0.2, 0.8].flatMap((t): SceneCut[] => [
      { rings: [46], at: [x + (x2 - x) * t, y + h + 26] as const, colour: '#4a4a5c', depth: depth - 0.001 },
      { rings: [16], at: [x + (x2 - x) * t, y + h + 26] as const, colour: '#cfdde6', depth: depth },
    ]),
  ]);
export const iceBlocks = (x: number, x2: number, y: number, depth: number): SceneCut[] =>
  called(
    'ice',
    Array.from(
      { length: 7 },
      (_, i): SheetCut => ({
        shape: '-50,-30! 10,-46! 54,-12! 46,44! -44,46!',
        at: [x + ((x2 - x) * (i + 0.5)) / 7, y + (i % 2) * 16] as const,
        turn: i * 23,
        colour: i % 2 ? '#bfe4f6' : '#dff3fb',
        depth: depth + (i % 2) * 0.0002,
        lift: 0.8,
        lit: false,
      }),
    ),
  );
/** Floor tiles, the north's and the south's, from above; the line between them at x. */
export const tiledFloors = (x: number, north: string, south: string, depth: number): SceneCut[] => [
  box(-900, -500, x, 1900, north, { depth, lift: 0, lit: false }),
  box(x, -500, 1800, 1900, south, { depth, lift: 0, lit: false }),
  ...Array.from(
    { length: 13 },
    (_, i): LineCut => ({
      line: `-900,${-120 + i * 150} 1800,${-120 + i * 150}`,
      width: 5,
      colour: '#a8674a',
      depth: depth + 0.0005,
      lit: false,
    }),
  ),
  ...Array.from(
    { length: 15 },
    (_, i): LineCut => ({
      line: `${x - 1050 + i * 150},-500 ${x - 1050 + i * 150},1900`,
      width: 5,
      colour: '#a8674a',
      depth: depth + 0.0005,
      lit: false,
    }),
  ),
];
export const friend: Friend = {
  name: 'Noor',
  pronouns: 'she',
  look: {
    age: 'big',
    skin: 's4',
    face: 'long',
    hair: 'bun',
    hairColour: 'soot',
    glasses: 'round',
    outfit: 'pinafore',
    cloth: 'brick',
    extras: [],
  },
};
export const cast: StoryCast = {
  bear: { who: 'polar-bear' },
  penguin: { who: 'penguin' },
  tern: { who: 'tern' },
};
export const wears: Costume = { outfit: 'tee', cloth: 'rose', extras: [] };
const kitchen = (plain: string, light: LightId = 'dusk'): SceneSet => ({
  backdrop: 'nursery',
  light,
  plain,
  papers: { land: 'tiles' },
  lighting: { from: [450, 200] as const },
  seed: 4,
});
export const sets: Sets = {
  kitchen: kitchen('#8a4a58'),
  shop: kitchen('#2a1c2c'),
  street: {
    backdrop: 'night-town',
    light: 'night',
    plain: '#232a52',
    papers: { land: 'wallpaper' },
    lighting: { from: [450, 500] as const },
    seed: 4,
  },
};
