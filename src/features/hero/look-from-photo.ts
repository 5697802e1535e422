import {
  FEATURES,
  type FringeId,
  neutralFeatures,
} from '../../../illustration/figures/hero/look/features.ts';
import { defaultLook, type Look, parseLook } from '../../../illustration/figures/hero/look/look.ts';
import {
  type AgeId,
  CLOTH_COLOURS,
  type ExtraId,
  type HairStyleId,
  type OutfitId,
  SKIN_TONES,
} from '../../../illustration/figures/hero/look/look-options.ts';
import type { HairFamily } from './hair-families.ts';
import { likeliestStyle, rankHairFamilies, suggestHairStyles } from './hair-styles.ts';
import type { Palettes } from './photo/circle/read-colours.ts';
import type { ClothPattern } from './photo/face/cloth-pattern.ts';
import type { CoverKind } from './photo/face/cover-kind.ts';
import type { ReadFrames } from './photo/face/frames.ts';
import type { ReadMouth } from './photo/face/mouth.ts';
import type { ReadDetails } from './photo/face/read-details.ts';
import type { Silhouette } from './photo/face/silhouette.ts';
import { PHOTO_HAIR, READ_HAIR } from './photo/hair-palette.ts';
import { labOfHex, nearestColour } from './photo/oklab.ts';
import type { PhotoReading } from './photo/photo-reading.ts';

/** The rig's colours as palettes for reading photos. Skin tones are ordered dark to fair. */
export const palettes: Palettes = {
  skin: SKIN_TONES.map(({ hex }) => hex),
  hair: PHOTO_HAIR.map(({ hex }) => hex),
  clothes: CLOTH_COLOURS.map(({ hex }) => hex),
};

/** Fields that a photo decides, until a parent changes them. */
const PHOTO_FIELDS = [
  'skin',
  'hair',
  'hairColour',
  'hairCloth',
  'cloth',
  'outfit',
  'glasses',
  'aidCloth',
  'eyes',
  'age',
  'extras',
] as const;

/** A field that a photo decides. */
export type PhotoField = (typeof PHOTO_FIELDS)[number] | 'fringe' | 'teeth' | 'smile' | 'beard';

/** Resets the fields that an earlier photo decided. A photographed child wears a plain jumper and no extras, but what is seen. */
export function resetPhotoFields(look: Look): Look {
  const defaults = Object.fromEntries(PHOTO_FIELDS.map((field) => [field, defaultLook[field]]));
  return parseLook({ ...look, ...defaults, ...plainFace, outfit: 'plainJumper', cloth: 'dusk', extras: [] });
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
  teeth: neutralFeatures.teeth,
  beard: neutralFeatures.beard,
};

/** Families that are drawn with a fringe where one is seen; a bob has a version with and one without (`hair-styles.ts`). */
const FRINGED: readonly HairFamily[] = ['shortStraight', 'longStraight', 'tied', 'shortCurly', 'longCurly'];

/** Styles that are cut with a fringe of their own. */
const OWN_FRINGE: readonly HairStyleId[] = ['bowl', 'pixie', 'bob'];

/** Returns a full fringe where one is seen on hair that can have it. */
export function fringeOf(reading: PhotoReading): FringeId | undefined {
  const { silhouette, skin } = reading;
  const [family] = rankHairFamilies(silhouette, skin);
  const isDrawn = !OWN_FRINGE.includes(headwearOf(reading).hair) && family && FRINGED.includes(family);
  return silhouette.fringe && !hiddenBy(silhouette) && isDrawn ? 'full' : undefined;
}

/** What covers the head as drawn; null where hair is drawn, because it is seen or because it is the likeliest. */
export const hiddenBy = ({ state, cover }: Silhouette): CoverKind | null =>
  state === 'seen' ? null : state === 'covered' ? 'hijab' : state === 'bare' ? 'bald' : cover;

/** Who something is drawn on. */
type Wearer = 'baby' | 'small' | 'child' | 'grown' | 'bearded';

const SAME = <Id>(id: Id): Record<Wearer, Id> => ({ baby: id, small: id, child: id, grown: id, bearded: id });

/** How each cover is drawn: as a hair style, or as a hat on the likeliest hair, which shows below it. */
const DRAWN_COVERS: Readonly<
  Record<
    CoverKind,
    { hair?: Record<Wearer, HairStyleId | undefined>; hat?: Partial<Record<Wearer, ExtraId>> }
  >
> = {
  // Round a baby's head lies a woolly hat, and round a bearded man's a turban.
  hijab: { hair: { ...SAME('hijab'), baby: undefined }, hat: { baby: 'beanie' } },
  headscarf: { hair: { ...SAME('headscarf'), bearded: 'turban' } },
  turban: { hair: SAME('turban') },
  hood: { hair: SAME('hood') },
  bald: { hair: { ...SAME('bald'), baby: 'wisp', small: 'wisp' } },
  cap: { hat: { ...SAME('cap'), baby: 'beanie' } },
  beanie: { hat: SAME('beanie') },
  brimmed: { hat: { ...SAME('sunHat'), grown: 'feltHat', bearded: 'feltHat' } },
};

