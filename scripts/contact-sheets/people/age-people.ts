/** Thirty people of all ages, in no order, dressed as stories dress them. */
import type { HeroOptions } from '../../../illustration/figures/hero/rig.ts';
import type { PartialLook } from '../../../illustration/scene/format/look.ts';

export interface AgePerson {
  readonly look: PartialLook & Required<Pick<PartialLook, 'age'>>;
  readonly options?: HeroOptions;
}

export const AGE_PEOPLE: readonly AgePerson[] = [
  {
    look: {
      age: 'grown',
      skin: 's2',
      hair: 'fade',
      hairColour: 'soot',
      outfit: 'nurseTunic',
      cloth: 'dusk',
      nose: 'wide',
    },
  },
  {
    look: {
      age: 'toddler',
      skin: 's7',
      hair: 'pigtails',
      hairColour: 'copper',
      outfit: 'dungarees',
      cloth: 'moss',
    },
    options: { pose: 'wave' },
  },
  {
    look: {
      age: 'elder',
      skin: 's8',
      hair: 'crop',
      hairColour: 'silver',
      scalp: 'crown',
      beard: 'walrus',
      nose: 'drop',
      outfit: 'cardigan',
      cloth: 'moss',
    },
    options: { stick: true },
  },
  {
    look: {
      age: 'middle',
      skin: 's5',
      hair: 'bob',
      hairColour: 'soot',
      outfit: 'raincoat',
      cloth: 'honey',
      extras: ['backpack'],
    },
  },
  {
    look: { age: 'baby', skin: 's4', hair: 'wisp', outfit: 'romper', cloth: 'sky' },
    options: { pose: 'sitUp', expression: 'delight', bed: false },
  },
  {
    look: {
      age: 'teen',
      skin: 's6',
      hair: 'tousled',
      hairColour: 'espresso',
      outfit: 'hoodie',
      cloth: 'charcoal',
      extras: ['headphones'],
    },
    options: { act: { spine: 6, neck: 4 } },
  },
  {
    look: {
      age: 'grown',
      skin: 's7',
      hair: 'sidePart',
      hairColour: 'copper',
      beard: 'full',
      nose: 'strong',
      build: 'broad',
      outfit: 'farmClothes',
      cloth: 'night',
      extras: ['strawHat'],
    },
  },
  {
    look: {
      age: 'big',
      skin: 's1',
      hair: 'twoBraids',
      hairColour: 'soot',
      outfit: 'football',
      cloth: 'clay',
    },
  },
  {
    look: {
      age: 'elder',
      skin: 's2',
      hair: 'bun',
      hairColour: 'espresso',
      nose: 'wide',
      outfit: 'blouse',
      cloth: 'plum',
      glasses: 'round',
      build: 'short',
    },
  },
  {
    look: { age: 'baby', skin: 's8', hair: 'wisp', hairColour: 'flax', outfit: 'romper', cloth: 'butter' },
    options: { pose: 'sitUp', bed: false },
  },
  {
    look: {
      age: 'grown',
      skin: 's5',
      hair: 'bun',
      hairColour: 'espresso',
      nose: 'bridge',
      build: 'pregnant',
      outfit: 'blouse',
      cloth: 'pine',
    },
  },
  {
    look: {
      age: 'teen',
      skin: 's2',
      hair: 'boxBraids',
      hairColour: 'soot',
      outfit: 'hoodie',
      cloth: 'berry',
      nose: 'wide',
    },
    options: { act: { weight: 'left', neck: 3 } },
  },
  {
    look: {
      age: 'toddler',
      skin: 's2',
      hair: 'coils',
      hairColour: 'soot',
      outfit: 'pyjamas',
      cloth: 'butter',
    },
  },
  { look: { age: 'middle', skin: 's9', hair: 'bowl', hairColour: 'flax', outfit: 'jumper', cloth: 'clay' } },
  {
    look: {
      age: 'grown',
      skin: 's3',
      hair: 'crop',
      hairColour: 'soot',
      beard: 'pencil',
      nose: 'wedge',
      outfit: 'conductorUniform',
      cloth: 'night',
      extras: ['peakedCap'],
      hairCloth: 'night',
    },
  },
  {
    look: {
      age: 'elder',
      skin: 's5',
      hair: 'bald',
      beard: 'long',
      hairColour: 'snow',
      nose: 'hook',
      outfit: 'kurta',
      cloth: 'oat',
    },
    options: { stick: true },
  },
  {
    look: {
      age: 'big',
      skin: 's6',
      hair: 'pony',
      hairColour: 'chestnut',
      outfit: 'tee',
      cloth: 'sky',
      glasses: 'oval',
    },
  },
  {
    look: { age: 'baby', skin: 's1', hair: 'wisp', hairColour: 'soot', outfit: 'romper', cloth: 'rose' },
    options: { pose: 'sitUp', bed: false, expression: 'wonder' },
  },
  {
    look: {
      age: 'teen',
      skin: 's8',
      hair: 'long',
      hairColour: 'flax',
      outfit: 'ankara',
      cloth: 'night',
      build: 'slight',
    },
  },
  {
    look: {
      age: 'grown',
      skin: 's9',
      hair: 'curlyBob',
      hairColour: 'auburn',
      nose: 'long',
      outfit: 'seafarer',
      cloth: 'pine',
    },
  },
  {
    look: {
      age: 'toddler',
      skin: 's5',
      hair: 'tousled',
      hairColour: 'espresso',
      outfit: 'romper',
      cloth: 'sage',
    },
  },
  {
    look: {
      age: 'elder',
      skin: 's1',
      hair: 'coils',
      hairColour: 'soot',
      scalp: 'receding',
      beard: 'full',
      nose: 'wide',
      outfit: 'waistcoat',
      cloth: 'plum',
    },
  },
  {
    look: {
      age: 'middle',
      skin: 's3',
      hair: 'puffs',
      hairColour: 'soot',
      outfit: 'pinafore',
      cloth: 'berry',
    },
  },
  {
    look: {
      age: 'grown',
      skin: 's8',
      hair: 'crop',
      hairColour: 'chestnut',
      beard: 'moustache',
      nose: 'drop',
      build: 'broad',
      outfit: 'bakerWhites',
      cloth: 'clay',
      extras: ['bakerHat'],
    },
  },
  {
    look: {
      age: 'teen',
      skin: 's4',
      hair: 'curlyCrop',
      hairColour: 'soot',
      outfit: 'fairIsle',
      cloth: 'moss',
      nose: 'bridge',
    },
    options: { act: { weight: 'right' } },
  },
  {
    look: { age: 'baby', skin: 's6', hair: 'wisp', hairColour: 'soot', outfit: 'romper', cloth: 'lilac' },
    options: { pose: 'sitUp', bed: false, expression: 'joy' },
  },
  {
    look: {
      age: 'elder',
      skin: 's7',
      hair: 'curlyBob',
      hairColour: 'snow',
      nose: 'button',
      outfit: 'cardigan',
      cloth: 'dusk',
      glasses: 'cat',
    },
  },
  {
    look: {
      age: 'big',
      skin: 's7',
      hair: 'sidePart',
      hairColour: 'walnut',
      outfit: 'hoodie',
      cloth: 'dusk',
      extras: ['backpack'],
    },
  },
  {
    look: {
      age: 'toddler',
      skin: 's9',
      hair: 'wisp',
      hairColour: 'flax',
      outfit: 'dungarees',
      cloth: 'clay',
    },
    options: { pose: 'walk' },
  },
  {
    look: {
      age: 'elder',
      skin: 's9',
      hair: 'sidePart',
      hairColour: 'snow',
      beard: 'chin',
      nose: 'hook',
      outfit: 'seafarer',
      cloth: 'night',
      extras: ['peakedCap'],
      hairCloth: 'night',
      build: 'broad',
    },
  },
];
