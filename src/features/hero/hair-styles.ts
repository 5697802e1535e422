/**
 * Suggests three styles for a silhouette, likeliest first, of three different families: a parent looks for
 * the right kind of hair first.
 */
import type { HairStyleId } from '../../../illustration/figures/hero/look/look-options.ts';
import { type FamilyStyleId, HAIR_FAMILIES, type HairFamily } from './hair-families.ts';
import type { Silhouette } from './photo/face/silhouette.ts';

const ALL = Object.keys(HAIR_FAMILIES) as HairFamily[];

/**
 * Ranks the families: by the head network's likelihoods, or by the outline alone. `skin` is the step from
 * deepest (0) to fairest (9).
 */
export function rankHairFamilies(silhouette: Silhouette, skin: number): HairFamily[] {
  const scores = silhouette.families ?? outlineFits(silhouette, skin);
  const ranked = [...ALL].sort((one, other) => scores[other] - scores[one]);
  const tails = areTailsSeen(silhouette, ranked[0]);
  if (tails === null) return ranked;
  const others = ranked.filter((family) => family !== 'tied');
  return tails ? ['tied', ...others] : [others[0] as HairFamily, 'tied', ...others.slice(1)];
}

/** Likelihoods of tails and plaits: so sure of two of them, hair is tied; below, with short hair, it is not. */
const TAILS = { sure: 0.3, least: 0.25, tied: 0.6 };

/**
 * Whether tied hair is seen against what the families tell: two tails are told by their style before the family, and short hair at
 * a neck is taken for a tail. Null where families may decide.
 */
function areTailsSeen({ styles, families, length }: Silhouette, first?: HairFamily): boolean | null {
  if (!styles || !families) return null;
  const likeliest = Math.max(...HAIR_FAMILIES.tied.map((style) => styles[style]));
  const two = Math.max(styles.pigtails, styles.twoBraids);
  if (two > TAILS.sure && two === Math.max(...Object.values(styles))) return true;
  const isDoubtful = likeliest < TAILS.least && families.tied < TAILS.tied;
  return first === 'tied' && length === 'short' && isDoubtful ? false : null;
}

/** The likeliest style of some families. */
export function likeliestStyle(
  silhouette: Silhouette,
  skin: number,
  families: readonly HairFamily[],
): HairStyleId | undefined {
  const family = rankHairFamilies(silhouette, skin).find((one) => families.includes(one));
  return family && styleOf(family, silhouette);
}

/** Scores how well each family fits an outline. */
function outlineFits(
  { length, volume, curl, fringe, up }: Silhouette,
  skin: number,
): Readonly<Record<HairFamily, number>> {
  // On a small photo coils look as smooth as a crop. With the deepest skins they are the commonest hair, so
  // they are suggested, but never over what the outline shows.
  const coily = (skin <= 3 ? 0.75 : skin <= 4 ? 0.5 : skin <= 5 ? 0.25 : 0) + curl * (skin <= 5 ? 0.35 : 0.1);
  const straight = 1 - Math.max(coily, curl * 0.8);
  const shortness = length === 'short' ? 1 : length === 'chin' ? 0.35 : 0.1;
  const chin = length === 'chin' ? 1 : length === 'long' ? 0.5 : 0.15;
  const long = length === 'long' ? 1 : length === 'chin' ? 0.7 : 0.12;
  return {
    shortStraight: shortness * (0.35 + straight * 0.65) * (1 - volume * 0.25),
    bob: chin * (0.3 + straight * 0.5) + (fringe ? 0.1 : 0),
    longStraight: long * (0.4 + straight * 0.6),
    // A high crown with bare sides is more often short hair standing up than long hair tied up.
    tied: 0.45 + (up ? 0.1 : 0) - coily * 0.2 + (curl < 0.4 ? 0.05 : 0),
    shortCurly: (shortness * 0.6 + chin * 0.3) * (0.25 + curl * 0.8) + volume * 0.12,
    longCurly: long * (0.2 + curl * 0.75),
    shortCoily: shortness * coily * (1.25 - volume * 0.6),
    bigCoily: coily * (0.1 + volume * 0.9) * (length === 'long' ? 0.6 : 1),
    braids: coily * (length === 'short' ? 0.35 : 0.75),
  };
}

/** Suggests one style of each of the three likeliest families. */
export function suggestHairStyles(silhouette: Silhouette, skin: number): HairStyleId[] {
  return rankHairFamilies(silhouette, skin)
    .slice(0, 3)
    .map((family) => styleOf(family, silhouette));
}

/** Styles drawn with a fringe, and their version without. */
const WITHOUT_FRINGE: Partial<Record<FamilyStyleId, HairStyleId>> = { bob: 'partedBob' };

/** Styles of one tail, which hangs behind the head or on one side of it, and those with one on each side. */
const ON_BOTH_SIDES: Partial<Record<FamilyStyleId, readonly FamilyStyleId[]>> = {
  pony: ['pigtails', 'twoBraids'],
};

/**
 * Picks the family's likeliest style by the head network, else its usual one; with a fringe only where one
 * was seen.
 */
function styleOf(family: HairFamily, { styles, fringe, isOnBothSides }: Silhouette): HairStyleId {
  const likeliestOf = (all: readonly FamilyStyleId[]) =>
    styles ? all.reduce((best, style) => (styles[style] > styles[best] ? style : best)) : all[0]!;
  const likeliest = likeliestOf(HAIR_FAMILIES[family]);
  const twin = styles && isOnBothSides ? ON_BOTH_SIDES[likeliest] : undefined;
  if (twin) return likeliestOf(twin);
  return (!fringe && WITHOUT_FRINGE[likeliest]) || likeliest;
}
