import { PAGE } from '../../paper/page.ts';
import type { Stage } from '../../parts/backdrop-stage.ts';
import type { Players } from '../cast/cast.ts';
import type { Camera, Scene } from '../format/scene.ts';
import { type Directed, direct } from '../pose/resolve-scene.ts';
import { type Aspect, placeIn, STAGES } from './aspects.ts';
import { standCamera, type View } from './camera.ts';

/** A scene with everything in its place and its camera standing; nothing is drawn. */
export interface SetUp extends Directed {
  /** What the picture shows, page units. */
  readonly frame: Stage;
  /** Null where the world is shown as it is. */
  readonly view: View | null;
}

/** Throws the sentence of a slip in the scene. */
export function setUp(scene: Scene, players: Players, aspect: Aspect = 'page'): SetUp {
  const frame = STAGES[aspect];
  const own = aspect === 'wide' ? (scene.phone ?? nearer(scene.camera)) : scene.camera;
  const filmed = scene.shot !== undefined || own !== undefined;
  const directed = direct(scene, players, (at) => (filmed ? at : placeIn(frame, at)));
  return { ...directed, frame, view: standCamera(frame, scene.shot, own, directed.subjects, PAGE.horizon) };
}

/** The page's camera as the phone has it: the picture is less high, so what matters is brought nearer. */
function nearer(camera: Camera | undefined): Camera | undefined {
  return camera && { ...camera, zoom: (camera.zoom ?? 1) * 1.1 };
}
