import type { SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { Camera } from '../../../illustration/scene/format/scene.ts';
import { called } from '../../cuts/called.ts';
import { cut, disc, line, rings, snip, word } from '../../cuts/flat.ts';
import type { Friend, Sets, StoryCast } from '../../pictures.ts';

export const still: Camera = { zoom: 1, on: [450, 660], at: [0.5, 0.5] };

/** An envelope, its flap drawn, some stamped. */
export const letter = (
  x: number,
  y: number,
  w: number,
  turn: number,
  depth: number,
  colour = '#f4ead6',
  stamp = false,
): SceneCut[] => {
  const h = w * 0.62,
    a = -w / 2,
    b = -h / 2;
  return called('letter', [
    snip(`${a},${b}! ${-a},${b}! ${-a},${-b}! ${a},${-b}!`, colour, { at: [x, y], turn, depth, lift: 0.8 }),
    line(`${a + 4},${b + 3} 0,${h * 0.1} ${-a - 4},${b + 3}`, '#c9b692', Math.max(2, w / 46), {
      at: [x, y],
      turn,
      depth: depth + 0.0002,
    }),
    ...(stamp
      ? [word('RETURN', x, y + h * 0.26, w * 0.11, '#3f6fb0', { turn: turn - 8, depth: depth + 0.0003 })]
      : []),
  ]);
};
/** A cup without a saucer, its foot at x, y. */
export const cup = (
  x: number,
  y: number,
  s: number,
  colour: string,
  depth: number,
  name?: string,
): SceneCut[] =>
  called('cup', [
    line(`${44},-70 74,-66 72,-30 38,-26`, colour, 13, { at: [x, y], scale: s, depth }),
    cut('-52,-92! 52,-92! 44,-30 24,-4! -24,-4! -44,-30', colour, {
      at: [x, y],
      scale: s,
      depth: depth + 0.0002,
      lift: 0.9,
    }),
    {
      rings: [51],
      flat: 0.25,
      lit: false,
      at: [x, y - 92 * s],
      scale: s,
      colour: '#fff6e2',
      depth: depth + 0.0004,
    },
    {
      rings: [42],
      flat: 0.24,
      lit: false,
      at: [x, y - 91 * s],
      scale: s,
      colour: '#c0a893',
      depth: depth + 0.0005,
    },
    line('-34,-76 -30,-40', '#fffaf0', 7, { at: [x, y], scale: s, depth: depth + 0.0006, opacity: 0.85 }),
    ...(name ? [word(name, x + 4 * s, y - 48 * s, 12 * s, '#8a4a3f', { depth: depth + 0.0007 })] : []),
  ]);
/** The house on Thistle Hill, its foot at x, y: thirty-one windows, `lit` of them (0 is the highest). */
export const house = (
  x: number,
  y: number,
  s: number,
  depth: number,
  lit: number[] = [],
  wall = '#2a2244',
  dark = '#171330',
): SceneCut[] => {
  const own = (d: number, more: Partial<SheetCut> = {}): Partial<SheetCut> => ({
    at: [x, y],
    scale: s,
    depth: depth + d,
    ...more,
  });
  const spots: [number, number][] = [[0, -604]];
  for (const row of [-510, -420, -330, -240, -150])
    for (const col of [-105, -63, -21, 21, 63, 105]) spots.push([col, row]);
  return called('house', [
    snip('-40,-690! -4,-690! -4,-560! -40,-560!', dark, own(-0.0004)),
    snip('-140,10! -146,-560! 0,-720! 146,-560! 140,10!', wall, own(0, { lift: 1.6, print: 'letters' })),
    snip('-176,-548! 0,-742! 176,-548! 150,-540! 0,-704! -150,-540!', dark, own(0.0002, { lift: 1 })),
    cut('-34,10! -34,-64 0,-92 34,-64 34,10!', dark, own(0.0003, { lift: 0.4 })),
    ...spots.map(([wx, wy], i) => {
      const w = i === 0 ? 26 : 13,
        h = i === 0 ? 34 : 25,
        on = lit.includes(i);
      return snip(
        `${wx - w},${wy - h}! ${wx + w},${wy - h}! ${wx + w},${wy + h}! ${wx - w},${wy + h}!`,
        on ? '#ffd873' : dark,
        own(0.0004, { what: 'window', lift: 0, ...(on ? { lit: false } : {}) }),
      );
    }),
  ]);
};
/** A small round head with shoulders, for crowds. */

export const crumb = (x: number, y: number, depth: number, r = 7) => disc(x, y, r, '#d9a860', { depth });
export const flame = (x: number, y: number, s: number, depth: number): SceneCut[] =>
  called('flame', [
    rings(x, y - 30 * s, [90 * s, 60 * s], '#ffcf6f', { opacity: 0.28, lit: false, depth: depth - 0.0004 }),
    cut('0,0 -20,-18 -14,-44 2,-84! 18,-44 20,-18', '#ffb648', {
      at: [x, y],
      scale: s,
      lit: false,
      depth,
      lift: 0.3,
    }),
    cut('0,-4 -9,-16 -6,-30 1,-50! 8,-30 9,-16', '#fff0bd', {
      at: [x, y],
      scale: s,
      lit: false,
      depth: depth + 0.0002,
      lift: 0,
    }),
  ]);

/** Light on a wall or floor: opaque rings from the outside in. */

/** Nora's shawl, worn by an owl that stands at x, y. */
export const shawl = (x: number, y: number, s: number, depth: number, colour = '#8c4a63'): SceneCut[] =>
  called('shawl', [
    cut('-82,-92! -40,-66 0,-58 40,-66 82,-92! 92,-40 60,-8 0,12 -60,-8 -92,-40', colour, {
      at: [x, y],
      scale: s,
      depth,
      lift: 0.9,
      print: 'letters',
    }),
    cut('-16,-62 0,-70 16,-62 14,-44 0,-36 -14,-44', '#e7b65a', {
      at: [x, y],
      scale: s,
      depth: depth + 0.0002,
      lift: 0.5,
    }),
  ]);
/** Nora's wing, its shoulder at x, y, its tips to the left. */
export const owlWing = (x: number, y: number, s: number, turn: number, depth: number): SceneCut[] => {
  const piece = (shape: string, colour: string, d: number): SceneCut =>
    cut(shape, colour, { at: [x, y], scale: s, turn, depth: depth + d, lift: 1 });
  const quill = (points: string): SceneCut =>
    line(points, '#5c3c2c', 5, { at: [x, y], scale: s, turn, depth: depth + 0.0006 });
  return called('owl wing', [
    piece(
      '40,-34 10,-74 -60,-84 -140,-72 -214,-46 -250,-18 -244,2 -204,6! -236,28 -226,50 -180,46! -194,72 -172,90 -128,74! -128,98 -96,106 -50,88 0,70 34,30',
      '#7d5540',
      0,
    ),
    piece(
      '44,-30 14,-74 -50,-82 -112,-66 -120,-44 -84,-34! -96,-8 -60,-4! -66,24 -26,26! 8,30 36,10',
      '#9a6d50',
      0.0004,
    ),
    quill('-110,-40 -220,-16'),
    quill('-90,0 -204,32'),
    quill('-66,34 -166,70'),
    quill('-24,42 -96,88'),
  ]);
};
const wideView: Camera = { zoom: 0.88, on: [450, 690], at: [0.5, 0.5] };
export const friend: Friend = {
  name: 'Bea',
  pronouns: 'she',
  look: {
    age: 'middle',
    skin: 's2',
    face: 'round',
    hair: 'bob',
    hairColour: 'auburn',
    freckles: 'many',
    outfit: 'dungarees',
    cloth: 'pine',
    extras: [],
  },
};
export const cast: StoryCast = {
  gravy: { who: 'dog', colour: '#8a5a38' },
  pym: {
    look: {
      age: 'elder',
      skin: 's7',
      face: 'heart',
      hair: 'bun',
      hairColour: 'snow',
      glasses: 'round',
      outfit: 'cardigan',
      cloth: 'plum',
      extras: ['scarf'],
      nose: 'long',
      build: 'slight',
    },
  },
  nora: { who: 'owl', colour: '#7d5540' },
  mouse: { who: 'mouse' },
  hedgehog: { who: 'hedgehog' },
};
export const wears: Costume = { outfit: 'raincoat', cloth: 'brick', extras: ['scarf'] };
export const sets: Sets = {
  inside: { backdrop: 'mansion', light: 'night', plain: '#4a3a5e', camera: still, wide: wideView },
  hall: {
    backdrop: 'mansion',
    light: 'night',
    plain: '#5a4263',
    papers: { land: 'wallpaper' },
    camera: still,
    wide: wideView,
  },
  kitchen: {
    backdrop: 'mansion',
    light: 'dusk',
    plain: '#7d4a3c',
    papers: { land: 'ledger' },
    camera: still,
    wide: wideView,
    lighting: {},
  },
  library: {
    backdrop: 'mansion',
    light: 'night',
    plain: '#3e3350',
    papers: { land: 'letters' },
    camera: still,
    wide: wideView,
  },
  attic: { backdrop: 'mansion', light: 'night', plain: '#2a2440', camera: still, wide: wideView },
  salon: {
    backdrop: 'mansion',
    light: 'dusk',
    plain: '#8a5a5c',
    papers: { land: 'wallpaper' },
    camera: still,
    wide: wideView,
    lighting: {},
  },
  outside: { backdrop: 'night-town', light: 'night', plain: '#2d2a55', camera: still, wide: wideView },
};
/** The green brass plate, its middle at x, y, 640 wide at scale 1. */
export const brassPlate = (
  x: number,
  y: number,
  s: number,
  shine: string,
  green: string,
  depth: number,
  dot: 'hole' | 'button',
): SceneCut[] => {
  const own = (d: number, more: Partial<SheetCut> = {}): Partial<SheetCut> => ({
    at: [x, y],
    scale: s,
    depth: depth + d,
    ...more,
  });
  return called('brass plate', [
    snip('-350,-170! 350,-170! 350,170! -350,170!', '#8f6a2c', own(0, { lift: 2 })),
    snip('-334,-154! 334,-154! 334,154! -334,154!', green, own(0.0002, { lift: 0.3 })),
    cut(
      '-290,-110 -120,-142 60,-124 270,-140 322,-40 300,90 150,132 -60,116 -250,134 -318,30',
      shine,
      own(0.0004, { lift: 0 }),
    ),
    snip('-260,-150! -170,-150! -260,150! -330,150!', '#fff0c0', own(0.0005, { lift: 0, opacity: 0.35 })),
    word('N', x - 266 * s, y, 108 * s, '#5d3a1e', { depth: depth + 0.0006 }),
    word('OBODY', x + 78 * s, y, 108 * s, '#5d3a1e', { depth: depth + 0.0006 }),
    ...(dot === 'hole'
      ? [
          disc(x - 184 * s, y + 40 * s, 14 * s, '#c4923a', { depth: depth + 0.0007 }),
          disc(x - 184 * s, y + 40 * s, 8 * s, '#8a6224', { depth: depth + 0.0008 }),
        ]
      : [
          disc(x - 184 * s, y + 38 * s, 22 * s, '#8a2f1c', { depth: depth + 0.0007 }),
          disc(x - 184 * s, y + 38 * s, 17 * s, '#151018', { depth: depth + 0.0008 }),
          disc(x - 190 * s, y + 32 * s, 4 * s, '#fff4dc', { depth: depth + 0.0009, lit: false }),
        ]),
    ...[
      [-306, -126],
      [306, -126],
      [-306, 126],
      [306, 126],
    ].map(([dx, dy]) => disc(x + dx! * s, y + dy! * s, 10 * s, '#6e4d1f', { depth: depth + 0.0006 })),
  ]);
};
