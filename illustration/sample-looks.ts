/** Five sample heroes that every picture is tested with: little, tall, in a wheelchair, darkest and lightest skin. */
import { type Look, parseLook } from './figures/hero/look/look.ts';

export interface SampleLook {
  readonly name: string;
  readonly look: Look;
}

export const SAMPLE_LOOKS: readonly SampleLook[] = [
  {
    name: 'Pip',
    look: parseLook({
      age: 'little',
      skin: 's6',
      face: 'round',
      hair: 'pigtails',
      hairColour: 'chestnut',
      eyes: 'brown',
      outfit: 'dungarees',
      cloth: 'sage',
      extras: [],
    }),
  },
  {
    name: 'Finn',
    look: parseLook({
      age: 'big',
      skin: 's5',
      face: 'long',
      hair: 'waves',
      hairColour: 'walnut',
      eyes: 'green',
      glasses: 'round',
      outfit: 'hoodie',
      cloth: 'dusk',
      extras: [],
    }),
  },
  {
    name: 'Mei',
    look: parseLook({
      age: 'middle',
      skin: 's7',
      face: 'heart',
      hair: 'bob',
      hairColour: 'soot',
      eyes: 'dark',
      aids: ['wheelchair'],
      outfit: 'jumper',
      cloth: 'clay',
      extras: [],
    }),
  },
  {
    name: 'Ada',
    look: parseLook({
      age: 'middle',
      skin: 's0',
      face: 'apple',
      hair: 'puffs',
      hairColour: 'soot',
      eyes: 'dark',
      outfit: 'raincoat',
      cloth: 'honey',
      extras: [],
    }),
  },
  {
    name: 'Runa',
    look: parseLook({
      age: 'middle',
      skin: 's9',
      face: 'heart',
      hair: 'twoBraids',
      hairColour: 'flax',
      eyes: 'blue',
      freckles: 'few',
      outfit: 'dress',
      cloth: 'rose',
      extras: [],
    }),
  },
];
