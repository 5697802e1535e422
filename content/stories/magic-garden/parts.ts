import type { SceneSet } from '../../../illustration/scene/format/book.ts';
import type { RingsCut, SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { Place } from '../../../illustration/scene/format/places.ts';
import { called } from '../../cuts/called.ts';
import { cut, line } from '../../cuts/lit.ts';
import { arch } from '../../cuts/outlines.ts';
import { cam } from '../../cuts/placing.ts';
import type { Friend, Sets, StoryCast } from '../../pictures.ts';

export const RICE = '#f0e2c2';
export const CRUMB = '#eeb23f';
export const BLUE = '#2f6f9c';
export const WALL = '#2f8f90';
export const DEEP = '#1f6470';
export const friend: Friend = {
  name: 'Dara',
  pronouns: 'they',
  look: {
    age: 'middle',
    skin: 's6',
    face: 'round',
    hair: 'bowl',
    hairColour: 'soot',
    outfit: 'kurta',
    cloth: 'pine',
    extras: [],
  },
};
export const cast: StoryCast = {
  ant: { who: 'ant', colour: '#4a2c34' },
  pilaf: { who: 'cat', colour: RICE },
  parvin: {
    look: {
      age: 'grown',
      skin: 's5',
      face: 'oval',
      hair: 'headscarf',
      hairCloth: 'plum',
      outfit: 'kurta',
      cloth: 'berry',
      extras: [],
      nose: 'hook',
      build: 'broad',
    },
  },
};
export const wears: Costume = { outfit: 'tee', cloth: 'honey', extras: [] };
const day: SceneSet = {
  backdrop: 'magic-garden',
  light: 'noon',
  camera: cam(),
  lighting: { from: [700, 100], cast: false },
  papers: { land: 'seed-packet' },
};
export const sets: Sets = { yard: { ...day, papers: { land: 'tiles' } }, courts: day, anttown: day };

/** A crumb on legs; 100 wide at scale 1. */
export const walkingCrumb = (x: number, y: number, s: number, depth: number, legs = true): SceneCut[] => {
  const m: Partial<SheetCut> = { at: [x, y], scale: s, depth };
  const leg = (points: string): SceneCut => ({ line: points, width: 6, colour: '#3a2028', ...m });
  return called('walking crumb', [
    ...(legs
      ? [
          leg('-30,20 -62,24 -74,54'),
          leg('-10,26 -26,44 -30,62'),
          leg('8,26 14,46 10,64'),
          leg('26,22 52,40 54,62'),
          leg('36,12 74,20 86,50'),
          leg('-38,8 -80,2 -96,34'),
        ]
      : []),
    {
      shape: '-56,16 -60,-18 -36,-46 -4,-54 34,-46 58,-20 56,16 26,32 -24,34',
      colour: CRUMB,
      lift: 1.4,
      ...m,
      depth: depth + 0.0005,
    },
    ...[
      [-26, -14, 10],
      [14, 4, 12],
      [32, -22, 8],
      [-6, -34, 6],
      [-34, 12, 6],
    ].map(
      ([a, b, k]): RingsCut => ({
        rings: [k!],
        colour: '#c98a2a',
        at: [x + a! * s, y + b! * s],
        scale: s,
        depth: depth + 0.001,
      }),
    ),
    ...[
      [-14, -50],
      [10, -54],
      [28, -48],
      [-34, -42],
    ].map(
      ([a, b]): SheetCut => ({
        shape: '-9,-7! 8,-9! 10,8! -7,9!',
        snip: true,
        colour: '#fffaf0',
        lift: 0.4,
        at: [x + a! * s, y + b! * s],
        scale: s,
        depth: depth + 0.0015,
      }),
    ),
  ]);
};
/** Half a bun: cut side to the right, sugar on top; 240 wide at scale 1. */
export const halfBun = (x: number, y: number, s: number, depth: number, lit = true): SceneCut[] => {
  const m: Partial<SheetCut> = { at: [x, y], scale: s, lit };
  return called('half bun', [
    { shape: '-120,70! -128,0 -90,-72 -10,-104 60,-100! 60,78!', colour: '#e2a03a', lift: 1.6, ...m, depth },
    {
      shape: '60,-100! 110,-80 124,0 100,66 60,78!',
      colour: '#f7d88a',
      lift: 0.8,
      ...m,
      depth: depth + 0.0005,
    },
    ...[
      [80, -50, 9],
      [96, -10, 12],
      [82, 34, 10],
    ].map(
      ([a, b, k]): RingsCut => ({
        rings: [k!],
        colour: '#e0ae50',
        ...m,
        at: [x + a! * s, y + b! * s],
        depth: depth + 0.001,
      }),
    ),
    ...[
      [-70, -56],
      [-30, -86],
      [20, -96],
      [-96, -20],
      [-14, -62],
    ].map(
      ([a, b]): SheetCut => ({
        shape: '-11,-8! 9,-10! 11,9! -8,10!',
        snip: true,
        colour: '#fffaf0',
        lift: 0.4,
        ...m,
        at: [x + a! * s, y + b! * s],
        depth: depth + 0.0015,
      }),
    ),
  ]);
};
/** Pilaf's face. `k` widens the eyes. */
export const catFace = (
  x: number,
  y: number,
  s: number,
  depth: number,
  eyes: 'cross' | 'wide' | 'shut' = 'cross',
  colour = RICE,
): SceneCut[] => {
  const m: Partial<SheetCut> = { at: [x, y], scale: s };
  const p = (a: number, b: number): Place => [x + a * s, y + b * s];
  return called('pilaf', [
    { shape: '-96,-30! -104,-140! -30,-88!', colour, lift: 1, ...m, depth },
    { shape: '96,-30! 104,-140! 30,-88!', colour, lift: 1, ...m, depth },
    { shape: '-84,-60! -90,-116! -46,-84!', colour: '#d99a8b', lift: 0, ...m, depth: depth + 0.0002 },
    { shape: '84,-60! 90,-116! 46,-84!', colour: '#d99a8b', lift: 0, ...m, depth: depth + 0.0002 },
    {
      shape: '-118,0 -100,-66 -40,-98 40,-98 100,-66 118,0 96,62 40,90 -40,90 -96,62',
      colour,
      lift: 1.4,
      ...m,
      depth: depth + 0.0004,
    },
    { shape: '-30,-98 30,-98 16,-50 0,-30 -16,-50', colour: '#c9a36a', lift: 0, ...m, depth: depth + 0.0006 },
    ...[-1, 1].flatMap((k): SceneCut[] =>
      eyes === 'shut'
        ? [
            {
              line: `${k * 48 - 26},-8 ${k * 48},8 ${k * 48 + 26},-8`,
              width: 6,
              colour: '#5a3a30',
              ...m,
              depth: depth + 0.001,
            },
          ]
        : [
            {
              shape: `${k * 48 - 26},-6 ${k * 48},-30 ${k * 48 + 26},-6 ${k * 48},${eyes === 'wide' ? 22 : 16}`,
              colour: '#e8c23a',
              lift: 0,
              ...m,
              depth: depth + 0.0008,
            },
            {
              rings: [eyes === 'wide' ? 15 : 11],
              at: p(k * 48, -4),
              colour: '#2a1c22',
              scale: s,
              depth: depth + 0.001,
            },
            ...(eyes === 'cross'
              ? [
                  {
                    shape: `${k * 22},-16! ${k * 22},-34 ${k * 78},-40! ${k * 80},-14! ${k * 50},-14`,
                    colour,
                    lift: 0,
                    ...m,
                    depth: depth + 0.0012,
                  },
                  {
                    line: `${k * 22},-14 ${k * 80},-26`,
                    width: 6,
                    colour: '#8a6a48',
                    ...m,
                    depth: depth + 0.0014,
                  },
                ]
              : []),
          ],
    ),
    { shape: '-14,24! 14,24! 0,42!', colour: '#c8604a', lift: 0.3, ...m, depth: depth + 0.001 },
    {
      line: eyes === 'wide' ? '0,42 0,52 -8,62 0,72 8,62 0,52' : '-26,66 0,52 26,66',
      width: 5,
      colour: '#5a3a30',
      ...m,
      depth: depth + 0.001,
    },
    ...[-1, 1].flatMap((k): SceneCut[] => [
      { line: `${k * 40},34 ${k * 140},20`, width: 3.5, colour: '#fffaf0', ...m, depth: depth + 0.0011 },
      { line: `${k * 40},44 ${k * 138},52`, width: 3.5, colour: '#fffaf0', ...m, depth: depth + 0.0011 },
    ]),
  ]);
};
/** All of Pilaf, a wide cat; 330 wide at scale 1, [x, y] the middle of his foot. */
export const pilaf = (
  x: number,
  y: number,
  s: number,
  depth: number,
  does: 'sits' | 'sleeps' = 'sits',
): SceneCut[] => {
  const m: Partial<SheetCut> = { at: [x, y], scale: s };
  const patch = (shape: string): SceneCut => ({
    shape,
    colour: '#c9a36a',
    lift: 0,
    ...m,
    depth: depth + 0.001,
  });
  const piece = (shape: string, nearer: number, colour = RICE): SceneCut => ({
    shape,
    colour,
    lift: 1.2,
    ...m,
    depth: depth + nearer,
  });
  return called(
    'pilaf',
    does === 'sits'
      ? [
          { line: '120,-30 190,-20 220,-70 190,-120', width: 40, colour: '#e4d2a8', ...m, depth },
          piece('-130,0! -160,-70 -140,-180 -80,-270 80,-270 140,-180 160,-70 130,0!', 0.0005),
          patch('60,-150 120,-180 140,-110 90,-80'),
          patch('-140,-120 -90,-150 -80,-100 -140,-70'),
          piece('-80,0 -80,-30 -40,-40 -10,-26 -10,0', 0.0015, '#f7ecd2'),
          piece('80,0 80,-30 40,-40 10,-26 10,0', 0.0015, '#f7ecd2'),
          ...catFace(x, y - 290 * s, 0.95 * s, depth + 0.002),
        ]
      : [
          piece('-60,0! 0,-90 90,-150 210,-140 280,-70 290,0!', 0.0005),
          patch('90,-150 150,-152 150,-90 100,-90'),
          patch('210,-130 262,-90 250,-50 200,-80'),
          { line: '280,-16 180,-4 60,-10', width: 40, colour: '#e4d2a8', ...m, depth: depth + 0.0015 },
          ...catFace(x - 40 * s, y - 70 * s, 0.8 * s, depth + 0.002, 'shut'),
        ],
  );
};
export const gateRim = (
  x: number,
  foot: number,
  w: number,
  h: number,
  depth: number,
  colour = '#f3d38a',
): SceneCut =>
  line(arch(x, foot, w, h).replaceAll('!', ''), colour, Math.max(2, w * 0.045), { depth, what: 'gate' });
export const tulipCup = (
  x: number,
  y: number,
  s: number,
  depth: number,
  colour = '#c8433f',
  glowing = '#ef7a55',
): SceneCut[] =>
  called('tulip', [
    {
      shape: '-150,-60! -120,60 -60,130 0,150 60,130 120,60 150,-60! 84,10 60,-120! 0,0 -60,-120! -84,10',
      colour,
      lift: 2,
      print: 'seed-packet',
      at: [x, y],
      scale: s,
      depth,
    },
    {
      shape: '-52,96 -40,0 0,-30 40,0 52,96 0,126',
      colour: glowing,
      lift: 0,
      opacity: 0.8,
      at: [x, y],
      scale: s,
      depth: depth + 0.001,
    },
  ]);
/** Dark trees behind a wall, as gardens of this kind have them: x, top, half their width. */
export const cypresses = (
  spots: readonly (readonly number[])[],
  foot: number,
  colour: string,
  depth: number,
): SceneCut[] =>
  spots.map(([x = 0, top = 0, w = 0]) =>
    cut(
      `${x},${top} ${x + w * 0.7},${top + w * 2.2} ${x + w},${foot - w} ${x + w * 0.6},${foot}! ${x - w * 0.6},${foot}! ${x - w},${foot - w} ${x - w * 0.7},${top + w * 2.2}`,
      colour,
      { depth, lift: 0.8, print: 'seed-packet' },
    ),
  );
