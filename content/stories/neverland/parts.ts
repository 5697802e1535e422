import type { SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { NamedRole } from '../../../illustration/scene/format/roles.ts';
import type { Camera } from '../../../illustration/scene/format/scene.ts';
import { called } from '../../cuts/called.ts';
import { box, cut, disc, line, rings, snip } from '../../cuts/flat.ts';
import { cam } from '../../cuts/placing.ts';
import type { Friend, Sets, StoryCast } from '../../pictures.ts';

export const RED = '#cf3d2f';
/** A never: small, black, all prickles. */
export const burr = (x: number, y: number, r: number, depth: number, colour = '#171320'): SceneCut[] => {
  const n = 13;
  const pts = Array.from({ length: n * 2 }, (_, i) => {
    const a = (i / (n * 2)) * Math.PI * 2,
      k = i % 2 ? 58 : 100;
    return `${Math.round(Math.cos(a) * k)},${Math.round(Math.sin(a) * k)}!`;
  }).join(' ');
  return called('word', [
    snip(pts, colour, { at: [x, y], scale: r / 100, depth, lift: 0.8 }),
    disc(x - r * 0.16, y - r * 0.16, r * 0.22, '#4d4460', { depth: depth + 0.0002 }),
  ]);
};
const sock = (x: number, y: number, s: number, turn: number, colour: string, depth: number): SceneCut[] =>
  called('sock', [
    cut('-16,-40! 16,-40! 17,10 44,24 48,44 30,54 -4,48 -18,24', colour, {
      at: [x, y],
      scale: s,
      turn,
      depth,
      lift: 0.7,
    }),
    cut('-17,-42! 17,-42! 17,-24! -17,-24!', '#fff4de', {
      at: [x, y],
      scale: s,
      turn,
      depth: depth + 0.0002,
      lift: 0,
    }),
  ]);
const SOCKS = [
  '#3f6b8a',
  '#e2a94b',
  '#7a9a62',
  '#8e4358',
  '#f0ce8a',
  '#5f5a8a',
  '#d9857a',
  '#3f6b5c',
  '#c98a45',
  '#6e8aa3',
  '#b0563f',
  '#2fa08a',
];
/** The red kite, its middle at x, y; its tail goes through the points given. */
export const kite = (
  x: number,
  y: number,
  s: number,
  turn: number,
  depth: number,
  tail: [number, number][],
  sockScale = s,
): SceneCut[] =>
  called('kite', [
    line(`${x},${y} ${tail.map(([a, b]) => `${a},${b}`).join(' ')}`, '#fff4de', 5 * s, {
      depth: depth - 0.0006,
    }),
    ...tail.flatMap(([a, b], i) =>
      sock(a, b, sockScale * 0.62, turn + (i % 2 ? 24 : -18), SOCKS[i % 12]!, depth - 0.0004),
    ),
    snip('0,-150! 104,-30! 0,170! -104,-30!', RED, { at: [x, y], scale: s, turn, depth, lift: 1.8 }),
    snip('0,-150! 104,-30! 0,-30!', '#e76a4f', {
      at: [x, y],
      scale: s,
      turn,
      depth: depth + 0.0002,
      lift: 0,
    }),
    snip('-104,-30! 0,-30! 0,170!', '#a92a26', {
      at: [x, y],
      scale: s,
      turn,
      depth: depth + 0.0002,
      lift: 0,
    }),
    line('0,-150 0,170', '#fff4de', 6, { at: [x, y], scale: s, turn, depth: depth + 0.0004 }),
    line('-104,-30 104,-30', '#fff4de', 6, { at: [x, y], scale: s, turn, depth: depth + 0.0004 }),
  ]);
export const house = (
  x: number,
  y: number,
  w: number,
  h: number,
  wallColour: string,
  roof: string,
  depth: number,
  win: string | null = '#ffd873',
  more: Partial<SheetCut> = {},
): SceneCut[] =>
  called('house', [
    snip(`${-w / 2},0! ${-w / 2},${-h}! 0,${-h - w * 0.55}! ${w / 2},${-h}! ${w / 2},0!`, wallColour, {
      at: [x, y],
      depth,
      lift: 1,
      ...more,
    }),
    snip(
      `${-w * 0.62},${-h + w * 0.1}! 0,${-h - w * 0.64}! ${w * 0.62},${-h + w * 0.1}! ${w * 0.5},${-h + w * 0.1}! 0,${-h - w * 0.42}! ${-w * 0.5},${-h + w * 0.1}!`,
      roof,
      { at: [x, y], depth: depth + 0.0002, lift: 0.8 },
    ),
    ...(win
      ? [
          box(-w * 0.14, -h * 0.72, -w * 0.14 + w * 0.28, -h * 0.72 + w * 0.32, win, {
            at: [x, y],
            depth: depth + 0.0003,
            lift: 0,
          }),
        ]
      : []),
  ]);
/** The Never You Mind seen from its side, water line at y. */
export const ferry = (x: number, y: number, s: number, depth: number, hull = '#1b1a2e'): SceneCut[] =>
  called('ferry', [
    snip('-260,-120! 250,-120! 290,-160! 250,10! -220,10!', hull, {
      at: [x, y],
      scale: s,
      depth,
      lift: 1.6,
      print: 'sea-chart',
    }),
    line('-256,-104 256,-104', '#e2a94b', 9, { at: [x, y], scale: s, depth: depth + 0.0002 }),
    box(70, -250, 190, -118, '#3a2f4a', { at: [x, y], scale: s, depth: depth - 0.0012, lift: 1 }),
    box(90, -230, 124, -190, '#ffd873', { at: [x, y], scale: s, depth: depth - 0.001, lift: 0 }),
    box(140, -230, 174, -190, '#ffd873', { at: [x, y], scale: s, depth: depth - 0.001, lift: 0 }),
    line('130,-250 130,-330', '#3a2f4a', 16, { at: [x, y], scale: s, depth: depth - 0.0013 }),
    disc(x + 130 * s, y - 340 * s, 36 * s, '#ffe39a', { depth: depth - 0.001 }),
    rings(x + 130 * s, y - 340 * s, [110 * s, 70 * s], '#ffcf6f', { opacity: 0.3, depth: depth - 0.00125 }),
  ]);
export const tubOfBurrs = (x: number, y: number, s: number, depth: number): SceneCut[] =>
  called('tub', [
    ...(
      [
        [-70, -170, 34],
        [-20, -186, 38],
        [40, -178, 36],
        [84, -160, 28],
        [0, -150, 40],
        [-44, -150, 34],
        [60, -146, 34],
      ] as const
    ).flatMap(([dx, dy, r], i) =>
      burr(x + dx * s, y + dy * s, r * s, depth - 0.002 + i * 0.0002, i % 2 ? '#171320' : '#241d30'),
    ),
    snip('-130,-150! 130,-150! 108,0! -108,0!', '#9a6440', {
      at: [x, y],
      scale: s,
      depth,
      lift: 1.6,
      print: 'ledger',
    }),
    line('-126,-120 126,-120', '#5f3b28', 12, { at: [x, y], scale: s, depth: depth + 0.0002 }),
    line('-114,-36 114,-36', '#5f3b28', 12, { at: [x, y], scale: s, depth: depth + 0.0002 }),
    line('-50,-146 -44,-2', '#7d4e32', 4, { at: [x, y], scale: s, depth: depth + 0.0001 }),
    line('50,-146 44,-2', '#7d4e32', 4, { at: [x, y], scale: s, depth: depth + 0.0001 }),
  ]);
export const water = (y: number, colour: string, depth: number, more: Partial<SheetCut> = {}) =>
  cut(
    `-520,${y}! -200,${y} 0,${y + 12} 180,${y - 10} 380,${y + 12} 560,${y - 8} 760,${y + 12} 960,${y - 6} 1100,${y} 1420,${y}! 1420,1700! -520,1700!`,
    colour,
    { depth, lift: 1.2, ...more },
  );
/** A wall of pigeonholes, a dark sheet with lit or unlit holes and a never in each. */
export const pigeonholes = (
  x0: number,
  y0: number,
  cols: number,
  rows: number,
  w: number,
  h: number,
  depth: number,
  hole = '#15101f',
  eyes = false,
): SceneCut[] =>
  Array.from(
    { length: cols * rows },
    (_, i) => [x0 + (i % cols) * w, y0 + Math.floor(i / cols) * h] as const,
  ).flatMap(([x, y], i): SceneCut[] => [
    box(x, y, x + (w - 16), y + (h - 16), hole, { what: 'pigeonhole', depth, lift: 0 }),
    ...burr(
      x + w / 2 - 8 + ((i * 13) % 9) - 4,
      y + h * 0.55,
      Math.min(w, h) * 0.26,
      depth + 0.001,
      '#2b2236',
    ),
    ...(eyes
      ? [
          disc(x + w / 2 - 14, y + h * 0.52, 4, '#ffe39a', { depth: depth + 0.002 }),
          disc(x + w / 2 + 2, y + h * 0.52, 4, '#ffe39a', { depth: depth + 0.002 }),
        ]
      : []),
  ]);
export const LIFE_JACKET: Costume = { extras: ['lifeJacket'], why: 'on the water at night' };
export const tam = (more: Partial<NamedRole>): NamedRole => ({ who: 'friend', wears: LIFE_JACKET, ...more });
export const wideView: Camera = { zoom: 0.88, on: [450, 690], at: [0.5, 0.5] };
export const cast: StoryCast = {
  bly: {
    look: {
      age: 'elder',
      skin: 's1',
      face: 'long',
      hair: 'headscarf',
      hairColour: 'soot',
      outfit: 'seafarer',
      cloth: 'night',
      extras: [],
      nose: 'wide',
      build: 'broad',
    },
  },
  mayor: {
    look: {
      age: 'elder',
      skin: 's8',
      face: 'apple',
      hair: 'crop',
      glasses: 'round',
      outfit: 'waistcoat',
      cloth: 'plum',
      extras: ['medal'],
      hairColour: 'snow',
      scalp: 'crown',
      beard: 'walrus',
      nose: 'drop',
      build: 'broad',
    },
  },
  grownUp: {
    look: {
      age: 'grown',
      hair: 'bun',
      hairColour: 'espresso',
      outfit: 'seafarer',
      cloth: 'rose',
      extras: [],
      nose: 'bridge',
    },
  },
  dentist: {
    look: {
      age: 'grown',
      skin: 's4',
      hair: 'crop',
      hairColour: 'soot',
      outfit: 'nurseTunic',
      cloth: 'cream',
      extras: [],
      beard: 'goatee',
      nose: 'wedge',
    },
  },
  neighbour: {
    look: {
      age: 'grown',
      skin: 's9',
      hair: 'sidePart',
      hairColour: 'copper',
      outfit: 'cardigan',
      cloth: 'moss',
      extras: [],
      beard: 'full',
      nose: 'strong',
      build: 'tall',
    },
  },
  dog: { who: 'dog' },
  pig: { who: 'pig' },
  stairPig: { who: 'pig', colour: '#e8b7ac' },
  cow: { who: 'cow' },
  horse: { who: 'horse', colour: '#9a6844' },
};
export const friend: Friend = {
  name: 'Tam',
  pronouns: 'he',
  look: {
    skin: 's2',
    face: 'round',
    age: 'middle',
    hair: 'coils',
    hairColour: 'soot',
    outfit: 'dungarees',
    cloth: 'moss',
  },
};
/** The hero’s own clothes, not the book’s. */
export const ownClothes: Costume = { why: 'no life jacket on dry land' };
export const sets: Sets = {
  hill: {
    backdrop: 'meadow',
    light: 'dusk',
    plain: '#f3c765',
    camera: cam(),
    wide: wideView,
    lighting: { from: [820, 200] },
  },
  night: {
    backdrop: 'open-sea',
    light: 'night',
    plain: '#18204a',
    camera: cam(),
    wide: wideView,
    lighting: {},
  },
  hall: {
    backdrop: 'mansion',
    light: 'dusk',
    plain: '#241a30',
    camera: cam(),
    wide: wideView,
    lighting: {},
  },
};
export const onSky = { depth: 0.586, lift: 0.6 };
