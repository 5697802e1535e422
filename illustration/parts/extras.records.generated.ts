// Written by scripts/kit/generate-catalogues.ts from extras/. Do not edit: npm run generate:catalogues.
import type { Extra } from './extra.ts';
import type { ExtraId } from './extras.generated.ts';
import { scarf } from './extras/scarf.ts';
import { beads } from './extras/beads.ts';
import { medal } from './extras/medal.ts';
import { cap } from './extras/cap.ts';
import { beanie } from './extras/beanie.ts';
import { crown } from './extras/crown.ts';
import { wizardHat } from './extras/wizardHat.ts';
import { pirateHat } from './extras/pirateHat.ts';
import { spaceHelmet } from './extras/spaceHelmet.ts';
import { flower } from './extras/flower.ts';
import { bow } from './extras/bow.ts';
import { hairClip } from './extras/hairClip.ts';
import { headband } from './extras/headband.ts';
import { headphones } from './extras/headphones.ts';
import { cape } from './extras/cape.ts';
import { backpack } from './extras/backpack.ts';
import { wings } from './extras/wings.ts';
import { bakerHat } from './extras/bakerHat.ts';
import { peakedCap } from './extras/peakedCap.ts';
import { lifeJacket } from './extras/lifeJacket.ts';
import { strawHat } from './extras/strawHat.ts';
import { sunHat } from './extras/sunHat.ts';
import { feltHat } from './extras/feltHat.ts';

export const EXTRA_RECORDS: Readonly<Record<ExtraId, Extra>> = {
  scarf,
  beads,
  medal,
  cap,
  beanie,
  crown,
  wizardHat,
  pirateHat,
  spaceHelmet,
  flower,
  bow,
  hairClip,
  headband,
  headphones,
  cape,
  backpack,
  wings,
  bakerHat,
  peakedCap,
  lifeJacket,
  strawHat,
  sunHat,
  feltHat,
};
