import type { SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { NamedRole } from '../../../illustration/scene/format/roles.ts';
import { called } from '../../cuts/called.ts';
import type { CastChild, Friend, Sets, StoryCast } from '../../pictures.ts';
export const RED = '#c2402f';
export const WHITE = '#f8eedb';
/** A tall trunk from edge to edge, leaning `lean` to the right at its foot. */
export const trunk = (x: number, w: number, colour: string, more: Partial<SheetCut> = {}): SheetCut => ({
  shape: `${x - w * 0.42},-200! ${x + w * 0.42},-200! ${x + w * 0.46},700 ${x + w * 0.7},1600! ${x - w * 0.7},1600! ${x - w * 0.46},700`,
  colour,
  lift: 1.2,
  ...more,
});
/** Land from edge to edge with a soft top. */
export const hillside = (y: number, colour: string, more: Partial<SheetCut> = {}): SheetCut => ({
  shape: `-420,${y + 10}! -200,${y} 100,${y + 22} 420,${y - 8} 700,${y + 16} 1000,${y - 6} 1340,${y + 12}! 1340,1700! -420,1700!`,
  colour,
  lift: 1.2,
  ...more,
});
export const snail = (at: [number, number], more: Partial<NamedRole> = {}): NamedRole => ({
  who: 'snail',
  at,
  scale: 0.5,
  ...more,
});
export const third: CastChild = { name: 'Ida', pronouns: 'she', plays: 'ida' };
export const fourth: CastChild = { name: 'Kofi', pronouns: 'he', plays: 'kofi' };
export const friend: Friend = {
  name: 'Wim',
  pronouns: 'he',
  look: {
    age: 'middle',
    skin: 's7',
    face: 'round',
    hair: 'tousled',
    hairColour: 'auburn',
    freckles: 'many',
    outfit: 'dungarees',
    cloth: 'dusk',
    extras: ['cap'],
  },
};
export const cast: StoryCast = {
  bear: { who: 'bear' },
  hedgehog: { who: 'hedgehog' },
  fox: { who: 'fox' },
  mouse: { who: 'mouse' },
  deer: { who: 'deer' },
  rabbit: { who: 'rabbit' },
  owl: { who: 'owl' },
  squirrel: { who: 'squirrel' },
  snail: { who: 'snail' },
  ida: {
    look: {
      skin: 's2',
      hair: 'bob',
      hairColour: 'flax',
      glasses: 'round',
      outfit: 'dress',
      cloth: 'night',
      extras: [],
    },
  },
  kofi: {
    look: { skin: 's9', hair: 'fade', hairColour: 'soot', outfit: 'jumper', cloth: 'honey', extras: [] },
  },
  grownUp: {
    look: {
      age: 'grown',
      skin: 's4',
      hair: 'sidePart',
      hairColour: 'soot',
      outfit: 'waistcoat',
      cloth: 'night',
      extras: [],
      nose: 'wedge',
      build: 'tall',
    },
  },
};
export const wears: Costume = { outfit: 'jumper', cloth: 'moss', extras: [] };
/** The red and white scarf round the hero's neck, `s` times as large as on a child of scale 1. */
export const scarf = (s: number, turn = 0, depth = 0.7203): SceneCut[] =>
  called('scarf', [
    {
      shape: '10,-34! 34,-36! 32,-4 36,34! 14,36! 12,0',
      on: 'hero.chest',
      scale: s,
      turn,
      colour: RED,
      depth,
      lift: 0.6,
      print: 'knitting',
    },
    {
      shape: '12,-8! 33,-9! 34,3! 12,4!',
      on: 'hero.chest',
      scale: s,
      turn,
      colour: WHITE,
      depth: depth + 0.0001,
      lift: 0,
    },
    {
      shape: '13,16! 35,15! 36,27! 14,28!',
      on: 'hero.chest',
      scale: s,
      turn,
      colour: WHITE,
      depth: depth + 0.0001,
      lift: 0,
    },
    {
      shape: '-44,-44 -22,-51 0,-47 22,-51 44,-44 44,-26 22,-18 0,-16 -22,-18 -44,-26',
      on: 'hero.chest',
      scale: s,
      turn,
      colour: RED,
      depth: depth + 0.0002,
      lift: 0.8,
      print: 'knitting',
    },
    ...[-30, -8, 16].map(
      (x): SheetCut => ({
        shape: `${x},-49! ${x + 11},-48! ${x + 11},-17! ${x},-18!`,
        on: 'hero.chest',
        scale: s,
        turn,
        colour: WHITE,
        depth: depth + 0.0003,
        lift: 0,
      }),
    ),
  ]);
/** The hero's clothes once the scarf hangs on the twig. */
export const withoutScarf: Costume = { outfit: 'jumper', cloth: 'moss', extras: [] };
export const sets: Sets = {
  twig: {
    backdrop: 'forest',
    light: 'noon',
    plain: '#f0cf7f',
    papers: { land: 'map' },
    lighting: { from: [-200, 300] },
    seed: 4,
  },
  birches: {
    backdrop: 'forest',
    light: 'noon',
    plain: '#eebf6a',
    papers: { land: 'newsprint' },
    lighting: { from: [900, 200] },
    seed: 6,
  },
  hill: {
    backdrop: 'forest',
    light: 'dusk',
    plain: '#e88a4a',
    papers: { land: 'map' },
    lighting: {},
    seed: 9,
  },
};
export const COLOURS = {
  light: '#f0cf7f',
  trunk: '#6a5236',
  far: '#c9a85c',
  moss: '#7d8646',
  deep: '#4a5233',
  path: '#e9d3a0',
};
export const BEAR = '#6f4a30';
