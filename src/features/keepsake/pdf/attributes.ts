/** Interprets the attributes of the kit's drawings: paint, position and outline of a shape. */
import { IDENTITY, type Matrix } from './matrix.ts';
import type { SvgNode } from './parse-svg.ts';
import { ellipseOutline, type PdfOutline, pathOutline, rectOutline } from './path.ts';
import { formatNumber } from './writer.ts';

export type Paint = Readonly<Record<string, string>>;

/** The paint attributes of a shape. */
const PAINT_ATTRIBUTES = [
  'fill',
  'stroke',
  'stroke-width',
  'fill-opacity',
  'stroke-opacity',
  'stroke-dasharray',
] as const;
/** SVG's default paint. */
export const DEFAULT_PAINT: Paint = { fill: '#000', stroke: 'none', 'stroke-width': '1' };

/** The outline of a shape. Throws for shapes that the kit does not draw. */
export function outlineOf({ name, attributes }: SvgNode): PdfOutline {
  const of = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'path') return pathOutline(attributes.d ?? '');
  if (name === 'circle') return ellipseOutline(of('cx'), of('cy'), of('r'), of('r'));
  if (name === 'ellipse') return ellipseOutline(of('cx'), of('cy'), of('rx'), of('ry'));
  if (name === 'rect') return rectOutline(of('x'), of('y'), of('width'), of('height'));
  throw new Error(`A drawing has no <${name}>.`);
}

/** A shape's paint, inherited from its parent where not set. */
export function inheritPaint(attributes: Paint, outer: Paint): Paint {
  const own = PAINT_ATTRIBUTES.filter((key) => attributes[key] !== undefined);
  return own.length === 0
    ? outer
    : { ...outer, ...Object.fromEntries(own.map((key) => [key, attributes[key]!])) };
}

/** The translation by `x` and `y`. */
export function translation({ x, y }: Paint): Matrix {
  return x === undefined && y === undefined ? IDENTITY : [1, 0, 0, 1, Number(x ?? 0), Number(y ?? 0)];
}

/** The id in `url(#id)`; null when there is none. */
export const referencedId = (value: string | undefined): string | null =>
  /^url\(#([^)]+)\)$/.exec(value ?? '')?.[1] ?? null;

/** Converts `#rgb` or `#rrggbb` to three PDF numbers. */
export function pdfColour(hex: string): string {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  if (!/^#[\da-f]{6}$/i.test(long)) throw new Error(`${hex} is no colour of the kit.`);
  return [1, 3, 5].map((at) => formatNumber(Number.parseInt(long.slice(at, at + 2), 16) / 255)).join(' ');
}

/** Parses numbers separated by blanks or commas. */
export const parseNumberList = (text = ''): number[] => text.split(/[\s,]+/).map(Number);
