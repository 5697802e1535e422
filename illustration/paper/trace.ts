/** Turns outlines into path data: a smooth curve, resampled, jittered as if cut by hand, written in short numbers. */

import { IDENTITY, type Matrix } from './matrix.ts';
import type { Outline, Point } from './outline.ts';
import { pathWriter } from './path-writer.ts';
import { PointBuffer } from './point-buffer.ts';
import type { Rng } from './rng.ts';
import { vectorLength } from './vector-length.ts';

/** How a piece is cut. Units are those of the picture. */
export interface CutStyle {
  /** Each vertex moves by up to this along its normal. */
  readonly jitter: number;
  /** Distance of vertices on curves; `Infinity` keeps the outline's own points. Straight edges take three times it. */
  readonly step: number;
  /** Part of the vertices (0–1) left as hard facets, as scissors leave them. */
  readonly facets: number;
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How an outline is cut in the picture: its placement, its random source, and the visible area. */
export interface Tracing extends CutStyle {
  readonly matrix: Matrix;
  readonly rng: Rng;
  readonly shown: Rect;
  /** How far the mark reaches beyond its outline: half a stroke, a shadow. */
  readonly reach: number;
}

/** Buffers: the placed outline, the curve through it, and the jittered curve. */
const given = new PointBuffer();
const curve = new PointBuffer();
const shaken = new PointBuffer();

/** Places an outline with a matrix, for `follow`. */
function lay(outline: Outline, matrix: Matrix): void {
  const [a, b, c, d, e, f] = matrix;
  given.clear();
  for (let i = 0; i < outline.length; i++) {
    // Read by index: destructuring half a million points allocates an iterator for each.
    const point = outline[i]!;
    const x = point[0];
    const y = point[1];
    given.push(a * x + c * y + e, b * x + d * y + f, point[2] ?? 0);
  }
}

/** Fills `curve` with vertices every `step` units of the smooth line through the placed outline. */
function follow(closed: boolean, step: number): void {
  curve.clear();
  const n = given.length;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const next = i + 1 < n ? i + 1 : 0;
    const before = i > 0 ? i - 1 : closed ? n - 1 : 0;
    const after = next + 1 < n ? next + 1 : closed ? 0 : n - 1;
    followSegment(before, i, next, after, step);
  }
  if (!closed) curve.push(given.x[n - 1] ?? 0, given.y[n - 1] ?? 0, 1);
}

/** One segment of a Catmull–Rom curve with limited tangents, from the given point `i` up to `next`. */
function followSegment(before: number, i: number, next: number, after: number, step: number): void {
  const { x, y } = given;
  const ax = x[i]!;
  const ay = y[i]!;
  const bx = x[next]!;
  const by = y[next]!;
  const fromCorner = given.corner[i] === 1;
  const toCorner = given.corner[next] === 1;
  const straight = fromCorner && toCorner;
  const chordX = bx - ax;
  const chordY = by - ay;
  // Measured exactly: a tiny error would change the number of vertices, and with it all later random numbers.
  const length = vectorLength(chordX, chordY);
  const pieces = Math.max(1, Math.round(length / (straight ? step * 3 : step)));
  // Next to a corner the curve starts along the segment itself.
  let startX = straight ? chordX : chordX * 0.9;
  let startY = straight ? chordY : chordY * 0.9;
  let endX = startX;
  let endY = startY;
  const limit = length * 1.15;
  if (!fromCorner) {
    startX = (bx - x[before]!) / 2;
    startY = (by - y[before]!) / 2;
    const l = Math.sqrt(startX * startX + startY * startY);
    if (l > limit) {
      startX = (startX * limit) / l;
      startY = (startY * limit) / l;
    }
  }
  if (!toCorner) {
    endX = (x[after]! - ax) / 2;
    endY = (y[after]! - ay) / 2;
    const l = Math.sqrt(endX * endX + endY * endY);
    if (l > limit) {
      endX = (endX * limit) / l;
      endY = (endY * limit) / l;
    }
  }
  for (let j = 0; j < pieces; j++) {
    const t = j / pieces;
    const t2 = t * t;
    const t3 = t2 * t;
    const h1 = 2 * t3 - 3 * t2 + 1;
    const h2 = t3 - 2 * t2 + t;
    const h3 = -2 * t3 + 3 * t2;
    const h4 = t3 - t2;
    curve.push(
      h1 * ax + h2 * startX + h3 * bx + h4 * endX,
      h1 * ay + h2 * startY + h3 * by + h4 * endY,
      j === 0 && fromCorner ? 1 : 0,
    );
  }
}

/** A smooth line through an open outline, resampled every `step` units. */
export function smoothLine(outline: Outline, step: number): Point[] {
  lay(outline, IDENTITY);
  follow(false, step);
  const { x, y, length } = curve;
  return Array.from({ length }, (_, i): Point => [x[i]!, y[i]!]);
}

/**
 * True when `curve` is outside the view. Then the random numbers it would have taken are skipped, so that the rest of the
 * picture does not depend on the view.
 */
