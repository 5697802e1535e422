/** Bands along a centre line: limbs, sleeves, trunks, tails, braids, weed. */

import type { Outline, Point } from './outline.ts';
import { smoothLine } from './trace.ts';
import { vectorLength } from './vector-length.ts';

/** Half widths along the band: a list spread evenly from start to end, or a function of 0–1. */
export type Widths = readonly number[] | ((t: number) => number);

export interface RibbonOptions {
  /** The slice of the centre line to cut, 0–1: a cuff is the last tenth of a sleeve. */
  readonly from?: number;
  readonly to?: number;
  /** Whether the caps at start and end are round (default) or square. */
  readonly roundStart?: boolean;
  readonly roundEnd?: boolean;
  /** Extra half width at the end of the slice, growing evenly: a flared sleeve. */
  readonly flare?: number;
  /** Number of pieces along the band (8). */
  readonly pieces?: number;
}

/** Measures a line once and finds its point at part `t` (0–1 of its length). */
function walk(line: Outline): (t: number) => Point {
  const lengths = [0];
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] as Point;
    const b = line[i] as Point;
    lengths.push((lengths[i - 1] as number) + vectorLength(b[0] - a[0], b[1] - a[1]));
  }
  const total = lengths[lengths.length - 1] as number;
  return (t) => {
    const target = Math.max(0, Math.min(1, t)) * total;
    let i = 1;
    while (i < lengths.length - 1 && (lengths[i] as number) < target) i++;
    const a = line[i - 1] as Point;
    const b = line[i] ?? a;
    const start = lengths[i - 1] as number;
    const k = (target - start) / ((lengths[i] as number) - start || 1);
    return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
  };
}

function headingOf(at: (t: number) => Point, t: number): readonly [x: number, y: number] {
  const a = at(Math.max(0, t - 0.02));
  const b = at(Math.min(1, t + 0.02));
  const length = vectorLength(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** Measures a line once for many lookups: its point and direction at part `t` (0–1 of its length). */
export function measureLine(line: Outline): {
  at: (t: number) => Point;
  headingAlong: (t: number) => readonly [x: number, y: number];
} {
  const at = walk(line);
  return { at, headingAlong: (t) => headingOf(at, t) };
}

/** The point at part `t` (0–1) of a line's length. */
export function pointAlong(line: Outline, t: number): Point {
  return walk(line)(t);
}

/** The direction of a line at part `t`, as a unit vector. */
export function heading(line: Outline, t: number): readonly [x: number, y: number] {
  return headingOf(walk(line), t);
}

/** A smooth line through a few points, resampled every `step` units: a centre line for `ribbon`. */
export function smoothCurve(points: Outline, step = 5): Point[] {
  return smoothLine(points, step);
}

function widthAt(widths: Widths): (t: number) => number {
  if (typeof widths === 'function') return widths;
  const last = widths.length - 1;
  if (last === 0) return () => widths[0] as number;
  return (t) => {
    const i = Math.min(last - 1, Math.floor(t * last));
    const a = widths[i] as number;
    return a + ((widths[i + 1] as number) - a) * (t * last - i);
  };
}

/** The outline of a band of the given half widths along a centre line. */
export function ribbon(line: Outline, widths: Widths, options: RibbonOptions = {}): Point[] {
  const { from = 0, to = 1, roundStart = true, roundEnd = true, flare = 0, pieces = 8 } = options;
  const width = widthAt(widths);
  const at = walk(line);
  const left: Point[] = [];
  const right: Point[] = [];
  const cap: { start?: Point; end?: Point } = {};
  for (let i = 0; i <= pieces; i++) {
    const t = from + ((to - from) * i) / pieces;
    const [x, y] = at(t);
    const [dx, dy] = headingOf(at, t);
    const w = width(t) + (flare * i) / pieces;
    const square = (i === 0 && !roundStart) || (i === pieces && !roundEnd) ? 1 : 0;
    left.push([x - dy * w, y + dx * w, square]);
    right[pieces - i] = [x + dy * w, y - dx * w, square];
    if (i === 0) cap.start = [x - dx * w * 0.75, y - dy * w * 0.75];
    if (i === pieces) cap.end = [x + dx * w * 0.75, y + dy * w * 0.75];
  }
  if (roundEnd && cap.end) left.push(cap.end);
  for (const point of right) left.push(point);
  if (roundStart && cap.start) left.push(cap.start);
  return left;
}

/** The centre line of a limb from A over the joint B to C, the bend rounded by `round` units. */
export function limbLine(a: Point, b: Point, c: Point, round = 15): Point[] {
  const upper = vectorLength(b[0] - a[0], b[1] - a[1]) || 1;
  const lower = vectorLength(c[0] - b[0], c[1] - b[1]) || 1;
  const k1 = Math.min(round, upper * 0.6) / upper;
  const k2 = Math.min(round, lower * 0.6) / lower;
  const p: Point = [b[0] + (a[0] - b[0]) * k1, b[1] + (a[1] - b[1]) * k1];
  const q: Point = [b[0] + (c[0] - b[0]) * k2, b[1] + (c[1] - b[1]) * k2];
  const line: Point[] = [];
  for (let i = 0; i < 6; i++) line.push([a[0] + ((p[0] - a[0]) * i) / 6, a[1] + ((p[1] - a[1]) * i) / 6]);
  for (let i = 0; i <= 6; i++) {
    const t = i / 6;
    const u = 1 - t;
    line.push([
      u * u * p[0] + 2 * u * t * b[0] + t * t * q[0],
      u * u * p[1] + 2 * u * t * b[1] + t * t * q[1],
    ]);
  }
  for (let i = 1; i <= 6; i++) line.push([q[0] + ((c[0] - q[0]) * i) / 6, q[1] + ((c[1] - q[1]) * i) / 6]);
  return line;
}
