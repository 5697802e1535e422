/**
 * What kind of hair a head has, by what the mask network saw of it: whether it falls past the chin, and how well each family
 * of styles fits. One regression each over the same clues (`hair-model.ts`). Braids before a dark jacket, a tail and hair
 * behind a turned head have no outline to go by.
 */
import type { HairFamily } from '../../styles-for.ts';
import { HAIR_WEIGHTS } from './hair-model.ts';
import { weighed } from './regression.ts';

export type HairKind = {
  /** How much speaks for loose hair that falls past the chin: above 0 it is the likelier. */
  readonly long: number;
  /** How much speaks for each family: logarithms of likelihoods, short of what is common to all. */
  readonly families: Readonly<Record<HairFamily, number>>;
};

/** The kind of hair; `clues` as `headClues` tells them. */
export function hairKind(clues: readonly number[]): HairKind {
  const speaks = (numbers: Float32Array) => weighed(clues, numbers.subarray(1), numbers[0] ?? 0);
  return {
    long: speaks(HAIR_WEIGHTS.long),
    families: {
      shortStraight: speaks(HAIR_WEIGHTS.shortStraight),
      bob: speaks(HAIR_WEIGHTS.bob),
      longStraight: speaks(HAIR_WEIGHTS.longStraight),
      tied: speaks(HAIR_WEIGHTS.tied),
      shortCurly: speaks(HAIR_WEIGHTS.shortCurly),
      longCurly: speaks(HAIR_WEIGHTS.longCurly),
      shortCoily: speaks(HAIR_WEIGHTS.shortCoily),
      bigCoily: speaks(HAIR_WEIGHTS.bigCoily),
      braids: speaks(HAIR_WEIGHTS.braids),
    },
  };
}
