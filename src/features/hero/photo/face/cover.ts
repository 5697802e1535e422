/**
 * Whether a head is covered: a logistic regression over what the mask network saw (`cover-model.ts`), and beside it what the view of the
 * head says. How much either counts was chosen on faces that neither had been taught (decision 203).
 */
import { COVER_START, COVER_WEIGHTS } from './cover-model.ts';
import type { HeadView } from './head-view.ts';
import { weighed } from './regression.ts';

/** What each counts, and what makes the scores of `hair-meaning.ts` of their sum. */
const COVERED = { measured: 0.65, seen: 0.65, start: 0.9 };

/** How much speaks for a covered or bald head: above 0 it is the likelier. `clues` as `headClues` tells them. */
export function coverScore(clues: readonly number[], view: HeadView): number {
  return (
    COVERED.measured * weighed(clues, COVER_WEIGHTS, COVER_START) +
    COVERED.seen * view.covered +
    COVERED.start
  );
}
