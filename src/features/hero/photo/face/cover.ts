/**
 * Whether a head is covered: a logistic regression over what the mask network saw (`cover-model.ts`), and beside it what the view of the
 * head says. How much either counts was chosen on faces that neither had been taught (decision 202).
 */
import { COVER_START, COVER_WEIGHTS } from './cover-model.ts';
import type { HeadView } from './head-view.ts';
import { weighed } from './regression.ts';

/** What each counts, raised so that the scores of `hair-meaning.ts` ask about as many heads as the regression alone would. */
const COVERED = { measured: 0.94, seen: 0.25, start: 1.19 };

/** How much speaks for a covered or bald head: above 0 it is the likelier. `clues` as `headClues` tells them. */
export function coverScore(clues: readonly number[], view: HeadView): number {
  return (
    COVERED.measured * weighed(clues, COVER_WEIGHTS, COVER_START) +
    COVERED.seen * view.covered +
    COVERED.start
  );
}
