/** What the logistic regressions that read a head have in common; each has its clues and its fitted numbers in files of its own. */

/** How much the clues speak for something; 0 is even. A clue without a weight counts nothing. */
export const weighed = (clues: readonly number[], weights: ArrayLike<number>, start: number): number =>
  clues.reduce((sum, clue, at) => sum + clue * (weights[at] ?? 0), start);

/** Likelihoods of what excludes each other, from how much speaks for each; they sum to 1. */
export function softmax(sums: readonly number[]): number[] {
  const highest = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - highest));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

/** The bytes of fitted numbers that stand in base64, in a buffer of their own. */
export const unpacked = (base64: string): ArrayBuffer =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
