/** Writes the SVG of each kind of mark. All values are final: placed, scaled and coloured. */

import type { ShadowCopy } from './depth-tone.ts';
import type { Layer } from './layers.ts';
import type { Light } from './light.ts';
import { shortNumber } from './path-writer.ts';
import { hundredths } from './svg-document.ts';
import { vectorLength } from './vector-length.ts';

type PicturePoint = readonly [x: number, y: number];

/** A sheet to draw. */
export interface SheetMark {
  readonly id: string;
  readonly d: string;
  /** Scale of the place it lies in; edges grow more slowly. */
  readonly scale: number;
  readonly face: string;
  readonly copies: readonly ShadowCopy[];
  /** The attribute that clips the shadow to another piece, or nothing. */
  readonly clip: string;
  /** Colour of the pale rim of cut paper. */
  readonly core: string | undefined;
  /** Whether the rim is broad. */
  readonly broad: boolean;
  /** Colour of the edge towards the light. */
  readonly litEdge: string | undefined;
  /** Id of the texture's pattern. */
  readonly texture: string | undefined;
  readonly textureOpacity: number;
}

/** Width of a broad rim, half of it on the sheet: about four units around a child's face in a picture. */
const BROAD = 3.2;

/** Draws a sheet: shadow copies, lit edge, face, texture. */
export function markSheet({ defs, body }: Layer, light: Light, sheet: SheetMark): void {
  const { id, d, face, copies, core, litEdge, texture } = sheet;
  const grown = Math.max(0.5, sheet.scale) ** 0.6;
  const rim = core
    ? ` stroke="${core}" stroke-width="${shortNumber((sheet.broad ? BROAD : 1.3) * grown)}"`
    : '';
  if (copies.length === 0 && !litEdge && !texture) {
    body.push(`<path id="${id}" d="${d}" fill="${face}"${rim}/>`);
    return;
  }
  defs.push(`<path id="${id}" d="${d}"/>`);
  const [dx, dy] = fallOf(light);
  for (const { offset, fill, stroke, width } of copies)
    body.push(
      `<use href="#${id}" x="${shortNumber(dx * offset)}" y="${shortNumber(dy * offset)}"${shade('fill', light, fill)}${shade('stroke', light, stroke)} stroke-width="${shortNumber(width)}"${sheet.clip}/>`,
    );
  if (litEdge) {
    const k = grown * 1.5;
    body.push(
      `<use href="#${id}" x="${shortNumber(-dx * k)}" y="${shortNumber(-dy * k)}" fill="${litEdge}"/>`,
    );
  }
  body.push(`<use href="#${id}" fill="${face}"${rim}/>`);
  if (texture) body.push(`<use href="#${id}" fill="url(#${texture})"${faintness(sheet.textureOpacity)}/>`);
}

/** Unit vector shadows fall along. */
function fallOf({ direction: [x, y] }: Light): PicturePoint {
  const length = vectorLength(x, y) || 1;
  return [x / length, y / length];
}

function shade(what: 'fill' | 'stroke', { shadow, shadowStrength }: Light, strength: number): string {
  if (strength <= 0) return ` ${what}="none"`;
  return ` ${what}="${shadow}" ${what}-opacity="${hundredths(strength * shadowStrength)}"`;
}

/** The opacity attribute, or nothing for an opaque mark. */
export function faintness(opacity = 1): string {
  return opacity < 1 ? ` opacity="${hundredths(opacity)}"` : '';
}

/** An ellipse turned by `turn` degrees; `paint` are its other attributes. */
export function ellipseMark(
  [x, y]: PicturePoint,
  rx: number,
  ry: number,
  turn: number,
  paint: string,
): string {
  const [cx, cy] = [shortNumber(x), shortNumber(y)];
  if (rx === ry) return `<circle cx="${cx}" cy="${cy}" r="${shortNumber(rx)}"${paint}/>`;
  const upright = Math.abs(((turn + 90) % 180) - 90) <= 0.5;
  const place = upright ? '' : ` transform="rotate(${shortNumber(turn)} ${cx} ${cy})"`;
  return `<ellipse cx="${cx}" cy="${cy}" rx="${shortNumber(rx)}" ry="${shortNumber(ry)}"${paint}${place}/>`;
}

/** Draws a radial glow. */
export function markGlow(
  { defs, body }: Layer,
  id: string,
  [x, y]: PicturePoint,
  [rx, ry]: PicturePoint,
  colour: string,
  strength: number,
): void {
  const stop = (offset: number, k: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${hundredths(strength * k)}"/>`;
  defs.push(`<radialGradient id="${id}">${stop(0, 1)}${stop(0.35, 0.5)}${stop(1, 0)}</radialGradient>`);
  body.push(
    `<ellipse cx="${shortNumber(x)}" cy="${shortNumber(y)}" rx="${shortNumber(rx)}" ry="${shortNumber(ry)}" fill="url(#${id})"/>`,
  );
}

/** Draws vellum over a quad: opacity `from` at the edge of its first two corners, `to` at the last two. */
export function markVellum(
  { defs, body }: Layer,
  id: string,
  [a, b, c, d]: readonly [PicturePoint, PicturePoint, PicturePoint, PicturePoint],
  colour: string,
  from: number,
  to: number,
): void {
  const [x1, y1] = middle(a, b);
  const [x2, y2] = middle(c, d);
  defs.push(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${colour}" stop-opacity="${hundredths(from)}"/><stop offset="1" stop-color="${colour}" stop-opacity="${hundredths(to)}"/></linearGradient>`,
  );
  const corners = [a, b, c, d].map(([x, y]) => `${shortNumber(x)} ${shortNumber(y)}`).join('L');
  body.push(`<path d="M${corners}z" fill="url(#${id})"/>`);
}

function middle(p: PicturePoint, q: PicturePoint): [x: string, y: string] {
  return [shortNumber((p[0] + q[0]) / 2), shortNumber((p[1] + q[1]) / 2)];
}
