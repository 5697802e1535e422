/**
 * What lies on a head that does not plainly show its hair: the kind that the view tells, and among kinds that it does not tell
 * apart the one that the outline suits. Drawn until the parent answers.
 */
import type { HeadView } from './head-view.ts';
import type { HairMeasures } from './measure-hair.ts';

export type CoverKind = 'hijab' | 'headscarf' | 'turban' | 'hood' | 'cap' | 'beanie' | 'brimmed' | 'bald';

/**
 * From here on (`HeadView.covered`) a cover is drawn while the parent is asked; below, the likeliest hair. What looks a little
 * like a hat is mostly a headband, a clip or dyed hair; a scarf is drawn sooner, because hair below it shows also.
 */
const COVER_DRAWN: Readonly<Record<ToldCover, number>> = {
  hijab: -3,
  scarf: -3,
  hood: -3,
  cap: -1,
  bald: -1,
};

/** From this width of the outline above the eyes on, in face widths and in heights over the eyes, a hat has a brim all round. */
const BRIM = { width: 1.72, height: 0.8 };

/** A turban stands higher over the eyes than a tied scarf, in drops, and is wound so that no hair shows. */
const TURBAN = { top: 2.1, covered: 0, width: 1.72 };

/** A patterned turban looks nearly as much like a hat: a scarf that is told so surely, and so little less, is none. */
const SCARF = { least: 2.2, less: 0.8 };

/** The crown's OKLab chroma from which on it is cloth and no hair, its least lightness, and hues of natural hair (radians). */
const CLOTH_CHROMA = 0.085;
const CLOTH_LIGHTNESS = 0.4;
const HAIR_HUES = { from: 0.45, to: 1.6 };

/** Whether a colour is hardly one of hair: blue, green, pink, or strong. */
function isClothColour([lightness, a, b]: readonly [number, number, number]): boolean {
  const chroma = Math.hypot(a, b);
  // Blue light lies on black hair.
  if (chroma < 0.045 || lightness < CLOTH_LIGHTNESS) return false;
  const hue = Math.atan2(b, a);
  return hue < HAIR_HUES.from || hue > HAIR_HUES.to || chroma > CLOTH_CHROMA * 1.6;
}

/** The cover to draw; null where hair is likelier. */
export function coverKindOf(measures: HairMeasures, view: HeadView, doubt: number): CoverKind | null {
  const { colour, shown } = measures;
  const { covers, covered } = view;
  const kinds = Object.entries(covers) as [ToldCover, number][];
  const [likeliest] = kinds.reduce((most, one) => (one[1] > most[1] ? one : most));
  const isScarf = covers.scarf > SCARF.least && covers.cap - covers.scarf < SCARF.less;
  const kind = isScarf && covers[likeliest] === covers.cap ? 'scarf' : likeliest;
  const isCloth = colour !== null && shown > 0.5 && isClothColour(colour.lab);
  return covered < (isCloth ? doubt : COVER_DRAWN[kind]) ? null : KINDS[kind](measures, covered);
}

type ToldCover = keyof HeadView['covers'];

/** Share of the temples that a woolly hat covers, and a cap leaves bare. */
const KNITTED = 0.15;

/** What each cover that the view tells is drawn as. */
const KINDS: Readonly<Record<ToldCover, (measures: HairMeasures, covered: number) => CoverKind>> = {
  hijab: () => 'hijab',
  hood: () => 'hood',
  bald: () => 'bald',
  scarf: ({ top, spread }, covered) =>
    top > TURBAN.top && spread < TURBAN.width && covered > TURBAN.covered ? 'turban' : 'headscarf',
  cap: ({ spread, top, sidesCovered }) => {
    if (spread > BRIM.width && spread > top * BRIM.height) return 'brimmed';
    return sidesCovered > KNITTED ? 'beanie' : 'cap';
  },
};
