import type { StockId } from '../../../illustration/paper/printed-stocks.ts';
import type { SceneCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { NamedRole } from '../../../illustration/scene/format/roles.ts';
import type { Camera } from '../../../illustration/scene/format/scene.ts';
import { called } from '../../cuts/called.ts';
import { box, cut, line, snip } from '../../cuts/flat.ts';
import { round } from '../../cuts/outlines.ts';
import { cam } from '../../cuts/placing.ts';
import type { CastChild, Friend, Sets, StoryCast } from '../../pictures.ts';

/** The robot Bolt; the heart of the birthday card is on its chest. */
export const bolt = (x: number, y: number, s: number, more: Partial<NamedRole> = {}): NamedRole => ({
  who: 'bolt',
  at: [x, y],
  scale: s,
  ...more,
});
export const pigeon = (x: number, y: number, s: number, more: Partial<NamedRole> = {}): NamedRole => ({
  who: 'pigeon',
  at: [x, y],
  scale: s,
  ...more,
});
export const nell = (more: Partial<NamedRole>): NamedRole => ({
  who: 'friend',
  wears: { outfit: 'dungarees', cloth: 'pine', extras: [] },
  ...more,
});
export const flowerPot = (x: number, y: number, s: number, depth: number, turn = 0): SceneCut[] =>
  called('geranium', [
    ...(
      [
        [-40, -150],
        [0, -190],
        [44, -146],
        [16, -130],
      ] as const
    ).flatMap(([dx, dy]): SceneCut[] => [
      line(`0,-70 ${dx},${dy}`, '#4f8a4a', 8, { at: [x, y], scale: s, turn, depth: depth - 0.001 }),
      cut(round(dx, dy, 30, 26, 8), '#d8344a', {
        at: [x, y],
        scale: s,
        turn,
        depth: depth - 0.0008,
        lift: 0.6,
      }),
      cut(round(dx + 8, dy + 44, 24, 14, 8), '#5f9a52', {
        at: [x, y],
        scale: s,
        turn,
        depth: depth - 0.0009,
        lift: 0.4,
      }),
    ]),
    snip('-62,-80! 62,-80! 46,0! -46,0!', '#c8693f', { at: [x, y], scale: s, turn, depth, lift: 1.2 }),
    box(-70, -94, 70, -68, '#dd8050', { at: [x, y], scale: s, turn, depth: depth + 0.0002, lift: 0.6 }),
  ]);
export const awning = (x: number, y: number, w: number, colour: string, depth: number, n = 6) =>
  Array.from({ length: n }, (_, i) => {
    const a = x + (i * w) / n,
      b = x + ((i + 1) * w) / n;
    return cut(
      `${a},${y}! ${b},${y}! ${b},${y + 80} ${(a + b) / 2},${y + 108} ${a},${y + 80}`,
      i % 2 ? '#fff4e0' : colour,
      { depth: depth + i * 0.0001, lift: 0.9, print: 'gingham' },
    );
  });
export const bandedHat = (
  x: number,
  y: number,
  s: number,
  colour: string,
  depth: number,
  turn = 0,
): SceneCut[] =>
  called('banded hat', [
    cut('-90,0 -40,-16 40,-16 90,0 40,16 -40,16', colour, { at: [x, y], scale: s, turn, depth, lift: 0.8 }),
    cut('-52,-8! -46,-70 -20,-86 20,-86 46,-70 52,-8! 0,6', colour, {
      at: [x, y],
      scale: s,
      turn,
      depth: depth + 0.0002,
      lift: 0.9,
    }),
    cut('-52,-8! -52,-26 0,-20 52,-26 52,-8! 0,6', '#fff0d4', {
      at: [x, y],
      scale: s,
      turn,
      depth: depth + 0.0004,
      lift: 0,
    }),
  ]);
export const SKINS = ['#f0c9a8', '#8a5a40', '#d3a27c', '#5a3a2c', '#c08b66', '#f5dbc9', '#784a35'];
export const COATS = ['#b0563f', '#3f6b6a', '#5f5a8a', '#c98a45', '#8e4358', '#6c7b55', '#44597a'];
const wideView: Camera = { zoom: 0.88, on: [450, 690], at: [0.5, 0.5] };
export const cast: StoryCast = {
  bolt: { who: 'tin-robot' },
  pigeon: { who: 'pigeon' },
  mailman: {
    look: {
      age: 'grown',
      skin: 's6',
      face: 'long',
      hair: 'crop',
      outfit: 'conductorUniform',
      cloth: 'night',
      extras: ['peakedCap'],
      beard: 'moustache',
      nose: 'bridge',
    },
  },
  fishwife: {
    look: {
      age: 'elder',
      skin: 's5',
      face: 'apple',
      hair: 'headscarf',
      outfit: 'blouse',
      cloth: 'night',
      extras: [],
      nose: 'snub',
      build: 'broad',
    },
  },
  basil: {
    look: {
      skin: 's2',
      hair: 'bowl',
      hairColour: 'copper',
      freckles: 'few',
      outfit: 'tee',
      cloth: 'sky',
      extras: [],
    },
  },
  ottie: {
    look: { skin: 's9', hair: 'puffs', hairColour: 'soot', outfit: 'dress', cloth: 'butter', extras: [] },
  },
  hatter: {
    look: {
      age: 'elder',
      skin: 's1',
      face: 'long',
      hair: 'bald',
      outfit: 'waistcoat',
      cloth: 'plum',
      extras: [],
      beard: 'goatee',
      nose: 'bridge',
      build: 'slight',
    },
  },
};
export const third: CastChild = { name: 'Basil', pronouns: 'he', plays: 'basil' };
export const fourth: CastChild = { name: 'Ottie', pronouns: 'she', plays: 'ottie' };
export const friend: Friend = {
  name: 'Nell',
  pronouns: 'she',
  look: {
    skin: 's7',
    face: 'heart',
    age: 'middle',
    hair: 'twoBraids',
    hairColour: 'chestnut',
    glasses: 'round',
    outfit: 'dungarees',
    cloth: 'pine',
  },
};
export const wears: Costume = { outfit: 'dungarees', cloth: 'brick', extras: [] };
export const sets: Sets = {
  porch: {
    backdrop: 'robot-workshop',
    light: 'noon',
    plain: '#bfe0d8',
    camera: cam(),
    wide: wideView,
    lighting: { from: [860, 160] },
  },
  market: {
    backdrop: 'night-town',
    light: 'noon',
    plain: '#f6d9a0',
    camera: cam(),
    wide: wideView,
    lighting: { from: [100, 100] },
  },
  lane: {
    backdrop: 'night-town',
    light: 'dusk',
    plain: '#e58a5a',
    camera: cam(),
    wide: wideView,
    lighting: {},
  },
};
export const floor = (y: number, colour: string, depth: number, print: StockId = 'graph-paper') =>
  box(-460, y, 1360, y + 900, colour, { depth, lift: 1.2, print });
