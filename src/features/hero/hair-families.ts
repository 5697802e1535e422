/** Families of hair styles that look alike on a photo. */
import type { HairStyleId } from '../../../illustration/figures/hero/look/look-options.ts';

/** Styles of one family look alike; the usual one comes first. */
export const HAIR_FAMILIES = {
  shortStraight: ['sidePart', 'crop', 'tousled', 'bowl', 'pixie'],
  bob: ['bob'],
  longStraight: ['long', 'waves', 'longWaves', 'halfUp'],
  tied: ['pony', 'pigtails', 'twoBraids', 'bun'],
  shortCurly: ['curlyCrop', 'curlyBob'],
  longCurly: ['curlyLong'],
  shortCoily: ['coils', 'fade', 'buzz'],
  bigCoily: ['afro', 'puffs', 'highPuff'],
  braids: ['boxBraids', 'cornrows', 'locs', 'locsKnot'],
} as const satisfies Record<string, readonly HairStyleId[]>;

export type HairFamily = keyof typeof HAIR_FAMILIES;

/** A hair style that belongs to a family. */
export type FamilyStyleId = (typeof HAIR_FAMILIES)[HairFamily][number];

/** All styles, family by family. */
export const FAMILY_STYLES: readonly FamilyStyleId[] = Object.values(HAIR_FAMILIES).flat();
