/**
 * What the network that was taught to look at heads says of one (`head-view.json`, `.bin`; decision 206). Colours
 * measured at known places are the same in a fair face in shade and a brown one in the sun; people tell the two by the whole of a face, and so does this.
 * Hats, braids and glasses it tells in the same way. It is all that is asked of them where it can be had.
 */
import { HAIR_COLOURS, SKIN_TONES } from '../../../../illustration/hero/choices.ts';
import { FAMILY_STYLES, type FamilyStyleId, HAIR_FAMILIES, type HairFamily } from '../../styles-for.ts';
import type { Raster } from './raster.ts';

/** A head's two squares, `VIEW_SIDE` pixels a side: the face and the hair next to it, and all that lies on the head and falls from it. */
export type HeadPictures = { readonly near: Raster; readonly wide: Raster };

/** Runs the network. */
export type RunHeadView = (pictures: HeadPictures) => Promise<readonly number[]>;

/** All that is told. Of what excludes each other it is how likely each is, 0–1; of the rest, how much speaks for it: above 0 it is the likelier. */
export type HeadView = {
  /** Each skin and each colour of hair, in the order of the catalogue. */
  readonly skin: readonly number[];
  readonly hair: readonly number[];
  readonly families: Readonly<Record<HairFamily, number>>;
  /** A covered or bald head, against one whose hair shows. */
  readonly covered: number;
  /** A hijab, and no hair at all, each against whatever else may hide it. */
  readonly hijab: number;
  readonly bald: number;
  /** Hair that falls past the chin. */
  readonly long: number;
  readonly glasses: number;
  /** Each style (decision 207). */
  readonly styles: Readonly<Record<FamilyStyleId, number>>;
  /** Hair all across the forehead. */
  readonly fringe: number;
};

const FAMILIES = Object.keys(HAIR_FAMILIES) as HairFamily[];

/** What may be on a head: nothing but hair, hijab, scarf, cap, hood, not even hair. */
const COVERS = 6;

/** Sorts what the network told, in the order it was taught. */
export function headView(told: readonly number[]): HeadView {
  let from = 0;
  const next = (count: number) => {
    from += count;
    return told.slice(from - count, from);
  };
  const named = <Name extends string>(names: readonly Name[]) => {
    const odds = softmax(next(names.length));
    return Object.fromEntries(names.map((name, at) => [name, odds[at] ?? 0])) as Record<Name, number>;
  };
  const skin = softmax(next(SKIN_TONES.length));
  const [hairShows = 0, ...hidden] = next(COVERS);
  const against = (at: number) => (hidden[at] ?? 0) - Math.max(...hidden.filter((_, other) => other !== at));
  const hair = softmax(next(HAIR_COLOURS.length));
  const [long = 0] = next(1);
  const families = named(FAMILIES);
  const [glasses = 0] = next(1);
  const styles = named(FAMILY_STYLES);
  const [fringe = 0] = next(1);
  return {
    skin,
    hair,
    families,
    covered: allOf(hidden) - hairShows,
    hijab: against(0),
    bald: against(hidden.length - 1),
    long,
    glasses,
    styles,
    fringe,
  };
}

/** Likelihoods of what excludes each other, from how much speaks for each; they sum to 1. */
function softmax(sums: readonly number[]): number[] {
  const highest = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - highest));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

/** The logarithm of all likelihoods together, from the logarithm of each. */
function allOf(sums: readonly number[]): number {
  const highest = Math.max(...sums);
  return highest + Math.log(sums.reduce((all, sum) => all + Math.exp(sum - highest), 0));
}
