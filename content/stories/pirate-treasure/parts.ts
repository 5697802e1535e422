import type { LightId } from '../../../illustration/paper/hour-lights.ts';
import type { SceneSet } from '../../../illustration/scene/format/book.ts';
import type { SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { Place } from '../../../illustration/scene/format/places.ts';
import type { ScenePropData } from '../../../illustration/scene/format/roles.ts';
import { called } from '../../cuts/called.ts';
import { box, cut, disc, line, oval, snip } from '../../cuts/lit.ts';
import { cam, placing } from '../../cuts/placing.ts';
import type { Friend, Sets, StoryCast } from '../../pictures.ts';

export const placed = placing(0.0002);
export const SAND = '#f2dcaa';
/** A hole in the sand, flat as one sees it from the side; `deep` is the colour inside. */
export const hole = (
  x: number,
  y: number,
  rx: number,
  depth: number,
  deep = '#9a7648',
  flat = 0.42,
): SceneCut[] =>
  called('hole', [
    oval(x, y - rx * 0.04, rx * 1.18, rx * flat * 1.22, '#fbeecb', { depth, lift: 0 }),
    oval(x, y, rx, rx * flat, deep, { depth: depth + 0.0002, lift: 0 }),
    cut(
      `${x - rx * 0.96},${y + rx * 0.06} ${x - rx * 0.4},${y + rx * flat * 0.5} ${x + rx * 0.5},${y + rx * flat * 0.45} ${x + rx * 0.96},${y + rx * 0.06} ${x + rx * 0.6},${y + rx * flat * 0.86} ${x},${y + rx * flat} ${x - rx * 0.6},${y + rx * flat * 0.86}`,
      '#c9a468',
      { depth: depth + 0.0004, lift: 0, opacity: 0.7 },
    ),
  ]);
/** The near rim of a hole, which hides the feet of whoever is in it. */
export const rim = (x: number, y: number, rx: number, depth: number, colour = SAND, flat = 0.42): SceneCut =>
  cut(
    `${x - rx * 1.2},${y}! ${x - rx},${y} ${x - rx * 0.7},${y + rx * flat * 0.72} ${x},${y + rx * flat} ${x + rx * 0.7},${y + rx * flat * 0.72} ${x + rx},${y}! ${x + rx * 1.2},${y}! ${x + rx * 1.1},${y + rx * 0.6} ${x},${y + rx * 0.95} ${x - rx * 1.1},${y + rx * 0.6}`,
    colour,
    { depth, lift: 0.5 },
  );
/** The rock like a tooth. */
export const toothRock = (x: number, y: number, s: number, depth: number, colour = '#b9a79a'): SceneCut[] =>
  called(
    'tooth rock',
    placed(
      [
        cut('-96,0! -92,-90 -66,-180 -20,-262 20,-300 40,-268 70,-190 96,-96 104,0!', colour, { lift: 1 }),
        cut('24,0! 34,-120 28,-220 20,-300 40,-268 70,-190 96,-96 104,0!', '#8f7d7c', {
          lift: 0,
          opacity: 0.55,
        }),
      ],
      [x, y],
      s,
      depth,
    ),
  );
/** A band of sea, land or foam across the page with a waving upper edge, down to its foot. */
export const band = (y: number, colour: string, depth: number, more: Partial<SheetCut> = {}): SceneCut =>
  cut(
    `-100,${y} 60,${y - 14} 240,${y + 12} 430,${y - 10} 620,${y + 14} 800,${y - 12} 1000,${y}! 1000,1700! -100,1700!`,
    colour,
    { depth, lift: 1, ...more },
  );
/** A shell, which crabs wear as a hat. */
export const shell = (at: Place, s: number, depth: number, turn = 0, colour = '#fffaf0'): SceneCut[] =>
  called('shell', [
    ...placed(
      [
        cut('-40,18! -44,-14 -24,-44 0,-52 24,-44 44,-14 40,18! 0,28', colour, { lift: 1 }),
        line('0,24 -26,-36', '#d9bfa4', 3),
        line('0,24 0,-46', '#d9bfa4', 3),
        line('0,24 26,-36', '#d9bfa4', 3),
      ],
      at,
      s,
      depth,
      { turn },
    ),
  ]);
/** A child's boot, sole down and toe to the right; its sole is 120 long. */
export const boot = (at: Place, s: number, depth: number, more: Partial<SheetCut> = {}): SceneCut[] =>
  called(
    'boot',
    placed(
      [
        cut('-58,0! -58,-60 -52,-150! 8,-150! 10,-62 44,-46 66,-18 64,0!', '#a5683f', { lift: 1.2 }),
        snip('-60,2! 68,2! 68,16! -60,16!', '#4e2f28', { lift: 0.6 }),
        snip('-58,-152! 14,-152! 14,-126! -56,-126!', '#c98a52', { lift: 0.5 }),
        line('-54,-66 -6,-58 40,-46', '#6b4232', 4),
      ],
      at,
      s,
      depth,
      more,
    ),
  );

export const chestFront = (at: Place, s: number, depth: number): SceneCut[] =>
  called(
    'chest',
    placed(
      [
        snip('-156,-86! 156,-86! 146,20! -146,20!', '#945c3c', { lift: 1.6, print: 'ledger' }),
        snip('-156,-86! 156,-86! 155,-66! -155,-66!', '#b9824f', { lift: 0 }),
        snip('-110,-86! -78,-86! -76,20! -106,20!', '#5a5560', { lift: 0.6 }),
        snip('110,-86! 78,-86! 76,20! 106,20!', '#5a5560', { lift: 0.6 }),
        snip('-20,-72! 20,-72! 16,-26! -16,-26!', '#d8b45a', { lift: 0.8 }),
      ],
      at,
      s,
      depth,
    ),
  );
/** Half a ginger biscuit, with bite-proof sugar. */
export const biscuit = (at: Place, s: number, depth: number, turn = 0): SceneCut[] =>
  called(
    'biscuit',
    placed(
      [
        cut('-70,0! -64,-40 -30,-68 10,-70 50,-56 72,-10 70,6! 40,-6 10,10 -30,-4', '#d08a3e', { lift: 1.2 }),
        cut('-54,-10 -46,-38 -20,-54 8,-56 40,-44 54,-12 20,-16 -20,-8', '#e3a556', { lift: 0 }),
        disc(0, 0, 1, '#e3a556'),
        line('-30,-34 -26,-30', '#fbe6b8', 6),
        line('6,-42 12,-40', '#fbe6b8', 6),
        line('34,-28 38,-26', '#fbe6b8', 6),
        line('-4,-22 0,-20', '#fbe6b8', 6),
      ],
      at,
      s,
      depth,
      { turn },
    ),
  );
/** A striped snail's shell. */
export const snailShell = (at: Place, s: number, depth: number): SceneCut[] =>
  called(
    'snail shell',
    placed(
      [
        cut('-36,20 -40,-14 -12,-38 20,-32 38,-6 30,20 0,26', '#f3e2bd', { lift: 1 }),
        line('-30,14 -26,-12 0,-24 20,-10 14,8 -4,10 -8,-4', '#b5654a', 6),
      ],
      at,
      s,
      depth,
    ),
  );
export const milkTooth = (at: Place, s: number, depth: number): SceneCut[] =>
  called(
    'milk tooth',
    placed(
      [cut('-16,24! -20,-10 -12,-24 0,-18 12,-24 20,-10 16,24! 6,4 -6,4', '#fffdf2', { lift: 0.8 })],
      at,
      s,
      depth,
    ),
  );

/** Planks from edge to edge, one below the other. */
export const planks = (
  y: number,
  y2: number,
  step: number,
  colours: readonly string[],
  depth: number,
): SceneCut[] =>
  Array.from({ length: Math.ceil((y2 - y) / step) }, (_, i) =>
    box(-100, y + i * step, 1000, y + (i + 1) * step, colours[i % colours.length]!, {
      depth: depth + i * 0.0002,
      lift: 0.5,
      print: 'ledger',
    }),
  );
/** The island from far: its palm, its sand. */
export const distantIsland = (x: number, y: number, s: number, depth: number, colour: string): SceneCut[] =>
  called(
    'island',
    placed(
      [
        cut('-260,0! -180,-30 -60,-44 80,-40 200,-24 270,0!', colour, { lift: 0 }),
        line('-40,-36 -30,-110 -6,-170', colour, 12),
        cut('-6,-170 -70,-190 -110,-150 -60,-160', colour, { lift: 0 }),
        cut('-6,-170 60,-200 110,-160 50,-170', colour, { lift: 0 }),
        cut('-6,-170 -20,-230 -64,-240 -30,-190', colour, { lift: 0 }),
        cut('-6,-170 30,-230 70,-226 20,-190', colour, { lift: 0 }),
        cut('180,-20! 190,-80 200,-100 216,-84 230,-104 250,-80 256,-10!', colour, { lift: 0 }),
      ],
      [x, y],
      s,
      depth,
    ),
  );
/** A rope with its dark side below. */
export const rope = (points: string, depth: number, width = 13): SceneCut[] =>
  called('rope', [
    line(points, '#8f5f26', width + 6, { depth, lit: false }),
    line(points, '#e6b562', width, { depth: depth + 0.0003, lit: false }),
    line(points, '#f4d38c', width - 4, { depth: depth + 0.0004, lit: false, dash: [9, 12] }),
  ]);
export const friend: Friend = {
  name: 'Bram',
  pronouns: 'he',
  look: {
    age: 'big',
    skin: 's7',
    face: 'round',
    hair: 'locs',
    hairColour: 'soot',
    outfit: 'tee',
    cloth: 'pine',
    extras: [],
  },
};
export const cast: StoryCast = {
  oona: {
    look: {
      age: 'elder',
      skin: 's4',
      face: 'long',
      hair: 'twoBraids',
      hairColour: 'snow',
      outfit: 'pirate',
      cloth: 'brick',
      extras: ['pirateHat'],
      nose: 'hook',
    },
  },
  cook: {
    look: {
      age: 'grown',
      skin: 's1',
      face: 'square',
      hair: 'headscarf',
      outfit: 'bakerWhites',
      cloth: 'honey',
      extras: [],
      nose: 'wide',
      build: 'broad',
    },
  },
  parrot: { who: 'parrot' },
  crab: { who: 'crab' },
  gull: { who: 'gull' },
};
export const wears: Costume = { outfit: 'jumper', cloth: 'night', extras: ['scarf'] };
const base = (light: LightId, plain: string, from: Place, more: SceneSet = {}): SceneSet => ({
  backdrop: 'pirate-deck',
  light,
  plain,
  camera: cam(),
  lighting: { from, cast: false },
  ...more,
});
export const sets: Sets = {
  island: base('noon', '#f2dcaa', [760, 80], { papers: { land: 'map' } }),
  cabin: base('dusk', '#5b3428', [800, 200], { papers: { land: 'ledger' } }),
  tent: base('dusk', '#6e4a44', [200, 1100], { papers: { land: 'sea-chart' } }),
  lagoon: base('noon', '#a9dcc4', [640, 60], { papers: { land: 'sea-chart' } }),
  ship: base('dusk', '#26284e', [500, 300], { papers: { land: 'sea-chart' } }),
  dig: base('dusk', '#f0b878', [120, 260], { papers: { land: 'map' } }),
};
export const afloat: Costume = {
  outfit: 'jumper',
  cloth: 'night',
  extras: ['scarf', 'lifeJacket'],
  why: 'buckled into a life jacket',
};
export const knot = (x: number, y: number, s: number, depth: number, turn = 0): SceneCut[] =>
  called(
    'knot',
    placed(
      [
        cut('-44,10 -30,-26 6,-36 38,-16 44,18 12,36 -26,32', '#eabb6a', { lift: 1.4 }),
        line('-34,-10 0,6 36,-6', '#9a6a2c', 9),
        line('-30,18 0,2 30,24', '#9a6a2c', 9),
      ],
      [x, y],
      s,
      depth,
      { turn },
    ),
  );
export const lanternAt = (x: number, y: number, scale: number, depth = 0.5): ScenePropData => ({
  id: 'lantern',
  name: `lantern${x}`,
  at: [x, y],
  scale,
  depth,
});
