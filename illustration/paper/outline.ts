/**
 * Outlines: lists of points with y down. A point with a third value of 1 is a hard corner; all others are passed
 * smoothly. Only `snip`, `wobblyOval` and `scallops` jitter here; `trace.ts` adds the shake of the scissors when an
 * outline is cut.
 */

import type { Rng } from './rng.ts';
import { vectorLength } from './vector-length.ts';

export type Point = readonly [x: number, y: number, corner?: 0 | 1];
export type Outline = readonly Point[];
/** One outline, or several cut as one piece (a limb and its hand). */
export type Shape = Outline | readonly Outline[];

/** True for a single outline, false for a list of outlines. */
export function isOutline(shape: Shape): shape is Outline {
  return typeof shape[0]?.[0] === 'number';
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point `length` away from `from`, straight down turned by `degrees` (positive: to the right of the picture). */
export function pointAt(from: Point, degrees: number, length: number): Point {
  const a = radians(degrees);
  return [from[0] + Math.sin(a) * length, from[1] + Math.cos(a) * length];
}

/** The same outline mirrored left to right. */
export function mirrored(outline: Outline): Point[] {
  return outline.map(([x, y, corner]) => [-x, y, corner ?? 0] as const).reverse();
}

/** A shape given by its right half (top to bottom) is completed on the left. Points on the axis are not doubled. */
export function symmetric(right: Outline): Point[] {
  const left = mirrored(right).filter(([x]) => Math.abs(x) > 0.01);
  return [...right, ...left];
}

/** Moved by x, y, turned by degrees and scaled, as points. */
export function transformed(outline: Outline, x: number, y: number, degrees = 0, sx = 1, sy = sx): Point[] {
  const c = Math.cos(radians(degrees));
  const s = Math.sin(radians(degrees));
  return outline.map(([px, py, corner]) => {
    const u = px * sx;
    const v = py * sy;
    return [x + u * c - v * s, y + u * s + v * c, corner ?? 0] as const;
  });
}

/** Smooth points of an ellipse turned by `degrees`. */
export function oval(x: number, y: number, rx: number, ry = rx, points = 10, degrees = 0): Point[] {
  return arc(x, y, rx, ry, 0, 360 - 360 / points, points - 1, degrees);
}

/** An oval whose radius wobbles by ±`wobble` (0.03 is a careful hand). */
export function wobblyOval(
  rng: Rng,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  points = 10,
  wobble = 0.03,
): Point[] {
  return oval(0, 0, rx, ry, points).map(([px, py]) => {
    const k = 1 + rng.between(-wobble, wobble);
    return [x + px * k, y + py * k] as const;
  });
}

/** Points on a part of an ellipse from angle `from` to `to` (degrees, 0 right, 90 down), `steps` + 1 of them. */
export function arc(
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  steps: number,
  turned = 0,
): Point[] {
  const c = Math.cos(radians(turned));
  const s = Math.sin(radians(turned));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = radians(from + ((to - from) * i) / steps);
    const u = Math.cos(a) * rx;
    const v = Math.sin(a) * ry;
    return [x + u * c - v * s, y + u * s + v * c] as const;
  });
}

/** A star with hard corners, one point up. */
export function star(outer: number, inner: number, points = 5, x = 0, y = 0): Point[] {
  return Array.from({ length: points * 2 }, (_, i) => {
    const a = radians((i * 180) / points - 90);
    const r = i % 2 ? inner : outer;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r, 1] as const;
  });
}

/** A rectangle with hard corners, x, y being its top left. */
export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y, 1],
    [x + width, y, 1],
    [x + width, y + height, 1],
    [x, y + height, 1],
  ];
}

/** Straight scissor cuts between the given points: corners slip by ±`slip`, edges bow a little, as by hand. */
export function snip(rng: Rng, points: Outline, slip = 1.5): Point[] {
  const slipped = points.map(
    ([x, y]) => [x + rng.between(-slip, slip), y + rng.between(-slip, slip)] as const,
  );
  return slipped.flatMap((a, i) => {
    const b = slipped[(i + 1) % slipped.length] ?? a;
    const length = vectorLength(b[0] - a[0], b[1] - a[1]) || 1;
    const bow = rng.between(-0.5, 0.5) * Math.min(8, length * 0.03);
    const middle: Point = [
      (a[0] + b[0]) / 2 - ((b[1] - a[1]) / length) * bow,
      (a[1] + b[1]) / 2 + ((b[0] - a[0]) / length) * bow,
    ];
    return length > 14 ? [[a[0], a[1], 1] as const, middle] : [[a[0], a[1], 1] as const];
  });
}

/** A round edge of `count` bumps (clouds, coils, wool); `height` is the bump as a part of the radius. */
export function scallops(
  rng: Rng,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  height = 0.11,
): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < count; i++) {
    const from = (i * 360) / count;
    const wide = 360 / count;
    const k = 1 + rng.between(-0.03, 0.05);
    const on = (t: number, m: number, corner: 0 | 1 = 0): Point => {
      const a = radians(from + wide * t);
      return [x + Math.cos(a) * rx * m, y + Math.sin(a) * ry * m, corner];
    };
    out.push(
      on(0, 1 - height * 0.35, 1),
      on(0.25, k + height * 0.55),
      on(0.5, k + height),
      on(0.75, k + height * 0.55),
    );
  }
  return out;
}
