/** Step 1, format: looks and costumes of the people of a book. */
import { z } from 'zod';
import {
  BEARDS,
  BUILDS,
  CHEEKS,
  FEATURES,
  FRINGES,
  LIDS,
  MARKS,
  SCALPS,
  TEETH,
  UNDERTONES,
} from '../../figures/hero/look/features.ts';
import {
  AGES,
  AIDS,
  BROWS,
  CLOTH_COLOURS,
  EXTRAS,
  EYE_COLOURS,
  EYE_SHAPES,
  FACE_SHAPES,
  FRECKLES,
  GLASSES,
  HAIR_COLOURS,
  HAIR_STYLES,
  HERO_EXPRESSIONS,
  NOSES,
  OUTFITS,
  SKIN_TONES,
} from '../../figures/hero/look/look-options.ts';
import { idOf } from './words.ts';

const extras = z.array(idOf(EXTRAS)).readonly();

/** Clothes that a story lends: whoever reads wears them, on every plan. */
export const costume = z.strictObject({
  outfit: idOf(OUTFITS).exactOptional(),
  cloth: idOf(CLOTH_COLOURS).exactOptional(),
  /** In place of the hero's own extras; an empty list takes all off. */
  extras: extras.exactOptional(),
  /** Why somebody has changed: `it is bedtime`. For the check alone. */
  why: z.string().min(4).exactOptional(),
});
export interface Costume extends z.infer<typeof costume> {}

const stop = z.enum(['less', 'same', 'more']).exactOptional();
const features = Object.fromEntries(FEATURES.map(({ id }) => [id, stop])) as Record<
  (typeof FEATURES)[number]['id'],
  typeof stop
>;

/** How somebody differs from the kit's own child. */
export const look = z.strictObject({
  skin: idOf(SKIN_TONES).exactOptional(),
  face: idOf(FACE_SHAPES).exactOptional(),
  age: idOf(AGES).exactOptional(),
  hair: idOf(HAIR_STYLES).exactOptional(),
  hairColour: idOf(HAIR_COLOURS).exactOptional(),
  hairCloth: idOf(CLOTH_COLOURS).exactOptional(),
  eyes: idOf(EYE_COLOURS).exactOptional(),
  eyeShape: idOf(EYE_SHAPES).exactOptional(),
  nose: idOf(NOSES).exactOptional(),
  brows: idOf(BROWS).exactOptional(),
  freckles: idOf(FRECKLES).exactOptional(),
  glasses: idOf(GLASSES).exactOptional(),
  aidCloth: idOf(CLOTH_COLOURS).exactOptional(),
  aids: z.array(idOf(AIDS)).readonly().exactOptional(),
  outfit: idOf(OUTFITS).exactOptional(),
  cloth: idOf(CLOTH_COLOURS).exactOptional(),
  extras: extras.exactOptional(),
  mood: idOf(HERO_EXPRESSIONS).exactOptional(),
  ...features,
  fringe: idOf(FRINGES).exactOptional(),
  lids: idOf(LIDS).exactOptional(),
  teeth: idOf(TEETH).exactOptional(),
  cheeks: idOf(CHEEKS).exactOptional(),
  mark: idOf(MARKS).exactOptional(),
  undertone: idOf(UNDERTONES).exactOptional(),
  build: idOf(BUILDS).exactOptional(),
  beard: idOf(BEARDS).exactOptional(),
  scalp: idOf(SCALPS).exactOptional(),
});
export interface PartialLook extends z.infer<typeof look> {}
