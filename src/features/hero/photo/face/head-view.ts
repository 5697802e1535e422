/**
 * What the network that was taught to look at heads says of one (`head-view.json`, `.bin`; decision 200). Colours
 * measured at known places are the same in a fair face in shade and a brown one in the sun; people tell the two by the whole of a face, and so does this.
 * It is weighed beside what is measured, and either is passed over where it can't be had.
 */
import { HAIR_COLOURS, SKIN_TONES } from '../../../../illustration/hero/choices.ts';
import { HAIR_FAMILIES, type HairFamily } from '../../styles-for.ts';
import type { HairKind } from './hair-kind.ts';
import type { Raster } from './raster.ts';

/** Runs the network on the near square of a head, `VIEW_SIDE` pixels a side: the face and the hair next to it. */
export type RunHeadView = (picture: Raster) => Promise<readonly number[]>;

/** How much speaks for each, as logarithms of likelihoods. */
export type HeadView = {
  /** For each skin and each colour of hair, in the order of the catalogue. */
  readonly skin: readonly number[];
  readonly hair: readonly number[];
  /** For a covered or bald head, against one whose hair shows. */
  readonly covered: number;
  /** For a hijab, against whatever else may cover a head, and a bald one. */
  readonly hijab: number;
  readonly families: HairKind['families'];
};

const FAMILIES = Object.keys(HAIR_FAMILIES) as HairFamily[];

/** What may be on a head: nothing but hair, hijab, scarf, cap, hood, not even hair. */
const COVERS = 6;

/**
 * Sorts what the network told, in the order it was taught: skin, what is on the head, colour of hair, whether it is long, and
 * the families of styles. (Of length and glasses, which come last, the measures tell more.)
 */
export function headView(told: readonly number[]): HeadView {
  let from = 0;
  const next = (count: number) => {
    from += count;
    return told.slice(from - count, from);
  };
  const skin = logs(next(SKIN_TONES.length));
  const [hairShows = 0, ...covers] = next(COVERS);
  const hair = logs(next(HAIR_COLOURS.length));
  next(1);
  const fits = logs(next(FAMILIES.length));
  return {
    skin,
    hair,
    covered: allOf(covers) - hairShows,
    hijab: (covers[0] ?? 0) - Math.max(...covers.slice(1)),
    families: Object.fromEntries(
      FAMILIES.map((family, at) => [family, fits[at] ?? 0]),
    ) as HairKind['families'],
  };
}

/** The logarithm of all likelihoods together, from the logarithm of each. */
function allOf(sums: readonly number[]): number {
  const highest = Math.max(...sums);
  return highest + Math.log(sums.reduce((all, sum) => all + Math.exp(sum - highest), 0));
}

const logs = (sums: readonly number[]): number[] => {
  const all = allOf(sums);
  return sums.map((sum) => sum - all);
};
