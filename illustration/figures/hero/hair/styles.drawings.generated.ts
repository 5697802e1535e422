// Written by scripts/kit/generate-catalogues.ts from styles/. Do not edit: npm run generate:catalogues.
import type { HairStyle } from './style.ts';
import type { HairStyleId } from './styles.generated.ts';
import { crop } from './styles/crop.ts';
import { sidePart } from './styles/sidePart.ts';
import { bowl } from './styles/bowl.ts';
import { pixie } from './styles/pixie.ts';
import { bob } from './styles/bob.ts';
import { partedBob } from './styles/partedBob.ts';
import { long } from './styles/long.ts';
import { pony } from './styles/pony.ts';
import { pigtails } from './styles/pigtails.ts';
import { twoBraids } from './styles/twoBraids.ts';
import { bun } from './styles/bun.ts';
import { tousled } from './styles/tousled.ts';
import { waves } from './styles/waves.ts';
import { longWaves } from './styles/longWaves.ts';
import { halfUp } from './styles/halfUp.ts';
import { curlyCrop } from './styles/curlyCrop.ts';
import { curlyBob } from './styles/curlyBob.ts';
import { curlyLong } from './styles/curlyLong.ts';
import { coils } from './styles/coils.ts';
import { afro } from './styles/afro.ts';
import { puffs } from './styles/puffs.ts';
import { highPuff } from './styles/highPuff.ts';
import { fade } from './styles/fade.ts';
import { boxBraids } from './styles/boxBraids.ts';
import { cornrows } from './styles/cornrows.ts';
import { locs } from './styles/locs.ts';
import { locsKnot } from './styles/locsKnot.ts';
import { buzz } from './styles/buzz.ts';
import { bald } from './styles/bald.ts';
import { hijab } from './styles/hijab.ts';
import { headscarf } from './styles/headscarf.ts';
import { turban } from './styles/turban.ts';
import { patka } from './styles/patka.ts';

export const HAIR: Readonly<Record<HairStyleId, HairStyle>> = {
  crop,
  sidePart,
  bowl,
  pixie,
  bob,
  partedBob,
  long,
  pony,
  pigtails,
  twoBraids,
  bun,
  tousled,
  waves,
  longWaves,
  halfUp,
  curlyCrop,
  curlyBob,
  curlyLong,
  coils,
  afro,
  puffs,
  highPuff,
  fade,
  boxBraids,
  cornrows,
  locs,
  locsKnot,
  buzz,
  bald,
  hijab,
  headscarf,
  turban,
  patka,
};
