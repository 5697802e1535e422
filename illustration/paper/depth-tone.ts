/** The colour a local colour takes at a depth of a scene under a light. */
import { labOf, lighten, luma, mix, multiply } from './colour.ts';
import type { Light } from './light.ts';

/** Depth of the hero: colours there are neither veiled by air nor darkened by the frame. */
export const HERO_DEPTH = 0.72;

/** Local colour → colour in the picture. Depth 0 is the horizon, 1 the frame; `tint` 0–1 replaces the light's own. */
export function toneAt(light: Light, local: string, depth: number, tint = light.tintStrength): string {
  const tone = airedTone(light, local, depth, tint);
  const { cast } = light;
  return cast ? mix(lighten(tone, cast.lightness), cast.to, cast.by) : tone;
}

function airedTone(light: Light, local: string, depth: number, tint: number): string {
  const lit = multiply(local, light.tint, tint);
  const veil = light.haze * (1 - Math.min(1, depth / HERO_DEPTH)) ** 1.15;
  if (veil > 0.001) return mix(lit, light.air, Math.min(0.94, veil));
  const sunk = depth > HERO_DEPTH + 0.02 ? ((depth - 0.74) / 0.26) * light.frame : 0;
  return mix(lit, light.deep, Math.min(1, sunk));
}

/** Undyed paper. */
const CORE = '#fff6e6';

/** The cut core of a sheet: paper is paler inside than its dyed face. */
export function coreOf(fill: string): string {
  return mix(fill, CORE, 0.34);
}

/** Least OKLab lightness between a face and its edge, so that the face stands out from any background. */
export const READABLE_CONTRAST = 0.18;
/** A margin above it, because colours are rounded to bytes. */
const CLEAR = READABLE_CONTRAST + 0.02;

/** A cut core that stands out from its own sheet: lighter by `CLEAR`, or darker where the sheet is too light for that. */
export function clearEdgeOf(fill: string): string {
  const [lightness] = labOf(fill);
  const paler = CLEAR / Math.max(0.01, labOf(CORE)[0] - lightness);
  return paler < 0.95 ? mix(fill, CORE, Math.max(0.34, paler)) : lighten(fill, -CLEAR);
}

/** The colour of the edge towards the light. */
export function litEdgeOf(fill: string, light: Light): string {
  const pale = lighten(fill, 0.07);
  return light.rim ? mix(pale, light.rim.colour, light.rim.strength) : pale;
}

/** Opacity of the texture: fainter on pale paper, where dark fibres look like dirt. */
export function textureStrength(face: string): number {
  return luma(face) > 0.8 ? 0.5 : 1;
}

/** One of the offset copies that make a soft shadow without a blur. */
export interface ShadowCopy {
  /** Offset along the light, in units. */
  readonly offset: number;
  readonly fill: number;
  readonly stroke: number;
  readonly width: number;
}

/**
 * The copies under a sheet lifted by `lift` (0.2 a pocket, 0.5 a limb, 0.8 a piece of a figure, 1 a prop, 2–3.4 a
 * whole layer): one below 1, two below 1.8, four above. `scale` is that of the drawing; shadows grow more slowly.
 */
export function shadowCopies(lift: number, scale: number): readonly ShadowCopy[] {
  if (lift <= 0) return [];
  const off = 3.5 * lift * Math.max(0.35, scale) ** 0.6;
  if (lift < 1) return [{ offset: off, fill: 0.2, stroke: 0.07, width: off * 0.55 + 2.4 }];
  const near: ShadowCopy[] = [
    { offset: off * 1.2, fill: 0.09, stroke: 0.06, width: off * 1.5 },
    { offset: off * 0.55, fill: 0.16, stroke: 0.08, width: off * 0.6 },
  ];
  if (lift < 1.8) return near;
  return [
    { offset: off * 1.7, fill: 0, stroke: 0.05, width: off * 4 },
    { offset: off * 1.4, fill: 0, stroke: 0.06, width: off * 2.2 },
    ...near,
  ];
}

/** How far from the sheet its shadow reaches, in units. */
export function shadowReach(copies: readonly ShadowCopy[]): number {
  return copies.reduce((most, { offset, width }) => Math.max(most, offset + width / 2), 0);
}
