/**
 * Which of the ten skins a face has, from what is told of its places: a logistic regression, one column for each skin from
 * deepest to fairest, fitted to labelled photographs (bench/likeness/README.md). What is chosen is the middle of what it
 * holds likely, so that a doubt between brown and fair gives tan and never the far end.
 */
import { START, WEIGHTS } from './skin-weights.ts';

/** How likely each skin is; sums to 1. `told` is what `skin-clues.ts` tells. */
export function skinOdds(told: readonly number[]): number[] {
  const sums = [...START];
  for (const [index, [least, most, ...weights]] of WEIGHTS.entries()) {
    // Beyond what the photographs had nothing is known: a blown-out chin must not outweigh the rest.
    const value = Math.min(most, Math.max(least, told[index] ?? 0));
    for (const [skin, weight] of weights.entries()) sums[skin] = (sums[skin] ?? 0) + value * weight;
  }
  const highest = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - highest));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

/** The skin half of all likelihood lies below, as a number between the steps: 3 is the middle of the fourth. */
export function skinStep(odds: readonly number[]): number {
  let below = 0;
  for (const [skin, one] of odds.entries()) {
    if (below + one >= 0.5) return skin - 0.5 + (0.5 - below) / one;
    below += one;
  }
  return odds.length - 1;
}
