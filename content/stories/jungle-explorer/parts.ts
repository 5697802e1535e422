import type { LightId } from '../../../illustration/paper/hour-lights.ts';
import type { SceneSet } from '../../../illustration/scene/format/book.ts';
import type { LineCut, SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import { called } from '../../cuts/called.ts';
import { box, cut, line, snip } from '../../cuts/deep.ts';
import type { Friend, Sets, StoryCast } from '../../pictures.ts';

/** Points of an outline, mirrored where `dir` is −1. */
export const mirroredPoints = (points: string, dir: number) =>
  dir > 0
    ? points
    : points
        .split(' ')
        .map((p) => p.replace(/^-?[\d.]+/u, (x) => `${-Number(x)}`))
        .join(' ');
export const RED = '#d9492f';
export const CREAM = '#fbf1d8';
export const ROSE = '#eb8fa0';
export const ANT = '#6e2f22';
/** An ant on its way, to the left; `dir` −1 goes right. It carries a scrap of the map, or whatever it is given. */
export const ant = (
  x: number,
  y: number,
  s: number,
  depth: number,
  more: { dir?: number; turn?: number; load?: string | null; colour?: string } = {},
): SceneCut[] => {
  const { dir = 1, turn = 0, load = CREAM, colour = ANT } = more;
  const own: Partial<SheetCut> = { at: [x, y] as const, scale: s, turn };
  return called('ant', [
    {
      ...line(mirroredPoints('-30,14 -14,-8 -8,14 2,-8 10,14 14,-8 32,14', dir), colour, 5, { depth }),
      ...own,
    },
    { ...line(mirroredPoints('-34,-14 -48,-34 -60,-34', dir), colour, 4, { depth }), ...own },
    cut(
      mirroredPoints(
        '-44,-10 -34,-24 -18,-20 -10,-14 0,-22 10,-14 18,-20 40,-28 58,-14 50,4 28,6 14,-4 4,0 -8,-4 -18,2 -36,4',
        dir,
      ),
      colour,
      { depth: depth + 0.0002, ...own, lift: 0.6 },
    ),
    ...(load
      ? [
          snip(mirroredPoints('-26,-24! -12,-78! 42,-88! 58,-50! 16,-20!', dir), load, {
            depth: depth + 0.0003,
            ...own,
            lift: 0.8,
            print: 'map',
          }),
        ]
      : []),
  ]);
};
export const antTrail = (
  spots: number[][],
  s: number,
  depth: number,
  more: { dir?: number; turn?: number; colour?: string; loads?: (string | null)[] } = {},
) => {
  const { loads = [CREAM, '#9fc0cf', '#e6d3a2'], ...rest } = more;
  return spots.flatMap(([x, y], i) =>
    ant(x!, y!, s, depth + i * 0.0006, { ...rest, load: loads[i % loads.length]! }),
  );
};
/** The boat folded from the last corner: a house is drawn on its sail. */
export const paperBoat = (
  x: number,
  y: number,
  s: number,
  depth: number,
  turn = 0,
  lamp = false,
): SceneCut[] => {
  const own: Partial<SheetCut> = { at: [x, y] as const, scale: s, turn, lit: false };
  return called('paper boat', [
    snip('0,-150! 84,-20! -84,-20!', '#fff6df', { depth, ...own, print: 'map', lift: 1 }),
    { ...line('-24,-30 -24,-62 0,-84 24,-62 24,-30', '#b4532f', 6, { depth: depth + 0.0002 }), ...own },
    { ...line('-34,-54 0,-88 34,-54', '#b4532f', 6, { depth: depth + 0.0002 }), ...own },
    { ...box(-9, -56, 9, -40, lamp ? '#f2a93a' : '#8fb7c4', { depth: depth + 0.0003, lift: 0 }), ...own },
    snip('-150,-56! 0,-16! 150,-56! 92,44! -92,44!', '#fdf0d0', {
      name: 'boat',
      depth: depth + 0.0004,
      ...own,
      print: 'map',
      lift: 1.4,
    }),
    snip('-150,-56! 0,-16! -14,44! -92,44!', '#eeddb6', { depth: depth + 0.0006, ...own, lift: 0 }),
  ]);
};
/** A hat with a brim, on a head of somebody drawn in scale `s`. */
export const sunHat = (
  who: string,
  s: number,
  colour: string,
  depth: number,
  more: Partial<SheetCut> = {},
): SceneCut[] =>
  called('sun hat', [
    cut('-66,-34 -54,-92 -20,-110 24,-110 56,-90 66,-34', colour, {
      depth,
      on: `${who}.head`,
      scale: s,
      lift: 1,
      ...more,
    }),
    cut('-116,-30 -60,-52 0,-58 60,-52 116,-30 60,-20 0,-26 -60,-20', colour, {
      depth: depth + 0.0002,
      on: `${who}.head`,
      scale: s,
      lift: 1,
      ...more,
    }),
    {
      ...line('-64,-44 0,-56 64,-44', '#7c4a2a', 10, { depth: depth + 0.0003 }),
      on: `${who}.head`,
      scale: s,
      ...more,
    },
  ]);
export const STRAW = '#e9c873';
export const HAT_BLUE = '#3d7ea6';
export const BEARD = '-64,-34 -30,-10 0,-20 30,-10 64,-34 82,40 56,120 30,112 4,150 -24,112 -54,122 -84,40';
/** The beard of the Famous Explorer and as many of his hats as he has left. */
export const explorersBeardAndHats = (s: number, depth: number, hats = 3): SceneCut[] =>
  called('beard', [
    cut(BEARD, '#efe6d2', { depth, on: 'explorer.mouth', scale: s, lift: 1.2, print: 'newsprint' }),
    { ...line('-22,-2 0,4 22,-2', '#7a3a2c', 7, { depth: depth + 0.0002 }), on: 'explorer.mouth', scale: s },
    ...['#c98a4b', '#5f7f57', '#9a4f3c']
      .slice(0, hats)
      .flatMap((colour, i) =>
        sunHat('explorer', s, colour, depth + 0.001 + i * 0.001, { dy: (-10 - i * 62) * s }),
      ),
  ]);
export const flag = (x: number, y: number, s: number, depth: number): SceneCut[] =>
  called('flag', [
    { ...line('0,0 0,-330', '#7c5236', 12, { depth }), at: [x, y] as const, scale: s },
    snip('4,-330! 214,-306! 190,-256! 214,-206! 4,-220!', RED, {
      depth: depth + 0.0002,
      at: [x, y] as const,
      scale: s,
      lift: 1.4,
      print: 'newsprint',
    }),
    {
      letters: 'SOURCE',
      at: [x + 96 * s, y - 266 * s] as const,
      size: 32 * s,
      turn: 3,
      colour: CREAM,
      depth: depth + 0.0004,
      lit: false,
    },
  ]);
/** One crown of the forest: round, lobed, lit from above. */
export const treeCrown = (
  x: number,
  y: number,
  r: number,
  colour: string,
  depth: number,
  more: Partial<SheetCut> = {},
) => {
  const lobes = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * Math.PI * 2;
    const k = i % 2 ? r : r * 0.83;
    return `${Math.round(Math.cos(a) * k)},${Math.round(Math.sin(a) * k * 0.86)}`;
  }).join(' ');
  return cut(lobes, colour, { depth, at: [x, y] as const, lift: 1.6, ...more });
};
/** The forest to the edge of the world, smaller and paler towards the horizon. */
export const forest = (
  horizon: number,
  rows: number,
  tones: string[],
  depth: number,
  more: Partial<SheetCut> = {},
) =>
  Array.from({ length: rows }, (_, row) => {
    const t = row / (rows - 1);
    const r = 34 + t * t * 150;
    const y = horizon + 20 + t * t * (1320 - horizon) * 0.92;
    const n = Math.ceil(1500 / (r * 1.5));
    return Array.from({ length: n }, (_, i) =>
      treeCrown(
        -300 + (i + (row % 2) * 0.5) * r * 1.5,
        y + ((i * 37 + row * 17) % 5) * r * 0.07,
        r,
        tones[(row + i * 2) % tones.length]!,
        depth + t * 0.2 + i * 0.0004,
        { ...(row > rows - 3 ? { print: 'map' } : {}), ...more },
      ),
    );
  }).flat();
