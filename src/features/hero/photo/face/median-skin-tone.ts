/**
 * Which of the ten skins a face has, from how likely the view holds each. What is chosen is the middle of it, so that a doubt
 * between brown and fair gives tan and never the far end.
 */

/** The skin half of all likelihood lies below, as a number between the steps: 3 is the middle of the fourth. `odds` sum to 1. */
export function medianSkinTone(odds: readonly number[]): number {
  let below = 0;
  for (const [skin, one] of odds.entries()) {
    if (below + one >= 0.5) return skin - 0.5 + (0.5 - below) / one;
    below += one;
  }
  return odds.length - 1;
}
