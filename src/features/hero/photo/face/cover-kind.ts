/**
 * What lies on a head that does not plainly show its hair: the kind that the view tells, and among kinds that it does not tell
 * apart the one that the outline suits. Drawn until the parent answers.
 */
import type { HeadView } from './head-view.ts';
import type { HairMeasures } from './measure-hair.ts';

export type CoverKind = 'hijab' | 'headscarf' | 'turban' | 'hood' | 'cap' | 'beanie' | 'brimmed' | 'bald';

/** From here on (`HeadView.covered`) a cover is drawn while the parent is asked; below, the likeliest hair. */
const COVER_DRAWN = -3;

/** Width of the outline above the eyes, in face widths, from which on a hat has a brim all round. */
const BRIM = 1.72;

/** A turban stands higher over the eyes than a tied scarf, in drops. */
const TURBAN_TOP = 2.1;

/** The crown's OKLab chroma from which on it is cloth and no hair, and hues of natural hair (radians). */
const CLOTH_CHROMA = 0.085;
const HAIR_HUES = { from: 0.45, to: 1.6 };

/** Whether a colour is hardly one of hair: blue, green, pink, or strong. */
function isClothColour([, a, b]: readonly [number, number, number]): boolean {
  const chroma = Math.hypot(a, b);
  if (chroma < 0.045) return false;
  const hue = Math.atan2(b, a);
  return hue < HAIR_HUES.from || hue > HAIR_HUES.to || chroma > CLOTH_CHROMA * 1.6;
}

/** The cover to draw; null where hair is likelier. */
export function coverKindOf(measures: HairMeasures, view: HeadView, doubt: number): CoverKind | null {
  const { colour, shown } = measures;
  const isCloth = colour !== null && shown > 0.5 && isClothColour(colour.lab);
  if (view.covered < (isCloth ? doubt : COVER_DRAWN)) return null;
  const kinds = Object.entries(view.covers) as [keyof HeadView['covers'], number][];
  const [kind] = kinds.reduce((most, one) => (one[1] > most[1] ? one : most));
  return KINDS[kind](measures);
}

/** Share of the temples that a woolly hat covers, and a cap leaves bare. */
const KNITTED = 0.15;

/** What each cover that the view tells is drawn as. */
const KINDS: Readonly<Record<keyof HeadView['covers'], (measures: HairMeasures) => CoverKind>> = {
  hijab: () => 'hijab',
  hood: () => 'hood',
  bald: () => 'bald',
  scarf: ({ top }) => (top > TURBAN_TOP ? 'turban' : 'headscarf'),
  cap: ({ spread, sidesCovered }) => (spread > BRIM ? 'brimmed' : sidesCovered > KNITTED ? 'beanie' : 'cap'),
};
