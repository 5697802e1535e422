import { PAGE } from '../../paper/page.ts';
import type { Stage } from '../../parts/backdrop-stage.ts';
import type { Cast } from '../cast/cast.ts';
import type { Camera, Scene } from '../format/scene.ts';
import { type ResolvedScene, resolveScene } from '../pose/resolve-scene.ts';
import { type Aspect, STAGES, squeezeSky } from './aspects.ts';
import { type CameraView, placeCamera } from './camera.ts';

/** A scene with everything in its place and its camera standing; nothing is drawn. */
export interface FramedScene extends ResolvedScene {
  /** What the picture shows, page units. */
  readonly frame: Stage;
  /** Null where the world is shown as it is. */
  readonly view: CameraView | null;
}

/** Throws the sentence of a slip in the scene. */
export function frameScene(scene: Scene, cast: Cast, aspect: Aspect = 'page'): FramedScene {
  const frame = STAGES[aspect];
  const own = aspect === 'wide' ? (scene.phone ?? nearer(scene.camera)) : scene.camera;
  const filmed = scene.shot !== undefined || own !== undefined;
  const resolved = resolveScene(scene, cast, (at) => (filmed ? at : squeezeSky(frame, at)));
  return { ...resolved, frame, view: placeCamera(frame, scene.shot, own, resolved.anchors, PAGE.horizon) };
}

/** The page's camera as the phone has it: the picture is less high, so what matters is brought nearer. */
function nearer(camera: Camera | undefined): Camera | undefined {
  return camera && { ...camera, zoom: (camera.zoom ?? 1) * 1.1 };
}
