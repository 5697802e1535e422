import type { Costume } from '../../../illustration/scene/format/look.ts';
import type { Friend } from '../../book.ts';
import type { StoryCast } from '../../pictures.ts';
import { RED } from './parts.ts';

export const cast: StoryCast = {
  grandfather: {
    look: {
      age: 'elder',
      skin: 's5',
      face: 'long',
      hair: 'crop',
      glasses: 'round',
      outfit: 'cardigan',
      cloth: 'moss',
      extras: ['beanie', 'scarf'],
      hairColour: 'snow',
      scalp: 'crown',
      beard: 'full',
      nose: 'drop',
      build: 'short',
    },
  },
  dragon: { who: 'dragon', colour: '#8f7ca6' },
  ferryman: {
    look: {
      age: 'elder',
      skin: 's7',
      face: 'square',
      hair: 'crop',
      hairColour: 'snow',
      outfit: 'seafarer',
      cloth: 'night',
      extras: ['peakedCap'],
      scalp: 'receding',
      beard: 'chin',
      nose: 'hook',
      hairCloth: 'night',
      build: 'broad',
    },
  },
  ewe: { who: 'ewe' },
};
export const friend: Friend = {
  name: 'Pelle',
  pronouns: 'he',
  look: {
    age: 'little',
    skin: 's5',
    face: 'round',
    hair: 'crop',
    hairColour: 'copper',
    outfit: 'raincoat',
    cloth: 'moss',
    extras: ['beanie'],
    hairCloth: 'sky',
  },
};
export const wears: Costume = { outfit: 'raincoat', cloth: 'dusk', extras: ['beanie'] };
/** The red mittens, on hands. */
export const MITTENS = { colour: RED, cuff: '#f6e7d0', mittens: true } as const;
/** The friend's, from the same needles. */
export const BLUE_MITTENS = { colour: '#3f78b8', cuff: '#f6e7d0', mittens: true } as const;
export const FRIENDS_COAT: Costume = { outfit: 'raincoat', cloth: 'moss', extras: ['beanie'] };
