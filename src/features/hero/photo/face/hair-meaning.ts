/**
 * What a head's silhouette says: is there hair to draw, how long, how full, how it curls. Where that is not plain the
 * answer is a question to the parent, and never hair that may not be there.
 */
import type { Lab } from '../oklab.ts';
import type { HairMeasures } from './hair.ts';

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
};

/** Colours hair has without dye: browns, reds, blonds, black, grey. Cloth is often none of them. */
export function isNaturalHair([lightness, a, b]: Lab): boolean {
  const chroma = Math.hypot(a, b);
  if (chroma < 0.035) return lightness < 0.97;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return hue > 18 && hue < 100 && chroma < 0.045 + 0.16 * lightness;
}

/** What the measures mean. `hair` is the crown's colour with the light taken away. */
export function meaningOf(measures: HairMeasures, hair: Lab | null): Silhouette {
  const { besideJaw, belowChin, height, top, hairline, spread, edge, busy } = measures;
  const jaw = (besideJaw[0] + besideJaw[1]) / 2 + Math.min(...besideJaw);
  const below = (belowChin[0] + belowChin[1]) / 2;
  const long = jaw > 0.34;
  return {
    state: stateOf(measures, hair),
    length: long ? (below > 0.22 || measures.throatSkin === 1 ? 'long' : 'chin') : 'short',
    volume: clamp((height - 0.35) / 1.1) * 0.6 + clamp((spread - 1.15) / 0.7) * 0.4,
    curl: clamp((edge - 0.014) / 0.03) * 0.5 + clamp((busy - 0.09) / 0.12) * 0.5,
    fringe: hairline < 0.78,
    up: !long && top > 2.15,
  };
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

function stateOf(measures: HairMeasures, hair: Lab | null): HairState {
  const { height, cropped, colour, throatSkin, throatLikeCrown, hairline, unevenHairline, crownSpread } =
    measures;
  // The picture ends at the forehead: nothing can be said of what is above it.
  if (cropped && (height < 0.35 || !colour)) return 'unsure';
  if (throatLikeCrown > 0.45 && throatSkin < 0.4) return 'covered';
  if (height < 0.3 || !colour || !hair) return 'bare';
  if (!isNaturalHair(hair)) return 'unsure';
  // Low, straight and of one even colour: a brim, a beanie, a beret. A blunt fringe may look so, and then it is asked.
  if (hairline < 0.72 && unevenHairline < 0.13 && crownSpread < 0.085) return 'unsure';
  return 'seen';
}
