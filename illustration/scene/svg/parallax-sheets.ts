/** A scene cut into three sheets, which a book can move against each other. */
import type { Look } from '../../figures/hero/look/look.ts';
import { SHEET_BLEED } from '../../paper/page.ts';
import type { Cast } from '../cast/cast.ts';
import type { Scene } from '../format/scene.ts';
import { paintScene, type SceneOptions } from '../layers/scene-layers.ts';

/** Where the sheets are cut: the sky and the land, then the figures with their things, then the frame before them. */
const BORDERS = [0.45, 0.85] as const;

export interface ParallaxSheets {
  readonly far: string;
  readonly middle: string;
  readonly near: string;
}

/**
 * The scene as three SVGs of one size, wider than the picture by `SHEET_BLEED` at each side. `far` is opaque. Laid over
 * each other they show what `drawScene` shows.
 */
export function drawParallaxSheets(
  scene: Scene,
  look: Look | Cast,
  options: SceneOptions = {},
): ParallaxSheets {
  const [far = '', middle = '', near = ''] = paintScene(scene, look, options).toSheets(BORDERS, SHEET_BLEED);
  return { far, middle, near };
}
