import type { LineCut, RingsCut, SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { Place } from '../../../illustration/scene/format/places.ts';
import type { NamedRole } from '../../../illustration/scene/format/roles.ts';
import type { Camera } from '../../../illustration/scene/format/scene.ts';
import { called } from '../../cuts/called.ts';
import type { Friend, Sets, StoryCast } from '../../pictures.ts';

export const WHOLE_PAGE: Camera = { zoom: 1, on: [450, 660], at: [0.5, 0.5] };
export const MOSS = '#6c7b55';
export const DEEP = '#55643f';
export const BROWN = '#7b5b44';
export const CREAM = '#f6ecd2';
const HAT = '#c9ccd0';
export const SKINS = ['#5d3b2c', '#e3b48a', '#925d41', '#f0cfb0'];
export const CLOTHES = ['#c4694a', '#d9a441', '#6f8fb0', '#8e4358', '#e9dcc0', '#3f6f74'];
/** A fairy small enough for three pieces, feet at x, y, `s` high; `up` raises a hand. */
export const tinyFairy = (
  x: number,
  y: number,
  s: number,
  i: number,
  depth: number,
  more: { up?: boolean; ink?: string; wings?: boolean } = {},
): SceneCut[] => {
  const k = s / 40,
    n = (v: number) => Math.round(v * 10) / 10,
    c = more.ink ?? CLOTHES[i % 6]!,
    skin = more.ink ?? SKINS[(i * 3 + (i >> 1)) % 4]!;
  return called('tiny fairy', [
    ...(more.wings === false || more.ink
      ? []
      : [
          {
            shape: `${n(-2 * k)},${n(-20 * k)} ${n(-15 * k)},${n(-30 * k)} ${n(-17 * k)},${n(-15 * k)} ${n(-4 * k)},${n(-12 * k)} ${n(4 * k)},${n(-12 * k)} ${n(17 * k)},${n(-15 * k)} ${n(15 * k)},${n(-30 * k)} ${n(2 * k)},${n(-20 * k)}`,
            at: [x, y] as const,
            colour: '#eef3ea',
            opacity: 0.9,
            lift: 0,
            depth,
          },
        ]),
    {
      shape: `0,${n(-26 * k)} ${n(6 * k)},${n(-22 * k)} ${n(10 * k)},0! ${n(-10 * k)},0! ${n(-6 * k)},${n(-22 * k)}`,
      at: [x, y] as const,
      colour: c,
      lift: 0,
      depth: depth + 0.0003,
    },
    { rings: [n(8 * k)], at: [x, n(y - 31 * k)] as const, colour: skin, depth: depth + 0.0004 },
    ...(more.up
      ? [
          {
            line: `${n(x + 4 * k)},${n(y - 20 * k)} ${n(x + 13 * k)},${n(y - 44 * k)}`,
            width: n(4.4 * k),
            colour: skin,
            depth: depth + 0.0004,
          },
        ]
      : []),
  ]);
};
/** The ladybug and the letter it carries from the shoe to the ear. */
export const ladybug = (
  x: number,
  y: number,
  scale = 0.5,
  facing: 'left' | 'right' = 'right',
  depth = 0.8,
  turn = 0,
): NamedRole => ({
  who: 'ladybug',
  at: [x, y],
  scale,
  facing,
  depth,
  turn,
  shadow: false,
});
export const letter = (x: number, y: number, k = 1, depth = 0.805, turn = -8): SceneCut[] => [
  {
    shape: `${-15 * k},${-10 * k}! ${15 * k},${-10 * k}! ${15 * k},${10 * k}! ${-15 * k},${10 * k}!`,
    snip: true,
    at: [x, y],
    turn,
    colour: '#fffaf0',
    lift: 0.4,
    depth,
  },
  {
    line: `${x - 14 * k},${y - 8 * k} ${x},${y + 2 * k} ${x + 14 * k},${y - 10 * k}`,
    width: 2,
    colour: '#b9503f',
    depth: depth + 0.0002,
  },
];
/** Washing on a line. */
export const washing = (a: Place, b: Place, sag: number, depth: number, n = 5, s = 1): SceneCut[] =>
  called('washing', [
    { from: a, to: b, sag, width: 3, colour: '#f4e3bb', depth },
    ...Array.from({ length: n }, (_, i): SheetCut => {
      const t = (i + 0.7) / (n + 0.4),
        x = Math.round(a[0] + (b[0] - a[0]) * t),
        y = Math.round(a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t));
      return {
        shape:
          i % 2
            ? '-14,0! 14,0! 14,34! 3,34! 0,16! -3,34! -14,34!'
            : '-9,0! 9,0! 24,10! 18,20! 10,14! 11,36! -11,36! -10,14! -18,20! -24,10!',
        snip: true,
        at: [x, y],
        scale: s,
        turn: i % 2 ? 3 : -4,
        colour: CLOTHES[(i * 2 + 1) % 6]!,
        lift: 0.4,
        depth: depth + 0.001,
      };
    }),
  ]);