const WEARERS: Partial<Record<AgeId, Wearer>> = {
  baby: 'baby',
  toddler: 'baby',
  little: 'small',
  teen: 'grown',
  grown: 'grown',
};

const wearerOf = ({ age, beard }: ReadDetails): Wearer =>
  beard ? 'bearded' : ((age && WEARERS[age.age]) ?? 'child');

/** No hair, as it is offered: a baby's first wisps or a bald head. */
export const noHairOf = ({ details }: PhotoReading): HairStyleId =>
  DRAWN_COVERS.bald.hair?.[wearerOf(details)] ?? 'bald';

/** Families of hair that ends under a hat. */
const SHORT: readonly HairFamily[] = ['shortStraight', 'shortCurly', 'shortCoily'];

/**
 * Picks what is on the head: the likeliest style where hair is seen, or likelier than any cover; otherwise the cover, until
 * the parent answers.
 */
export function headwearOf(reading: PhotoReading): { hair: HairStyleId; hat: ExtraId | null } {
  const { silhouette, skin, details } = reading;
  const cover = hiddenBy(silhouette);
  const drawn = cover ? DRAWN_COVERS[cover] : {};
  const wearer = wearerOf(details);
  const hat = drawn.hat?.[wearer] ?? null;
  const likeliest =
    hat && silhouette.length === 'short'
      ? likeliestStyle(silhouette, skin, SHORT)
      : suggestHairStyles(silhouette, skin)[0];
  return { hair: drawn.hair?.[wearer] ?? likeliest ?? 'sidePart', hat };
}

/**
 * Returns the hair colour where it is likely hair: white on an unsure head, or blond with dark skin, is far
 * more often cloth.
 */
function hairColourOf({ hair, skin, silhouette }: PhotoReading): string | undefined {
  const colour = hair === null ? undefined : READ_HAIR[hair]?.id;
  const { state } = silhouette;
  if (state === 'seen') return colour;
  const cloth = colour === 'snow' || (skin <= DARK_SKIN_STEP && (colour === 'flax' || colour === 'honey'));
  return state === 'unsure' && !cloth ? colour : undefined;
}

/** Up to this skin step blond hair is very rare. */
const DARK_SKIN_STEP = 5;

/** The colour of what covers the head, for the suggested scarf or hat. */
const clothOf = ({ crown, silhouette: { state } }: PhotoReading): string | undefined =>
  crown !== null && (state === 'covered' || state === 'unsure') ? CLOTH_COLOURS[crown]?.id : undefined;

/** What is worn, by the pattern of the cloth below the chin. */
const OUTFITS_BY_PATTERN = {
  plain: 'plainJumper',
  striped: 'jumper',
  checked: 'checkedShirt',
  printed: 'ankara',
} as const satisfies Record<ClothPattern, OutfitId>;

/** The colour of frames: the nearest cloth, for thin rims brown. */
const frameColourOf = ({ colour }: ReadFrames): string | undefined =>
  colour
    ? CLOTH_COLOURS[
        nearestColour(
          colour,
          CLOTH_COLOURS.map(({ hex }) => labOfHex(hex)),
          0.7,
        )
      ]?.id
    : 'bark';

/** How each mouth is drawn. */
const MOUTHS = {
  laugh: { teeth: 'row', smile: 'more' },
  teeth: { teeth: 'row' },
  smile: {},
  serious: { smile: 'less' },
} as const satisfies Record<ReadMouth, Partial<Look>>;

/** The age group: a grown-up with grey hair is an elder. */
function ageOf({ details: { age }, hair, silhouette }: PhotoReading): AgeId | undefined {
  const colour = hair === null ? undefined : READ_HAIR[hair]?.id;
  const isGrey = hiddenBy(silhouette) === null && (colour === 'silver' || colour === 'snow');
  const isSmall = age !== null && ['baby', 'toddler', 'little'].includes(age.age);
  return isGrey && !isSmall ? 'elder' : age?.age;
}

/** Applies a photo reading to a look, except `settled` fields and what the photo does not show. */
export function lookFromPhoto(look: Look, read: PhotoReading, settled: ReadonlySet<string>): Look {
  const { hair, hat } = headwearOf(read);
  const { eyes, mouth, frames, beard } = read.details;
  const fromColours: Partial<Record<PhotoField, string | readonly string[] | undefined>> = {
    skin: SKIN_TONES[read.skin]?.id,
    hair,
    extras: hat ? [hat] : undefined,
    age: ageOf(read),
    eyes: eyes ?? undefined,
    hairColour: hairColourOf(read),
    hairCloth: clothOf(read),
    glasses: read.glasses ? (frames?.shape ?? 'round') : undefined,
    aidCloth: frames ? frameColourOf(frames) : undefined,
    beard: beard ?? undefined,
    fringe: fringeOf(read),
    outfit: read.pattern ? OUTFITS_BY_PATTERN[read.pattern] : undefined,
    cloth: read.clothes === null ? undefined : CLOTH_COLOURS[read.clothes]?.id,
  };
  const applied = Object.entries({ ...fromColours, ...(mouth && MOUTHS[mouth]), ...read.features }).filter(
    ([field, id]) => id !== undefined && !settled.has(field),
  );
  return parseLook({ ...look, ...Object.fromEntries(applied) });
}
