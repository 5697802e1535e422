/** What a mouth does: the lips' opening by the mesh, and teeth by their colour. */

import type { Lab } from '../oklab.ts';
import { distance3d, type FaceMesh, headTurn } from './face-mesh.ts';
import type { HeadMap } from './head-map.ts';
import { insideOf, type MeshInSquare } from './mesh-regions.ts';

/** `laugh`: wide open. `teeth`: a smile that shows them. `smile`: closed lips, the corners up. `serious`: neither. */
export type ReadMouth = 'laugh' | 'teeth' | 'smile' | 'serious';

/** Farther turned, the lips' corners can't be compared. */
const TURNED = 0.55;

/** The opening between the lips as a share of the mouth's width. */
const OPEN = { parted: 0.1, wide: 0.3 };

/** How far the corners lie above the middle of the lips, as a share of the mouth's width. */
const LIFTED = { teeth: 0.02, smile: 0.045 };

/** Share of a face-width square, in thousandths, that teeth cover. */
const FEWEST_TEETH = 0.8;

/** The mouth of one face; `near` is the square in which `placed` lies. Null for a turned head. */
export function mouthOf(mesh: FaceMesh, near: HeadMap, placed: MeshInSquare, skin: Lab): ReadMouth | null {
  if (headTurn(mesh) > TURNED) return null;
  const width = distance3d(mesh.at(61), mesh.at(291));
  const open = distance3d(mesh.at(13), mesh.at(14)) / width;
  const [left, right, upper, lower] = [placed.at(61), placed.at(291), placed.at(13), placed.at(14)];
  // Eyes are level in the square, so that up is up.
  const lift =
    ((upper.y + lower.y) / 2 - (left.y + right.y) / 2) / Math.hypot(right.x - left.x, right.y - left.y);
  const teeth = insideOf(near, placed, 'mouth').filter((at) => isTooth(near, at, skin)).length;
  const teethShare = (teeth / placed.width ** 2) * 1000;
  if (open > OPEN.wide) return 'laugh';
  if (open > OPEN.parted && (lift > LIFTED.teeth || teethShare > FEWEST_TEETH)) return 'teeth';
  return lift > LIFTED.smile ? 'smile' : 'serious';
}

/** Whether a pixel is light and pale against the skin. */
function isTooth(near: HeadMap, at: number, skin: Lab): boolean {
  const [lightness, a, b] = [near.lightness[at] ?? 0, near.a[at] ?? 0, near.b[at] ?? 0];
  return lightness > skin[0] * 0.8 && a < skin[1] * 0.9 + 0.004 && Math.hypot(a, b) < 0.075;
}
