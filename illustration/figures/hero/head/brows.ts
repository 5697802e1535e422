/** Brows, the first thing that says what a face feels. */

import { luma, mix } from '../../../paper/colour.ts';
import type { Outline } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { type Doll, seenSides } from '../body/doll.ts';
import { featureValue } from '../look/features.ts';
import { eyePlace } from './eyes.ts';
import type { FaceState } from './face-state.ts';

/** Ink for marks on deep skin. */
const DARKEST = '#120508';

function browColour(doll: Doll): string {
  const { hair, skin } = doll;
  // Fair brows disappear on fair skin and dark ones on deep skin, so both are mixed with ink.
  const toInk = skin.deep ? 0.7 : luma(hair.base) > 0.55 ? 0.42 : 0.3;
  return mix(luma(hair.base) > 0.8 ? '#b79a78' : hair.base, skin.ink, toInk);
}

/** Draws the brows of an acted face over the fringe, so that none hides what it feels. */
export function drawBrowsOverHair(doll: Doll): void {
  if (doll.browsOverHair) drawBrows(doll, doll.face);
}

export function drawBrows(doll: Doll, face: FaceState): void {
  const { paper, skin, look } = doll;
  const [lift, left, right] = face.brows;
  const colour = browColour(doll);
  const shape = {
    soft: { width: 3.2, rise: 2.2, reach: 8 },
    full: { width: 4.7, rise: 2.4, reach: 8.6 },
    arched: { width: 2.9, rise: 4.2, reach: 8.4 },
    straight: { width: 3.6, rise: 0.6, reach: 8.2 },
    fine: { width: 2.2, rise: 2.4, reach: 7.4 },
  }[look.brows];
  for (const k of seenSides(doll)) {
    const { x, y } = eyePlace(doll, k);
    // A single raised brow is not a frown.
    const tilt = doll.profile ? Math.min(left, right) : k < 0 ? left : right;
    const by = y - 13.6 + lift + (face.raise?.[k < 0 ? 0 : 1] ?? 0);
    const line: Outline = pts`
      ${x - k * 6},${by + tilt * 0.5} ${x + k},${by - shape.rise - tilt * 0.05}
      ${x + k * shape.reach},${by + 0.8 - tilt * 0.45}
    `;
    if (doll.browsOverHair) paper.brush(line, shape.width + 4.4, skin.base, { opacity: 0.85, ends: 0.5 });
    if (skin.deep)
      paper.brush(
        line.map(([a, b]) => [a, b + 2.2]),
        shape.width * 0.7,
        skin.rim,
        { opacity: 0.4, ends: 0.4 },
      );
    const width = shape.width * featureValue(look, 'browWeight') * (doll.legible ? 1.3 : 1);
    paper.brush(line, width, doll.legible ? mix(colour, DARKEST, 0.6) : colour, {
      opacity: 0.94,
      ends: 0.35,
    });
  }
}
