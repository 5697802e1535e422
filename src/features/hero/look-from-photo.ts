import { FEATURES, type FringeId, sameFeatures } from '../../../illustration/figures/hero/look/features.ts';
import { defaultLook, type Look, parseLook } from '../../../illustration/figures/hero/look/look.ts';
import {
  CLOTH_COLOURS,
  HAIR_COLOURS,
  type HairStyleId,
  SKIN_TONES,
} from '../../../illustration/figures/hero/look/look-options.ts';
import { rankHairFamilies, suggestHairStyles } from './hair-styles.ts';
import type { Palettes } from './photo/circle/read-colours.ts';
import type { PhotoReading } from './photo/photo-reading.ts';

/** The rig's own colours as the photo step knows palettes. Skin tones stand dark to fair in the rig already. */
export const palettes: Palettes = {
  skin: SKIN_TONES.map(({ hex }) => hex),
  hair: HAIR_COLOURS.map(({ hex }) => hex),
  clothes: CLOTH_COLOURS.map(({ hex }) => hex),
};

/** What a photo decides, until a parent says otherwise. */
const PHOTO_FIELDS = ['skin', 'hair', 'hairColour', 'hairCloth', 'cloth', 'glasses'] as const;

/** A field that a photo decides. */
export type PhotoField = (typeof PHOTO_FIELDS)[number] | 'fringe';

/** Forgets what an earlier photo said: the next child does not inherit this one's waves. */
export function resetPhotoFields(look: Look): Look {
  const fresh = Object.fromEntries(PHOTO_FIELDS.map((field) => [field, defaultLook[field]]));
  return parseLook({ ...look, ...fresh, ...plainFace });
}

/** What was chosen by hand before another photo came, without what that photo decides anew. */
export function choicesOutsidePhoto(chosen: readonly (keyof Look)[]): (keyof Look)[] {
  return chosen.filter(
    (field) => !(PHOTO_FIELDS as readonly string[]).includes(field) && !(field in plainFace),
  );
}

/** Every feature in between, and no fringe but the style's own. */
const plainFace: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FEATURES.map(({ id }) => [id, 'same'])),
  fringe: sameFeatures.fringe,
};

/** A fringe is cut into what falls or is tied; short hair shows the forehead it shows by itself, and there are two bobs (`hair-styles.ts`). */
export function fringeOf({ silhouette, skin }: PhotoReading): FringeId | undefined {
  const family = silhouette.state === 'seen' && silhouette.fringe && rankHairFamilies(silhouette, skin)[0];
  return family === 'longStraight' || family === 'tied' || family === 'longCurly' ? 'full' : undefined;
}

/**
 * The hair that a reading gives without asking: the likeliest of its three where hair is seen. Anything else is worn only
 * until the parent has answered, and is the most careful guess: cloth for cloth, nothing for nothing, very little for
 * what can't be told.
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
 * The colour of the hair, where it is likely to be hair's: what lies white on a head that can't be told, or blond over dark
 * skin, is cloth far more often.
 */
function hairColourOf({ hair, skin, silhouette: { state } }: PhotoReading): string | undefined {
  const colour = hair === null ? undefined : HAIR_COLOURS[hair]?.id;
  if (state === 'seen') return colour;
  const cloth = colour === 'snow' || (skin <= DARK_SKIN_STEP && (colour === 'flax' || colour === 'honey'));
  return state === 'unsure' && !cloth ? colour : undefined;
}

/** Skins to this step hardly ever go with blond hair. */
const DARK_SKIN_STEP = 5;

/** What lies on the head, as cloth: the scarf or the hat is offered in its colour. */
const clothOf = ({ crown, silhouette: { state } }: PhotoReading): string | undefined =>
  crown !== null && (state === 'covered' || state === 'unsure') ? CLOTH_COLOURS[crown]?.id : undefined;

/** A look as a photo showed it; `settled` fields stay as they are. What was not seen stays. */
export function lookFromPhoto(look: Look, read: PhotoReading, settled: ReadonlySet<string>): Look {
  const shown: Partial<Record<PhotoField, string | undefined>> = {
    skin: SKIN_TONES[read.skin]?.id,
    hair: hairOf(read),
    hairColour: hairColourOf(read),
    hairCloth: clothOf(read),
    glasses: read.glasses ? 'round' : undefined,
    fringe: fringeOf(read),
    cloth: read.clothes === null ? undefined : CLOTH_COLOURS[read.clothes]?.id,
  };
  const taken = Object.entries({ ...shown, ...read.features }).filter(
    ([field, id]) => id !== undefined && !settled.has(field),
  );
  return parseLook({ ...look, ...Object.fromEntries(taken) });
}
