/**
 * The mesh of a found face: 468 points that lie on the same places of every face. The detector's own six points jump by
 * some pixels when a photo is framed a little differently; the mesh, looked for where it was found a moment ago, does not.
 */

import { mean } from './averages.ts';
import { type DetectedFace, faceWidth, type ImagePoint, meanPoint } from './detector.ts';
import { headSquare } from './head-square.ts';
import type { MeshInSquare } from './mesh-regions.ts';
import { MESH_SIDE } from './network-inputs.ts';
import { type Pyramid, type Raster, type Square, sampleSquare, toPhoto, toSquare } from './raster.ts';

/** The raw output for one picture: 468 × (x, y, z) in its pixels, and the probability of a face, 0–1. */
export type RawMesh = { readonly points: Float32Array; readonly presence: number };

/** Runs the network on one picture of `MESH_SIDE` pixels a side. */
export type RunMesh = (picture: Raster) => Promise<RawMesh>;

/** Points in the photo's pixels; `z` grows away from the camera, in the same unit. */
export type Point3 = ImagePoint & { readonly z: number };

export type FaceMesh = {
  readonly presence: number;
  /** Point `n` of the 468. */
  readonly at: (n: number) => Point3;
};

/** The face with a quarter of air round it, as the network was taught. */
const FIRST = { nudge: { x: 0, y: 0.12 }, zoom: 0.47, turn: 0 };

/** Further crops to try: the mesh of a face that is bent down or turned away is tilted or shifted against its six points. */
const RETRIES = [
  { ...FIRST, zoom: 0.38, turn: -0.15 },
  { ...FIRST, zoom: 0.38, turn: 0.15 },
  { ...FIRST, turn: -0.15 },
  { ...FIRST, turn: 0.15 },
  { ...FIRST, turn: -0.3 },
  { ...FIRST, turn: 0.3 },
] as const;
const AIR = 1.5;

/** Misplaced meshes score below this; nine of ten well placed ones score above (decision 206). */
const CLEAR_PRESENCE = 0.999;

const COUNT = 468;

async function runOnSquare(run: RunMesh, photo: Pyramid, square: Square): Promise<FaceMesh> {
  const { points, presence } = await run(sampleSquare(photo, square, MESH_SIDE));
  const scale = square.side / MESH_SIDE;
  const placed = Array.from({ length: COUNT }, (_, n): Point3 => {
    const { x, y } = toPhoto(square, (points[n * 3] ?? 0) / MESH_SIDE, (points[n * 3 + 1] ?? 0) / MESH_SIDE);
    return { x, y, z: (points[n * 3 + 2] ?? 0) * scale };
  });
  return { presence, at: (n) => placed[n] as Point3 };
}

/** The square round a mesh, eyes level: where the network looks next. */
function squareRound({ at }: FaceMesh): Square {
  const [one, other] = [at(33), at(263)];
  const angle = Math.atan2(other.y - one.y, other.x - one.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let n = 0; n < COUNT; n++) {
    const { x, y } = at(n);
    const [across, down] = [x * cos + y * sin, y * cos - x * sin];
    [left, right] = [Math.min(left, across), Math.max(right, across)];
    [top, bottom] = [Math.min(top, down), Math.max(bottom, down)];
  }
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: across * cos - down * sin,
    y: across * sin + down * cos,
    side: Math.max(right - left, bottom - top) * AIR,
    angle,
  };
}

/** The square round a face for one of the looks. */
function startOf(face: DetectedFace, { nudge, zoom, turn }: typeof FIRST | (typeof RETRIES)[number]): Square {
  const square = headSquare(face, nudge, zoom);
  return { ...square, angle: square.angle + turn };
}

/** The mesh of a face after a single look from the detector's box: a tenth of the work of `meshOf`, a little less steady. */
export const quickMesh = (run: RunMesh, photo: Pyramid, face: DetectedFace): Promise<FaceMesh> =>
  runOnSquare(run, photo, startOf(face, FIRST));

