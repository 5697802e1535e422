/** Every outfit by id; a missing one is a type error. */
import type { OutfitId } from '../choices.ts';
import type { Doll } from '../doll.ts';
import { dinosaur } from './dinosaur.ts';
import { dress, kurta, pinafore } from './dressy.ts';
import {
  ankara,
  dungarees,
  fairIsle,
  football,
  hoodie,
  jumper,
  pyjamas,
  raincoat,
  tee,
  vest,
} from './everyday.ts';
import type { Garment } from './garment.ts';
import { astronaut, diver, knight, pirate, royal, superhero, wizard } from './storybook.ts';

export const WARDROBE: Record<OutfitId, (doll: Doll) => Garment> = {
  raincoat,
  dungarees,
  jumper,
  fairIsle,
  tee,
  dress,
  pinafore,
  vest,
  hoodie,
  kurta,
  ankara,
  football,
  pyjamas,
  astronaut,
  superhero,
  wizard,
  pirate,
  knight,
  royal,
  diver,
  dinosaur,
};
