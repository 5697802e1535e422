import type { Look } from '../figures/hero/look/look.ts';
import type { Scene } from '../scene/format/scene.ts';

/** A cover as data: a scene drawn 3:4 (y 120–1320 of the page), its title, and the child it shows on the shelf. */
export interface Cover {
  /** The title, broken as it stands on the cover; joined with spaces it is the story's title. */
  readonly title: readonly string[];
  /** Degrees that the title leans, clockwise (0). */
  readonly tilt?: number;
  /** Where the title stands; two lines at the top unless told. */
  readonly place?: TitlePlace;
  readonly scene: Scene;
  /** Letters: light felt on a dark sky or dark felt on a light one. */
  readonly ink: CoverInk;
  /** Differences from the plain hero, so that the shelf shows many children; members see their own. */
  readonly child: Partial<Look>;
}

/**
 * Where a title stands, in the units of a cover (900 × 1200, from the top left corner of the board). It keeps right of the
 * spine by itself; the picture has to leave it room, on every child.
 */
interface TitlePlace {
  /** The top of its first line (62), unless `foot` says where its last line ends. */
  readonly top?: number;
  readonly foot?: number;
  /** The middle of its lines (458), or with `align` the edge that they share. */
  readonly x?: number;
  readonly align?: 'left' | 'right';
  /** The widest a line may be (774), and the size of its largest letters (218; 236 for a single line). */
  readonly width?: number;
  readonly largest?: number;
  /** The radius of the curve the lines stand on: a hill, or less than 0 a washing line. Straight unless told. */
  readonly bow?: number;
  /** The letters alone, without their paper backing: on one flat colour only. */
  readonly bare?: true;
}

export type CoverInk = 'cream' | 'honey' | 'ink' | 'pine' | 'brick' | 'night';
