/** Step 5, camera: the part of the world that each aspect of a picture shows. */
import { PAGE } from '../../paper/page.ts';
import type { Stage } from '../../parts/backdrop-stage.ts';

/** page: 900 × 1320, in the book. wide: 1500 × 1000, for phones and banners. cover: 900 × 1200 (3:4). */
export type Aspect = 'page' | 'wide' | 'cover';

export const STAGES: Record<Aspect, Stage> = {
  page: { left: 0, right: PAGE.width, top: 0, bottom: PAGE.height },
  wide: { left: -300, right: 1200, top: 320, bottom: PAGE.height },
  cover: { left: 0, right: PAGE.width, top: 120, bottom: PAGE.height },
};

/** Maps a place of the page into an aspect: what is above y 600 is squeezed into a sky that is less high. */
export function squeezeSky(stage: Stage, [x, y]: readonly [number, number]): readonly [number, number] {
  return [x, y < 600 ? stage.top + (y * (600 - stage.top)) / 600 : y];
}
