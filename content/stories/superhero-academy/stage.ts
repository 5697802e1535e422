/** Who plays in the academy's pictures, where, and how a person is put into one. */
import { page } from '../../cuts/lit.ts';
import { type Piece, who, type XY } from '../../cuts/placing.ts';

const suit = (cloth: string) => ({ outfit: 'superhero', cloth, extras: ['cape'] });
export const cast = {
  head: {
    look: { skin: 's2', face: 'square', hair: 'curlyCrop', hairColour: 'snow', ...suit('plum') },
    build: 'elder',
  },
  flies: { look: { skin: 's6', face: 'long', hair: 'sidePart', hairColour: 'copper', ...suit('night') } },
  fast: { look: { skin: 's1', face: 'oval', hair: 'highPuff', hairColour: 'soot', ...suit('honey') } },
  ice: {
    look: { age: 'little', skin: 's9', face: 'round', hair: 'pigtails', hairColour: 'flax', ...suit('pine') },
  },
  melts: {
    look: { skin: 's4', face: 'round', hair: 'tousled', hairColour: 'auburn', ...suit('brick') },
    build: 'grown-up',
  },
};
export const friend = {
  name: 'Oskar',
  pronouns: 'he',
  look: {
    skin: 's8',
    face: 'square',
    age: 'middle',
    hair: 'bowl',
    hairColour: 'honey',
    outfit: 'tee',
    cloth: 'brick',
    extras: ['cape'],
  },
};
export const wears = { outfit: 'tee', cloth: 'dusk', extras: ['cape'] };
const asFriend = { outfit: 'tee', cloth: 'brick', extras: ['cape'] };
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
export const friendAt = (pose: string, at: XY, scale: number, more: Piece = {}) =>
  who('friend', pose, at, scale, { wears: asFriend, ...more });
