/** Where a rider sits: companions that carry a child, and her place on their backs. */
import type { CompanionId } from '../scene/ids.ts';

/** The top of the back of a companion of scale 1 that looks left, from where it stands, in page units. */
export const SEATS = {
  turtle: [26, -212],
  horse: [88, -246],
  unicorn: [88, -246],
  elephant: [128, -318],
  whale: [20, -292],
  dolphin: [8, -170],
  'long-neck': [76, -228],
  'three-horn': [96, -246],
  dragon: [86, -314],
  reindeer: [98, -232],
} as const satisfies Partial<Record<CompanionId, readonly [x: number, y: number]>>;

export type MountId = keyof typeof SEATS;

/** A mount in a scene: where its feet are, and how large and which way it is drawn. */
export interface Mount {
  readonly who: MountId;
  readonly at: readonly [x: number, y: number];
  readonly scale?: number;
  readonly facing?: 'left' | 'right';
}

/** The hero's part in a scene, sitting on a mount and looking where it goes; give it a nearer place in the cast. */
export function riderOn({ who, at, scale = 1, facing = 'left' }: Mount): {
  readonly who: 'hero';
  readonly pose: 'ride';
  readonly at: [x: number, y: number];
  readonly facing: 'left' | 'right';
  readonly shadow: false;
} {
  const [x, y] = SEATS[who];
  const side = facing === 'right' ? -1 : 1;
  return {
    who: 'hero',
    pose: 'ride',
    at: [at[0] + x * scale * side, at[1] + y * scale],
    facing,
    shadow: false,
  };
}
