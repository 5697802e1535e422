// Written by scripts/kit/generate-catalogues.ts from outfits/. Do not edit: npm run generate:catalogues.
import type { Outfit } from './outfits/shapes/garment.ts';
import type { OutfitId } from './outfits.generated.ts';
import { raincoat } from './outfits/raincoat.ts';
import { dungarees } from './outfits/dungarees.ts';
import { jumper } from './outfits/jumper.ts';
import { fairIsle } from './outfits/fairIsle.ts';
import { tee } from './outfits/tee.ts';
import { dress } from './outfits/dress.ts';
import { pinafore } from './outfits/pinafore.ts';
import { vest } from './outfits/vest.ts';
import { hoodie } from './outfits/hoodie.ts';
import { kurta } from './outfits/kurta.ts';
import { ankara } from './outfits/ankara.ts';
import { football } from './outfits/football.ts';
import { pyjamas } from './outfits/pyjamas.ts';
import { astronaut } from './outfits/astronaut.ts';
import { superhero } from './outfits/superhero.ts';
import { wizard } from './outfits/wizard.ts';
import { pirate } from './outfits/pirate.ts';
import { knight } from './outfits/knight.ts';
import { royal } from './outfits/royal.ts';
import { diver } from './outfits/diver.ts';
import { cardigan } from './outfits/cardigan.ts';
import { dinosaur } from './outfits/dinosaur.ts';
import { waistcoat } from './outfits/waistcoat.ts';
import { blouse } from './outfits/blouse.ts';
import { bakerWhites } from './outfits/bakerWhites.ts';
import { seafarer } from './outfits/seafarer.ts';
import { nurseTunic } from './outfits/nurseTunic.ts';
import { conductorUniform } from './outfits/conductorUniform.ts';
import { farmClothes } from './outfits/farmClothes.ts';
import { romper } from './outfits/romper.ts';
import { plainJumper } from './outfits/plainJumper.ts';
import { checkedShirt } from './outfits/checkedShirt.ts';

export const OUTFIT_RECORDS: Readonly<Record<OutfitId, Outfit>> = {
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
  cardigan,
  dinosaur,
  waistcoat,
  blouse,
  bakerWhites,
  seafarer,
  nurseTunic,
  conductorUniform,
  farmClothes,
  romper,
  plainJumper,
  checkedShirt,
};
