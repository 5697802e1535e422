/**
 * From the face detector's raw numbers to faces. The network (MediaPipe's BlazeFace) lays 896 anchors over its square
 * picture and says for each how likely a face is there, where its box lies, and where eyes, nose, mouth and ears are.
 * Pure: the caller passes the function that runs the network.
 */
import { type Pyramid, type Raster, type Square, sampleSquare, toPhoto } from './raster.ts';

export type ImagePoint = { readonly x: number; readonly y: number };

/** The middle of some points. */
export function meanPoint(points: readonly ImagePoint[]): ImagePoint {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** A face in photo pixels. "Left" and "right" as seen in the photo. */
export type DetectedFace = {
  /** 0–1. */
  readonly score: number;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly leftEye: ImagePoint;
  readonly rightEye: ImagePoint;
  readonly nose: ImagePoint;
  readonly mouth: ImagePoint;
  readonly leftEar: ImagePoint;
  readonly rightEar: ImagePoint;
};

/** The raw output for one square picture: 16 offsets in pixels and a logit per anchor. */
export type RawFaces = { readonly offsets: Float32Array; readonly logits: Float32Array };

/** Runs the network on one picture of `DETECTOR_SIDE` pixels a side. */
export type RunDetector = (picture: Raster) => Promise<RawFaces>;

/** Pixels a side of the network's picture. */
export const DETECTOR_SIDE = 256;

/** Two anchors in each cell of a 16 × 16 grid, six in each of an 8 × 8 one: their middles, 0–1. */
const ANCHORS: readonly ImagePoint[] = [
  { cells: 16, each: 2 },
  { cells: 8, each: 6 },
].flatMap(({ cells, each }) =>
  Array.from({ length: cells * cells * each }, (_, index) => {
    const cell = Math.floor(index / each);
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
  }),
);

/** Below this a face is not one; a drawing, a dog or a socket scores less. */
const MIN_SCORE = 0.5;

function decode(raw: RawFaces, square: Square, least: number): DetectedFace[] {
  const faces: DetectedFace[] = [];
  ANCHORS.forEach((anchor, index) => {
    const score = 1 / (1 + Math.exp(-(raw.logits[index] ?? -100)));
    if (score < least) return;
    const value = (at: number) => (raw.offsets[index * 16 + at] ?? 0) / DETECTOR_SIDE;
    const place = (at: number) => toPhoto(square, anchor.x + value(at), anchor.y + value(at + 1));
    const middle = place(0);
    const [width, height] = [value(2) * square.side, value(3) * square.side];
    const [one, other, nose, mouth, oneEar, otherEar] = [4, 6, 8, 10, 12, 14].map(place) as [
      ImagePoint,
      ImagePoint,
      ImagePoint,
      ImagePoint,
      ImagePoint,
      ImagePoint,
    ];
    faces.push({
      score,
      box: {
        left: middle.x - width / 2,
        top: middle.y - height / 2,
        right: middle.x + width / 2,
        bottom: middle.y + height / 2,
      },
      leftEye: one,
      rightEye: other,
      nose,
      mouth,
      leftEar: oneEar,
      rightEar: otherEar,
    });
  });
  return faces;
}

type FaceRectangle = DetectedFace['box'];
const areaOf = (box: FaceRectangle) => (box.right - box.left) * (box.bottom - box.top);

/** How much of two boxes is the same: against both together, and against the smaller. */
function overlap({ box: one }: DetectedFace, { box: other }: DetectedFace): { same: number; inside: number } {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return { same: 0, inside: 0 };
  const both = width * height;
  const [area, otherArea] = [areaOf(one), areaOf(other)];
  return { same: both / (area + otherArea - both), inside: both / Math.min(area, otherArea) };
}

/** One face for each heap of overlapping ones: their mean, weighted by how sure each is, which is steadier than the best. */
function mergeOverlapping(faces: readonly DetectedFace[]): DetectedFace[] {
  let remaining = [...faces].sort((one, other) => other.score - one.score);
  const merged: DetectedFace[] = [];
  while (remaining[0]) {
    const best: DetectedFace = remaining[0];
    const heap = remaining.filter((face) => face === best || overlap(best, face).same > 0.45);
    merged.push(meanOf(heap.filter((face) => face.score > best.score * 0.6)));
    // A mouth taken for a face, or a face cut off at a tile's edge, is no second person.
    remaining = remaining.filter((face) => face !== best && overlap(best, face).inside < 0.4);
  }
  return merged;
}

function meanOf(faces: readonly DetectedFace[]): DetectedFace {
  const total = faces.reduce((sum, { score }) => sum + score, 0);
  const mean = (pick: (face: DetectedFace) => number) =>
    faces.reduce((sum, face) => sum + pick(face) * face.score, 0) / total;
  const point = (pick: (face: DetectedFace) => ImagePoint) => ({
    x: mean((face) => pick(face).x),
    y: mean((face) => pick(face).y),
  });
  return {
    score: Math.max(...faces.map(({ score }) => score)),
    box: {
      left: mean(({ box }) => box.left),
      top: mean(({ box }) => box.top),
      right: mean(({ box }) => box.right),
      bottom: mean(({ box }) => box.bottom),
    },
    leftEye: point(({ leftEye }) => leftEye),
    rightEye: point(({ rightEye }) => rightEye),
    nose: point(({ nose }) => nose),
    mouth: point(({ mouth }) => mouth),
    leftEar: point(({ leftEar }) => leftEar),
    rightEar: point(({ rightEar }) => rightEar),
  };
}

/** Width of a face's box in photo pixels. */
export const faceWidth = ({ box }: DetectedFace): number => box.right - box.left;

async function detectIn(run: RunDetector, pyramid: Pyramid, squares: readonly Square[], least = MIN_SCORE) {
  const found: DetectedFace[] = [];
  for (const square of squares) {
    found.push(...decode(await run(sampleSquare(pyramid, square, DETECTOR_SIDE)), square, least));
  }
  return found;
}

/** Whom the photo is of: large, whole, and near the middle counts; a parent leaning in at the edge does not. */
export function prominence(
  { box }: DetectedFace,
  { width, height }: { width: number; height: number },
): number {
  const visibleBox: FaceRectangle = {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(width, box.right),
    bottom: Math.min(height, box.bottom),
  };
  const share = Math.max(0, areaOf(visibleBox)) / areaOf(box);
  const far = Math.hypot((box.left + box.right) / width - 1, (box.top + box.bottom) / height - 1);
  return (box.right - box.left) * share ** 3 * (1 - 0.35 * Math.min(1.4, far));
}

/**
 * Every face in a photo, the one it is of first; empty when there is none. The whole photo is looked at first; when that
 * shows nothing clear of a useful size, nearer and farther: a small face in a wide room, or one that fills the frame.
 */
export async function detectFaces(run: RunDetector, pyramid: Pyramid): Promise<DetectedFace[]> {
  const { width, height } = pyramid[0] as Raster;
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const fullSquare: Square = { x: width / 2, y: height / 2, angle: 0, side: long };
  let found = mergeOverlapping(await detectIn(run, pyramid, [fullSquare]));
  const surest = () => Math.max(0, ...found.map(({ score }) => score));
  const largest = () => Math.max(0, ...found.map(faceWidth));
  if (largest() < long * 0.05) {
    const side = short > long * 0.62 ? long * 0.62 : short;
    const [reachX, reachY] = [Math.max(0, width - side), Math.max(0, height - side)];
    const tiles = [0, 1].flatMap((across) =>
      [0, 1].map((down) => ({
        x: side / 2 + reachX * across,
        y: side / 2 + reachY * down,
        side,
        angle: 0,
      })),
    );
    found = mergeOverlapping([...found, ...(await detectIn(run, pyramid, tiles))]);
  }
  // A face that fills the photo is larger than any the network was shown: give it air.
  if (surest() < 0.85)
    found = mergeOverlapping([
      ...found,
      ...(await detectIn(run, pyramid, [{ ...fullSquare, side: long * 1.7 }])),
    ]);
  // A phone held sideways, a child lying down.
  if (surest() < 0.65) {
    const turned = [-0.6, 0.6, Math.PI / 2, -Math.PI / 2, Math.PI].map((angle) => ({
      ...fullSquare,
      side: long * 1.2,
      angle,
    }));
    found = mergeOverlapping([...found, ...(await detectIn(run, pyramid, turned, 0.65))]);
  }
  return found.sort(
    (one, other) => prominence(other, { width, height }) - prominence(one, { width, height }),
  );
}

/** The face a parent points at: looked for closely and at several sizes, and taken when it is only likely. */
export async function detectFaceNear(
  run: RunDetector,
  pyramid: Pyramid,
  { x, y }: ImagePoint,
): Promise<DetectedFace[]> {
  const { width, height } = pyramid[0] as Raster;
  const short = Math.min(width, height);
  const squares = [1.2, 0.7, 0.4, 0.2].map((share) => ({ x, y, side: short * share, angle: 0 }));
  const found = mergeOverlapping(await detectIn(run, pyramid, squares, 0.15));
  const distanceTo = (face: DetectedFace) =>
    Math.hypot((face.box.left + face.box.right) / 2 - x, (face.box.top + face.box.bottom) / 2 - y) /
    faceWidth(face);
  const near = found.filter((face) => distanceTo(face) < 1).sort((one, other) => other.score - one.score);
  return near.slice(0, 1);
}
