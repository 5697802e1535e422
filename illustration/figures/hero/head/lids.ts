/** Lids: the child's own fold, and those that a face lowers or pushes up over the eye. */

import { mix } from '../../../paper/colour.ts';
import type { Outline } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import type { Doll, Side } from '../body/doll.ts';

/** An open eye: its middle and half axes. */
export interface EyeBox {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** The fold of the child's own lid: a line over the eye, or skin that comes down over the dot's upper edge. */
export function drawOwnLid(doll: Doll, side: Side, x: number, y: number, rx: number, ry: number): void {
  const { paper, skin, look } = doll;
  const fold = (dy: number): Outline => pts`
    ${x - side * rx * 1.15},${y - ry * 0.5 + dy} ${x - side * rx * 0.3},${y - ry - 1.2 + dy}
    ${x + side * rx * 0.6},${y - ry * 0.84 + dy} ${x + side * rx * 1.5},${y - ry * 0.2 + dy}
  `;
  const shade = mix(skin.shade, skin.ink, skin.deep ? 0.45 : 0.25);
  if (look.lids === 'crease') paper.brush(fold(-2.6), 1.5, shade, { opacity: 0.85, ends: 0.4 });
  if (look.lids !== 'hooded') return;
  paper.flat([...fold(-1.6), ...[...fold(1.7)].reverse()], skin.base);
  paper.brush(fold(1.7), 1.9, skin.ink, { ends: 0.35 });
}

/** The upper lid, from the inner corner over the dot to the outer end. */
export function drawLid(
  doll: Doll,
  side: Side,
  x: number,
  y: number,
  reach: number,
  outer: number,
  flat: number,
): void {
  const { paper, skin } = doll;
  const rise = 1.6 * (1 - flat);
  const lid: Outline = pts`
    ${x - side * reach * 0.68},${y + 2.2 * (1 - flat) + 0.8}
    ${x - side * reach * 0.1},${y - rise}
    ${x + side * reach * 0.55},${y - rise * 0.4 + outer * 0.35}
    ${x + side * reach},${y + 1.5 + outer}
  `;
  if (skin.deep)
    paper.brush(
      lid.map(([a, b]) => [a, b - 1.6]),
      1.8,
      skin.rim,
      { opacity: 0.6, ends: 0.5 },
    );
  paper.brush(lid, 2.5, skin.ink, { ends: 0.35 });
}

/** An upper lid of skin that hangs over the eye. */
export function drawLowLid(
  doll: Doll,
  side: Side,
  { x, y, rx, ry }: EyeBox,
  lids: number,
  slant: number,
): void {
  const { paper, skin } = doll;
  const edge = y - ry + 2 * ry * lids;
  const [wide, top] = [rx + 2.6, y - ry - 2.4];
  const [inner, outer] = [edge + slant, edge - slant * 0.6];
  const lid = mix(skin.base, skin.shade, 0.3);
  const rim: Outline = pts`
    ${x - side * wide},${inner - 0.4} ${x},${(inner + outer) / 2 + 0.9}
    ${x + side * (wide + 0.8)},${outer + 0.5}
  `;
  paper.flat(
    [...rim, [x + side * (wide - 0.6), top + 1.4], [x, top - 0.6], [x - side * (wide - 0.6), top + 1.4]],
    lid,
  );
  paper.brush(rim, 2.5, skin.ink, { ends: 0.4 });
}

/** A lower lid that the cheek pushes over the eye. */
export function drawLowerLid(doll: Doll, { x, y, rx, ry }: EyeBox, lids: number): void {
  const { paper, skin } = doll;
  const edge = y + ry - 2 * ry * lids;
  const wide = rx + 2.4;
  const rim: Outline = pts`${x - wide},${edge + 2.2} ${x},${edge} ${x + wide},${edge + 2.2}`;
  paper.flat(
    [...rim, [x + wide - 1, y + ry + 2.2], [x, y + ry + 3.4], [x - wide + 1, y + ry + 2.2]],
    skin.base,
  );
  paper.brush(rim, 1.8, mix(skin.shade, skin.ink, 0.4), { opacity: 0.9, ends: 0.3 });
}
