/**
 * Which of our hair colours a head has where the view of the whole can't be had (else `head-view.ts` says it). Sun on black hair
 * is as bright as brown hair in a room, so the darkest strands and the brows are asked for the lightness and all strands for
 * the hue; and under the deepest skins, where nearly all hair is dark, a paler colour must show plainly before it is believed.
 * The numbers were fitted to labelled portraits (bench/likeness).
 */
import type { Lab } from '../oklab.ts';

/** Strands well inside of the hair, as photographed. */
export type Strands = {
  /** Lightness of the darkest tenth. */
  readonly dark: number;
  /** Their middle hue, OKLab's two axes. */
  readonly red: number;
  readonly yellow: number;
};

/** How far the light on the skin is believed to lie on the hair too, in lightness and in redness. */
const LIGHT = { strength: 0.54, least: 0.6, most: 1.5, red: 0.29 };
/** How far the brows are believed, and how much darker than the darkest strands they are. */
const BROWS = { trust: 0.35, below: 0.11 };
/** Hair as a whole is so much lighter than its darkest tenth. */
const WHOLE = { times: 1.03, more: 0.065 };
const WEIGH = { lightness: 5, hue: 16 };
/** Penalties for unlikely results: white or red hair, and light hair with deep skin. */
const RARE = { white: 0.1, red: 0.4, paleUnderDeep: 3.3 };

/**
 * Index of the hair colour; -1 for an empty palette. `brows` is their lightness, null where they can't be told; `skin` as
 * photographed, as it is found to be, and its step of ten.
 */
export function hairColourOf(
  strands: Strands,
  brows: number | null,
  skin: { readonly seen: Lab; readonly is: Lab; readonly step: number },
  palette: readonly Lab[],
): number {
  const light = Math.min(LIGHT.most, Math.max(LIGHT.least, (skin.seen[0] / skin.is[0]) ** LIGHT.strength));
  const relativeLightness = strands.dark / light;
  const darkest =
    brows === null
      ? relativeLightness
      : relativeLightness + (brows / light + BROWS.below - relativeLightness) * BROWS.trust;
  const lightness = darkest * WHOLE.times + WHOLE.more;
  const red = (strands.red - LIGHT.red * (skin.seen[1] - skin.is[1])) / light;
  const yellow = strands.yellow / light;
  const depth = Math.max(0, 6 - skin.step) / 6;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach(([l, a, b], index) => {
    const cost =
      ((l - lightness) * WEIGH.lightness) ** 2 +
      ((a - red) * WEIGH.hue) ** 2 +
      ((b - yellow) * WEIGH.hue) ** 2 +
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
