/**
 * The camera: which part of the world fills a picture. A shot is a named starting point, told by how large a head is in
 * the picture, so that it fits a little child and a tall one alike; the scene's own `camera` changes what it likes of it.
 */
import type { Placement } from '../../paper/matrix.ts';
import { applyMatrix, IDENTITY, invert, placeOn } from '../../paper/matrix.ts';
import type { Stage } from '../../parts/backdrop-stage.ts';
import type { Place } from '../format/places.ts';
import type { Camera } from '../format/scene.ts';
import { SHOTS, type Shot, type ShotId } from '../format/shots.ts';
import type { SceneAnchors } from '../pose/subjects.ts';

/** A camera that stands: how the world is laid into the picture, and how far the land moves for its horizon. */
export interface CameraView {
  readonly zoom: number;
  /** Outer and inner placement of everything: world → picture. */
  readonly outer: Placement;
  readonly inner: Placement;
  /** The part of the world that may be seen, straight up. */
  readonly window: Stage;
  /** Page units that what lies at `depth` moves down. */
  shift(depth: number): number;
}

/** Heads smaller or larger than this are a slip of the pen, not a shot. */
const ZOOM = [0.3, 9] as const;

function cameraOfShot(shot: Shot | undefined, subjects: SceneAnchors): Camera {
  if (!shot) return {};
  const [first, second] = subjects.heads;
  const { head, of = 'one', ...given } = shot;
  if (!first || head === undefined) return given;
  // Room ahead of whoever looks to the left.
  const camera =
    given.at && first.looksLeft
      ? { ...given, at: [1 - given.at[0], given.at[1]] as const, roll: -(given.roll ?? 0) }
      : given;
  const zoom = head / first.radius;
  if (of === 'thing') return { ...camera, zoom, on: subjects.heldThing ?? first.at };
  if (of === 'two' && second) {
    const on: Place = [(first.at[0] + second.at[0]) / 2, (first.at[1] + second.at[1]) / 2];
    return { ...camera, zoom, on };
  }
  return { ...camera, zoom, on: first.at };
}

/**
 * Sets up the camera for a picture that shows `frame` (page units). `shot` and `own` may each be missing; without both there
 * is no camera and null is returned: the world is shown as it is.
 */
export function placeCamera(
  frame: Stage,
  shot: ShotId | undefined,
  own: Camera | undefined,
  subjects: SceneAnchors,
  horizonY: number,
): CameraView | null {
  if (!shot && !own) return null;
  const camera: Camera = { ...cameraOfShot(shot && SHOTS[shot], subjects), ...own };
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top];
  const zoom = Math.max(ZOOM[0], Math.min(ZOOM[1], camera.zoom ?? 1));
  const [u, v] = camera.at ?? [0.5, 0.5];
  const middle: Place = [frame.left + width / 2, frame.top + height / 2];
  const on = camera.on === undefined ? middle : subjects.restingSpot(camera.on);
  const outer: Placement = {
    x: frame.left + width * u,
    y: frame.top + height * v,
    rot: camera.roll ?? 0,
    scale: zoom,
  };
  const inner: Placement = { x: -(on[0] + (camera.dx ?? 0)), y: -(on[1] + (camera.dy ?? 0)) };
  const matrix = placeOn(placeOn(IDENTITY, outer), inner);
  const back = invert(matrix);
  const corners = [
    [frame.left, frame.top],
    [frame.right, frame.top],
    [frame.right, frame.bottom],
    [frame.left, frame.bottom],
  ].map(([x, y]) => applyMatrix(back, x!, y!));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const drop =
    camera.horizon === undefined
      ? 0
      : (frame.top + height * camera.horizon - applyMatrix(matrix, on[0], horizonY)[1]) / zoom;
  return {
    zoom,
    outer,
    inner,
    window: {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    },
    shift: (depth) => drop * nearness(depth),
  };
}

/** The land up to here moves with the horizon; from the figures' plane on nothing does. */
const LAND = 0.5;
const STANDS = 0.7;

function nearness(depth: number): number {
  if (depth <= LAND) return 1;
  return depth >= STANDS ? 0 : (STANDS - depth) / (STANDS - LAND);
}