function unseen({ shown, reach, jitter, rng }: Tracing, numbers: number): boolean {
  const { x, y, length } = curve;
  const margin = reach + jitter;
  const [left, right] = [shown.left - margin, shown.right + margin];
  const [top, bottom] = [shown.top - margin, shown.bottom + margin];
  let [leftOf, rightOf, above, below] = [0, 0, 0, 0];
  for (let i = 0; i < length; i++) {
    const inside = x[i]! >= left && x[i]! <= right && y[i]! >= top && y[i]! <= bottom;
    if (inside) return false;
    if (x[i]! < left) leftOf++;
    else if (x[i]! > right) rightOf++;
    if (y[i]! < top) above++;
    else if (y[i]! > bottom) below++;
  }
  // A curve may surround the view without a vertex in it; only one wholly at one side is outside.
  if (Math.max(leftOf, rightOf, above, below) < length) return false;
  rng.skip(numbers * length);
  return true;
}

/** Twice the area `curve` encloses; negative when it winds the other way. */
function windingOfCurve(): number {
  const { x, y, length: n } = curve;
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const next = i + 1 < n ? i + 1 : 0;
    sum += x[i]! * y[next]! - x[next]! * y[i]!;
  }
  return sum;
}

/**
 * Closed path data of a piece; empty outside the view. Pieces wind one way and a `hole` the other, so that overlapping
 * pieces unite.
 */
export function tracePiece(outline: Outline, cut: Tracing, hole = false): string {
  const { rng } = cut;
  lay(outline, cut.matrix);
  follow(true, cut.step);
  if (unseen(cut, 2)) return '';
  if (windingOfCurve() < 0 !== hole) curve.reverse();
  const { x, y, corner, length: n } = curve;
  shaken.clear();
  for (let i = 0; i < n; i++) {
    const next = i + 1 < n ? i + 1 : 0;
    const before = i > 0 ? i - 1 : n - 1;
    const tx = x[next]! - x[before]!;
    const ty = y[next]! - y[before]!;
    const length = Math.sqrt(tx * tx + ty * ty) || 1;
    const shake = (rng() - 0.5) * 2 * cut.jitter * (corner[i] ? 0.4 : 1);
    const facet = rng() < cut.facets;
    shaken.push(x[i]! - (ty / length) * shake, y[i]! + (tx / length) * shake, corner[i] || facet ? 1 : 0);
  }
  return writeClosed(shaken);
}

/** Open path data of a line; empty outside the view. */
export function traceLine(outline: Outline, cut: Tracing): string {
  const { rng } = cut;
  lay(outline, cut.matrix);
  follow(false, cut.step);
  if (unseen(cut, 1)) return '';
  const { x, y, length: n } = curve;
  shaken.clear();
  for (let i = 0; i < n; i++) {
    const shake = (rng() - 0.5) * 2 * cut.jitter;
    shaken.push(x[i]! + shake, y[i]! + shake * 0.6, 0);
  }
  return writeOpen(shaken);
}

/**
 * Closed path data of an ink line that is `width` wide in its middle; `ends` is the part of the width at its ends, 0–1.
 * Empty outside the view.
 */
export function traceBrush(outline: Outline, cut: Tracing, width: number, ends: number): string {
  lay(outline, cut.matrix);
  let reach = 0;
  for (let i = 1; i < given.length; i++)
    reach += vectorLength(given.x[i]! - given.x[i - 1]!, given.y[i]! - given.y[i - 1]!);
  // Long strokes need no more vertices than short ones.
  follow(false, Math.max(cut.step, reach / 12));
  if (unseen(cut, 0)) return '';
  const { x, y, length: n } = curve;
  shaken.clear();
  // Out along one side, back along the other.
  for (const side of [1, -1] as const)
    for (let k = 0; k < n; k++) {
      const i = side > 0 ? k : n - 1 - k;
      const dx = x[Math.min(n - 1, i + 1)]! - x[Math.max(0, i - 1)]!;
      const dy = y[Math.min(n - 1, i + 1)]! - y[Math.max(0, i - 1)]!;
      // Rounding may carry the angle past π, where a power of the negative sine is NaN.
      const swell = Math.max(0, Math.sin((Math.PI * i) / Math.max(1, n - 1))) ** 0.7;
      const half = ((width / 2) * (ends + (1 - ends) * swell)) / (vectorLength(dx, dy) || 1);
      shaken.push(x[i]! - side * dy * half, y[i]! + side * dx * half, 0);
    }
  return writeClosed(shaken);
}

function writeClosed({ x, y, corner, length: n }: PointBuffer): string {
  if (n === 0) return '';
  pathWriter.move((x[n - 1]! + x[0]!) / 2, (y[n - 1]! + y[0]!) / 2);
  for (let i = 0; i < n; i++) {
    const next = i + 1 < n ? i + 1 : 0;
    const middleX = (x[i]! + x[next]!) / 2;
    const middleY = (y[i]! + y[next]!) / 2;
    if (corner[i]) {
      pathWriter.line(x[i]!, y[i]!);
      pathWriter.line(middleX, middleY);
    } else pathWriter.curve(x[i]!, y[i]!, middleX, middleY);
  }
  pathWriter.close();
  return pathWriter.end();
}

function writeOpen({ x, y, length: n }: PointBuffer): string {
  if (n === 0) return '';
  pathWriter.move(x[0]!, y[0]!);
  for (let i = 1; i < n - 1; i++)
    pathWriter.curve(x[i]!, y[i]!, (x[i]! + x[i + 1]!) / 2, (y[i]! + y[i + 1]!) / 2);
  pathWriter.line(x[n - 1]!, y[n - 1]!);
  return pathWriter.end();
}
