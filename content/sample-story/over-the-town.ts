/** Over the roofs at night in a paper boat under a balloon: a page of the sample and its cover. */
import type { Place, Scene } from '../../src/illustration/scene/scene.ts';

interface Where {
  readonly star: Place;
  readonly cloud: Place;
  readonly balloon: Place;
  readonly balloonScale: number;
  readonly boat: Place;
  readonly boatScale: number;
}

/** The place and its things, the boat and its balloon as large as told. */
export function overTheTown(where: Where) {
  return {
    backdrop: 'night-town',
    light: 'night',
    seed: 6,
    disc: false,
    props: [
      { id: 'star', at: where.star, scale: 1.9, depth: 0.4 },
      { id: 'cloud', at: where.cloud, scale: 1.5, depth: 0.665, colour: '#e9eaf4' },
      {
        id: 'hot-air-balloon',
        at: where.balloon,
        scale: where.balloonScale,
        depth: 0.66,
        colour: '#e2644a',
      },
      { id: 'paper-boat', at: where.boat, scale: where.boatScale, depth: 0.745 },
    ],
  } as const satisfies Omit<Scene, 'cast' | 'describe'>;
}