/** Whether a found face is a person's at first sight, and no dog's or cat's. */
export async function isPersonsFace(run: RunMesh, photo: Pyramid, face: DetectedFace): Promise<boolean> {
  return (await quickMesh(run, photo, face)).presence > 0.5;
}

/** Squares a little smaller and larger, turned to one side and the other: their mean is steadier than any of them. */
const NEARBY = [
  { size: 0.95, turn: 0.04, across: 0.015, down: 0.015 },
  { size: 1.06, turn: -0.04, across: -0.015, down: -0.015 },
  { size: 0.97, turn: -0.03, across: -0.015, down: 0.015 },
  { size: 1.03, turn: 0.03, across: 0.015, down: -0.015 },
] as const;

/** Looks at most, and the rest (in widths of the square, a third of a pixel) below which another finds the same. */
const LOOKS = 10;
const REST = 0.002;

/** Some faces never come to rest but swing round a place: the mean of so many squares, the last, is that place. */
const SWING = 4;

/** How far two squares are apart, in widths: the way of the middle, the change of the side and of the turn. */
const movedBy = (one: Square, other: Square): number =>
  Math.hypot(one.x - other.x, one.y - other.y) / one.side +
  Math.abs(one.side / other.side - 1) +
  Math.abs(one.angle - other.angle);

/**
 * Finds the mesh of a face. Repeats with a crop around the last mesh until it no longer moves, so that the result does not
 * depend on the detector's box; then averages it with the meshes of crops around it. When the
 * face scores low there, further crops are tried and the best one counts; null without a network.
 */
export async function findMesh(run: RunMesh, photo: Pyramid, face: DetectedFace): Promise<FaceMesh | null> {
  let best: FaceMesh | null = null;
  for (const start of [FIRST, ...RETRIES]) {
    const square = startOf(face, start);
    const first = await runOnSquare(run, photo, square);
    if (best && first.presence <= best.presence) continue;
    const mesh = await meshFrom(run, photo, face, square, first);
    if (mesh && mesh.presence > (best?.presence ?? 0)) best = mesh;
    if (best && best.presence > CLEAR_PRESENCE) return best;
  }
  return best;
}

/** The mesh of a face from its first look, which was at `start`, on. */
async function meshFrom(
  run: RunMesh,
  photo: Pyramid,
  face: DetectedFace,
  start: Square,
  first: FaceMesh,
): Promise<FaceMesh | null> {
  const squares = [start];
  let mesh = first;
  let swings = mesh.presence > 0.5;
  while (swings && squares.length < LOOKS) {
    const next = squareRound(mesh);
    swings = movedBy(squares.at(-1) as Square, next) >= REST;
    if (!swings) break;
    const moved = await runOnSquare(run, photo, next);
    // A face that is only just one is lost again by a look from nearer: the last that showed it counts.
    if (moved.presence <= 0.5) {
      swings = false;
      break;
    }
    squares.push(next);
    mesh = moved;
  }
  if (mesh.presence <= 0.5 || !isNear(mesh, face)) return null;
  const square = meanSquare(squares.slice(swings ? -SWING : -1));
  const all = swings ? [] : [mesh];
  for (const { size, turn, across, down } of NEARBY) {
    const moved = { x: square.x + across * square.side, y: square.y + down * square.side };
    all.push(
      await runOnSquare(run, photo, { ...moved, side: square.side * size, angle: square.angle + turn }),
    );
  }
  const visible = all.filter(({ presence }) => presence > 0.5);
  return meanMesh(visible.length > 0 ? visible : [mesh]);
}

