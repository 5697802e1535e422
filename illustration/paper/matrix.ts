/** 2D affine transforms `[a b c d e f]`: x' = a·x + c·y + e, y' = b·x + d·y + f. */
import { radians } from './outline.ts';

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** How something is placed on what it lies on. Rotation in degrees, clockwise. */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly rot?: number;
  readonly scale?: number;
  /** Stretch of y against x (1): a hill of a hill's own shape, lower. */
  readonly stretch?: number;
  /** Mirrored left to right, before it is turned. */
  readonly flip?: boolean;
}

/** The matrix of a placement on top of another. */
export function placeOn(
  m: Matrix,
  { x = 0, y = 0, rot = 0, scale = 1, stretch = 1, flip = false }: Placement,
): Matrix {
  const cos = Math.cos(radians(rot));
  const sin = Math.sin(radians(rot));
  const sx = flip ? -scale : scale;
  const sy = scale * stretch;
  return compose(m, [cos * sx, sin * sx, -sin * sy, cos * sy, x, y]);
}

/** The product of two matrices: `inner` is applied first. */
export const compose = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

/** Transforms a point. */
export function applyMatrix(m: Matrix, x: number, y: number): [x: number, y: number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

/** The inverse matrix. Throws for a singular one. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  if (area === 0) throw new RangeError('A matrix without area cannot be undone.');
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** The mean scale of a matrix. */
export function scaleOf(m: Matrix): number {
  return Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));
}

/** True when a matrix mirrors. */
export function mirrors(m: Matrix): boolean {
  return m[0] * m[3] - m[1] * m[2] < 0;
}

/** The turn of a matrix's x axis in degrees. */
export function turnOf(m: Matrix): number {
  return (Math.atan2(m[1], m[0]) * 180) / Math.PI;
}
