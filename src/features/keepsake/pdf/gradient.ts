/** Converts SVG gradients to PDF shadings: the colours, and the opacity as a shading of its own. */
import { IDENTITY, type Matrix } from './matrix.ts';
import type { SvgNode } from './parse-svg.ts';
import type { Box } from './path.ts';
import { formatNumber } from './writer.ts';

export interface Gradient {
  /** From the shading's units to the drawing's. */
  readonly matrix: Matrix;
  readonly colours: string;
  /** Light where it is opaque; null when it is opaque everywhere. */
  readonly opacity: string | null;
}

interface GradientStop {
  readonly at: number;
  readonly colour: readonly number[];
  readonly cover: number;
}

/** Converts a `<linearGradient>`, in the drawing's units, as the kit writes them, or in those of the shape's box. */
export function linearGradient(node: SvgNode, box: Box): Gradient {
  const { x1 = '0', y1 = '0', x2 = '1', y2 = '0' } = node.attributes;
  return gradient(node, box, 2, [x1, y1, x2, y2].map(Number));
}

/** Converts a `<radialGradient>` around the centre of the shape's box. */
export function radialGradient(node: SvgNode, box: Box): Gradient {
  const { cx = '.5', cy = '.5', r = '.5' } = node.attributes;
  return gradient(node, box, 3, [cx, cy, '0', cx, cy, r].map(Number));
}

function gradient(node: SvgNode, box: Box, type: 2 | 3, coordinates: readonly number[]): Gradient {
  const stops = node.children.map(parseStop);
  const inDrawing = node.attributes.gradientUnits === 'userSpaceOnUse';
  const shading = (space: string, values: readonly (readonly number[])[]) =>
    `<</ShadingType ${type}/ColorSpace/${space}/Coords[${coordinates.map(formatNumber).join(' ')}]/Extend[true true]/Function ${stitchingFunction(
      stops.map(({ at }) => at),
      values,
    )}>>`;
  return {
    matrix: inDrawing ? IDENTITY : [box[2] - box[0], 0, 0, box[3] - box[1], box[0], box[1]],
    colours: shading(
      'DeviceRGB',
      stops.map(({ colour }) => colour),
    ),
    opacity: stops.every(({ cover }) => cover === 1)
      ? null
      : shading(
          'DeviceGray',
          stops.map(({ cover }) => [cover]),
        ),
  };
}

function parseStop({ attributes }: SvgNode): GradientStop {
  const hex = attributes['stop-color'] ?? '#000000';
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  return {
    at: Number(attributes.offset ?? 0),
    colour: [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255),
    cover: Number(attributes['stop-opacity'] ?? 1),
  };
}

/** A PDF function from 0 to 1, linear between stops. */
function stitchingFunction(at: readonly number[], values: readonly (readonly number[])[]): string {
  const pieces = values
    .slice(1)
    .map((to, i) => `<</FunctionType 2/Domain[0 1]/C0[${list(values[i]!)}]/C1[${list(to)}]/N 1>>`);
  if (pieces.length === 0)
    return `<</FunctionType 2/Domain[0 1]/C0[${list(values[0]!)}]/C1[${list(values[0]!)}]/N 1>>`;
  if (pieces.length === 1) return pieces[0]!;
  const bounds = at.slice(1, -1).map(formatNumber).join(' ');
  const encode = pieces.map(() => '0 1').join(' ');
  return `<</FunctionType 3/Domain[0 1]/Functions[${pieces.join('')}]/Bounds[${bounds}]/Encode[${encode}]>>`;
}

const list = (values: readonly number[]): string =>
  values.map((value) => String(Math.round(value * 1000) / 1000)).join(' ');
