/** The five heroes every ability is drawn on: little, tall, in a wheelchair, of the darkest skin and of the lightest. */
import { type Look, parseLook, randomChild } from '../../illustration/figures/hero/look/look.ts';

const child = (seed: number, overrides: Partial<Look>): Look =>
  parseLook({ ...randomChild(seed), glasses: 'none', extras: [], aids: [], ...overrides });

export const SAMPLE_HEROES: readonly Look[] = [
  child(1, {
    age: 'little',
    skin: 's5',
    hair: 'bowl',
    hairColour: 'soot',
    outfit: 'raincoat',
    cloth: 'honey',
  }),
  child(2, {
    age: 'big',
    skin: 's7',
    hair: 'longWaves',
    hairColour: 'copper',
    outfit: 'dress',
    cloth: 'sage',
  }),
  child(3, {
    age: 'middle',
    skin: 's3',
    hair: 'twoBraids',
    hairColour: 'espresso',
    outfit: 'jumper',
    cloth: 'clay',
    aids: ['wheelchair'],
    aidCloth: 'dusk',
  }),
  child(4, {
    age: 'middle',
    skin: 's0',
    hair: 'puffs',
    hairColour: 'soot',
    outfit: 'dungarees',
    cloth: 'clay',
    hairCloth: 'honey',
  }),
  child(5, {
    age: 'middle',
    skin: 's9',
    hair: 'crop',
    hairColour: 'flax',
    outfit: 'hoodie',
    cloth: 'dusk',
    glasses: 'round',
    aidCloth: 'night',
  }),
];
