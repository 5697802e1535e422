import type { Look } from '../figures/hero/look/look.ts';
import type { Scene } from '../scene/format/scene.ts';

/** A cover as data: a scene drawn 3:4 (y 120–1320 of the page), a title and a sample child. */
export interface Cover {
  /** The title, broken as it stands on the cover; joined with spaces it is the story's title. */
  readonly title: readonly string[];
  /** Degrees that the title leans, clockwise (0). */
  readonly tilt?: number;
  /** Place of the title; at the top by default. */
  readonly place?: TitlePlace;
  readonly scene: Scene;
  /** Letters: light felt on a dark sky or dark felt on a light one. */
  readonly ink: CoverInk;
  /** How the sample child differs from the default look. Members see their own hero instead. */
  readonly child: Partial<Look>;
}

/**
 * Place of a title, in units of a cover (900 × 1200, from its top left). The lettering keeps clear of the spine; the
 * picture has to leave room for it.
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
