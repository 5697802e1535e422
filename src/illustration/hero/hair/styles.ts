/** Every hairstyle by id, from the front and from the side; a missing one is a type error. */
import type { HairStyleId } from '../choices.ts';
import type { AsideHair } from './aside.ts';
import { COILY_ASIDE } from './aside-coily.ts';
import { COVERINGS_ASIDE } from './aside-coverings.ts';
import { STRAIGHT_ASIDE } from './aside-straight.ts';
import { WAVY_ASIDE } from './aside-wavy.ts';
import { COILY } from './coily.ts';
import { COVERINGS } from './coverings.ts';
import { STRAIGHT } from './straight.ts';
import type { HairStyle } from './strands.ts';
import { WAVY } from './wavy.ts';

export const HAIR: Record<HairStyleId, HairStyle> = { ...STRAIGHT, ...WAVY, ...COILY, ...COVERINGS };

export const HAIR_ASIDE: Record<HairStyleId, AsideHair> = {
  ...STRAIGHT_ASIDE,
  ...WAVY_ASIDE,
  ...COILY_ASIDE,
  ...COVERINGS_ASIDE,
};
