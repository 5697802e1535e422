/**
 * Individual features of a face: distance of the eyes, strength of the brows, place of mouth and ears. Each has three
 * stops: less, same, more. `same` draws the face of looks stored before features existed. Ids are stored and never
 * change. Numbers are in units of the head (half width about 50).
 */

import { makeRng, type Rng } from '../../../paper/rng.ts';
import { labelledOptions } from '../../../parts/labelled-options.ts';

export type StopId = 'less' | 'same' | 'more';

/** A feature's three stops. */
const stops = (less: string, more: string): readonly { readonly id: StopId; readonly label: string }[] => [
  { id: 'less', label: less },
  { id: 'same', label: 'In between' },
  { id: 'more', label: more },
];

/** In the order in which people recognise a face. */
export const FEATURES = [
  { id: 'hairline', label: 'Hairline', options: stops('Low', 'High') },
  { id: 'browWeight', label: 'Brows', options: stops('Light', 'Strong') },
  { id: 'headWidth', label: 'Face', options: stops('Narrow', 'Wide') },
  { id: 'jaw', label: 'Chin', options: stops('Pointed', 'Broad') },
  { id: 'eyeSet', label: 'Eyes stand', options: stops('Close', 'Far apart') },
  { id: 'eyeLine', label: 'Eyes sit', options: stops('High', 'Low') },
  { id: 'eyeSize', label: 'Eye size', options: stops('Small', 'Large') },
  { id: 'smile', label: 'Smile', options: stops('Small', 'Wide') },
  { id: 'lips', label: 'Lips', options: stops('Thin', 'Full') },
  { id: 'noseSize', label: 'Nose size', options: stops('Small', 'Large') },
  { id: 'noseLine', label: 'Nose sits', options: stops('High', 'Low') },
  { id: 'earSize', label: 'Ears', options: stops('Small', 'Large') },
] as const;

export type FeatureId = (typeof FEATURES)[number]['id'];

/** Fringes, drawn in the texture of the hair style. */
export const FRINGES = labelledOptions({
  own: 'As it is cut',
  full: 'All across',
  wisps: 'A few wisps',
  sweep: 'To one side',
  curtain: 'Parted',
});

export const LIDS = labelledOptions({
  own: 'Smooth',
  crease: 'With a crease',
  hooded: 'Hooded',
});

/** Teeth that a smile shows. */
export const TEETH = labelledOptions({
  hidden: 'Not seen',
  row: 'A whole row',
  milk: 'Milk teeth',
  gap: 'With a gap',
  missing: 'One is out',
  brace: 'With a brace',
});

export const CHEEKS = labelledOptions({
  soft: 'Soft',
  plain: 'Plain',
  high: 'High',
  chub: 'Chubby',
  dimple: 'Dimples',
});

export const MARKS = labelledOptions({
  none: 'No mark',
  mole: 'A mole',
  birthmark: 'A birthmark',
});

/** Undertones of the skin: gold, neutral, rose. */
export const UNDERTONES = labelledOptions({
  cool: 'Cool',
  neutral: 'In between',
  warm: 'Warm',
});

/** Bodies, beside their age. */
export const BUILDS = labelledOptions({
  medium: 'In between',
  slight: 'Slim',
  broad: 'Sturdy',
  tall: 'Tall',
  short: 'Short',
  pregnant: 'Pregnant',
});

/** Beards and moustaches, of grown-ups. */
export const BEARDS = labelledOptions({
  none: 'No beard',
  stubble: 'Stubble',
  pencil: 'Thin moustache',
  moustache: 'Moustache',
  walrus: 'Bushy moustache',
  goatee: 'Goatee',
  chin: 'Beard without moustache',
  full: 'Full beard',
  long: 'Long beard',
});

/** Where hair has gone from a grown-up's head. */
export const SCALPS = labelledOptions({
  full: 'Nowhere',
  receding: 'At the temples',
  crown: 'On top',
});

export type FringeId = (typeof FRINGES)[number]['id'];
export type LidsId = (typeof LIDS)[number]['id'];
export type UndertoneId = (typeof UNDERTONES)[number]['id'];
export type TeethId = (typeof TEETH)[number]['id'];
export type CheekId = (typeof CHEEKS)[number]['id'];
export type MarkId = (typeof MARKS)[number]['id'];
export type BuildId = (typeof BUILDS)[number]['id'];
export type BeardId = (typeof BEARDS)[number]['id'];
export type ScalpId = (typeof SCALPS)[number]['id'];

type AllFeatures = Record<FeatureId, StopId> & {
  fringe: FringeId;
  lids: LidsId;
  teeth: TeethId;
  cheeks: CheekId;
  mark: MarkId;
  undertone: UndertoneId;
  build: BuildId;
  beard: BeardId;
  scalp: ScalpId;
};

