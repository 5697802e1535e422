/** Step 7, layers: torn sheets with a white core along the edge, and translucent vellum. */
import { mix } from '../../paper/colour.ts';
import type { CutOptions, Cutter } from '../../paper/cutter.ts';
import type { Outline, Point } from '../../paper/outline.ts';
import { MILK } from '../../paper/papers.ts';

/** Picture units: least and greatest width of the white core; distance and amplitude of the frays. */
const CORE = [3, 8] as const;
const FRAY = { step: 13, out: 3.4 } as const;
/** Opacity of one sheet of vellum. */
const VELLUM = 0.42;

/** Resamples a closed outline every `step` units: curved between smooth points, straight between corners. */
function resample(outline: Outline, step: number): Point[] {
  const n = outline.length;
  const at = (i: number): Point => outline[((i % n) + n) % n]!;
  return outline.flatMap((from, i) => {
    const to = at(i + 1);
    const before = from[2] ? from : at(i - 1);
    const after = to[2] ? to : at(i + 2);
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: steps }, (_, k): Point => {
      const t = k / steps;
      const axis = (a: 0 | 1): number => {
        const [p0, p1, p2, p3] = [before[a], from[a], to[a], after[a]];
        return p1 + 0.5 * t * (p2 - p0 + t * (2 * p0 - 5 * p1 + 4 * p2 - p3 + t * (3 * (p1 - p2) + p3 - p0)));
      };
      return [axis(0), axis(1)];
    });
  });
}

/** The sign of the outward normal of a closed outline. */
function outwardSign(points: Outline): 1 | -1 {
  const area = points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    return sum + x * v - u * y;
  }, 0);
  return area > 0 ? 1 : -1;
}

/** Draws a sheet torn along `outline`. Frays and core keep their size in the picture at every zoom. */
export function drawTornSheet(c: Cutter, outline: Outline, colour: string, options: CutOptions): void {
  const unit = 1 / c.paper.scale;
  const points = resample(outline, FRAY.step * unit);
  const side = outwardSign(points);
  const core: Point[] = [];
  const face: Point[] = [];
  points.forEach(([x, y], i) => {
    const [bx, by] = points[(i + points.length - 1) % points.length]!;
    const [ax, ay] = points[(i + 1) % points.length]!;
    const long = Math.hypot(ax - bx, ay - by) || 1;
    const [nx, ny] = [((ay - by) / long) * side, ((bx - ax) / long) * side];
    const stray = c.between(-FRAY.out, FRAY.out) * unit;
    const wide = c.between(CORE[0], CORE[1]) * unit;
    core.push([x + nx * stray, y + ny * stray, 1]);
    face.push([x + nx * (stray - wide), y + ny * (stray - wide), 1]);
  });
  const { lit = true, holes: _, ...rest } = options;
  c.blob(core, mix(colour, MILK, 0.72), { ...rest, lit, tex: 'none', edge: 'none', step: FRAY.step });
  c.blob(face, colour, { ...rest, lit, lift: 0, edge: 'none', step: FRAY.step });
}

/** Draws a sheet of vellum. */
export function drawVellum(c: Cutter, outline: Outline, colour: string, opacity: number = VELLUM): void {
  c.patch(outline, colour, opacity, false);
  const [first] = outline;
  if (first)
    c.paper.line([...outline, first], mix(colour, MILK, 0.6), 1.6 / c.paper.scale, {
      opacity: 0.5,
      lit: false,
    });
}
