import { page } from '../../../cuts/lit.ts';
import type { Piece, XY } from '../../../cuts/placing.ts';

const base = (light: string, plain: string, from: XY, land: string, more: Piece = {}) => ({
  backdrop: 'academy-roof',
  light,
  plain,
  camera: page,
  papers: { land },
  lighting: { from, cast: false },
  ...more,
});
export const sets = {
  corridor: base('noon', '#f6e7bf', [700, 60], 'comic'),
  canteen: base('noon', '#f3ead2', [600, 40], 'comic'),
  roof: base('dusk', '#f3a75c', [450, 300], 'newsprint'),
  harbor: base('dusk', '#f0974f', [200, 260], 'newsprint'),
  tower: base('dusk', '#ee9a58', [700, 200], 'newsprint'),
  registry: base('dusk', '#1f3d36', [450, 300], 'ledger'),
  step: base('dusk', '#f2b06a', [120, 300], 'newsprint'),
};
