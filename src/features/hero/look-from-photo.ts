import {
  CLOTH_COLOURS,
  HAIR_COLOURS,
  HAIR_STYLES,
  type HairStyleId,
  SKIN_TONES,
} from '../../illustration/hero/choices.ts';
import { type Look, parseLook } from '../../illustration/hero/look.ts';
import type { Palettes, ReadColours } from './photo/read-colours.ts';

/** The rig's own colours as the photo step knows palettes. Skin tones stand dark to fair in the rig already. */
export const palettes: Palettes = {
  skin: SKIN_TONES.map(({ hex }) => hex),
  hair: HAIR_COLOURS.map(({ hex }) => hex),
  clothes: CLOTH_COLOURS.map(({ hex }) => hex),
};

/** Styles that fall below the chin; a photo tells long from short, and nothing finer that would be honest. */
const LONG: readonly HairStyleId[] = [
  'long',
  'pigtails',
  'twoBraids',
  'waves',
  'longWaves',
  'halfUp',
  'curlyLong',
  'boxBraids',
  'locs',
];

/** What a photo decides, until a parent says otherwise. */
export type PhotoField = 'skin' | 'hair' | 'hairColour' | 'cloth';

/**
 * A look with the colours a photo showed; `corrected` fields stay as the parent set them since. What the photo did not show stays as the parent had it: colours are read,
 * style and features are not guessed, except that long hair in the photo is not drawn short.
 */
export function lookFromPhoto(look: Look, read: ReadColours, corrected: ReadonlySet<string>): Look {
  const uncovered = HAIR_STYLES.some(
    ({ id, texture }) => id === look.hair && texture !== 'cover' && texture !== 'bare',
  );
  const isLong = LONG.includes(look.hair);
  const lengthen = uncovered && read.hair !== null && read.hairIsLong && !isLong;
  const shown: Record<PhotoField, string | undefined> = {
    skin: SKIN_TONES[read.skin]?.id,
    hair: lengthen ? 'waves' : undefined,
    hairColour: read.hair === null ? undefined : HAIR_COLOURS[read.hair]?.id,
    cloth: read.clothes === null ? undefined : CLOTH_COLOURS[read.clothes]?.id,
  };
  const taken = Object.entries(shown).filter(([field, id]) => id !== undefined && !corrected.has(field));
  return parseLook({ ...look, ...Object.fromEntries(taken) });
}
