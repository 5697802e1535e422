// Written by scripts/catalogues.ts from styles/. Do not edit: npm run catalogues.
import { AtHand } from '../../paper/at-hand.ts';
import type { HairStyle } from './style.ts';
import type { HairStyleId } from './styles.generated.ts';

export const HAIR_AT_HAND = new AtHand<HairStyleId, HairStyle>('hair style', {
  crop: () => import('./styles/crop.ts').then(({ crop }) => crop),
  sidePart: () => import('./styles/sidePart.ts').then(({ sidePart }) => sidePart),
  bowl: () => import('./styles/bowl.ts').then(({ bowl }) => bowl),
  pixie: () => import('./styles/pixie.ts').then(({ pixie }) => pixie),
  bob: () => import('./styles/bob.ts').then(({ bob }) => bob),
  long: () => import('./styles/long.ts').then(({ long }) => long),
  pony: () => import('./styles/pony.ts').then(({ pony }) => pony),
  pigtails: () => import('./styles/pigtails.ts').then(({ pigtails }) => pigtails),
  twoBraids: () => import('./styles/twoBraids.ts').then(({ twoBraids }) => twoBraids),
  bun: () => import('./styles/bun.ts').then(({ bun }) => bun),
  tousled: () => import('./styles/tousled.ts').then(({ tousled }) => tousled),
  waves: () => import('./styles/waves.ts').then(({ waves }) => waves),
  longWaves: () => import('./styles/longWaves.ts').then(({ longWaves }) => longWaves),
  halfUp: () => import('./styles/halfUp.ts').then(({ halfUp }) => halfUp),
  curlyCrop: () => import('./styles/curlyCrop.ts').then(({ curlyCrop }) => curlyCrop),
  curlyBob: () => import('./styles/curlyBob.ts').then(({ curlyBob }) => curlyBob),
  curlyLong: () => import('./styles/curlyLong.ts').then(({ curlyLong }) => curlyLong),
  coils: () => import('./styles/coils.ts').then(({ coils }) => coils),
  afro: () => import('./styles/afro.ts').then(({ afro }) => afro),
  puffs: () => import('./styles/puffs.ts').then(({ puffs }) => puffs),
  highPuff: () => import('./styles/highPuff.ts').then(({ highPuff }) => highPuff),
  fade: () => import('./styles/fade.ts').then(({ fade }) => fade),
  boxBraids: () => import('./styles/boxBraids.ts').then(({ boxBraids }) => boxBraids),
  cornrows: () => import('./styles/cornrows.ts').then(({ cornrows }) => cornrows),
  locs: () => import('./styles/locs.ts').then(({ locs }) => locs),
  locsKnot: () => import('./styles/locsKnot.ts').then(({ locsKnot }) => locsKnot),
  buzz: () => import('./styles/buzz.ts').then(({ buzz }) => buzz),
  bald: () => import('./styles/bald.ts').then(({ bald }) => bald),
  hijab: () => import('./styles/hijab.ts').then(({ hijab }) => hijab),
  headscarf: () => import('./styles/headscarf.ts').then(({ headscarf }) => headscarf),
  turban: () => import('./styles/turban.ts').then(({ turban }) => turban),
  patka: () => import('./styles/patka.ts').then(({ patka }) => patka),
});
