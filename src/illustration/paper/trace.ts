/** From outline to path data: a smooth curve, resampled, cut by a hand that shakes a little, written short. */
import type { Outline, Point } from './outline.ts';
import type { Rng } from './rng.ts';

/** How a piece is cut. Units are those of the outline. */
export interface Cut {
  /** Each vertex moves by up to this along its normal. */
  readonly jitter: number;
  /** Distance of vertices on curves; `Infinity` keeps the outline's own points. Straight edges take three times it. */
  readonly step: number;
  /** Part of the vertices (0–1) left as hard facets, where the scissors bit. */
  readonly facets: number;
}

type Vector = readonly [number, number];
type Vertex = [x: number, y: number, corner: 0 | 1];

/** A smooth curve (Catmull–Rom with limited tangents) through an outline, resampled every `step` units. */
export function smooth(outline: Outline, closed: boolean, step: number): Vertex[] {
  const n = outline.length;
  const at = (i: number): Point =>
    (closed ? outline[(i + n) % n] : outline[Math.max(0, Math.min(n - 1, i))]) ?? [0, 0];
  const out: Vertex[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const before = at(i - 1);
    const a = at(i);
    const b = at(i + 1);
    const after = at(i + 2);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const straight = a[2] && b[2];
    const pieces = Math.max(1, Math.round(length / (straight ? step * 3 : step)));
    const [ta, tb] = tangents(before, a, b, after, length);
    for (let j = 0; j < pieces; j++) {
      const t = j / pieces;
      const t2 = t * t;
      const t3 = t2 * t;
      const h1 = 2 * t3 - 3 * t2 + 1;
      const h2 = t3 - 2 * t2 + t;
      const h3 = -2 * t3 + 3 * t2;
      const h4 = t3 - t2;
      out.push([
        h1 * a[0] + h2 * ta[0] + h3 * b[0] + h4 * tb[0],
        h1 * a[1] + h2 * ta[1] + h3 * b[1] + h4 * tb[1],
        j === 0 && a[2] ? 1 : 0,
      ]);
    }
  }
  if (!closed) {
    const last = at(n - 1);
    out.push([last[0], last[1], 1]);
  }
  return out;
}

/** Hermite tangents of one segment; next to a corner the curve starts along the segment itself. */
function tangents(
  before: Point,
  a: Point,
  b: Point,
  after: Point,
  length: number,
): readonly [Vector, Vector] {
  const chord: Vector = [b[0] - a[0], b[1] - a[1]];
  if (a[2] && b[2]) return [chord, chord];
  const limit = length * 1.15;
  const bounded = (x: number, y: number): Vector => {
    const l = Math.hypot(x, y);
    return l > limit ? [(x * limit) / l, (y * limit) / l] : [x, y];
  };
  const soft: Vector = [chord[0] * 0.9, chord[1] * 0.9];
  return [
    a[2] ? soft : bounded((b[0] - before[0]) / 2, (b[1] - before[1]) / 2),
    b[2] ? soft : bounded((after[0] - a[0]) / 2, (after[1] - a[1]) / 2),
  ];
}

function area(points: readonly Vertex[]): number {
  let sum = 0;
  points.forEach(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] as Vertex;
    sum += x * v - u * y;
  });
  return sum / 2;
}

/** Closed path data of a piece. All pieces wind one way (`hole` the other), so overlapping ones unite. */
export function tracePiece(outline: Outline, cut: Cut, rng: Rng, hole = false): string {
  const points = smooth(outline, true, cut.step);
  if (area(points) < 0 !== hole) points.reverse();
  const n = points.length;
  const shaken = points.map(([x, y, corner], i): Vertex => {
    const [bx, by] = points[(i + 1) % n] as Vertex;
    const [zx, zy] = points[(i - 1 + n) % n] as Vertex;
    const tx = bx - zx;
    const ty = by - zy;
    const length = Math.hypot(tx, ty) || 1;
    const shake = (rng() - 0.5) * 2 * cut.jitter * (corner ? 0.4 : 1);
    const facet = rng() < cut.facets ? 1 : 0;
    return [x - (ty / length) * shake, y + (tx / length) * shake, corner || facet ? 1 : 0];
  });
  return writeClosed(shaken);
}

