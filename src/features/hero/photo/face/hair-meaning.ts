/**
 * What a head's silhouette says: is there hair to draw, how long, how full, how it curls. Where that is not plain the
 * answer is a question to the parent, and never hair that may not be there.
 */

import type { HairFamily } from '../../styles-for.ts';
import type { Lab } from '../oklab.ts';
import type { HairMeasures } from './hair.ts';
import type { HeadView } from './head-view.ts';

/** `seen`: hair. `covered`: cloth round head and throat. `bare`: little or none. `unsure`: a hat, a cut-off picture. */
export type HairState = 'seen' | 'covered' | 'bare' | 'unsure';

export type HairLength = 'short' | 'chin' | 'long';

export type Silhouette = {
  readonly state: HairState;
  readonly length: HairLength;
  /** 0 (close to the head) to 1 (an afro). */
  readonly volume: number;
  /** 0 straight, 1 coily. */
  readonly curl: number;
  readonly fringe: boolean;
  /** Long hair that is taken up shows as a high crown and bare sides. */
  readonly up: boolean;
  /** How likely each family of styles is (`headView`); absent where no network has looked. */
  readonly families?: Readonly<Record<HairFamily, number>>;
};

/** Colours hair has without dye: browns, reds, blonds, black, grey. Cloth is often none of them. */
export function isNaturalHair([lightness, a, b]: Lab): boolean {
  const chroma = Math.hypot(a, b);
  if (chroma < 0.035) return lightness < 0.97;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return hue > 18 && hue < 100 && chroma < 0.045 + 0.16 * lightness;
}

/** What the crown is judged beside. */
type Beside = {
  /** The crown's colour with the light taken away; null where nothing is above the face. */
  readonly natural: Lab | null;
  /** Lightness of skin and brows as photographed; brows are null without a mesh. */
  readonly skin: number;
  readonly brows: number | null;
  /** What the view of the whole says. */
  readonly view: HeadView;
};

/** A crown lighter than this share of the skin shows skin, and one darker than the other is hair, however short. */
const AS_LIGHT = 0.82;
const AS_DARK = 0.7;

/** Where less of the crown is shown, the picture ends at the forehead. */
const SHOWN = 0.5;

/** From here on a scarf or a bald head is drawn while the parent is asked. */
const LIKELY = 0.82;

/** From here on a head is asked about, and what else is seen of it counts for so much besides (all as in `HeadView.covered`). */
const DOUBTFUL = -3.5;
const DOUBTS = { brim: 0.2, evenCloth: 0.4, clothRound: 0.5, paler: 0.2, low: 0.8, unnatural: 0.5 };

/** What the measures mean. Without a view nobody knows a cap from hair, so that the parent is asked. */
export function meaningOf(measures: HairMeasures, beside: Beside | null): Silhouette {
  const { belowChin, height, top, hairline, spread, edge, busy } = measures;
  const long = beside ? beside.view.long > 0 : fallsPastJaw(measures);
  return {
    state: beside ? stateOf(measures, beside) : 'unsure',
    length: long
      ? (belowChin[0] + belowChin[1]) / 2 > 0.22 || measures.throatSkin === 1
        ? 'long'
        : 'chin'
      : 'short',
    volume: clamp((height - 0.35) / 1.1) * 0.6 + clamp((spread - 1.15) / 0.7) * 0.4,
    curl: clamp((edge - 0.014) / 0.03) * 0.5 + clamp((busy - 0.09) / 0.12) * 0.5,
    fringe: hairline < 0.78,
    up: !long && top > 2.15,
    ...(beside ? { families: beside.view.families } : {}),
  };
}

/** Hair falls on both sides. On one side of the jaw alone stands a neighbour, a collar, a shadow. */
function fallsPastJaw({ besideJaw }: HairMeasures): boolean {
  const [most, least] = [Math.max(...besideJaw), Math.min(...besideJaw)];
  return (most > 0.45 && least > 0.05) || (most > 0.34 && least > 0.25);
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

function stateOf(measures: HairMeasures, beside: Beside): HairState {
  const { height, shown, throatLikeCrown, colour, light } = measures;
  const { natural, skin } = beside;
  // The picture ends at the forehead: nothing can be said of what is above it.
  if (shown < SHOWN) return 'unsure';
  const cloth = clothRound(measures);
  // Shorn hair is darker than the skin below it; a bald head is not.
  const shorn = height > 0.15 && light < skin * AS_DARK && throatLikeCrown < 0.33;
  const low = height < 0.3 && !shorn;
  const doubt =
    beside.view.covered +
    (hasBrim(measures) ? DOUBTS.brim : 0) +
    (isEvenCloth(measures) ? DOUBTS.evenCloth : 0) +
    (cloth ? DOUBTS.clothRound : 0) +
    (isPalerThanBrows(measures, beside) ? DOUBTS.paler : 0) +
    (low ? DOUBTS.low : 0) +
    (natural && !isNaturalHair(natural) ? DOUBTS.unnatural : 0);
  // A scarf and a bare head are drawn until the parent answers: only where they are likelier than hair.
  const likely = beside.view.covered > LIKELY;
  if (cloth && doubt > DOUBTFUL) return likely && beside.view.hijab > 0 ? cloth : 'unsure';
  if (!colour || !natural) return likely ? 'bare' : 'unsure';
  if (likely && low && light > skin * AS_LIGHT) return 'bare';
  return doubt > DOUBTFUL ? 'unsure' : 'seen';
}

/**
 * Low and straight, or low and yet high above: a brim, a beanie, a cap. A blunt fringe may look so, and then it is asked.
 */
function hasBrim({ hairline, unevenHairline, height }: HairMeasures): boolean {
  return (
    (hairline < 0.86 && unevenHairline < 0.125) ||
    (hairline < 0.92 && unevenHairline < 0.115) ||
    (hairline < 0.85 && unevenHairline < 0.2 && height > 1.2)
  );
}

/**
 * High and without a strand; one cloth round the throat and over the crown with other hair at the temples; or hair at the
 * temples that is nothing like what lies on the head.
 */
function isEvenCloth({ height, busy, throatLikeCrown, templesUnlike }: HairMeasures): boolean {
  return (
    (height > 1 && busy < 0.05) || (throatLikeCrown > 0.5 && templesUnlike > 0.18) || templesUnlike > 0.3
  );
}

/**
 * Cloth hangs from the head beside jaw and chin and round the throat, in one smooth line; hair on the shoulders wavers and
 * shines, a dark collar or a beard hangs from nothing. Null where it is no cloth.
 */
function clothRound(measures: HairMeasures): HairState | null {
  const { throatLikeCrown, throatSkin, besideJaw, belowChin, edge, busy, light } = measures;
  if (throatSkin >= 0.46 || throatLikeCrown <= 0.33) return null;
  if (Math.max(...besideJaw) < 0.2 && (belowChin[0] + belowChin[1]) / 2 < 0.25) return null;
  const rough = clamp((edge - 0.01) / 0.02) + clamp((busy - 0.06) / 0.12);
  if (rough > 0.65 && edge > 0.0152 && light < 0.55) return null;
  return throatLikeCrown > 0.45 && rough < 0.45 ? 'covered' : 'unsure';
}

/** What is paler than the skin over dark brows is a cap, or the sky that shows through. */
function isPalerThanBrows({ light }: HairMeasures, { skin, brows }: Beside): boolean {
  return brows !== null && light > skin - 0.02 && brows < light - 0.2;
}