/** The square in the middle of several that are nearly the same. */
function meanSquare(squares: readonly Square[]): Square {
  const meanOf = (value: (square: Square) => number) => mean(squares.map(value));
  // Averages directions: the angles of an upside-down head jump between −180° and 180°.
  const angle = Math.atan2(
    meanOf(({ angle }) => Math.sin(angle)),
    meanOf(({ angle }) => Math.cos(angle)),
  );
  return { x: meanOf(({ x }) => x), y: meanOf(({ y }) => y), side: meanOf(({ side }) => side), angle };
}

/** The middle of several meshes of one face, point by point. */
function meanMesh(meshes: readonly FaceMesh[]): FaceMesh {
  const points = Array.from({ length: COUNT }, (_, n): Point3 => {
    const sum = { x: 0, y: 0, z: 0 };
    for (const { at } of meshes) {
      const { x, y, z } = at(n);
      sum.x += x;
      sum.y += y;
      sum.z += z;
    }
    return { x: sum.x / meshes.length, y: sum.y / meshes.length, z: sum.z / meshes.length };
  });
  const presence = meshes.reduce((sum, mesh) => sum + mesh.presence, 0) / meshes.length;
  return { presence, at: (n) => points[n] as Point3 };
}

/** A mesh that wandered off to another face is not this one's. */
function isNear({ at }: FaceMesh, face: DetectedFace): boolean {
  const middle = meanPoint([at(33), at(263), at(13)]);
  const faceCentre = meanPoint([face.leftEye, face.rightEye, face.mouth]);
  return Math.hypot(middle.x - faceCentre.x, middle.y - faceCentre.y) < faceWidth(face) * 0.5;
}

/** Distance of two points in three dimensions, which does not change when the head turns. */
export const distance3d = (one: Point3, other: Point3): number =>
  Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z);

/** How far a head is turned to a side: 0 from the front, some 0.9 from the side. */
export function headTurn({ at }: FaceMesh): number {
  const [left, right] = [at(MESH.leftEdge), at(MESH.rightEdge)];
  return Math.abs(left.z - right.z) / distance3d(left, right);
}

/** Indices of the mesh points that we use, by name. "Left" and "right" as seen in the photo. */
export const MESH = {
  leftEye: { outer: 33, inner: 133, top: 159, bottom: 145 },
  rightEye: { outer: 263, inner: 362, top: 386, bottom: 374 },
  leftEdge: 234,
  rightEdge: 454,
  top: 10,
  chin: 152,
} as const;

/** The detector's face with its points and its size where the mesh has them. */
export function faceOfMesh(face: DetectedFace, { at }: FaceMesh): DetectedFace {
  const eye = ({ outer, inner, top, bottom }: (typeof MESH)['leftEye' | 'rightEye']) =>
    meanPoint([at(outer), at(inner), at(top), at(bottom)]);
  const mouth = meanPoint([at(61), at(291), at(0), at(17)]);
  const [left, right] = [at(MESH.leftEdge), at(MESH.rightEdge)];
  const width = distance3d(left, right) * BOX_TO_MESH;
  const middle = meanPoint([left, right]);
  return {
    score: face.score,
    box: {
      left: middle.x - width / 2,
      right: middle.x + width / 2,
      top: middle.y - width / 2,
      bottom: middle.y + width / 2,
    },
    leftEye: eye(MESH.leftEye),
    rightEye: eye(MESH.rightEye),
    nose: at(4),
    mouth,
    leftEar: left,
    rightEar: right,
  };
}

/** How much wider the detector's box is than the mesh, edge to edge; the measures of hair were made with the box. */
const BOX_TO_MESH = 1.08;

/** The mesh in pixels of a square that is cut out `side` pixels wide. */
export function meshInSquare({ at }: FaceMesh, square: Square, side: number): MeshInSquare {
  return {
    at: (n) => {
      const { x, y } = at(n);
      const { u, v } = toSquare(square, x, y);
      return { x: u * side, y: v * side };
    },
    width: (distance3d(at(MESH.leftEdge), at(MESH.rightEdge)) / square.side) * side,
  };
}
