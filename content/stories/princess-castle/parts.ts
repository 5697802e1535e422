import type { StockId } from '../../../illustration/paper/printed-stocks.ts';
import type { LineCut, SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { Place } from '../../../illustration/scene/format/places.ts';
import type { NamedRole } from '../../../illustration/scene/format/roles.ts';
import { called } from '../../cuts/called.ts';
import type { CastChild, Friend, Sets, StoryCast } from '../../pictures.ts';

export const WOOD = '#8a6242';
export const PINK = '#dc8f92';
export const BLUE = '#3f6fa8';
export const LEAD = '#2f2c38';
export const doorway = (cx: number, top: number, w: number, h: number) =>
  `${cx - w / 2},${top + h}! ${cx - w / 2},${top + w * 0.55} ${cx - w * 0.46},${top + w * 0.3} ${cx - w * 0.26},${top + w * 0.07} ${cx},${top} ${cx + w * 0.26},${top + w * 0.07} ${cx + w * 0.46},${top + w * 0.3} ${cx + w / 2},${top + w * 0.55} ${cx + w / 2},${top + h}!`;
/** The window in a wall: what is in it lies under depth 0.4. */
export const wallWindow = (wall: string, print: StockId, cx = 450, top = 170, w = 430, h = 640): SceneCut[] =>
  called('wall window', [
    {
      shape: '-500,-400! 1400,-400! 1400,1700! -500,1700!',
      holes: doorway(cx, top, w, h),
      colour: wall,
      depth: 0.42,
      lift: 2,
      print,
    },
    {
      shape: doorway(cx, top - 26, w + 52, h + 44),
      holes: doorway(cx, top, w, h),
      colour: WOOD,
      depth: 0.43,
      lift: 1.4,
    },
    ...[-1, 1].map(
      (i): LineCut => ({
        line: `${cx + (i * w) / 6},${top + w * 0.03} ${cx + (i * w) / 6},${top + h}`,
        width: w * 0.017,
        colour: LEAD,
        depth: 0.425,
      }),
    ),
    ...[0.36, 0.68].map(
      (t): LineCut => ({
        line: `${cx - w / 2},${top + h * t} ${cx + w / 2},${top + h * t}`,
        width: w * 0.017,
        colour: LEAD,
        depth: 0.425,
      }),
    ),
  ]);
/** The window in its blanket: an arch 240 wide and 330 high about its middle. */
export const wrappedWindow = (at: Place, scale: number, turn = 0, depth = 0.74): SceneCut[] =>
  called('wrapped window', [
    { shape: doorway(0, -165, 240, 330), at, scale, turn, colour: BLUE, depth, lift: 2, print: 'sea-chart' },
    { line: '-118,-30 0,-16 118,-30', at, scale, turn, width: 7, colour: '#e7cf9a', depth: depth + 0.001 },
    { line: '0,-163 6,0 0,164', at, scale, turn, width: 7, colour: '#e7cf9a', depth: depth + 0.001 },
    { rings: [13], at, scale, turn, colour: '#e7cf9a', depth: depth + 0.002 },
    {
      line: '-112,110 -60,96 -20,112 40,98 112,112',
      at,
      scale,
      turn,
      width: 5,
      colour: '#6f9acb',
      depth: depth + 0.001,
    },
  ]);
export const wheel = (at: Place, r: number, depth = 0.76): SceneCut[] =>
  called('wheel', [
    { rings: [r], at, width: r * 0.2, colour: '#6b4630', depth },
    { rings: [r * 0.2], at, colour: '#6b4630', depth },
    ...[0, 1, 2, 3].map(
      (i): LineCut => ({
        line: `${-Math.cos(i * 0.785) * r},${-Math.sin(i * 0.785) * r} ${Math.cos(i * 0.785) * r},${Math.sin(i * 0.785) * r}`,
        at,
        width: r * 0.1,
        colour: '#6b4630',
        depth: depth - 0.0001,
      }),
    ),
  ]);
/** A cart's box, `w` wide about [x, y] of its floor's middle, with wheels. */
export const cart = ([x, y]: Place, w: number, depth = 0.75, turn = 0): SceneCut[] =>
  called('cart', [
    {
      shape: `${-w / 2},${-w * 0.28}! ${w / 2},${-w * 0.28}! ${w * 0.46},${w * 0.04}! ${-w * 0.46},${w * 0.04}!`,
      at: [x, y] as const,
      turn,
      snip: true,
      colour: '#a9764a',
      depth,
      lift: 1.4,
      print: 'ledger',
    },
    ...wheel([x - w * 0.27, y + w * 0.1], w * 0.17, depth + 0.002),
    ...wheel([x + w * 0.27, y + w * 0.1], w * 0.17, depth + 0.002),
  ]);
/** The king's bath, rim at [x, y], `w` wide. */
export const bath = ([x, y]: Place, w: number, depth = 0.75, turn = 0): SceneCut[] =>
  called('bath', [
    {
      name: 'bath',
      shape: `${-w / 2},0! ${w / 2},0! ${w * 0.42},${w * 0.34} ${w * 0.26},${w * 0.46} ${-w * 0.26},${w * 0.46} ${-w * 0.42},${w * 0.34}`,
      at: [x, y] as const,
      turn,
      colour: '#b9c3c9',
      depth,
      lift: 1.8,
    },
    {
      shape: `${-w * 0.54},-${w * 0.03} 0,-${w * 0.05} ${w * 0.54},-${w * 0.03} ${w * 0.54},${w * 0.05} 0,${w * 0.06} ${-w * 0.54},${w * 0.05}`,
      at: [x, y] as const,
      turn,
      colour: '#dbe2e5',
      depth: depth + 0.001,
      lift: 0.8,
    },
  ]);
export const hillside = (y: number, colour: string, more: Partial<SheetCut> = {}): SheetCut => ({
  shape: `-420,${y + 14}! -160,${y} 140,${y + 20} 460,${y - 10} 760,${y + 16} 1060,${y - 8} 1340,${y + 10}! 1340,1700! -420,1700!`,
  colour,
  lift: 1.2,
  ...more,
});
/** The castle called Princess about the foot of its middle, 420 wide at scale 1. */
export const princessCastle = (at: Place, scale: number, depth = 0.3, holes = '#3a2430'): SceneCut[] =>
  called('princess castle', [
    {
      shape:
        '-210,0! -210,-330! -180,-330! -180,-300! -150,-300! -150,-330! -120,-330! -120,-220! 110,-220! 110,-420! 140,-420! 140,-390! 172,-390! 172,-420! 210,-420! 210,0!',
      at,
      scale,
      snip: true,
      colour: PINK,
      depth,
      lift: 1.8,
      print: 'gingham',
    },
    {
      shape:
        '-120,-220! -120,-250! -80,-250! -80,-220! -40,-220! -40,-250! 0,-250! 0,-220! 40,-220! 40,-250! 80,-250! 80,-220!',
      at,
      scale,
      snip: true,
      colour: PINK,
      depth: depth - 0.001,
      lift: 1,
    },
    {
      shape: '90,-416! 160,-540! 230,-416!',
      at,
      scale,
      snip: true,
      colour: '#a8505c',
      depth: depth + 0.001,
      lift: 1,
    },
    { shape: doorway(-6, -110, 80, 110), at, scale, colour: '#6b3540', depth: depth + 0.001, lift: 0 },
    ...[
      [-165, -250, 30, 60],
      [160, -350, 34, 70],
      [160, -220, 34, 70],
      [-70, -190, 26, 50],
      [60, -190, 26, 50],
    ].map(
      ([x, y, w, h]): SheetCut => ({
        shape: doorway(x!, y!, w!, h!),
        at,
        scale,
        colour: holes,
        depth: depth + 0.001,
        lift: 0,
      }),
    ),
  ]);
export const goose = (more: Partial<NamedRole>): NamedRole => ({ who: 'goose', ...more });
export const wave = (y: number, colour: string, depth: number, more: Partial<SheetCut> = {}): SheetCut => ({
  shape: `-420,${y + 40}! -260,${y} -160,${y - 36} -60,${y - 6} 20,${y + 40} 120,${y} 230,${y - 36} 330,${y - 6} 410,${y + 40} 520,${y} 630,${y - 36} 730,${y - 6} 810,${y + 40} 920,${y} 1030,${y - 36} 1140,${y} 1340,${y + 40}! 1340,${y + 420}! -420,${y + 420}!`,
  colour,
  depth,
  lift: 1.6,
  ...more,
});
export const THIRDS_CLOTHES: Costume = { outfit: 'kurta', cloth: 'plum', extras: [] };
const FOURTHS_CLOTHES: Costume = { outfit: 'kurta', cloth: 'honey', extras: [] };
export const cast: StoryCast = {
  meg: { look: { skin: 's4', hair: 'twoBraids', hairColour: 'flax', ...THIRDS_CLOTHES } },
  perkin: { look: { skin: 's9', hair: 'curlyCrop', hairColour: 'soot', ...FOURTHS_CLOTHES } },
  cow: { who: 'cow', colour: '#e9a8a4' },
  wat: {
    look: {
      age: 'grown',
      skin: 's7',
      hair: 'turban',
      hairCloth: 'night',
      outfit: 'kurta',
      cloth: 'dusk',
      extras: [],
      beard: 'full',
      nose: 'strong',
    },
  },
  king: {
    look: {
      age: 'elder',
      skin: 's1',
      hair: 'coils',
      extras: ['crown'],
      outfit: 'royal',
      cloth: 'berry',
      beard: 'full',
      hairColour: 'snow',
      scalp: 'crown',
      nose: 'wide',
      build: 'broad',
    },
  },
  cook: {
    look: {
      age: 'grown',
      skin: 's5',
      hair: 'headscarf',
      outfit: 'bakerWhites',
      cloth: 'clay',
      extras: [],
      nose: 'snub',
      build: 'broad',
    },
  },
  groom: {
    look: {
      age: 'grown',
      skin: 's4',
      hair: 'crop',
      hairColour: 'soot',
      outfit: 'farmClothes',
      cloth: 'clay',
      extras: [],
      beard: 'moustache',
      build: 'tall',
    },
  },
  maid: {
    look: {
      age: 'teen',
      skin: 's6',
      hair: 'bun',
      hairColour: 'copper',
      outfit: 'blouse',
      cloth: 'berry',
      extras: [],
    },
  },
  laundress: {
    look: {
      age: 'grown',
      skin: 's3',
      hair: 'bun',
      hairColour: 'chestnut',
      outfit: 'blouse',
      cloth: 'dusk',
      extras: [],
      nose: 'wide',
    },
  },
};
export const third: CastChild = { name: 'Meg', pronouns: 'she', plays: 'meg' };
export const fourth: CastChild = { name: 'Perkin', pronouns: 'he', plays: 'perkin' };
export const meg = (more: Partial<NamedRole>): NamedRole => ({ who: 'meg', wears: THIRDS_CLOTHES, ...more });
export const perkin = (more: Partial<NamedRole>): NamedRole => ({
  who: 'perkin',
  wears: FOURTHS_CLOTHES,
  ...more,
});
export const friend: Friend = {
  name: 'Wyn',
  pronouns: 'he',
  look: {
    skin: 's2',
    hair: 'tousled',
    hairColour: 'chestnut',
    freckles: 'many',
    outfit: 'kurta',
    cloth: 'brick',
    extras: [],
  },
};
export const wears: Costume = { outfit: 'kurta', cloth: 'moss', extras: ['scarf'] };
export const sets: Sets = {
  gullhaven: {
    backdrop: 'castle-hall',
    light: 'noon',
    plain: '#b9c9ca',
    papers: { land: 'sea-chart' },
    lighting: { from: [450, 300] },
    seed: 3,
  },
  road: {
    backdrop: 'meadow',
    light: 'noon',
    plain: '#f0dfae',
    papers: { land: 'ledger' },
    lighting: { from: [-200, 100] },
    seed: 4,
  },
  hall: {
    backdrop: 'castle-hall',
    light: 'noon',
    plain: '#c9e0d8',
    papers: { land: 'gingham' },
    lighting: { from: [450, 300] },
    seed: 5,
  },
  meadow: {
    backdrop: 'meadow',
    light: 'noon',
    plain: '#a9cfe0',
    papers: { land: 'sea-chart' },
    lighting: { from: [-200, 100] },
    seed: 6,
  },
};