/** The sweater as a mountain, its summit under the chin, and the knees as foothills. */
export const sweaterMountain = (top: number, depth = 0.76, colour = MOSS, x = 450, wide = 1): SceneCut[] => {
  const q = (dx: number, dy: number) => `${Math.round(x + dx * wide)},${Math.round(top + dy)}`;
  return called('hero', [
    {
      shape: `${q(-640, 1100)}! ${q(-540, 560)} ${q(-400, 250)} ${q(-250, 80)} ${q(-120, 4)} ${q(0, 30)} ${q(120, 4)} ${q(250, 80)} ${q(400, 250)} ${q(540, 560)} ${q(640, 1100)}!`,
      colour,
      lift: 2,
      print: 'knitting',
      depth,
    },
  ]);
};
export const knee = (x: number, y: number, w: number, depth: number, colour = BROWN): SheetCut => ({
  shape: `${x - w},1500! ${x - w * 0.92},${y + w * 0.7} ${x - w * 0.6},${y + w * 0.16} ${x},${y} ${x + w * 0.6},${y + w * 0.16} ${x + w * 0.92},${y + w * 0.7} ${x + w},1500!`,
  colour,
  lift: 2,
  print: 'map',
  depth,
});
export const ground = (y: number, colour: string, more: Partial<SheetCut> = {}): SheetCut => ({
  shape: `-200,${y + 20} 60,${y - 6} 300,${y + 12} 560,${y - 10} 820,${y + 8} 1100,${y - 4}! 1100,1700! -200,1700!`,
  colour,
  lift: 1.2,
  print: 'map',
  ...more,
});
export const pond = (y: number, colour: string, more: Partial<SheetCut> = {}): SheetCut => ({
  shape: `-200,${y}! 200,${y + 3} 560,${y - 3} 1100,${y}! 1100,1700! -200,1700!`,
  colour,
  lift: 0.8,
  print: 'sea-chart',
  ...more,
});
export const grassBlades = (
  xs: number[],
  y: number,
  h: number,
  lean: number,
  colour: string,
  depth: number,
): SceneCut[] =>
  xs.map(
    (x, i): SheetCut => ({
      shape: `${-9},0! ${lean * 0.4 - 6},${-h * 0.6} ${lean},${-h - (i % 3) * 26}! ${lean * 0.4 + 8},${-h * 0.55} 10,0!`,
      at: [x, y + (i % 2) * 20],
      colour,
      lift: 0.8,
      depth: depth + i * 0.0002,
    }),
  );
/** The dandelion's one seed. */
export const dandelionSeed = (x: number, y: number, s: number, depth: number): SceneCut[] =>
  called('dandelion seed', [
    ...Array.from({ length: 13 }, (_, i): LineCut => {
      const a = ((-165 + i * 12.5) * Math.PI) / 180;
      return {
        line: `${x},${y} ${Math.round(x + Math.cos(a) * 92 * s)},${Math.round(y + Math.sin(a) * 92 * s)}`,
        width: 3.4 * s,
        colour: '#fffdf4',
        lit: false,
        depth,
      };
    }),
    ...Array.from({ length: 13 }, (_, i): RingsCut => {
      const a = ((-165 + i * 12.5) * Math.PI) / 180;
      return {
        rings: [6 * s],
        at: [Math.round(x + Math.cos(a) * 94 * s), Math.round(y + Math.sin(a) * 94 * s)],
        colour: '#fffdf4',
        lit: false,
        depth,
      };
    }),
    { line: `${x},${y} ${x + 2},${y + Math.round(56 * s)}`, width: 5 * s, colour: '#f2e7c4', depth },
    {
      shape: '-5,0 0,-4 6,0 5,24 0,34 -5,24',
      at: [x + 2, y + Math.round(52 * s)],
      scale: s,
      colour: '#5a3f2c',
      lift: 0.2,
      depth: depth + 0.0002,
    },
  ]);
