/** What the attributes of a drawing of the kit say: how a shape is painted, where it lies, what its outline is. */
import { IDENTITY, type Matrix } from './matrix.ts';
import type { SvgNode } from './parse-svg.ts';
import { ellipseOutline, type Outline, pathOutline, rectOutline } from './path.ts';
import { formatNumber } from './writer.ts';

export type Paint = Readonly<Record<string, string>>;

/** How a shape is painted, and nothing of where it is. */
const PAINT_ATTRIBUTES = [
  'fill',
  'stroke',
  'stroke-width',
  'fill-opacity',
  'stroke-opacity',
  'stroke-dasharray',
] as const;
/** What a drawing says of nothing. */
export const DEFAULT_PAINT: Paint = { fill: '#000', stroke: 'none', 'stroke-width': '1' };

/** Throws for what the kit does not draw. */
export function outlineOf({ name, attributes }: SvgNode): Outline {
  const of = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'path') return pathOutline(attributes.d ?? '');
  if (name === 'circle') return ellipseOutline(of('cx'), of('cy'), of('r'), of('r'));
  if (name === 'ellipse') return ellipseOutline(of('cx'), of('cy'), of('rx'), of('ry'));
  if (name === 'rect') return rectOutline(of('x'), of('y'), of('width'), of('height'));
  throw new Error(`A drawing has no <${name}>.`);
}

/** The paint of a shape inside of another's. */
export function inheritPaint(attributes: Paint, outer: Paint): Paint {
  const own = PAINT_ATTRIBUTES.filter((key) => attributes[key] !== undefined);
  return own.length === 0
    ? outer
    : { ...outer, ...Object.fromEntries(own.map((key) => [key, attributes[key]!])) };
}

/** Where `x` and `y` move something. */
export function translation({ x, y }: Paint): Matrix {
  return x === undefined && y === undefined ? IDENTITY : [1, 0, 0, 1, Number(x ?? 0), Number(y ?? 0)];
}

/** The id in `url(#id)`; null where there is none. */
export const referencedId = (value: string | undefined): string | null =>
  /^url\(#([^)]+)\)$/.exec(value ?? '')?.[1] ?? null;

/** `#rgb` or `#rrggbb` as three numbers. */
export function pdfColour(hex: string): string {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  if (!/^#[\da-f]{6}$/i.test(long)) throw new Error(`${hex} is no colour of the kit.`);
  return [1, 3, 5].map((at) => formatNumber(Number.parseInt(long.slice(at, at + 2), 16) / 255)).join(' ');
}

/** Numbers with blanks or commas between them. */
export const parseNumberList = (text = ''): number[] => text.split(/[\s,]+/).map(Number);
