/** Step 8, SVG: draws a scene as one SVG, or as one SVG for each layer. */

import type { Look } from '../../figures/hero/look/look.ts';
import type { Cast } from '../cast/cast.ts';
import type { Scene } from '../format/scene.ts';
import { paintScene, type SceneOptions } from '../layers/scene-layers.ts';

/** Returns the scene as one SVG; `title` is its accessible name, with the child's name in it. */
export function drawScene(
  scene: Scene,
  look: Look | Cast,
  options: SceneOptions & { readonly title?: string } = {},
): string {
  return paintScene(scene, look, options).toSvg({
    grain: !options.alone,
    size: true,
    ...(options.title ? { title: options.title } : {}),
  });
}

/** Returns the layers from far to near. Moving each by (depth − 0.72) × 36 px gives a parallax in which the hero stands still. */
export function drawSceneLayers(
  scene: Scene,
  look: Look | Cast,
  options: SceneOptions = {},
): { depth: number; svg: string }[] {
  return paintScene(scene, look, options).toLayers({ grain: false });
}

/** Returns the description of a scene with the hero's name in it. */
export function describeScene(scene: Scene, name: string): string {
  return scene.describe.replaceAll('{name}', name);
}