/** Open path data of a line. */
export function traceLine(line: Outline, cut: Pick<Cut, 'jitter' | 'step'>, rng: Rng): string {
  const points = smooth(line, false, cut.step).map(([x, y]): Vertex => {
    const shake = (rng() - 0.5) * 2 * cut.jitter;
    return [x + shake, y + shake * 0.6, 0];
  });
  const pen = new Pen();
  const first = points[0];
  if (!first) return '';
  pen.move(first[0], first[1]);
  for (let i = 1; i < points.length - 1; i++) {
    const a = points[i] as Vertex;
    const b = points[i + 1] as Vertex;
    pen.curve(a[0], a[1], (a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  }
  const last = points[points.length - 1] as Vertex;
  pen.line(last[0], last[1]);
  return pen.text;
}

/** Closed path data of an ink line that swells in the middle; `ends` is the width left at its ends, 0–1. */
export function traceBrush(line: Outline, width: number, ends: number, step: number): string {
  const reach = line.reduce((sum, [x, y], i) => {
    const [bx, by] = line[i - 1] ?? [x, y];
    return sum + Math.hypot(x - bx, y - by);
  }, 0);
  // long strokes need no more vertices than short ones
  const points = smooth(line, false, Math.max(step, reach / 12));
  const n = points.length;
  const left: Vertex[] = [];
  const right: Vertex[] = [];
  points.forEach(([x, y], i) => {
    const [bx, by] = points[Math.min(n - 1, i + 1)] as Vertex;
    const [zx, zy] = points[Math.max(0, i - 1)] as Vertex;
    const length = Math.hypot(bx - zx, by - zy) || 1;
    // rounding may carry the angle past π, where a power of the sine is not a number
    const swell = Math.max(0, Math.sin((Math.PI * i) / Math.max(1, n - 1))) ** 0.7;
    const k = ((width / 2) * (ends + (1 - ends) * swell)) / length;
    left.push([x - (by - zy) * k, y + (bx - zx) * k, 0]);
    right.unshift([x + (by - zy) * k, y - (bx - zx) * k, 0]);
  });
  return writeClosed([...left, ...right]);
}

function writeClosed(points: readonly Vertex[]): string {
  const n = points.length;
  const last = points[n - 1];
  const first = points[0];
  if (!first || !last) return '';
  const pen = new Pen();
  pen.move((last[0] + first[0]) / 2, (last[1] + first[1]) / 2);
  points.forEach(([x, y, corner], i) => {
    const [bx, by] = points[(i + 1) % n] as Vertex;
    const mx = (x + bx) / 2;
    const my = (y + by) / 2;
    if (corner) {
      pen.line(x, y);
      pen.line(mx, my);
    } else pen.curve(x, y, mx, my);
  });
  return `${pen.text}z`;
}

/** A number with at most one decimal, without a needless zero: `-.5`, `12`, `3.4`. */
export function short(value: number): string {
  return tenths(Math.round(value * 10));
}

/** Nearly all steps of a path are short, so their texts are made once. */
const TENTHS: string[] = [];
const MOST = 1024;

function tenths(n: number): string {
  if (n < -MOST || n > MOST) return written(n);
  TENTHS[n + MOST] ??= written(n);
  return TENTHS[n + MOST] as string;
}

function written(n: number): string {
  if (n % 10 === 0) return String(n / 10 || 0);
  return (n / 10).toFixed(1).replace(/^(-?)0\./, '$1.');
}

/** Writes relative commands in tenths, so rounding never drifts. */
class Pen {
  text = '';
  #x = 0;
  #y = 0;

  move(x: number, y: number): void {
    this.#x = Math.round(x * 10);
    this.#y = Math.round(y * 10);
    this.text += `M${this.#pair(this.#x, this.#y)}`;
  }

  line(x: number, y: number): void {
    const u = Math.round(x * 10);
    const v = Math.round(y * 10);
    if (u === this.#x && v === this.#y) return;
    this.text += `l${this.#pair(u - this.#x, v - this.#y)}`;
    this.#x = u;
    this.#y = v;
  }

  curve(cx: number, cy: number, x: number, y: number): void {
    const u = Math.round(x * 10);
    const v = Math.round(y * 10);
    const control = this.#pair(Math.round(cx * 10) - this.#x, Math.round(cy * 10) - this.#y);
    const end = this.#pair(u - this.#x, v - this.#y);
    this.text += `q${control}${end.startsWith('-') ? '' : ' '}${end}`;
    this.#x = u;
    this.#y = v;
  }

  #pair(a: number, b: number): string {
    return b < 0 ? tenths(a) + tenths(b) : `${tenths(a)} ${tenths(b)}`;
  }
}
