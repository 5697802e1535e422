/**
 * A hero's look: all that is stored of a child, about 300 bytes that cannot be turned back into a photo. This file reads
 * and shuffles looks; `rig.ts` draws them.
 */
import { makeRng, type Rng, seedOf } from '../../../paper/rng.ts';
import { type Features, parseFeatures, randomFeatures } from './features.ts';
import {
  AGE_BANDS,
  AGES,
  type AgeId,
  AIDS,
  type AidId,
  BROWS,
  type BrowId,
  CLOTH_COLOURS,
  type ClothId,
  EXTRAS,
  type ExtraId,
  EYE_COLOURS,
  EYE_SHAPES,
  type EyeColourId,
  type EyeShapeId,
  FACE_SHAPES,
  type FaceShapeId,
  FRECKLES,
  type FrecklesId,
  GLASSES,
  type GlassesId,
  HAIR_COLOURS,
  HAIR_STYLES,
  type HairColourId,
  type HairStyleId,
  type HairTexture,
  HERO_EXPRESSIONS,
  type HeroExpression,
  NOSES,
  type NoseId,
  OUTFITS,
  type OutfitId,
  SKIN_TONES,
  type SkinId,
} from './look-options.ts';

export interface Look extends Features {
  skin: SkinId;
  face: FaceShapeId;
  age: AgeId;
  hair: HairStyleId;
  hairColour: HairColourId;
  /** Head coverings, hair ties, beads. */
  hairCloth: ClothId;
  eyes: EyeColourId;
  eyeShape: EyeShapeId;
  nose: NoseId;
  brows: BrowId;
  freckles: FrecklesId;
  glasses: GlassesId;
  /** Frames of glasses, hearing aids, wheelchair, prosthesis. */
  aidCloth: ClothId;
  aids: AidId[];
  outfit: OutfitId;
  cloth: ClothId;
  extras: ExtraId[];
  mood: HeroExpression;
}

/** The look before anything is chosen. */
export const defaultLook: Readonly<Look> = {
  skin: 's4',
  face: 'round',
  age: 'middle',
  hair: 'curlyCrop',
  hairColour: 'espresso',
  hairCloth: 'honey',
  eyes: 'dark',
  eyeShape: 'round',
  nose: 'button',
  brows: 'soft',
  freckles: 'none',
  glasses: 'none',
  aidCloth: 'dusk',
  aids: [],
  outfit: 'raincoat',
  cloth: 'honey',
  extras: ['scarf'],
  mood: 'calm',
};

interface Option {
  readonly id: string;
}

function one<T extends Option>(list: readonly T[], value: unknown, otherwise: T['id']): T['id'] {
  return list.some(({ id }) => id === value) ? (value as T['id']) : otherwise;
}

/** The known ids of a list, at most one of each slot, in the order of the options, so that equal looks are equal texts. */
function several<T extends Option & { readonly slot: string }>(
  list: readonly T[],
  value: unknown,
): T['id'][] {
  if (!Array.isArray(value)) return [];
  const taken = new Set<string>();
  const kept = value.flatMap((id) => {
    const found = list.find((entry) => entry.id === id);
    if (!found || taken.has(found.slot)) return [];
    taken.add(found.slot);
    return [found];
  });
  return list.filter((entry) => kept.includes(entry)).map(({ id }) => id);
}

/**
 * Reads a look from stored or received data. Unknown or missing ids become the default look's; anything but an object is
 * the default look. Never throws, never shares arrays with its input.
 */
export function parseLook(value: unknown): Look {
  const from = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const object = from === value && !Array.isArray(value);
  const base = defaultLook;
  if (!object) return { ...base, aids: [...base.aids], extras: [...base.extras] };
  return {
    skin: one(SKIN_TONES, from.skin, base.skin),
    face: one(FACE_SHAPES, from.face, base.face),
    age: one(AGES, from.age, base.age),
    hair: one(HAIR_STYLES, from.hair, base.hair),
    hairColour: one(HAIR_COLOURS, from.hairColour, base.hairColour),
    hairCloth: one(CLOTH_COLOURS, from.hairCloth, base.hairCloth),
    eyes: one(EYE_COLOURS, from.eyes, base.eyes),
    eyeShape: one(EYE_SHAPES, from.eyeShape, base.eyeShape),
    nose: one(NOSES, from.nose, base.nose),
    brows: one(BROWS, from.brows, base.brows),
    freckles: one(FRECKLES, from.freckles, base.freckles),
    glasses: one(GLASSES, from.glasses, base.glasses),
    aidCloth: one(CLOTH_COLOURS, from.aidCloth, base.aidCloth),
    aids: several(AIDS, from.aids),
    outfit: one(OUTFITS, from.outfit, base.outfit),
    cloth: one(CLOTH_COLOURS, from.cloth, base.cloth),
    extras: several(EXTRAS, from.extras),
    mood: one(HERO_EXPRESSIONS, from.mood, base.mood),
    ...parseFeatures(from),
  };
}

/** A key for caches and comparison: equal looks have equal keys, whatever the order of fields. */
export function lookKey(look: Look): string {
  return JSON.stringify(parseLook(look));
}

/** The seed of a look's drawing. It does not depend on the mood. */
export function lookSeed(look: Look): number {
  return seedOf(look.skin + look.face + look.hair + look.hairColour + look.eyes);
}

/** Whether only Premium members may wear an outfit. */
export function isPremiumOutfit(id: OutfitId): boolean {
  return OUTFITS.some((outfit) => outfit.id === id && outfit.premium);
}

