/** Five sample heroes that every picture is tested with: little, tall, in a wheelchair, darkest and lightest skin. */
import { type Look, parseLook } from './figures/hero/look/look.ts';

export interface SampleLook {
  readonly name: string;
  /** Who that is, as the end of a sentence. */
  readonly who: string;
  readonly look: Look;
}

export const SAMPLE_LOOKS: readonly SampleLook[] = [
  {
    name: 'Pip',
    who: 'a little child',
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
    who: 'a tall child with glasses',
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
    who: 'a child in a wheelchair',
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
    who: 'a child with very dark skin',
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
    who: 'a child with very light skin',
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
