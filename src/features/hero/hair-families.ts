/** The families of hair styles: styles of one family look alike on a photo. */
import type { HairStyleId } from '../../../illustration/figures/hero/look/look-options.ts';

/** Styles of one family are drawn alike; its usual one stands first. */
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

/** A style that belongs to a family: hair, as it falls or is done. */
export type FamilyStyleId = (typeof HAIR_FAMILIES)[HairFamily][number];

/** All of them, one family after the other. */
export const FAMILY_STYLES: readonly FamilyStyleId[] = Object.values(HAIR_FAMILIES).flat();