export const leaf = (
  x: number,
  y: number,
  s: number,
  turn: number,
  colour: string,
  depth: number,
  more: Partial<SheetCut> = {},
): SceneCut[] =>
  called('leaf', [
    cut('0,20! -50,-60 -78,-190 -50,-310 0,-400! 50,-310 78,-190 50,-60', colour, {
      depth,
      at: [x, y] as const,
      scale: s,
      turn,
      lift: 1.8,
      print: 'map',
      ...more,
    }),
    {
      ...line('0,10 6,-180 0,-380', '#1c3a2c', 7, { depth: depth + 0.0002, opacity: 0.6 }),
      at: [x, y] as const,
      scale: s,
      turn,
    },
  ]);
/** A fern's frond, tip up. */
export const frond = (x: number, y: number, s: number, turn: number, colour: string, depth: number) =>
  snip(
    `0,0! ${Array.from({ length: 7 }, (_, i) => `${-20 - (7 - i) * 16},${-56 - i * 52}! -8,${-62 - i * 50}!`).join(' ')} 0,-440! ${Array.from(
      { length: 7 },
      (_, k) => 6 - k,
    )
      .map((i) => `8,${-62 - i * 50}! ${20 + (7 - i) * 16},${-56 - i * 52}!`)
      .join(' ')}`,
    colour,
    { depth, at: [x, y] as const, scale: s, turn, lift: 1.4 },
  );
