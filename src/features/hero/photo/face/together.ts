/**
 * What is measured of a head and what the view of the whole says (`head-view.ts`), as one answer. How much either counts was
 * chosen on faces that a network of the same recipe had not been taught (decision 200). Without a view what is measured stands alone.
 */
import type { HairFamily } from '../../styles-for.ts';
import type { HairKind } from './hair-kind.ts';
import type { HeadView } from './head-view.ts';
import { softmax } from './regression.ts';

type Seen = HeadView | null;

/** What a likelihood counts, measured and seen. */
const SKIN = { measured: 0.5, seen: 0.7 };
const HAIR = { measured: 1, seen: 1 };
const FAMILIES = { seen: 1.5 };
/** The same for a covered head, raised so that the scores of `hair-meaning.ts` ask about as many heads as without a view. */
const COVERED = { measured: 0.94, seen: 0.52, start: 1.75 };

/** Keeps what is held impossible from outweighing all. */
const LEAST = 1e-6;

const odds = (
  own: readonly number[],
  seen: readonly number[] | undefined,
  count: { measured: number; seen: number },
): readonly number[] =>
  seen
    ? softmax(own.map((one, at) => count.measured * Math.log(one + LEAST) + count.seen * (seen[at] ?? 0)))
    : own;

/** How likely each skin is; sums to 1. */
export const skinTogether = (own: readonly number[], view: Seen) => odds(own, view?.skin, SKIN);

/** How likely each colour of hair is; sums to 1. */
export const hairTogether = (own: readonly number[], view: Seen) => odds(own, view?.hair, HAIR);

/** How much speaks for a covered or bald head. */
export const coverTogether = (own: number, view: Seen): number =>
  view ? COVERED.measured * own + COVERED.seen * view.covered + COVERED.start : own;

/** How much speaks for each family of styles; the length is told better by what lies beside the jaw. */
export const kindTogether = ({ long, families }: HairKind, view: Seen): HairKind => {
  const both = (Object.entries(families) as [HairFamily, number][]).map(([family, fits]) => [
    family,
    fits + FAMILIES.seen * (view?.families[family] ?? 0),
  ]);
  return { long, families: Object.fromEntries(both) };
};
