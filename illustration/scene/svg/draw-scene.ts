/** Draws a scene as one SVG, or as one SVG for each layer. */

import type { Look } from '../../figures/hero/look/look.ts';
import type { Cast } from '../cast/cast.ts';
import type { Scene } from '../format/scene.ts';
import { paintScene, type SceneOptions } from '../layers/scene-layers.ts';

/** The scene as one SVG; `title` is what a screen reader says, the name already put in. */
export function drawScene(
  scene: Scene,
  look: Look | Cast,
  options: SceneOptions & { readonly title?: string } = {},
): string {
  return paintScene(scene, look, options).toSvg({
    grain: true,
    size: true,
    ...(options.title ? { title: options.title } : {}),
  });
}

/** The scene as layers from far to near; move a layer by (depth − 0.72) × 36 px for parallax, the hero stands still. */
export function drawSceneLayers(
  scene: Scene,
  look: Look | Cast,
  options: SceneOptions = {},
): { depth: number; svg: string }[] {
  return paintScene(scene, look, options).toLayers({ grain: false });
}

/** The description with the hero's name in it. */
export function describeScene(scene: Scene, name: string): string {
  return scene.describe.replaceAll('{name}', name);
}
