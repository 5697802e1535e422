import type { SceneSet } from '../../../illustration/scene/format/book.ts';
import type { LineCut, RingsCut, SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { Place } from '../../../illustration/scene/format/places.ts';
import type { NamedRole, ScenePropData } from '../../../illustration/scene/format/roles.ts';
import { called } from '../../cuts/called.ts';
import { shapes } from '../../cuts/shapes.ts';
import type { Friend, Sets, StoryCast } from '../../pictures.ts';

export const { cut, snip, box, oval, wall, line, disc, rings, word, glow, stars } = shapes({
  sheet: { lift: 1 },
  disc: { lit: false },
});

const circle = (r: number, n = 16) =>
  Array.from(
    { length: n },
    (_, i) => `${(Math.cos((i / n) * 6.2832) * r).toFixed(0)},${(Math.sin((i / n) * 6.2832) * r).toFixed(0)}`,
  ).join(' ');
export const RED = '#dc2f22';
export const GRAY = '#787a82';
export const TURQUOISE = '#2fb7b0';
/** A thin gray sheet over whoever stands in blue lamplight, where no colour shows. */
export const grayVeil = (opacity = 0.44, depth = 0.84, colour = '#53617a') =>
  box(-460, -300, 1360, 1700, colour, { depth, lift: 0, lit: false, opacity });

export const thread = (
  line: string,
  width: number,
  colour: string,
  depth: number,
  more: Partial<LineCut> = {},
): LineCut => ({
  line,
  width,
  colour,
  depth,
  ...more,
});
/** Pepper the fire engine, or with another `name` one of the ten others. */
export const fireEngine = (at: Place, scale: number, more: Partial<ScenePropData> = {}): ScenePropData => ({
  id: 'fire-engine',
  name: 'pepper',
  at,
  scale,
  ...more,
});
/** The outline of an engine as fingers feel it, as a pale thread. */
export const feltOutline = (
  at: Place,
  scale: number,
  colour: string,
  depth: number,
  lines: Pick<LineCut, 'dash'> = {},
): SceneCut[] => [
  ...[
    '-145,-29 -145,-91 10,-91 16,-146 96,-146 120,-91 145,-81 145,-29',
    '-135,-109 78,-177',
    '-135,-131 78,-199',
    '40,-148 52,-177 66,-148',
  ].map(
    (line, i): LineCut => ({
      ...(i > 0 ? { what: i === 3 ? 'bell' : 'ladder' } : {}),
      line,
      at,
      scale,
      width: 6,
      colour,
      depth,
      lit: false,
      ...lines,
    }),
  ),
  ...[-91, 88].map(
    (x): RingsCut => ({
      rings: [31],
      at: [at[0] + x * scale, at[1] - 28 * scale],
      scale,
      width: 6,
      colour,
      depth,
      lit: false,
    }),
  ),
];
export const limpet = (at: Place, s: number, depth = 0.8, colour = '#7c7f88'): SceneCut[] => [
  { shape: '-30,0! -20,-22 0,-34 20,-22 30,0!', at, scale: s, colour, depth, lift: 0.8 },
  ...[-12, 0, 12].map(
    (x): LineCut => ({
      line: `0,-31 ${x * 1.4},-2`,
      at,
      scale: s,
      width: 3,
      colour: colour === TURQUOISE ? '#f4d58a' : '#b5b8c0',
      depth: depth + 0.001,
    }),
  ),
];
/** The submarine about the middle of its bubble; somebody by the head at `inSub`. */
export const submarine = (
  at: Place,
  scale: number,
  depth = 0.73,
  colour = '#f0c23f',
  fin = '#c9962c',
  pale = '#f7eccb',
  name = 'submarine',
): SceneCut[] =>
  called('submarine', [
    { rings: [128], at, scale, colour: '#cfeaf0', depth: depth - 0.02, lit: false },
    snip('-160,170! 110,170! 74,320! 130,320! 130,346! -190,346! -190,320! -124,320!', fin, {
      depth: depth - 0.0005,
      at,
      scale,
    }),
    cut('-366,40! -440,-70 -452,0 -420,30! -452,70 -446,140!', fin, { depth: depth - 0.002, at, scale }),
    snip('-210,-150! -196,-248! -60,-248! -46,-170!', fin, { depth: depth - 0.001, at, scale }),
    thread('-150,-240 -150,-300 -96,-300', 18, fin, depth - 0.0015, { at, scale }),
    cut(
      '-384,30 -344,-90 -222,-165 -40,-198 110,-184 192,-104 208,10 182,120 90,192 -80,216 -250,186 -352,122',
      colour,
      { name, depth, holes: circle(120), at, scale, lift: 2 },
    ),
    cut('-372,70! -180,112 0,168 160,150! 90,192 -80,216 -250,186 -352,122', fin, {
      depth: depth + 0.0004,
      at,
      scale,
      lift: 0.4,
    }),
    {
      what: 'window',
      shape: circle(142),
      holes: circle(116),
      at,
      scale,
      colour: pale,
      depth: depth + 0.001,
      lift: 0.6,
    },
    ...[-250, -180].map(
      (x): RingsCut => ({
        rings: [22],
        at: [at[0] + x * scale, at[1] - 20 * scale] as const,
        scale,
        colour: pale,
        depth: depth + 0.001,
      }),
    ),
  ]);
export const inSubmarine = (at: Place, s: number, more: Partial<NamedRole> = {}): NamedRole => ({
  who: 'hero',
  pose: 'sit',
  in: 'submarine',
  at: [at[0], at[1] + 6],
  by: 'head',
  scale: 1.15 * s,
  seatOn: 'boat',
  shadow: false,
  depth: 0.72,
  ...more,
});
export const sea = (y: number, colour: string, depth: number, more: Partial<SheetCut> = {}): SheetCut => ({
  shape: `-900,${y}! -420,${y + 6} -100,${y + 18} 200,${y - 12} 500,${y + 16} 800,${y - 12} 1100,${y + 10} 1340,${y} 1800,${y + 8}! 1800,1800! -900,1800!`,
  colour,
  depth,
  lift: 1,
  print: 'sea-chart',
  ...more,
});
export const GRAYS = [
  '#2c323d',
  '#8b919b',
  '#474d59',
  '#b3b8c0',
  '#666c77',
  '#d0d4d9',
  '#555b67',
  '#9da3ac',
  '#3a404c',
];
/** The towers of the city like chips of a paint chart, numbered, in these colours from left to right. */
export const towers = (colours: readonly string[], depth: number, more: Partial<SheetCut> = {}) =>
  (
    [
      [-120, 470, 150],
      [62, 330, 132],
      [196, 520, 116],
      [334, 216, 148],
      [482, 420, 124],
      [618, 290, 136],
      [752, 470, 112],
      [884, 350, 138],
      [1050, 450, 160],
    ] as const
  ).flatMap(([x, y, w], i): SceneCut[] => {
    const [l, r] = [x - w / 2, x + w / 2];
    const dome = `${l},1160! ${l},${y + w * 0.5} ${x - w * 0.4},${y + w * 0.16} ${x},${y} ${x + w * 0.4},${y + w * 0.16} ${r},${y + w * 0.5} ${r},1160!`;
    const step = `${l},1160! ${l},${y + 90}! ${l + 26},${y + 90}! ${l + 26},${y}! ${r - 26},${y}! ${r - 26},${y + 90}! ${r},${y + 90}! ${r},1160!`;
    const slant = `${l},1160! ${l},${y + 70}! ${r},${y}! ${r},1160!`;
    const d = depth + (i % 3) * 0.004;
    return [
      {
        shape: [dome, slant, step][i % 3]!,
        snip: i % 3 > 0,
        colour: colours[i]!,
        depth: d,
        lift: 1.6,
        lit: false,
        ...(i % 2 ? { print: 'graph-paper' } : {}),
        ...more,
      },
      ...[-0.26, 0, 0.26].map((t) =>
        thread(`${x + w * t},${y + 196} ${x + w * t},1030`, 9, '#10151f', d + 0.001, {
          dash: [16, 34],
          opacity: 0.34,
          lit: false,
          ...more,
        }),
      ),
      {
        letters: String(i + 1),
        at: [x, y + 136],
        size: 34,
        colour: '#10151f',
        opacity: 0.4,
        depth: d + 0.0015,
        lit: false,
        ...more,
      },
    ];
  });
/** The lamp with a crank, standing at its foot: a white eye in a gray box. */
export const crankLamp = (
  at: Place,
  scale: number,
  depth: number,
  colour = '#4a4f5c',
  eye = '#ffffff',
  side = 1,
): SceneCut[] =>
  called('crank lamp', [
    snip('-70,0! -56,-150! 56,-150! 70,0!', colour, { depth, at, scale, lift: 1.4 }),
    disc(at[0], at[1] - 205 * scale, 82 * scale, '#8d93a0', { depth: depth + 0.001, lit: true }),
    disc(at[0], at[1] - 205 * scale, 66 * scale, eye, { depth: depth + 0.002 }),
    thread(`${56 * side},-84 ${150 * side},-84 ${150 * side},-136`, 16, '#8d93a0', depth + 0.001, {
      what: 'crank',
      at,
      scale,
    }),
  ]);
export const friend: Friend = {
  name: 'Zulmira',
  pronouns: 'she',
  look: {
    age: 'big',
    skin: 's2',
    hair: 'locsKnot',
    hairColour: 'espresso',
    outfit: 'dungarees',
    cloth: 'pine',
    extras: [],
  },
};
export const cast: StoryCast = {
  turtle: { who: 'turtle', colour: '#7b7f86' },
  slate: { who: 'crab', colour: '#85858c' },
  octopus: { who: 'octopus' },
};
export const wears: Costume = { outfit: 'jumper', cloth: 'night', extras: ['scarf'] };
const museum = (more: SceneSet = {}): SceneSet => ({
  backdrop: 'seabed',
  light: 'night',
  plain: '#1d2029',
  papers: { land: 'graph-paper' },
  lighting: { from: [450, -200] as const },
  seed: 4,
  ...more,
});
export const sets: Sets = {
  pier: {
    backdrop: 'open-sea',
    light: 'noon',
    plain: '#dff0ee',
    papers: { land: 'letters' },
    lighting: { from: [-200, 0] },
    seed: 3,
  },
  museum: museum(),
  street: museum({ plain: '#171c28' }),
};
