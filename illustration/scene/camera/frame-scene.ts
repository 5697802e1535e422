/** Step 5, camera: resolves a scene and places its camera for an aspect. */
import { PAGE } from '../../paper/page.ts';
import type { Stage } from '../../parts/backdrop-stage.ts';
import type { Cast } from '../cast/cast.ts';
import type { Camera, Scene } from '../format/scene.ts';
import { type ResolvedScene, resolveScene } from '../pose/resolve-scene.ts';
import { type Aspect, STAGES, squeezeSky } from './aspects.ts';
import { type CameraView, placeCamera } from './camera.ts';

/** A resolved scene with its camera. */
export interface FramedScene extends ResolvedScene {
  /** What the picture shows, page units. */
  readonly frame: Stage;
  /** Null without a camera. */
  readonly view: CameraView | null;
}

/** Resolves a scene's places and its camera for an aspect. Throws, in the illustrator's words, when it names something that is not there. */
export function frameScene(scene: Scene, cast: Cast, aspect: Aspect = 'page'): FramedScene {
  const frame = STAGES[aspect];
  const own = aspect === 'wide' ? (scene.wide ?? wideCamera(scene.camera)) : scene.camera;
  const hasCamera = scene.shot !== undefined || own !== undefined;
  const resolved = resolveScene(scene, cast, (at) => (hasCamera ? at : squeezeSky(frame, at)));
  return { ...resolved, frame, view: placeCamera(frame, scene.shot, own, resolved.anchors, PAGE.horizon) };
}

/** The page's camera, a little closer for the wide picture, which is less high. */
function wideCamera(camera: Camera | undefined): Camera | undefined {
  return camera && { ...camera, zoom: (camera.zoom ?? 1) * 1.1 };
}
