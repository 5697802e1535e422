/** Every hairstyle by id; a missing one is a type error. */
import type { HairStyleId } from '../choices.ts';
import { COILY } from './coily.ts';
import { COVERINGS } from './coverings.ts';
import { STRAIGHT } from './straight.ts';
import type { HairStyle } from './strands.ts';
import { WAVY } from './wavy.ts';

export const HAIR: Record<HairStyleId, HairStyle> = { ...STRAIGHT, ...WAVY, ...COILY, ...COVERINGS };
