// Written by scripts/kit/generate-catalogues.ts from aids/. Do not edit: npm run generate:catalogues.
import type { Aid } from './aid.ts';
import type { AidId } from './aids.generated.ts';
import { hearingAids } from './aids/hearingAids.ts';
import { hearingAidLeft } from './aids/hearingAidLeft.ts';
import { hearingAidRight } from './aids/hearingAidRight.ts';
import { implantLeft } from './aids/implantLeft.ts';
import { implantRight } from './aids/implantRight.ts';
import { wheelchair } from './aids/wheelchair.ts';
import { armLeft } from './aids/armLeft.ts';
import { armRight } from './aids/armRight.ts';
import { legLeft } from './aids/legLeft.ts';
import { legRight } from './aids/legRight.ts';
import { whiteCane } from './aids/whiteCane.ts';
import { crutches } from './aids/crutches.ts';
import { walkingFrame } from './aids/walkingFrame.ts';
import { guideDog } from './aids/guideDog.ts';

export const AID_RECORDS: Readonly<Record<AidId, Aid>> = {
  hearingAids,
  hearingAidLeft,
  hearingAidRight,
  implantLeft,
  implantRight,
  wheelchair,
  armLeft,
  armRight,
  legLeft,
  legRight,
  whiteCane,
  crutches,
  walkingFrame,
  guideDog,
};
