/**
 * Everything a family can choose for a hero. Ids are stored and never change; labels are shown and read out. Premium
 * unlocks more outfits, never skin, hair or aids.
 */

import { labelledOptions } from '../../../parts/labelled-options.ts';

export { AIDS, type AidId } from '../../../parts/aids.generated.ts';
export { EXTRAS, type ExtraId } from '../../../parts/extras.generated.ts';
export { GLASSES, type GlassesId } from '../../../parts/glasses.generated.ts';
export { HAIR_STYLES, type HairStyleId } from '../../../parts/hair.generated.ts';
export { OUTFITS, type OutfitId } from '../../../parts/outfits.generated.ts';

export const SKIN_TONES = [
  { id: 's0', label: 'Deepest brown', hex: '#50322a' },
  { id: 's1', label: 'Deep brown', hex: '#623d2e' },
  { id: 's2', label: 'Rich brown', hex: '#784a35' },
  { id: 's3', label: 'Warm brown', hex: '#925d41' },
  { id: 's4', label: 'Chestnut', hex: '#ab7552' },
  { id: 's5', label: 'Golden brown', hex: '#c08b66' },
  { id: 's6', label: 'Tan', hex: '#d3a27c' },
  { id: 's7', label: 'Sand', hex: '#e3b997' },
  { id: 's8', label: 'Peach', hex: '#efcbb0' },
  { id: 's9', label: 'Porcelain', hex: '#f5dbc9' },
] as const;

export const FACE_SHAPES = labelledOptions({
  round: 'Round',
  oval: 'Oval',
  heart: 'Heart',
  square: 'Square',
  long: 'Long',
  apple: 'Apple-cheeked',
});

/** The ages of everyone in a book. A child without a band of its own is `middle`. */
export const AGES = labelledOptions({
  baby: 'Baby',
  toddler: '1 to 2',
  little: '3 to 4',
  middle: '5 to 6',
  big: '7 to 9',
  teen: 'Teenager',
  grown: 'Grown-up',
  elder: 'Elder',
});

/** The ages of heroes, offered on the Create screen. Every book is about a child of one of them. */
export const AGE_BANDS = labelledOptions({
  little: '3 to 4',
  middle: '5 to 6',
  big: '7 to 9',
});

/** Texture of hair. `cover` is a head covering, `bare` no hair; shuffling never adds or removes either. */
export type HairTexture = 'straight' | 'wavy' | 'curly' | 'coily' | 'any' | 'bare' | 'cover';

export const HAIR_COLOURS = [
  { id: 'soot', label: 'Black', hex: '#2b2326' },
  { id: 'blueBlack', label: 'Blue-black', hex: '#262833' },
  { id: 'espresso', label: 'Darkest brown', hex: '#412c27' },
  { id: 'chestnut', label: 'Chestnut', hex: '#643d2b' },
  { id: 'walnut', label: 'Light brown', hex: '#85603f' },
  { id: 'auburn', label: 'Auburn', hex: '#86422b' },
  { id: 'copper', label: 'Copper', hex: '#ad5a33' },
  { id: 'honey', label: 'Honey blond', hex: '#c99a52' },
  { id: 'flax', label: 'Flaxen', hex: '#e2c68e' },
  { id: 'silver', label: 'Grey', hex: '#aaa5a1' },
  { id: 'snow', label: 'White', hex: '#ede2ce' },
] as const;

/** Colours of clothes, scarves, ties, beads, glasses and aids. */
export const CLOTH_COLOURS = [
  { id: 'clay', label: 'Clay red', hex: '#c4694a' },
  { id: 'brick', label: 'Brick', hex: '#a24e3a' },
  { id: 'rose', label: 'Rose', hex: '#d99a8b' },
  { id: 'berry', label: 'Berry', hex: '#8e4358' },
  { id: 'plum', label: 'Plum', hex: '#5b3a48' },
  { id: 'lilac', label: 'Lilac', hex: '#a492b4' },
  { id: 'honey', label: 'Honey', hex: '#e2a94b' },
  { id: 'butter', label: 'Butter', hex: '#f0ce8a' },
  { id: 'sage', label: 'Sage', hex: '#93a583' },
  { id: 'moss', label: 'Moss', hex: '#6c7b55' },
  { id: 'pine', label: 'Pine', hex: '#3f6b5c' },
  { id: 'sky', label: 'Sky', hex: '#a9c0cb' },
  { id: 'dusk', label: 'Dusk blue', hex: '#6e8aa3' },
  { id: 'night', label: 'Night blue', hex: '#44597a' },
  { id: 'bark', label: 'Bark', hex: '#7c5a44' },
  { id: 'oat', label: 'Oat', hex: '#dcc7a3' },
  { id: 'cream', label: 'Cream', hex: '#fbf4e6' },
  { id: 'charcoal', label: 'Charcoal', hex: '#4b434c' },
] as const;