/** A trunk that stands in the picture from top to bottom. */
export const trunk = (
  x: number,
  w: number,
  y: number,
  y2: number,
  colour: string,
  depth: number,
  more: Partial<SheetCut> = {},
) =>
  cut(
    `${x - w},${y}! ${x - w * 0.8},${(y + y2) / 2} ${x - w * 1.3},${y2}! ${x + w * 1.2},${y2}! ${x + w * 0.8},${(y + y2) / 2} ${x + w},${y}!`,
    colour,
    { depth, ...more },
  );
/** The life jacket everybody wears on the river. */
export const JACKET: Costume = {
  outfit: 'tee',
  cloth: 'clay',
  extras: ['cap', 'lifeJacket'],
  why: 'a life jacket on the river',
};
export const AFLOAT: Costume = {
  extras: ['lifeJacket'],
  why: 'a life jacket on the river',
};
/** The house on its legs; x, y is the middle of the floor. */
export const house = (
  x: number,
  y: number,
  s: number,
  depth: number,
  tones = ['#c98a4f', '#8a6132', '#6a4328', '#ffe2a0'],
  legs = 260,
): SceneCut[] => {
  const own: Partial<SheetCut> = { at: [x, y] as const, scale: s };
  return called('house', [
    ...[-150, -50, 60, 160].map(
      (dx): LineCut => ({
        ...line(`${dx},0 ${dx - 6},${legs}`, tones[2]!, 18, { depth }),
        ...own,
      }),
    ),
    box(-140, -170, 150, 0, tones[0]!, { depth: depth + 0.001, ...own, lift: 1 }),
    { ...box(20, -130, 110, 0, tones[2]!, { depth: depth + 0.0012, lift: 0 }), ...own },
    { ...box(-100, -130, -20, -60, tones[3]!, { depth: depth + 0.0012, lift: 0, lit: false }), ...own },
    snip(
      '-230,-140! -160,-190! -40,-320! 40,-320! 170,-190! 240,-140! 150,-156! 70,-144! 0,-158! -90,-144! -160,-156!',
      tones[1]!,
      { depth: depth + 0.0014, ...own, lift: 2 },
    ),
    box(-220, -6, 230, 22, tones[2]!, { depth: depth + 0.0016, ...own, lift: 1.4 }),
  ]);
};
export const cast: StoryCast = {
  rosa: {
    look: {
      age: 'grown',
      skin: 's5',
      face: 'oval',
      hair: 'twoBraids',
      hairColour: 'soot',
      outfit: 'waistcoat',
      cloth: 'moss',
      extras: [],
      nose: 'wedge',
      build: 'broad',
    },
  },
  explorer: {
    look: {
      age: 'grown',
      skin: 's2',
      face: 'long',
      hair: 'sidePart',
      hairColour: 'snow',
      glasses: 'round',
      outfit: 'cardigan',
      cloth: 'oat',
      extras: [],
      beard: 'goatee',
      nose: 'bridge',
      scalp: 'receding',
    },
  },
  otter: { who: 'otter', colour: '#57392a' },
  frog: { who: 'frog', colour: '#6fae3a' },
  sloth: { who: 'sloth' },
};
export const friend: Friend = {
  name: 'Davi',
  pronouns: 'he',
  look: { skin: 's7', hair: 'curlyCrop', hairColour: 'espresso', outfit: 'tee', cloth: 'butter', extras: [] },
};
export const wears: Costume = { outfit: 'tee', cloth: 'clay', extras: ['cap'] };
const base = (plain: string, light: LightId, seed: number, more: SceneSet = {}): SceneSet => ({
  backdrop: 'jungle',
  light,
  plain,
  lighting: {},
  seed,
  disc: false,
  frame: false,
  ...more,
});
export const sets: Sets = {
  home: base('#6b4329', 'noon', 3),
  river: base('#f4cf86', 'noon', 5),
  clear: base('#d9ecc9', 'noon', 7),
  dark: base('#142a26', 'noon', 9),
  spring: base('#24493a', 'noon', 11),
  over: base('#f3f4e6', 'noon', 13),
  night: base('#1c2b4e', 'night', 15),
};
