// Written by scripts/kit/generate-catalogues.ts from hair/. Do not edit: npm run generate:catalogues.
import type { HairStyle } from './hair-style.ts';
import type { HairStyleId } from './hair.generated.ts';
import { crop } from './hair/crop.ts';
import { sidePart } from './hair/sidePart.ts';
import { bowl } from './hair/bowl.ts';
import { pixie } from './hair/pixie.ts';
import { bob } from './hair/bob.ts';
import { partedBob } from './hair/partedBob.ts';
import { long } from './hair/long.ts';
import { pony } from './hair/pony.ts';
import { pigtails } from './hair/pigtails.ts';
import { twoBraids } from './hair/twoBraids.ts';
import { bun } from './hair/bun.ts';
import { tousled } from './hair/tousled.ts';
import { waves } from './hair/waves.ts';
import { longWaves } from './hair/longWaves.ts';
import { halfUp } from './hair/halfUp.ts';
import { curlyCrop } from './hair/curlyCrop.ts';
import { curlyBob } from './hair/curlyBob.ts';
import { curlyLong } from './hair/curlyLong.ts';
import { coils } from './hair/coils.ts';
import { afro } from './hair/afro.ts';
import { puffs } from './hair/puffs.ts';
import { highPuff } from './hair/highPuff.ts';
import { fade } from './hair/fade.ts';
import { boxBraids } from './hair/boxBraids.ts';
import { cornrows } from './hair/cornrows.ts';
import { locs } from './hair/locs.ts';
import { locsKnot } from './hair/locsKnot.ts';
import { buzz } from './hair/buzz.ts';
import { bald } from './hair/bald.ts';
import { hijab } from './hair/hijab.ts';
import { wisp } from './hair/wisp.ts';
import { headscarf } from './hair/headscarf.ts';
import { turban } from './hair/turban.ts';
import { hood } from './hair/hood.ts';
import { patka } from './hair/patka.ts';

export const HAIR_RECORDS: Readonly<Record<HairStyleId, HairStyle>> = {
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
  wisp,
  headscarf,
  turban,
  hood,
  patka,
};
