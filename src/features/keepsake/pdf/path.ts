/** Converts SVG path data to PDF operators. PDF has only lines and cubic curves. */
import { formatNumber } from './writer.ts';

export type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface PdfOutline {
  /** Operators that build the path; the caller paints it. */
  readonly ops: string;
  /** The bounding box of its points, control points included. */
  readonly box: Box;
}

/** The handle length of a quarter circle, in radii. */
const CIRCLE_HANDLE = 0.5523;
const ARGUMENT_COUNTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  q: 4,
  t: 2,
  c: 6,
  s: 4,
  a: 7,
  z: 0,
};

class PathBuilder {
  #ops: string[] = [];
  #box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];

  move(x: number, y: number): void {
    this.#ops.push(`${this.#at(x, y)} m`);
  }
  line(x: number, y: number): void {
    this.#ops.push(`${this.#at(x, y)} l`);
  }
  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#ops.push(`${this.#at(x1, y1)} ${this.#at(x2, y2)} ${this.#at(x, y)} c`);
  }
  close(): void {
    this.#ops.push('h');
  }
  end(): PdfOutline {
    return { ops: this.#ops.join('\n'), box: this.#box };
  }
  #at(x: number, y: number): string {
    const box = this.#box;
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
    return `${formatNumber(x)} ${formatNumber(y)}`;
  }
}

/** Throws on an unknown command. */
export function pathOutline(d: string): PdfOutline {
  const draft = new PathBuilder();
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** The last control point, for the smooth commands. */
  let [handleX, handleY, smooth] = [0, 0, ''];
  const quadratic = (cx: number, cy: number, tx: number, ty: number) => {
    const third = (from: number, handle: number) => from + (2 / 3) * (handle - from);
    draft.curve(third(x, cx), third(y, cy), third(tx, cx), third(ty, cy), tx, ty);
    [handleX, handleY, smooth] = [cx, cy, 'q'];
  };
  for (const [, letter, args] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    let kind = letter!.toLowerCase();
    const count = ARGUMENT_COUNTS[kind];
    if (count === undefined) throw new Error(`A path has no command ${letter}.`);
    const all = parseNumbers(args!, kind === 'a');
    const relative = kind === letter;
    if (count === 0) {
      draft.close();
      [x, y, smooth] = [startX, startY, ''];
      continue;
    }
    for (let i = 0; i + count <= all.length; i += count) {
      const n = all.slice(i, i + count);
      const [dx, dy] = relative ? [x, y] : [0, 0];
      const last = smooth;
      smooth = '';
      let [tx, ty] = [dx + n[count - 2]!, dy + n[count - 1]!];
      if (kind === 'm') {
        draft.move(tx, ty);
        [startX, startY] = [tx, ty];
        kind = 'l'; // Further pairs are lines.
      } else if (kind === 'l') draft.line(tx, ty);
      else if (kind === 'h') {
        [tx, ty] = [dx + n[0]!, y];
        draft.line(tx, ty);
      } else if (kind === 'v') {
        [tx, ty] = [x, dy + n[0]!];
        draft.line(tx, ty);
      } else if (kind === 'q') quadratic(dx + n[0]!, dy + n[1]!, tx, ty);
      else if (kind === 't') {
        const mirrored = last === 'q';
        quadratic(mirrored ? 2 * x - handleX : x, mirrored ? 2 * y - handleY : y, tx, ty);
      } else if (kind === 'c' || kind === 's') {
        const mirrored = last === 'c' ? ([2 * x - handleX, 2 * y - handleY] as const) : ([x, y] as const);
        const [x1, y1] = kind === 'c' ? [dx + n[0]!, dy + n[1]!] : mirrored;
        const [x2, y2] = [dx + n[count - 4]!, dy + n[count - 3]!];
        draft.curve(x1, y1, x2, y2, tx, ty);
        [handleX, handleY, smooth] = [x2, y2, 'c'];
      } else arc(draft, [x, y], n, [tx, ty]);
      [x, y] = [tx, ty];
    }
  }
  return draft.end();
}

/** An arc's flags need no separators: `1 01` and `1 101` are read digit by digit. */
function parseNumbers(text: string, arcs: boolean): number[] {
  const pattern = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/y;
  const found: number[] = [];
  let at = 0;
  while (at < text.length) {
    if (/[\s,+]/.test(text[at]!)) {
      at += 1;
      continue;
    }
    const place = found.length % 7;
    if (arcs && (place === 3 || place === 4)) {
      found.push(Number(text[at]));
      at += 1;
      continue;
    }
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) throw new Error(`No number in a path: ${text.slice(at, at + 20)}`);
    found.push(Number(match[0]));
    at = pattern.lastIndex;
  }
  return found;
}

/** Splits an arc into curves of at most a quarter turn: SVG 2, appendix B.2.4. */
function arc(
  draft: PathBuilder,
  [x1, y1]: readonly [number, number],
  [radiusX, radiusY, turn, large, sweep]: readonly number[],
  [x2, y2]: readonly [number, number],
): void {
  let [rx, ry] = [Math.abs(radiusX!), Math.abs(radiusY!)];
  if (rx === 0 || ry === 0) {
    draft.line(x2, y2);
    return;
  }
  const phi = (turn! * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [hx, hy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy];
  const grown = Math.max(1, Math.sqrt((px / rx) ** 2 + (py / ry) ** 2));
  [rx, ry] = [rx * grown, ry * grown];
  const below = (rx * py) ** 2 + (ry * px) ** 2;
  const k = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / below));
  const [mx, my] = [(k * rx * py) / ry, (-k * ry * px) / rx];
  const [cx, cy] = [cos * mx - sin * my + (x1 + x2) / 2, sin * mx + cos * my + (y1 + y2) / 2];
  const from = Math.atan2((py - my) / ry, (px - mx) / rx);
  let sweepAngle = Math.atan2((-py - my) / ry, (-px - mx) / rx) - from;
  if (sweep && sweepAngle < 0) sweepAngle += 2 * Math.PI;
  if (!sweep && sweepAngle > 0) sweepAngle -= 2 * Math.PI;
  const steps = Math.max(1, Math.ceil(Math.abs(sweepAngle) / (Math.PI / 2) - 1e-6));
  const handle = (4 / 3) * Math.tan(sweepAngle / steps / 4);
  const place = (u: number, v: number) =>
    [cx + cos * rx * u - sin * ry * v, cy + sin * rx * u + cos * ry * v] as const;
  for (let i = 0; i < steps; i++) {
    const [a, b] = [from + (sweepAngle * i) / steps, from + (sweepAngle * (i + 1)) / steps];
    const first = place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a));
    const second = place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b));
    draft.curve(
      ...first,
      ...second,
      ...(i === steps - 1 ? ([x2, y2] as const) : place(Math.cos(b), Math.sin(b))),
    );
  }
}

export function ellipseOutline(cx: number, cy: number, rx: number, ry: number): PdfOutline {
  const draft = new PathBuilder();
  const [kx, ky] = [rx * CIRCLE_HANDLE, ry * CIRCLE_HANDLE];
  draft.move(cx + rx, cy);
  draft.curve(cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry);
  draft.curve(cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy);
  draft.curve(cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry);
  draft.curve(cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy);
  draft.close();
  return draft.end();
}

export function rectOutline(x: number, y: number, width: number, height: number): PdfOutline {
  return {
    ops: `${formatNumber(x)} ${formatNumber(y)} ${formatNumber(width)} ${formatNumber(height)} re`,
    box: [x, y, x + width, y + height],
  };
}
