/** A drawn face from near, for tests: skin all over, and marks of other colours at points of its mesh. */

import { labOf, linearOf } from '../oklab.ts';
import type { ImagePoint } from './detector.ts';
import { headMap } from './head-map.ts';

export const NEAR_SIDE = 200;
const SKIN = [225, 180, 150] as const;

/** The skin's colour as photographed. */
export const nearSkin = labOf([linearOf(SKIN[0]), linearOf(SKIN[1]), linearOf(SKIN[2])]);

/** Places of mesh points on a face 130 wide. */
const PLACES: Readonly<Record<number, ImagePoint>> = {
  33: { x: 50, y: 80 },
  133: { x: 80, y: 80 },
  263: { x: 150, y: 80 },
  362: { x: 120, y: 80 },
  2: { x: 100, y: 118 },
  0: { x: 100, y: 134 },
  17: { x: 100, y: 150 },
  152: { x: 100, y: 180 },
  61: { x: 80, y: 140 },
  291: { x: 120, y: 140 },
  150: { x: 66, y: 168 },
  379: { x: 134, y: 168 },
  136: { x: 58, y: 160 },
  365: { x: 142, y: 160 },
};

export const nearMesh = { at: (n: number): ImagePoint => PLACES[n] ?? { x: 100, y: 100 }, width: 130 };

/** The face; `colourAt` gives other colours than the skin's. */
export function nearFace(colourAt: (x: number, y: number) => readonly number[] | null) {
  const data = new Uint8ClampedArray(NEAR_SIDE * NEAR_SIDE * 4);
  for (let at = 0; at < NEAR_SIDE * NEAR_SIDE; at++)
    data.set([...(colourAt(at % NEAR_SIDE, Math.floor(at / NEAR_SIDE)) ?? SKIN), 255], at * 4);
  const p = { x: 0.5, y: 0.4 };
  const face = { leftEye: p, rightEye: p, nose: p, mouth: { x: 0.5, y: 0.7 }, leftEar: p, rightEar: p };
  return headMap(
    { width: NEAR_SIDE, height: NEAR_SIDE, data },
    new Float32Array(NEAR_SIDE * NEAR_SIDE),
    face,
  );
}
