// Written by scripts/catalogues.ts from outfits/. Do not edit: npm run catalogues.
import { AtHand } from '../../paper/at-hand.ts';
import type { Outfit } from './garment.ts';
import type { OutfitId } from './outfits.generated.ts';

export const WARDROBE_AT_HAND = new AtHand<OutfitId, Outfit>('outfit', {
  raincoat: () => import('./outfits/raincoat.ts').then(({ raincoat }) => raincoat),
  dungarees: () => import('./outfits/dungarees.ts').then(({ dungarees }) => dungarees),
  jumper: () => import('./outfits/jumper.ts').then(({ jumper }) => jumper),
  fairIsle: () => import('./outfits/fairIsle.ts').then(({ fairIsle }) => fairIsle),
  tee: () => import('./outfits/tee.ts').then(({ tee }) => tee),
  dress: () => import('./outfits/dress.ts').then(({ dress }) => dress),
  pinafore: () => import('./outfits/pinafore.ts').then(({ pinafore }) => pinafore),
  vest: () => import('./outfits/vest.ts').then(({ vest }) => vest),
  hoodie: () => import('./outfits/hoodie.ts').then(({ hoodie }) => hoodie),
  kurta: () => import('./outfits/kurta.ts').then(({ kurta }) => kurta),
  ankara: () => import('./outfits/ankara.ts').then(({ ankara }) => ankara),
  football: () => import('./outfits/football.ts').then(({ football }) => football),
  pyjamas: () => import('./outfits/pyjamas.ts').then(({ pyjamas }) => pyjamas),
  astronaut: () => import('./outfits/astronaut.ts').then(({ astronaut }) => astronaut),
  superhero: () => import('./outfits/superhero.ts').then(({ superhero }) => superhero),
  wizard: () => import('./outfits/wizard.ts').then(({ wizard }) => wizard),
  pirate: () => import('./outfits/pirate.ts').then(({ pirate }) => pirate),
  knight: () => import('./outfits/knight.ts').then(({ knight }) => knight),
  royal: () => import('./outfits/royal.ts').then(({ royal }) => royal),
  diver: () => import('./outfits/diver.ts').then(({ diver }) => diver),
  dinosaur: () => import('./outfits/dinosaur.ts').then(({ dinosaur }) => dinosaur),
});
