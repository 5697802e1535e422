/**
 * Which of our hair colours a head has. Sun on black hair is as bright as brown hair in a room, so the strands in its own
 * shade and the brows are asked as well as the commonest colour; and under the deepest skins, where nearly all hair is dark,
 * a paler one must show plainly before it is believed.
 */
import type { Lab } from '../oklab.ts';

export type HairSeen = {
  /** The commonest colour, as photographed. */
  readonly colour: Lab;
  /** Lightness of the darkest quarter. */
  readonly dark: number;
  /** Lightness of the brows; null where they can't be told. */
  readonly brows: number | null;
};

/**
 * How far the darker strands, the brows and the light are believed. The darkest quarter stays the same when a photo is cut
 * a little differently, the commonest colour jumps between sun and shade.
 */
const TRUST = { dark: 0.95, brows: 0.2, light: 0.6 };
/** Brows are darker than hair by so much. */
const BROWS_BELOW = 0.05;
const WEIGH = { lightness: 8, hue: 12 };
/** What it costs to be white or red haired, and paler than dark under deep skin. */
const RARE = { white: 0.6, red: 0.4, paleUnderDeep: 4 };

/**
 * Index of the hair colour; -1 for an empty palette. `skinSeen` and `skinIs` are the lightness of the skin in the photo and
 * of the step it was found to be, `step` that step of ten.
 */
export function hairColourOf(
  { colour, dark, brows }: HairSeen,
  { skinSeen, skinIs, step }: { skinSeen: number; skinIs: number; step: number },
  palette: readonly Lab[],
): number {
  const light = Math.max(0.6, (skinSeen / skinIs) ** TRUST.light);
  const own = (TRUST.dark * Math.min(dark, colour[0]) + (1 - TRUST.dark) * colour[0]) / light;
  const lightness =
    own * (1 - TRUST.brows) + (brows === null ? own : brows / light + BROWS_BELOW) * TRUST.brows;
  const depth = Math.max(0, 6 - step) / 6;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach(([l, a, b], index) => {
    const cost =
      ((l - lightness) * WEIGH.lightness) ** 2 +
      ((a - colour[1] / light) * WEIGH.hue) ** 2 +
      ((b - colour[2] / light) * WEIGH.hue) ** 2 +
      (l > 0.88 ? RARE.white : 0) +
      (a > 0.06 ? RARE.red : 0) +
      (l > 0.35 ? RARE.paleUnderDeep * depth * Math.min(2.2, 1 + (l - 0.4) * 4) : 0);
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}
