/**
 * The one notation of outlines: pairs of x,y as SVG writes `points`, with `!` after a hard corner: `-20,0! 0,-40 20,0!`.
 * Where a part moves or grows, its numbers stand in a template: pts`${w},4! 0,-40`.
 */
import type { Outline, Point } from './outline.ts';

/** Placeholder of a template's value while its text is parsed; no number is written like it. */
const SLOT = '?';

/** A coordinate: a number, or the index of a template's value. */
type Coordinate = number | { readonly slot: number };
type Plan = readonly (readonly [x: Coordinate, y: Coordinate, corner: 0 | 1])[];

function planOf(text: string): Plan {
  let slots = 0;
  const coordinate = (part: string | undefined, pair: string): Coordinate => {
    if (part === SLOT) return { slot: slots++ };
    const value = Number(part);
    if (!part || !Number.isFinite(value)) throw new Error(`Not a point: ${pair}`);
    return value;
  };
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const corner = pair.endsWith('!');
      const [x, y] = (corner ? pair.slice(0, -1) : pair).split(',');
      return [coordinate(x, pair), coordinate(y, pair), corner ? 1 : 0] as const;
    });
}

function pointsOf(plan: Plan, values: readonly number[]): Point[] {
  const at = (c: Coordinate): number => (typeof c === 'number' ? c : (values[c.slot] as number));
  return plan.map(([x, y, corner]): Point => [at(x), at(y), corner]);
}

/** Parses a shape once: constant text returns the same points each time, a template is filled in. */
const parsed = new Map<string, Outline>();
const fixed = new WeakMap<TemplateStringsArray, Outline>();
const plans = new WeakMap<TemplateStringsArray, Plan>();

function fromText(text: string): Outline {
  const known = parsed.get(text);
  if (known) return known;
  const points = pointsOf(planOf(text), []);
  if (parsed.size < 4000) parsed.set(text, points);
  return points;
}

/** The points of a shape given as text. Throws on an invalid list of numbers. */
export function pts(text: string): Outline;
export function pts(template: TemplateStringsArray, ...values: readonly number[]): Outline;
export function pts(written: string | TemplateStringsArray, ...values: readonly number[]): Outline {
  if (typeof written === 'string') return fromText(written);
  const known = fixed.get(written);
  if (known) return known;
  const plan = plans.get(written) ?? planOf(written.join(SLOT));
  const points = pointsOf(plan, values);
  if (values.length > 0) plans.set(written, plan);
  else fixed.set(written, points);
  return points;
}