/** The thimble worn as a hat, placed by the head of `name`. */
export const thimbleHat = (name: string, k: number, depth: number): SceneCut[] =>
  called('thimble hat', [
    {
      shape: `${-40 * k},0! ${-26 * k},${-62 * k}! ${-10 * k},${-72 * k} ${10 * k},${-72 * k} ${26 * k},${-62 * k}! ${40 * k},0!`,
      on: `${name}.head`,
      dy: -34 * k,
      colour: HAT,
      lift: 0.8,
      depth,
    },
    {
      shape: `${-46 * k},${-5 * k} 0,${-10 * k} ${46 * k},${-5 * k} ${46 * k},${5 * k} 0,${9 * k} ${-46 * k},${5 * k}`,
      on: `${name}.head`,
      dy: -32 * k,
      colour: '#a9adb3',
      lift: 0.4,
      depth: depth + 0.0002,
    },
    ...[-16, 0, 16].flatMap((dx): SceneCut[] =>
      [-62, -46].map(
        (dy): RingsCut => ({
          rings: [3.6 * k],
          on: `${name}.head`,
          dx: dx * k,
          dy: (dy - 18) * k,
          colour: '#878c93',
          depth: depth + 0.0003,
        }),
      ),
    ),
  ]);
export const hero = (more: Partial<NamedRole>): NamedRole => ({
  who: 'hero',
  pose: 'sit',
  facing: 'front',
  by: 'head',
  holding: 'none',
  shadow: false,
  ...more,
});
/** Alderman Thimble and the teacher, no higher than a thumb. */
export const citizen = (
  who: 'thimble' | 'teacher',
  { scale = 1, ...more }: Partial<NamedRole>,
): NamedRole => ({
  who,
  pose: 'stand',
  shadow: false,
  scale: 0.34 * scale,
  ...more,
});
const SAILOR: Costume = { extras: ['wings'], why: 'a fairy among fairies' };
/** The friend, as the smallest of the fairies: no higher than a thumb. */
export const sailor = ({ scale = 1, ...more }: Partial<NamedRole>): NamedRole => ({
  who: 'friend',
  pose: 'stand',
  wears: SAILOR,
  seatOn: 'boat',
  shadow: false,
  scale: 0.44 * scale,
  ...more,
});
export const friend: Friend = {
  name: 'Linnet',
  pronouns: 'she',
  look: { age: 'little', skin: 's4', hair: 'pixie', hairColour: 'copper', outfit: 'dress', cloth: 'brick' },
};
export const cast: StoryCast = {
  thimble: {
    look: {
      age: 'elder',
      build: 'short',
      skin: 's6',
      hair: 'crop',
      hairColour: 'snow',
      outfit: 'waistcoat',
      cloth: 'night',
      nose: 'button',
      beard: 'walrus',
      extras: ['wings'],
    },
  },
  teacher: {
    look: {
      age: 'grown',
      skin: 's3',
      hair: 'bun',
      hairColour: 'soot',
      outfit: 'blouse',
      cloth: 'berry',
      glasses: 'round',
      extras: ['wings'],
    },
  },
  grownUp: {
    look: {
      age: 'grown',
      skin: 's5',
      hair: 'crop',
      outfit: 'waistcoat',
      cloth: 'dusk',
      nose: 'bridge',
      beard: 'stubble',
    },
  },
};
export const wears: Costume = { outfit: 'fairIsle', cloth: 'moss', extras: [] };
export const sets: Sets = {
  hill: {
    backdrop: 'meadow',
    light: 'noon',
    plain: '#bcd6cf',
    papers: { land: 'map' },
    sky: 'flat',
    lighting: {},
    seed: 4,
  },
  pond: {
    backdrop: 'meadow',
    light: 'dusk',
    plain: '#e8b65e',
    papers: { land: 'sea-chart' },
    sky: 'flat',
    lighting: {},
    seed: 6,
  },
  ear: {
    backdrop: 'meadow',
    light: 'noon',
    plain: '#8da35f',
    papers: { land: 'map' },
    sky: 'flat',
    lighting: {},
    seed: 7,
  },
};
