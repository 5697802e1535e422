/** Riding: companions that carry a child have a seat on their backs, told in their records. */
import { ANIMAL_RECORDS } from '../../parts/animals.records.generated.ts';
import type { AnimalId } from '../format/ids.ts';

/** A mount in a scene: where its feet are, and how large and which way it is drawn. */
export interface Mount {
  readonly who: AnimalId;
  readonly at: readonly [x: number, y: number];
  readonly scale?: number;
  readonly facing?: 'left' | 'right';
}

/**
 * The hero's part in a scene, sitting on a mount and looking where it goes; give it a nearer place in the cast. Throws
 * for a companion without a seat.
 */
export function riderRole({ who, at, scale = 1, facing = 'left' }: Mount): {
  readonly who: 'hero';
  readonly pose: 'ride';
  readonly at: [x: number, y: number];
  readonly facing: 'left' | 'right';
  readonly shadow: false;
} {
  const { seat } = ANIMAL_RECORDS[who];
  if (!seat) throw new Error(`Nobody rides on ${who}: its record has no seat.`);
  const [x, y] = seat;
  const side = facing === 'right' ? -1 : 1;
  return {
    who: 'hero',
    pose: 'ride',
    at: [at[0] + x * scale * side, at[1] + y * scale],
    facing,
    shadow: false,
  };
}