/** Adds or removes an aid or extra; adding replaces another of the same slot. */
export function toggleItem<K extends 'aids' | 'extras'>(look: Look, list: K, id: Look[K][number]): Look {
  const all: readonly { id: string; slot: string }[] = list === 'aids' ? AIDS : EXTRAS;
  const worn: readonly string[] = look[list];
  const slot = all.find((entry) => entry.id === id)?.slot;
  const others = worn.filter((other) => all.find((entry) => entry.id === other)?.slot !== slot);
  const next = worn.includes(id) ? others : [...others, id];
  return parseLook({ ...look, [list]: next });
}

const NEAR: Record<HairTexture, readonly HairTexture[]> = {
  straight: ['straight', 'wavy', 'any'],
  wavy: ['straight', 'wavy', 'curly'],
  curly: ['wavy', 'curly', 'coily'],
  coily: ['curly', 'coily', 'any'],
  any: ['straight', 'wavy', 'curly', 'coily'],
  bare: [],
  cover: [],
};

/** Moods that shuffling may set: awake and friendly ones. */
const DEALT_MOODS = ['calm', 'joy', 'delight', 'curious', 'brave', 'wonder'] as const;

function another<T>(rng: Rng, items: readonly T[], than: T): T {
  const others = items.filter((item) => item !== than);
  return others.length > 0 ? rng.pick(others) : than;
}

/** Styles that may replace `hair` when shuffling: of the same or a neighbouring texture. Coverings and bare heads stay. */
function shuffledHair(hair: HairStyleId): HairStyleId[] {
  const texture = HAIR_STYLES.find(({ id }) => id === hair)?.texture ?? 'any';
  return HAIR_STYLES.filter((style) => NEAR[texture].includes(style.texture)).map(({ id }) => id);
}

/** The fields that `shuffleLook` changes. */
export const SHUFFLED_FIELDS = ['hair', 'outfit', 'mood'] as const satisfies readonly (keyof Look)[];

/**
 * Shuffles hair style, outfit and mood (Regenerate) and keeps everything else, and those of the three in `keep`. Each new
 * value differs from the current one; a head covering or a bare head stays. Without `premium` only free outfits are used.
 * The same look and seed give the same result.
 */
export function shuffleLook(
  look: Look,
  seed: number,
  options: { readonly premium?: boolean; readonly keep?: readonly (keyof Look)[] } = {},
): Look {
  const rng = makeRng((seed ^ seedOf(lookKey(look))) >>> 0);
  const outfits = OUTFITS.filter(
    ({ premium, chosenOnly }) => !chosenOnly && (options.premium === true || !premium),
  ).map(({ id }) => id);
  const dealt = {
    hair: another(rng, shuffledHair(look.hair), look.hair),
    outfit: another<OutfitId>(rng, outfits, look.outfit),
    mood: another<HeroExpression>(rng, DEALT_MOODS, look.mood),
  };
  const kept = Object.fromEntries((options.keep ?? []).map((field) => [field, look[field]]));
  return parseLook({ ...look, ...dealt, ...kept });
}

/** A hair colour that is usual with a skin, for random children. */
function usualHair(skinIndex: number, rng: Rng): HairColourId {
  if (skinIndex <= 4) return rng.pick(['soot', 'soot', 'blueBlack', 'espresso'] as const);
  if (skinIndex <= 6) return rng.pick(['soot', 'blueBlack', 'espresso', 'chestnut'] as const);
  return rng.pick([
    'espresso',
    'chestnut',
    'walnut',
    'auburn',
    'copper',
    'honey',
    'flax',
    'blueBlack',
  ] as const);
}

/** Noses that dealt children have. */
const DEALT_NOSES: readonly NoseId[] = ['button', 'wide', 'long', 'snub', 'small', 'strong'];

/** A random look from a seed, with free outfits only, for sample shelves, covers and galleries. */
export function randomChild(seed: number): Look {
  const rng = makeRng(seed ^ 0x51ed27);
  const skinIndex = Math.floor(rng() * SKIN_TONES.length);
  const textures: readonly HairTexture[] =
    skinIndex <= 3
      ? ['coily', 'curly']
      : skinIndex <= 6
        ? ['straight', 'wavy', 'curly']
        : ['straight', 'wavy', 'curly'];
  const styles = HAIR_STYLES.filter((style) => textures.includes(style.texture));
  const outfit = rng.pick(OUTFITS.filter(({ premium, chosenOnly }) => !premium && !chosenOnly));
  return parseLook({
    skin: SKIN_TONES[skinIndex]?.id,
    face: rng.pick(FACE_SHAPES).id,
    age: rng.pick(AGE_BANDS).id,
    hair: rng.pick(styles).id,
    hairColour: usualHair(skinIndex, rng),
    hairCloth: rng.pick(['honey', 'clay', 'sage', 'dusk', 'rose'] as const),
    eyes: skinIndex > 6 ? rng.pick(EYE_COLOURS).id : rng.pick(['dark', 'brown'] as const),
    eyeShape: rng.pick(EYE_SHAPES).id,
    nose: rng.pick(DEALT_NOSES),
    brows: rng.pick(BROWS).id,
    freckles: skinIndex > 5 && rng() < 0.35 ? 'few' : 'none',
    glasses: rng() < 0.2 ? rng.pick(['round', 'oval', 'square'] as const) : 'none',
    aidCloth: rng.pick(['clay', 'dusk', 'honey'] as const),
    outfit: outfit.id,
    cloth: rng.pick<ClothId>(outfit.colours),
    extras: [],
    mood: rng.pick(DEALT_MOODS),
    ...randomFeatures(seed),
  });
}
