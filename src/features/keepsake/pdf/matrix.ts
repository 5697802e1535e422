/** Affine matrices as SVG and PDF both write them: x' = a·x + c·y + e, y' = b·x + d·y + f. */
import { compose, IDENTITY, type Matrix } from '../../../../illustration/paper/matrix.ts';
import { formatNumber } from './writer.ts';

export { compose, IDENTITY, type Matrix };

/** Six numbers; the first four with more decimals, as they are multiplied. */
export const formatMatrix = ([a, b, c, d, e, f]: Matrix): string =>
  [
    ...[a, b, c, d].map((value) => String(Math.round(value * 1e5) / 1e5)).map(withoutExponent),
    formatNumber(e),
    formatNumber(f),
  ].join(' ');

/** PDF has no exponents. */
const withoutExponent = (text: string): string => (text.includes('e') ? '0' : text);

/** Parses a `transform` attribute: matrix, translate, scale and rotate in sequence. */
export function parseTransform(transform: string | undefined): Matrix {
  let matrix = IDENTITY;
  for (const [, kind, args] of (transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const n = args!
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    matrix = compose(matrix, transformMatrix(kind!, n));
  }
  return matrix;
}

function transformMatrix(kind: string, n: readonly number[]): Matrix {
  if (kind === 'matrix' && n.length === 6) return n as unknown as Matrix;
  if (kind === 'translate') return [1, 0, 0, 1, n[0]!, n[1] ?? 0];
  if (kind === 'scale') return [n[0]!, 0, 0, n[1] ?? n[0]!, 0, 0];
  if (kind !== 'rotate') throw new Error(`A transform ${kind} is not known.`);
  const angle = (n[0]! * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [n[1] ?? 0, n[2] ?? 0];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}
