/** The tones of skin, hair and cloth. */
import { labOf, lighten, luma, mix } from '../../../paper/colour.ts';
import { INK, TOADSTOOL } from '../../../paper/papers.ts';
import type { Look } from '../look/look.ts';
import { CLOTH_COLOURS, type ClothId, HAIR_COLOURS, optionById, SKIN_TONES } from '../look/look-options.ts';

export {
  CREAM,
  GLINT_ON_GLASS,
  HONEY,
  INK,
  SHADE,
  SILVER,
  STEEL,
  THREAD,
  WARM_WHITE,
  WHITE,
} from '../../../paper/papers.ts';

/** Every cloth by its id, as `#rrggbb`. */
export const CLOTH = Object.fromEntries(CLOTH_COLOURS.map(({ id, hex }) => [id, hex])) as Readonly<
  Record<ClothId, string>
>;

/** `#rrggbb` of a cloth. */
export function clothHex(id: ClothId): string {
  return CLOTH[id];
}

export const paler = (hex: string, amount: number): string => mix(hex, '#fff3dc', amount);
export const darker = (hex: string, amount: number): string => mix(hex, '#3b2230', amount);

/** Cloth in the shade of its folds. */
export const shaded = (hex: string, amount: number): string => mix(hex, '#3b2a30', amount);

/** Tones of wound cloth: its colour, the folds, the light on them. */
export const clothTones = (k: string) => ({ k, dark: shaded(k, 0.26), light: paler(k, 0.28) });

/** A second cloth colour that goes with the first: muted with bright, light with dark. */
export function partnerOf(hex: string): string {
  return luma(hex) > 0.62 ? darker(hex, 0.5) : paler(hex, 0.8);
}

/** Tones of a skin. Deep skins have a light mark beside each dark one, so that quiet faces stay readable. */
export interface SkinTones {
  readonly base: string;
  readonly deep: boolean;
  readonly shade: string;
  readonly light: string;
  readonly blush: string;
  readonly hatch: string;
  readonly nose: string;
  readonly ink: string;
  readonly lip: string;
  /** Light around eyes and under brows and mouths, on deep skins only. */
  readonly rim: string;
}

/** Colours mixed into the skin for its undertone, about as light as the skin: deep, brown, fair. */
const UNDERTONE_MIX = {
  warm: ['#7a4a14', '#c48a3c', '#f0c880'],
  cool: ['#5e2f3e', '#a8707c', '#eab8c0'],
} as const;

/** The skin's own colour, leaning to gold or rose. */
function skinBase({ skin, undertone }: Look): string {
  const step = optionById(SKIN_TONES, skin).hex;
  if (undertone !== 'warm' && undertone !== 'cool') return step;
  const tone = luma(step);
  return mix(step, UNDERTONE_MIX[undertone][tone < 0.36 ? 0 : tone < 0.6 ? 1 : 2], 0.24);
}

/** Cached tones: a body is measured several times before it is drawn. */
const skins = new Map<string, SkinTones>();

export function skinTones(look: Look): SkinTones {
  const key = `${look.skin} ${look.undertone}`;
  const tones = skins.get(key) ?? mixedSkin(look);
  skins.set(key, tones);
  return tones;
}

function mixedSkin(look: Look): SkinTones {
  const base = skinBase(look);
  const tone = luma(optionById(SKIN_TONES, look.skin).hex);
  const deep = tone < 0.36;
  const mid = !deep && tone < 0.54;
  const blush = deep
    ? mix(base, '#c05a42', 0.42)
    : mid
      ? mix(base, '#d4583f', 0.34)
      : mix(base, '#e0654f', 0.44);
  return {
    base,
    deep,
    shade: mix(base, deep ? '#1a0a10' : '#7a2e35', deep ? 0.34 : 0.22),
    light: mix(base, '#ffe3bd', deep ? 0.24 : 0.34),
    blush,
    hatch: mix(blush, deep || mid ? '#ffa07e' : '#b5382f', 0.38),
    nose: mix(base, deep ? '#c8684a' : TOADSTOOL, deep ? 0.36 : 0.3),
    ink: deep ? '#14090e' : INK,
    lip: deep ? mix(base, '#d9806a', 0.55) : mix(base, '#c4584a', 0.42),
    rim: mix(base, '#f2c79b', 0.42),
  };
}

export interface HairTones {
  readonly base: string;
  /** Strokes: a lighter pencil on dark hair, a darker one on fair. */
  readonly line: string;
  readonly light: string;
  readonly edge: string;
  /** The mass behind the head. */
  readonly back: string;
  /** Ties, beads, coverings. */
  readonly cloth: string;
}

/** Lightness between the edge of the hair and the skin that leaves `READABLE_CONTRAST` in every light. */
const APART = 0.25;

/** Hair tones whose cut edge stands out from the skin: darker, or lighter on deep skin. */
export function edgedFor(hair: HairTones, skin: SkinTones): HairTones {
  const [own, under] = [labOf(hair.edge)[0], labOf(skin.base)[0]];
  if (Math.abs(own - under) >= APART) return hair;
  return { ...hair, edge: lighten(hair.edge, under + (skin.deep ? APART : -APART) - own) };
}

/** Grey hair keeps a little of its colour: dark hair turns silver, fair hair white. */
const grey = (hex: string): string => mix(hex, '#d9d4cf', 0.62 + 0.26 * luma(hex));

const hairs = new Map<string, HairTones>();

export function hairTones(look: Look, aged = false): HairTones {
  const key = `${look.hairColour} ${look.hairCloth} ${aged}`;
  const tones = hairs.get(key) ?? mixedHair(look, aged);
  hairs.set(key, tones);
  return tones;
}

function mixedHair(look: Look, aged: boolean): HairTones {
  const own = optionById(HAIR_COLOURS, look.hairColour).hex;
  const base = aged ? grey(own) : own;
  const dark = luma(base) < 0.3;
  return {
    base,
    line: dark ? mix(base, '#c59a78', 0.34) : mix(base, '#4a2418', 0.36),
    light: mix(base, '#ffe2b0', dark ? 0.17 : 0.3),
    edge: mix(base, '#e8c9a4', dark ? 0.3 : 0.36),
    back: lighten(base, dark ? -0.03 : -0.06),
    cloth: clothHex(look.hairCloth),
  };
}
