/** Who plays in the island's pictures, where, and how a person is put into one. */
import { page } from '../../cuts/lit.ts';
import type { Piece, XY } from '../../cuts/placing.ts';
import { shell } from './pieces.ts';

export const cast = {
  oona: {
    look: {
      skin: 's4',
      face: 'long',
      hair: 'twoBraids',
      hairColour: 'snow',
      outfit: 'pirate',
      cloth: 'brick',
      extras: ['pirateHat'],
    },
    build: 'elder',
  },
  mate: {
    look: { skin: 's7', face: 'round', hair: 'bald', outfit: 'vest', cloth: 'pine', extras: [] },
    build: 'grown-up',
  },
  cook: {
    look: { skin: 's1', face: 'square', hair: 'headscarf', outfit: 'pinafore', cloth: 'honey', extras: [] },
    build: 'grown-up',
  },
  parrot: { who: 'parrot' },
  crab: { who: 'crab' },
  gull: { who: 'gull' },
};
export const wears = { outfit: 'jumper', cloth: 'night', extras: ['scarf'] };
export const base = (light: string, plain: string, from: XY, more: Piece = {}) => ({
  backdrop: 'pirate-deck',
  light,
  plain,
  camera: page,
  lighting: { from, cast: false },
  ...more,
});
export const sets = {
  island: base('noon', '#f2dcaa', [760, 80], { papers: { land: 'map' } }),
  cabin: base('dusk', '#5b3428', [800, 200], { papers: { land: 'ledger' } }),
  tent: base('dusk', '#6e4a44', [200, 1100], { papers: { land: 'sea-chart' } }),
  lagoon: base('noon', '#a9dcc4', [640, 60], { papers: { land: 'sea-chart' } }),
  ship: base('dusk', '#26284e', [500, 300], { papers: { land: 'sea-chart' } }),
  dig: base('dusk', '#f0b878', [120, 260], { papers: { land: 'map' } }),
};

/** A crab with a shell on. */
export const hatted = (
  name: string,
  x: number,
  y: number,
  s: number,
  turn = 0,
): { crab: Piece; hat: Piece[] } => ({
  crab: { who: 'crab', name, at: [x, y], scale: s, turn, depth: 0.722 },
  hat: shell([x, y - 106 * s], s * 1.25, 0.7225, turn),
});
