/**
 * Step 5, camera: which part of the world fills a picture. A shot is a named starting point, defined by how large a head is in
 * the picture, so that it fits small and tall children alike; the scene's own `camera` overrides single values of it.
 */
import type { Placement } from '../../paper/matrix.ts';
import { applyMatrix, IDENTITY, invert, placeOn } from '../../paper/matrix.ts';
import type { Stage } from '../../parts/backdrop-stage.ts';
import type { Place } from '../format/places.ts';
import type { Camera } from '../format/scene.ts';
import { SHOTS, type Shot, type ShotId } from '../format/shots.ts';
import type { SceneAnchors } from '../pose/scene-anchors.ts';

/** A placed camera: the transform from world to picture, and how far the land moves for its horizon. */
export interface CameraView {
  readonly zoom: number;
  /** World → picture: `inner` is applied first, then `outer`. */
  readonly outer: Placement;
  readonly inner: Placement;
  /** Bounds of the visible part of the world, not rotated. */
  readonly window: Stage;
  /** How far a layer at `depth` moves down, page units. */
  shift(depth: number): number;
}

/** Limits of the zoom: a value beyond them is a mistake in the scene. */
const ZOOM = [0.3, 9] as const;

function cameraOfShot(shot: Shot | undefined, anchors: SceneAnchors): Camera {
  if (!shot) return {};
  const [first, second] = anchors.heads;
  const { head, of = 'one', ...given } = shot;
  if (!first || head === undefined) return given;
  // Mirrors the shot for a figure that looks left, so that the empty space is in front of it.
  const camera =
    given.at && first.looksLeft
      ? { ...given, at: [1 - given.at[0], given.at[1]] as const, roll: -(given.roll ?? 0) }
      : given;
  const zoom = head / first.radius;
  if (of === 'thing') return { ...camera, zoom, on: anchors.heldThing ?? first.at };
  if (of === 'two' && second) {
    const on: Place = [(first.at[0] + second.at[0]) / 2, (first.at[1] + second.at[1]) / 2];
    return { ...camera, zoom, on };
  }
  return { ...camera, zoom, on: first.at };
}

/**
 * Places the camera for a picture that shows `frame` (page units). Returns null without a `shot` and without the scene's `own`
 * camera: the picture then shows the frame unchanged.
 */
export function placeCamera(
  frame: Stage,
  shot: ShotId | undefined,
  own: Camera | undefined,
  anchors: SceneAnchors,
  horizonY: number,
): CameraView | null {
  if (!shot && !own) return null;
  const camera: Camera = { ...cameraOfShot(shot && SHOTS[shot], anchors), ...own };
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top];
  const zoom = Math.max(ZOOM[0], Math.min(ZOOM[1], camera.zoom ?? 1));
  const [u, v] = camera.at ?? [0.5, 0.5];
  const middle: Place = [frame.left + width / 2, frame.top + height / 2];
  const on = camera.on === undefined ? middle : anchors.restingSpot(camera.on);
  const outer: Placement = {
    x: frame.left + width * u,
    y: frame.top + height * v,
    rot: camera.roll ?? 0,
    scale: zoom,
  };
  const inner: Placement = { x: -(on[0] + (camera.dx ?? 0)), y: -(on[1] + (camera.dy ?? 0)) };
  const matrix = placeOn(placeOn(IDENTITY, outer), inner);
  const toWorld = invert(matrix);
  const corners = [
    [frame.left, frame.top],
    [frame.right, frame.top],
    [frame.right, frame.bottom],
    [frame.left, frame.bottom],
  ].map(([x, y]) => applyMatrix(toWorld, x!, y!));
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
    shift: (depth) => drop * horizonShare(depth),
  };
}

/** Layers up to LAND move with the horizon, layers from FIXED on do not, those between move in part. */
const LAND = 0.5;
const FIXED = 0.7;

function horizonShare(depth: number): number {
  if (depth <= LAND) return 1;
  return depth >= FIXED ? 0 : (FIXED - depth) / (FIXED - LAND);
}
