/** Step 3, layout: relations between parts (on the table, in the boat, behind the tree) and the depths that follow. */

import type { Place, Target } from '../format/places.ts';
import type { Placing } from '../format/placing.ts';
import type { Role, ScenePropData } from '../format/roles.ts';
import { DEPTH_STEP, PLANE_DEPTHS } from './depths.ts';
import type { Placed, PlacedPerson } from './layout-types.ts';

/** A prop or a role as the scene writes it. */
export type SceneItem = ScenePropData | Role;

/** Poses on somebody's shoulders or back: trunk and head are behind who carries. */
export const onBack = (pose: unknown): boolean => pose === 'shoulderRide' || pose === 'piggyback';

/** The depth of a part: its own, else that of its plane, else relative to the part it is related to, else `usual`. */
export function depthOf(data: Placing, host: Placed | null, usual: number): number {
  if (data.depth !== undefined) return data.depth;
  if (data.plane) return PLANE_DEPTHS[data.plane];
  if (!host) return usual;
  if (data.behind !== undefined || ('pose' in data && onBack(data.pose))) return host.depth - 2 * DEPTH_STEP;
  // A piece of one sheet is the near side of what it shows.
  if (data.in !== undefined) return host.depth + (host.kind === 'cut' ? -DEPTH_STEP : DEPTH_STEP);
  return host.depth + 2 * DEPTH_STEP;
}

/** How near two who hug stand, in radii of the larger head: arms meet, and both faces are seen. */
const HUG = 2.6;

/** Where somebody stands who hugs this person, feet on the same ground; her head has a radius of `radius` page units. */
export function besideHugged(other: PlacedPerson, radius: number): Place {
  const side = /left/iu.test(other.role.facing ?? '') ? -1 : 1;
  return [other.at[0] + side * HUG * Math.max(other.headRadius, radius), other.at[1]];
}

/** The name that other parts of the scene use. */
export const nameOf = (data: SceneItem): string => data.name ?? ('who' in data ? data.who : data.id);

/** The target of a relation, and the point of it that applies unless the target names one. */
export function relationOf(data: SceneItem): readonly [target: Target, usual: string] | null {
  if (data.on !== undefined) return [data.on, 'top'];
  if (data.in !== undefined) return [data.in, 'inside'];
  if (data.behind !== undefined) return [data.behind, 'foot'];
  if (data.before !== undefined) return [data.before, 'foot'];
  if ('heldBy' in data && data.heldBy !== undefined) return [data.heldBy, 'right'];
  return null;
}
