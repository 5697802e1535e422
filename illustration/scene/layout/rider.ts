/** Step 3, layout: seats a rider on an animal whose record has a `seat`. */
import { ANIMAL_RECORDS } from '../../parts/animals.records.generated.ts';
import type { AnimalId } from '../format/ids.ts';

/** An animal to ride, as a scene places it. */
export interface Mount {
  readonly who: AnimalId;
  readonly at: readonly [x: number, y: number];
  readonly scale?: number;
  readonly facing?: 'left' | 'right';
}

/**
 * Returns the hero's role on a mount, facing the way it goes. List it after the mount in the cast, so that it is drawn in
 * front. Throws for an animal without a seat.
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
