import {
  FEATURES,
  type FringeId,
  neutralFeatures,
} from '../../../illustration/figures/hero/look/features.ts';
import { defaultLook, type Look, parseLook } from '../../../illustration/figures/hero/look/look.ts';
import {
  CLOTH_COLOURS,
  type HairStyleId,
  SKIN_TONES,
} from '../../../illustration/figures/hero/look/look-options.ts';
import { rankHairFamilies, suggestHairStyles } from './hair-styles.ts';
import type { Palettes } from './photo/circle/read-colours.ts';
import { PHOTO_HAIR } from './photo/hair-palette.ts';
import type { PhotoReading } from './photo/photo-reading.ts';

/** The rig's colours as palettes for reading photos. Skin tones are ordered dark to fair. */
export const palettes: Palettes = {
  skin: SKIN_TONES.map(({ hex }) => hex),
  hair: PHOTO_HAIR.map(({ hex }) => hex),
  clothes: CLOTH_COLOURS.map(({ hex }) => hex),
};

/** Fields that a photo decides, until a parent changes them. */
const PHOTO_FIELDS = ['skin', 'hair', 'hairColour', 'hairCloth', 'cloth', 'glasses'] as const;

/** A field that a photo decides. */
export type PhotoField = (typeof PHOTO_FIELDS)[number] | 'fringe';

/** Resets the fields that an earlier photo decided. */
export function resetPhotoFields(look: Look): Look {
  const defaults = Object.fromEntries(PHOTO_FIELDS.map((field) => [field, defaultLook[field]]));
  return parseLook({ ...look, ...defaults, ...plainFace });
}

/** Keeps the manual choices that a new photo does not decide. */
export function choicesOutsidePhoto(chosen: readonly (keyof Look)[]): (keyof Look)[] {
  return chosen.filter(
    (field) => !(PHOTO_FIELDS as readonly string[]).includes(field) && !(field in plainFace),
  );
}

/** Neutral features, and the style's own fringe. */
const plainFace: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FEATURES.map(({ id }) => [id, 'same'])),
  fringe: neutralFeatures.fringe,
};

/**
 * Returns a full fringe for long or tied hair. Short styles show the forehead as drawn, and a bob has its own
 * version without (`hair-styles.ts`).
 */
export function fringeOf({ silhouette, skin }: PhotoReading): FringeId | undefined {
  const family = silhouette.state === 'seen' && silhouette.fringe && rankHairFamilies(silhouette, skin)[0];
  return family === 'longStraight' || family === 'tied' || family === 'longCurly' ? 'full' : undefined;
}

/**
 * Picks the hair of a reading: the likeliest style where hair is seen. Otherwise the most careful guess until
 * the parent answers: hijab for covered, bald for bare, a buzz cut for unsure.
 */
function hairOf({ silhouette, skin }: PhotoReading): HairStyleId {
  switch (silhouette.state) {
    case 'seen':
      return suggestHairStyles(silhouette, skin)[0] ?? 'buzz';
    case 'covered':
      return 'hijab';
    case 'bare':
      return 'bald';
    case 'unsure':
      return 'buzz';
  }
}

/**
 * Returns the hair colour where it is likely hair: white on an unsure head, or blond with dark skin, is far
 * more often cloth.
 */
function hairColourOf({ hair, skin, silhouette: { state } }: PhotoReading): string | undefined {
  const colour = hair === null ? undefined : PHOTO_HAIR[hair]?.id;
  if (state === 'seen') return colour;
  const cloth = colour === 'snow' || (skin <= DARK_SKIN_STEP && (colour === 'flax' || colour === 'honey'));
  return state === 'unsure' && !cloth ? colour : undefined;
}

/** Up to this skin step blond hair is very rare. */
const DARK_SKIN_STEP = 5;

/** The colour of what covers the head, for the suggested scarf or hat. */
const clothOf = ({ crown, silhouette: { state } }: PhotoReading): string | undefined =>
  crown !== null && (state === 'covered' || state === 'unsure') ? CLOTH_COLOURS[crown]?.id : undefined;

/** Applies a photo reading to a look, except `settled` fields and what the photo does not show. */
export function lookFromPhoto(look: Look, read: PhotoReading, settled: ReadonlySet<string>): Look {
  const fromColours: Partial<Record<PhotoField, string | undefined>> = {
    skin: SKIN_TONES[read.skin]?.id,
    hair: hairOf(read),
    hairColour: hairColourOf(read),
    hairCloth: clothOf(read),
    glasses: read.glasses ? 'round' : undefined,
    fringe: fringeOf(read),
    cloth: read.clothes === null ? undefined : CLOTH_COLOURS[read.clothes]?.id,
  };
  const applied = Object.entries({ ...fromColours, ...read.features }).filter(
    ([field, id]) => id !== undefined && !settled.has(field),
  );
  return parseLook({ ...look, ...Object.fromEntries(applied) });
}
