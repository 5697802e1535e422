/**
 * Which of the ten skins a face has, from what is told of the colours of its places and of the network's view of its eyes: a
 * logistic regression, one column for each skin from deepest to fairest, fitted to labelled photographs
 * (bench/likeness/README.md). What is chosen is the middle of what it holds likely, so that a doubt between brown and fair
 * gives tan and never the far end.
 */
import { softmax } from './regression.ts';
import { TOLD } from './skin-clues.ts';
import { PLACES } from './skin-places.ts';
import { COVERED, START, WEIGHTS } from './skin-weights.ts';

/** The first number of the crown, and the first after it. */
const CROWN = [PLACES.indexOf('crown') * TOLD.length, (PLACES.indexOf('crown') + 1) * TOLD.length] as const;

/**
 * How likely each skin is; sums to 1. `told` is what `skin-clues.ts` tells and then `skin-band.ts`, `covered` how likely the head is covered, 0–1:
 * the colour of a cap says nothing of the skin, so that much of the crown counts as the usual one.
 */
export function skinOdds(told: readonly number[], covered: number): number[] {
  const sums = START.map((start, skin) => start + covered * (COVERED[skin] ?? 0));
  for (const [index, [least, most, ...weights]] of WEIGHTS.entries()) {
    // Beyond what the photographs had nothing is known: a blown-out chin must not outweigh the rest.
    const own = Math.min(most, Math.max(least, told[index] ?? 0));
    const hidden = index >= CROWN[0] && index < CROWN[1] ? covered : 0;
    const value = own + ((least + most) / 2 - own) * hidden;
    for (const [skin, weight] of weights.entries()) sums[skin] = (sums[skin] ?? 0) + value * weight;
  }
  return softmax(sums);
}

/** How many steps deep and fair skins are read further out, between which skins that begins and is whole. */
const OUTWARDS = {
  deep: { by: -0.15, from: 4.5, to: 3 },
  fair: { by: 0.2, from: 5, to: 6.5 },
} as const;

/**
 * The skin half of all likelihood lies below, as a number between the steps: 3 is the middle of the fourth. Doubt draws every
 * middle towards the middle of the scale, so that both its ends are read a little further out.
 */
export function skinStep(odds: readonly number[]): number {
  const middle = middleOf(odds);
  return Object.values(OUTWARDS).reduce(
    (step, { by, from, to }) => step + by * Math.min(1, Math.max(0, (middle - from) / (to - from))),
    middle,
  );
}

function middleOf(odds: readonly number[]): number {
  let below = 0;
  for (const [skin, one] of odds.entries()) {
    if (below + one >= 0.5) return skin - 0.5 + (0.5 - below) / one;
    below += one;
  }
  return odds.length - 1;
}
