/**
 * What kind of hair a head has, by what the mask network saw of it: whether it falls past the chin, and how well each family
 * of styles fits. One regression each over the same clues (`hair-model.ts`). Braids before a dark jacket, a tail and hair
 * behind a turned head have no outline to go by.
 */
import type { HairFamily } from '../../styles-for.ts';
import { HAIR_WEIGHTS } from './hair-model.ts';

export type HairKind = {
  /** How much speaks for loose hair that falls past the chin: above 0 it is the likelier. */
  readonly long: number;
  /** How much speaks for each family: logarithms of likelihoods, short of what is common to all. */
  readonly families: Readonly<Record<HairFamily, number>>;
};

/** The kind of hair; `clues` as `headClues` tells them. */
export function hairKind(clues: readonly number[]): HairKind {
  const weighed = ([start = 0, ...weights]: Float32Array) =>
    clues.reduce((sum, clue, at) => sum + clue * (weights[at] ?? 0), start);
  return {
    long: weighed(HAIR_WEIGHTS.long),
    families: {
      shortStraight: weighed(HAIR_WEIGHTS.shortStraight),
      bob: weighed(HAIR_WEIGHTS.bob),
      longStraight: weighed(HAIR_WEIGHTS.longStraight),
      tied: weighed(HAIR_WEIGHTS.tied),
      shortCurly: weighed(HAIR_WEIGHTS.shortCurly),
      longCurly: weighed(HAIR_WEIGHTS.longCurly),
      shortCoily: weighed(HAIR_WEIGHTS.shortCoily),
      bigCoily: weighed(HAIR_WEIGHTS.bigCoily),
      braids: weighed(HAIR_WEIGHTS.braids),
    },
  };
}
