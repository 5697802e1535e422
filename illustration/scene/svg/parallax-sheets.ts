/** Step 8, SVG: a scene in three sheets that the reader moves against each other while a page turns. */
import type { Look } from '../../figures/hero/look/look.ts';
import { SHEET_BLEED } from '../../paper/page.ts';
import type { Cast } from '../cast/cast.ts';
import type { Scene } from '../format/scene.ts';
import { paintScene, type SceneOptions } from '../layers/scene-layers.ts';

/** Depths that separate the sheets: sky and land, figures and props, the frame in front. */
const BORDERS = [0.45, 0.85] as const;

export interface ParallaxSheets {
  readonly far: string;
  readonly middle: string;
  readonly near: string;
}

/**
 * Returns three SVGs of one size, wider than the picture by `SHEET_BLEED` on each side. `far` is opaque. Stacked, they show
 * the same as `drawScene`.
 */
export function drawParallaxSheets(
  scene: Scene,
  look: Look | Cast,
  options: SceneOptions = {},
): ParallaxSheets {
  const [far = '', middle = '', near = ''] = paintScene(scene, look, options).toSheets(BORDERS, SHEET_BLEED);
  return { far, middle, near };
}
