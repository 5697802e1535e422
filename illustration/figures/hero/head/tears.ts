/** Water and weariness: tears, shadows under the eyes, a drop at the temple. */

import { mix } from '../../../paper/colour.ts';
import type { Outline } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import type { Doll, Side } from '../body/doll.ts';
import { WARM_WHITE } from '../body/palette.ts';
import type { FaceState } from './face-state.ts';

export const TEAR = '#b9d6e6';

/** Water that stands on the lower lid, or along it with one drop on its way down the cheek. */
export function drawTears(
  doll: Doll,
  side: Side,
  x: number,
  y: number,
  rx: number,
  ry: number,
  kind: NonNullable<FaceState['tears']>,
): void {
  const { paper } = doll;
  if (kind === 'welling') {
    // Water stands on the lower lid and covers the lower part of the eye.
    const [low, top] = [y + ry + 1.8, y + ry * 0.1];
    const lake = pts`
      ${x - rx - 1.4},${top} ${x},${top + 2.2} ${x + rx + 1.4},${top} ${x + rx + 0.6},${low - 2}
      ${x},${low} ${x - rx - 0.6},${low - 2}
    `;
    paper.flat(lake, TEAR, { opacity: 0.86 });
    paper.brush(
      pts`${x - rx * 0.7},${top + 2.6} ${x},${top + 3.8} ${x + rx * 0.5},${top + 3}`,
      1.5,
      WARM_WHITE,
    );
    paper.ellipse(x + side * rx * 0.5, low - 2.4, 1.3, 1.1, WARM_WHITE);
    return;
  }
  const rim: Outline = pts`
    ${x - rx - 0.6},${y + ry * 0.5} ${x},${y + ry + 0.4} ${x + rx + 0.6},${y + ry * 0.5}
  `;
  paper.brush(rim, 2.8, TEAR, { opacity: 0.95, ends: 0.5 });
  paper.ellipse(x + side * 1.8, y + ry - 0.4, 0.9, 0.7, WARM_WHITE);
  // Below the rim of glasses a falling tear is seen.
  const below = doll.parts.glasses.bare ? 0 : 9;
  const [tx, ty] = [x + side * 3.4, y + ry + below + (side > 0 ? 9 : 5)];
  paper.sheet(
    pts`
      ${tx},${ty - 5.4} ${tx + 2.8},${ty + 0.4} ${tx + 2},${ty + 3.6} ${tx},${ty + 4.4}
      ${tx - 2},${ty + 3.6} ${tx - 2.8},${ty + 0.4}
    `,
    TEAR,
    { lift: 0.3, jitter: 0.1, step: 4, facets: 0 },
  );
  paper.ellipse(tx - 0.8, ty + 1.4, 0.7, 1, WARM_WHITE, { opacity: 0.9 });
}

/** A shadow under an eye. */
export function drawBag(doll: Doll, x: number, y: number): void {
  const { paper, skin } = doll;
  const line: Outline = pts`${x - 5.6},${y - 1.6} ${x},${y + 0.4} ${x + 5.6},${y - 1.6}`;
  paper.brush(line, 2, mix(skin.shade, '#6a4a6a', 0.2), { opacity: 0.62, ends: 0.3 });
}

/** A drop at the temple away from the way the hero faces. */
export function drawSweat(doll: Doll): void {
  const [x, y] = [doll.profile ? 12 : -37 * doll.headWidth + doll.gaze[0] * 0.4, -1];
  const drop = pts`${x},${y - 7} ${x + 3.4},${y + 0.6} ${x + 2.4},${y + 4.6} ${x},${y + 5.6} ${x - 2.4},${y + 4.6} ${x - 3.4},${y + 0.6}`;
  doll.paper.sheet(drop, TEAR, { lift: 0.3, jitter: 0.1, step: 4, facets: 0 });
  doll.paper.ellipse(x - 1, y + 1.8, 0.8, 1.3, WARM_WHITE, { opacity: 0.9 });
}
