/** Whether a head is covered: a logistic regression over what the mask network saw (`cover-model.ts`). */
import { COVER_START, COVER_WEIGHTS } from './cover-model.ts';
import { weighed } from './regression.ts';

/** How much speaks for a covered or bald head: above 0 it is the likelier. `clues` as `headClues` tells them. */
export function coverScore(clues: readonly number[]): number {
  return weighed(clues, COVER_WEIGHTS, COVER_START);
}

/** How likely a head with this score is covered, 0–1; less steep than the score says, so that a crop hardly moves it. */
export const coveredOdds = (score: number): number => 1 / (1 + Math.exp(-0.7 * score));
