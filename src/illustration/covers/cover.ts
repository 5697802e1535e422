import type { Look } from '../hero/look.ts';
import type { Scene } from '../scene/scene.ts';

/** A cover as data: a scene drawn 3:4 (y 120–1320 of the page), its title above, and the child it shows on the shelf. */
export interface Cover {
  /** The title, broken as it stands on the cover; joined with spaces it is the story's title. */
  readonly title: readonly string[];
  /** Degrees that the title leans, clockwise (0). */
  readonly tilt?: number;
  readonly scene: Scene;
  /** Letters: light felt on a dark sky or dark felt on a light one. */
  readonly ink: CoverInk;
  /** Differences from the plain hero, so that the shelf shows many children; members see their own. */
  readonly child: Partial<Look>;
}

export type CoverInk = 'cream' | 'honey' | 'ink' | 'pine' | 'brick' | 'night';
