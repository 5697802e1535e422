/**
 * The hair colour that the view tells, of the ten it knows. Red hair is rare and told as two colours, so that either alone
 * loses to brown: both are pooled and weighed with how red the strands are. Nobody's grey is among the ten: hair that is
 * told white on a grown-up is grey unless it is as light as white.
 */
import type { HairColourId } from '../../../../../illustration/figures/hero/look/look-options.ts';
import { PHOTO_HAIR } from '../hair-palette.ts';
import type { Strands } from './hair-colour.ts';

/**
 * Where the logarithm of red's likelihood, with so much for each part of redness beyond the usual, makes hair red. It is yellow
 * too: what is not is a pink bow.
 */
const RED = { least: -1.7, usual: 0.02, weight: 60, yellow: 0.72 };

/** Up to this skin step red hair is very rare, and what looks red is light. */
const RARELY_RED = 4;

/** Blond is told as two colours also: from this lightness and likelihood on both together count against brown. */
const BLOND = { lightness: 0.6, least: 0.3 };

/** From this lightness on red hair is copper; grey hair white. */
const COPPER = 0.42;
const WHITE = 0.74;

/**
 * Likelihood of white hair from which on a grown-up's is grey; with little of it, where the hair is light and its colour faint
 * (OKLab's chroma as a share of the lightness).
 */
const GREYING = { sure: 0.3, possible: 0.07, lightness: 0.39, chroma: 0.07, ofDeepSkin: 0.085 };

export type SeenHair = {
  /** Likelihoods in the order of `PHOTO_HAIR`. */
  readonly odds: readonly number[];
  /** Null where a hat lies on the head: its colour is none of the hair's. */
  readonly strands: Strands | null;
  /** The crown's lightness. */
  readonly lightness: number;
  /** How much redder the light on the face is than daylight, as OKLab's red axis. */
  readonly redder: number;
  /** The skin's step. */
  readonly skin: number;
  readonly isGrown: boolean;
};

/** The id of the hair colour. */
export function viewHairColour({ odds, strands, lightness, redder, skin, isGrown }: SeenHair): HairColourId {
  const oddOf = (id: HairColourId) => odds[PHOTO_HAIR.findIndex((colour) => colour.id === id)] ?? 0;
  const red = Math.log(oddOf('auburn') + oddOf('copper') + 1e-9);
  if (strands && skin > RARELY_RED && strands.yellow > strands.red * RED.yellow) {
    const redness = strands.red - Math.max(0, redder) * 0.3;
    if (red + RED.weight * (redness - RED.usual) > RED.least) return lightness > COPPER ? 'copper' : 'auburn';
  }
  const chroma = strands ? Math.hypot(strands.red, strands.yellow) / lightness : 1;
  // Under deep skin light hair is grey far more often than blond.
  const pale = skin > RARELY_RED ? GREYING.chroma : GREYING.ofDeepSkin;
  const isPale = lightness > GREYING.lightness && chroma < pale;
  if (isGrown && oddOf('snow') > (isPale ? GREYING.possible : GREYING.sure))
    return lightness > WHITE ? 'snow' : 'silver';
  const blond = oddOf('honey') + oddOf('flax');
  if (
    lightness > BLOND.lightness &&
    blond > BLOND.least &&
    blond > oddOf('walnut') &&
    blond > oddOf('chestnut')
  )
    return oddOf('flax') > oddOf('honey') ? 'flax' : 'honey';
  const likeliest = PHOTO_HAIR[odds.indexOf(Math.max(...odds))]?.id ?? 'espresso';
  // Hair as white as snow is a grown-up's; a child's is flaxen.
  return likeliest === 'snow' && !isGrown ? 'flax' : likeliest;
}