export const EYE_COLOURS = [
  { id: 'dark', label: 'Dark brown', hex: '#5a3320' },
  { id: 'brown', label: 'Brown', hex: '#7a4a2c' },
  { id: 'amber', label: 'Amber', hex: '#a3702f' },
  { id: 'hazel', label: 'Hazel', hex: '#83753f' },
  { id: 'green', label: 'Green', hex: '#6e8560' },
  { id: 'blue', label: 'Blue', hex: '#5c80a3' },
  { id: 'grey', label: 'Grey', hex: '#7d8a92' },
] as const;

export const EYE_SHAPES = labelledOptions({
  round: 'Round',
  almond: 'Almond',
  wide: 'Wide',
  narrow: 'Narrow',
  upturned: 'Upturned',
  gentle: 'Gentle',
});

export const NOSES = labelledOptions({
  button: 'Button',
  wide: 'Wide',
  long: 'Long',
  snub: 'Snub',
  small: 'Small',
  strong: 'Strong',
  drop: 'Drop-shaped',
  hook: 'Curved',
  wedge: 'Pointed',
  bridge: 'Straight',
});

export const BROWS = labelledOptions({
  soft: 'Soft',
  full: 'Full',
  arched: 'Arched',
  straight: 'Straight',
  fine: 'Fine',
});

export const FRECKLES = labelledOptions({
  none: 'None',
  few: 'A few',
  many: 'Many',
});

/** Where an aid is worn or used; one of each slot. */
export type AidSlot = 'ears' | 'chair' | 'limb' | 'walking';

/** Where an extra is worn; one of each slot. */
export type ExtraSlot = 'head' | 'neck' | 'back';

export const HERO_EXPRESSIONS = labelledOptions({
  calm: 'Calm',
  joy: 'Joyful',
  delight: 'Delighted',
  curious: 'Curious',
  shy: 'Shy',
  worried: 'Worried',
  brave: 'Brave',
  wonder: 'Full of wonder',
  asleep: 'Asleep',
});

export const HERO_POSES = labelledOptions({
  stand: 'Standing',
  wave: 'Waving',
  point: 'Pointing',
  hold: 'Holding something up',
  hug: 'Hugging',
  run: 'Running',
  jump: 'Jumping',
  climb: 'Climbing',
  kneel: 'Kneeling',
  sit: 'Sitting',
  read: 'Reading',
  ride: 'Riding',
  fly: 'Flying',
  swim: 'Swimming',
  sleep: 'Sleeping',
});

type IdOf<T extends readonly { readonly id: string }[]> = T[number]['id'];

export type SkinId = IdOf<typeof SKIN_TONES>;
export type FaceShapeId = IdOf<typeof FACE_SHAPES>;
export type AgeId = IdOf<typeof AGES>;
export type HairColourId = IdOf<typeof HAIR_COLOURS>;
export type ClothId = IdOf<typeof CLOTH_COLOURS>;
export type EyeColourId = IdOf<typeof EYE_COLOURS>;
export type EyeShapeId = IdOf<typeof EYE_SHAPES>;
export type NoseId = IdOf<typeof NOSES>;
export type BrowId = IdOf<typeof BROWS>;
export type FrecklesId = IdOf<typeof FRECKLES>;
export type HeroExpression = IdOf<typeof HERO_EXPRESSIONS>;
export type HeroPose = IdOf<typeof HERO_POSES>;

/** The option of a list with this id. Throws when there is none. */
export function optionById<T extends { readonly id: string }>(list: readonly T[], id: T['id']): T {
  const found = list.find((entry) => entry.id === id);
  if (!found) throw new Error(`No choice has the id ${id}.`);
  return found;
}
