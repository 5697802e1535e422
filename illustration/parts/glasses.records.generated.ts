// Written by scripts/kit/generate-catalogues.ts from glasses/. Do not edit: npm run generate:catalogues.
import type { Glasses } from '../figures/hero/head/glasses.ts';
import type { GlassesId } from './glasses.generated.ts';
import { none } from './glasses/none.ts';
import { round } from './glasses/round.ts';
import { square } from './glasses/square.ts';
import { oval } from './glasses/oval.ts';
import { cat } from './glasses/cat.ts';
import { sport } from './glasses/sport.ts';

export const GLASSES_RECORDS: Readonly<Record<GlassesId, Glasses>> = {
  none,
  round,
  square,
  oval,
  cat,
  sport,
};
