import type { Place } from '../../illustration/scene/format/places.ts';
import type { Scene } from '../../illustration/scene/format/scene.ts';

type Sized = readonly [x: number, y: number, scale: number];

/** At home: two pages of the sample. */
export const NURSERY = { backdrop: 'nursery', seed: 3 } as const;

interface Where {
  readonly star: Place;
  readonly cloud: Place;
  readonly balloon: Sized;
  readonly boat: Sized;
}

/** Over the roofs at night in a paper boat under a balloon, as large as told: a page of the sample and its cover. */
export function overTheTown({ star, cloud, balloon, boat }: Where) {
  const balloonAt: Place = [balloon[0], balloon[1]];
  return {
    backdrop: 'night-town',
    light: 'night',
    seed: 6,
    disc: false,
    props: [
      { id: 'star', at: star, scale: 1.9, depth: 0.4 },
      { id: 'cloud', at: cloud, scale: 1.5, depth: 0.665, colour: '#e9eaf4' },
      { id: 'hot-air-balloon', at: balloonAt, scale: balloon[2], depth: 0.66, colour: '#e2644a' },
      { id: 'paper-boat', at: [boat[0], boat[1]], scale: boat[2], depth: 0.745 },
    ],
  } as const satisfies Omit<Scene, 'cast' | 'describe'>;
}
