/**
 * What the network that was taught to look at heads says of one (`head-view.json`, `.bin`; decision 206). Colours
 * measured at known places are the same in a fair face in shade and a brown one in the sun; people tell the two by the whole of a face, and so does this.
 * Hats, braids and glasses it tells in the same way. It is all that is asked of them where it can be had.
 */
import { SKIN_TONES } from '../../../../../illustration/figures/hero/look/look-options.ts';
import { FAMILY_STYLES, type FamilyStyleId, HAIR_FAMILIES, type HairFamily } from '../../hair-families.ts';
import { PHOTO_HAIR } from '../hair-palette.ts';
import { mean } from './averages.ts';
import type { Raster } from './raster.ts';

/** The two crops of a head, `VIEW_SIDE` pixels a side: the face with the hair next to it, and the whole head with all its hair. */
export type HeadPictures = { readonly near: Raster; readonly wide: Raster };

/**
 * How much speaks for each thing that the network knows, by the name it has in the network's own file: `skin/s0`,
 * `families/bob`. The order in which the network tells them stands in that file alone.
 */
export type HeadScores = ReadonlyMap<string, number>;

/** Runs the network on several heads at once, which costs less than one after the other. */
export type RunHeadView = (heads: readonly HeadPictures[]) => Promise<readonly HeadScores[]>;

/** The interpreted scores: probabilities (0–1) for alternatives; for each other property a score, above 0 when it is likely. */
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
  /** The score of each kind of cover. */
  readonly covers: Readonly<Record<(typeof COVERS)[number], number>>;
  /** Hair that falls past the chin. */
  readonly long: number;
  readonly glasses: number;
  /** Each style (decision 206). */
  readonly styles: Readonly<Record<FamilyStyleId, number>>;
  /** Hair all across the forehead. */
  readonly fringe: number;
};

/** The kinds of covered heads that the network tells. */
const COVERS = ['hijab', 'scarf', 'cap', 'hood', 'bald'] as const;

/**
 * How much likelier styles are than the network tells: it has seen few plaits, locs and puffs, and takes them for the
 * commoner hair that they are plaited from.
 */
const RARE_FAMILIES: Partial<Record<HairFamily, number>> = { braids: 2.2, bigCoily: 1.2 };
const RARE_STYLES: Partial<Record<FamilyStyleId, number>> = {
  twoBraids: 2.5,
  pigtails: 2.5,
  puffs: 2,
  locs: 1.2,
};

const FAMILIES = Object.keys(HAIR_FAMILIES) as HairFamily[];

/** The mean of the scores of several frames; needs at least one. */
export const meanScores = (looks: readonly HeadScores[]): HeadScores =>
  new Map(
    [...(looks[0]?.keys() ?? [])].map((name) => [name, mean(looks.map((told) => told.get(name) ?? 0))]),
  );

/** Interprets the scores of the network. Throws when its file lacks a label. */
export function headView(told: HeadScores): HeadView {
  const scoreOf = (name: string): number => {
    const sum = told.get(name);
    if (sum === undefined) throw new Error(`The view of a head does not tell ${name}.`);
    return sum;
  };
  const likely = (part: string, names: readonly string[]) =>
    softmax(names.map((name) => scoreOf(`${part}/${name}`)));
  const oddsOf = <Name extends string>(part: string, names: readonly Name[]) => {
    const odds = likely(part, names);
    return Object.fromEntries(names.map((name, at) => [name, odds[at] ?? 0])) as Record<Name, number>;
  };
  const ids = (palette: readonly { id: string }[]) => palette.map(({ id }) => id);
  // Every kind of head covering in the model's outputs, without "none".
  const coverScores = [...told].filter(([name]) => name.startsWith('cover/') && name !== 'cover/none');
  const against = (name: string) =>
    scoreOf(name) - Math.max(...coverScores.filter(([other]) => other !== name).map(([, sum]) => sum));
  const styles = weighed(oddsOf('styles', FAMILY_STYLES), RARE_STYLES);
  const families = oddsOf('families', FAMILIES);
  return {
    skin: likely('skin', ids(SKIN_TONES)),
    hair: likely('hair', ids(PHOTO_HAIR)),
    families: weighed(pooledFamilies(families, styles), RARE_FAMILIES),
    covered: allOf(coverScores.map(([, sum]) => sum)) - scoreOf('cover/none'),
    hijab: against('cover/hijab'),
    bald: against('cover/bald'),
    covers: Object.fromEntries(COVERS.map((kind) => [kind, scoreOf(`cover/${kind}`)])) as HeadView['covers'],
    long: scoreOf('long'),
    glasses: scoreOf('glasses'),
    styles,
    fringe: scoreOf('fringe'),
  };
}

/** What the network tells of a family and of its styles one by one, together. */
function pooledFamilies(
  families: Readonly<Record<HairFamily, number>>,
  styles: Readonly<Record<FamilyStyleId, number>>,
): Record<HairFamily, number> {
  const pooled = FAMILIES.map((family) => {
    const own: readonly FamilyStyleId[] = HAIR_FAMILIES[family];
    return [family, Math.sqrt(families[family] * own.reduce((sum, style) => sum + styles[style], 0))];
  });
  return Object.fromEntries(pooled) as Record<HairFamily, number>;
}

/** Probabilities times weights, together 1 again. */
function weighed<Name extends string>(
  odds: Readonly<Record<Name, number>>,
  weights: Partial<Record<Name, number>>,
): Record<Name, number> {
  const heavier = (Object.keys(odds) as Name[]).map(
    (name) => [name, odds[name] * (weights[name] ?? 1)] as const,
  );
  const all = heavier.reduce((sum, [, odd]) => sum + odd, 0);
  return Object.fromEntries(heavier.map(([name, odd]) => [name, odd / all])) as Record<Name, number>;
}

/** Softmax: probabilities of alternatives from their scores. */
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
