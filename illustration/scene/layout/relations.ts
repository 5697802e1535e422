/** What a writer says of a part by another (on the table, in the boat, behind the tree), and how near that puts it. */

import type { Target } from '../format/places.ts';
import type { Placing } from '../format/placing.ts';
import type { Role, ScenePropData } from '../format/roles.ts';
import { DEPTH_STEP, PLANE_DEPTHS } from './depths.ts';
import type { PlacedBase } from './layout-types.ts';

/** A thing or somebody, as a scene tells of them. */
export type SceneItem = ScenePropData | Role;

/** How near a part lies: as told, by its plane, or by what it hangs on. */
export function depthOf(data: Placing, host: PlacedBase | null, usual: number): number {
  if (data.depth !== undefined) return data.depth;
  if (data.plane) return PLANE_DEPTHS[data.plane];
  if (!host) return usual;
  if (data.behind !== undefined) return host.depth - 2 * DEPTH_STEP;
  return host.depth + (data.in !== undefined ? DEPTH_STEP : 2 * DEPTH_STEP);
}

/** What others of the scene call it. */
export const nameOf = (data: SceneItem): string => data.name ?? ('who' in data ? data.who : data.id);

/** What a relation names, and the part of it that is meant unless another is told. */
export function relationOf(data: SceneItem): readonly [target: Target, usual: string] | null {
  if (data.on !== undefined) return [data.on, 'top'];
  if (data.in !== undefined) return [data.in, 'inside'];
  if (data.behind !== undefined) return [data.behind, 'foot'];
  if (data.before !== undefined) return [data.before, 'foot'];
  if ('heldBy' in data && data.heldBy !== undefined) return [data.heldBy, 'right'];
  return null;
}