/** Stored features: only those that differ from `neutralFeatures`, so that looks stay small. */
export type Features = Partial<AllFeatures>;

/** The neutral value of every feature. */
export const neutralFeatures: Readonly<AllFeatures> = {
  hairline: 'same',
  fringe: 'own',
  lids: 'own',
  lips: 'same',
  browWeight: 'same',
  headWidth: 'same',
  jaw: 'same',
  eyeSet: 'same',
  eyeLine: 'same',
  eyeSize: 'same',
  smile: 'same',
  noseSize: 'same',
  noseLine: 'same',
  earSize: 'same',
  teeth: 'hidden',
  cheeks: 'soft',
  mark: 'none',
  undertone: 'neutral',
  build: 'medium',
  beard: 'none',
  scalp: 'full',
};

/** Values of the stops: factors, or units down or apart. */
const VALUES: Record<FeatureId, readonly [less: number, same: number, more: number]> = {
  hairline: [5, 0, -4.5],
  lips: [0.62, 1, 1.6],
  browWeight: [0.66, 1, 1.5],
  headWidth: [0.93, 1, 1.07],
  jaw: [0.84, 1, 1.1],
  eyeSet: [-3, 0, 3.4],
  eyeLine: [-3.2, 0, 3],
  eyeSize: [0.84, 1, 1.16],
  smile: [0.74, 1, 1.34],
  noseSize: [0.74, 1, 1.36],
  noseLine: [-2.6, 0, 2.6],
  earSize: [0.76, 1, 1.3],
};

/** The value of a feature's stop. */
export function featureValue(features: Features, id: FeatureId): number {
  const stop = features[id];
  return VALUES[id][stop === 'less' ? 0 : stop === 'more' ? 2 : 1];
}

/** The ids of every feature, in stored order. */
const IDS: readonly (readonly [keyof AllFeatures, readonly string[]])[] = [
  ...FEATURES.map(({ id, options }) => [id, options.map((option) => option.id)] as const),
  ['fringe', FRINGES.map(({ id }) => id)],
  ['lids', LIDS.map(({ id }) => id)],
  ['teeth', TEETH.map(({ id }) => id)],
  ['cheeks', CHEEKS.map(({ id }) => id)],
  ['mark', MARKS.map(({ id }) => id)],
  ['undertone', UNDERTONES.map(({ id }) => id)],
  ['build', BUILDS.map(({ id }) => id)],
  ['beard', BEARDS.map(({ id }) => id)],
  ['scalp', SCALPS.map(({ id }) => id)],
];

/** Reads features from stored data in a fixed order; missing, unknown and neutral values are left out. */
export function parseFeatures(from: Record<string, unknown>): Features {
  const told = IDS.flatMap(([name, ids]) => {
    const value = from[name];
    return typeof value === 'string' && value !== neutralFeatures[name] && ids.includes(value)
      ? [[name, value] as const]
      : [];
  });
  return Object.fromEntries(told) as Features;
}

/**
 * Random features from a seed: two extremes, one or two named kinds, the rest neutral. One extreme is hardly noticed,
 * four are a caricature.
 */
export function randomFeatures(seed: number): Features {
  const rng: Rng = makeRng(seed ^ 0x2f6e2b1);
  const ids = FEATURES.map(({ id }) => id);
  const first = rng.pick(ids);
  const second = rng.pick(ids.filter((id) => id !== first));
  const out = (): StopId => (rng() < 0.5 ? 'less' : 'more');
  return parseFeatures({
    [first]: out(),
    [second]: out(),
    fringe: rng.pick(['own', 'own', 'own', 'full', 'wisps', 'sweep', 'curtain'] as const),
    lids: rng.pick(['own', 'own', 'crease', 'hooded'] as const),
    teeth: rng.pick(['hidden', 'hidden', 'milk', 'gap', 'missing'] as const),
    cheeks: rng.pick(['soft', 'soft', 'plain', 'high', 'chub', 'dimple'] as const),
    mark: rng() < 0.12 ? 'mole' : 'none',
  });
}

/** The number of features in which two faces differ. */
export function featureDistance(one: Features, other: Features): number {
  return (Object.keys(neutralFeatures) as (keyof Features)[]).filter((id) => one[id] !== other[id]).length;
}

/** Random features that differ from each of the others in at least two. */
export function randomFeaturesUnlike(seed: number, others: readonly Features[]): Features {
  let best = randomFeatures(seed);
  let farthest = -1;
  for (let turn = 0; turn < 24; turn++) {
    const dealt = randomFeatures(seed + turn * 7919);
    const nearest = Math.min(9, ...others.map((other) => featureDistance(dealt, other)));
    if (nearest > farthest) {
      best = dealt;
      farthest = nearest;
    }
    if (nearest >= 3) break;
  }
  return best;
}
