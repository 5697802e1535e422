/**
 * From one found head to colours and silhouette: several squares, each moved a little, are read and their middle answer
 * taken, so that a photo framed a hair's breadth differently is the same child.
 */

import type { Palettes } from '../circle/read-colours.ts';
import { labOfHex } from '../oklab.ts';
import type { PhotoReading } from '../photo-reading.ts';
import { maturityOf } from './age-group.ts';
import { aggregateFrames } from './aggregate-frames.ts';
import { mean } from './averages.ts';
import type { DetectedFace, ImagePoint } from './detector.ts';
import { featuresOf } from './face-features.ts';
import { type FaceMesh, faceOfMesh, findMesh, meshInSquare, type RunMesh } from './face-mesh.ts';
import { headMap } from './head-map.ts';
import { faceInSquare, headSquare } from './head-square.ts';
import {
  type HeadPictures,
  type HeadScores,
  type HeadView,
  headView,
  meanScores,
  type RunHeadView,
} from './head-view.ts';
import { meshColours } from './mesh-colours.ts';
import { VIEW_SIDE } from './network-inputs.ts';
import { photoTroubleOf } from './photo-trouble.ts';
import { mirror, type Pyramid, type Raster, sampleSquare } from './raster.ts';
import { type NearFace, NO_DETAILS, readDetails } from './read-details.ts';
import { type FrameReading, readFrame } from './read-frame.ts';

/** The reading of one head. */
export type HeadReading = PhotoReading;

/** Runs the mask network on a square of `MASK_SIDE` pixels. */
export type RunMask = (picture: Raster) => Promise<Float32Array>;

/** What reads a head: the mask, the mesh, without which the detector's six points must do, and the view of the whole. */
export type HeadNetworks = {
  readonly mask: RunMask;
  readonly mesh: RunMesh | null;
  readonly view: RunHeadView | null;
};

/** Pixels a side a head is read at. */
export const HEAD_SIDE = 256;

/** Zoom of the two crops against the head's square: the face, and the whole head with its hair. */
export const NEAR_TAP = 0.5;
export const WIDE = 0.9;

/** One look at a head, a little beside the others. */
type Frame = ImagePoint & {
  readonly zoom: number;
  /** The view sees the head in a mirror, where it is the same child. */
  readonly mirrored: boolean;
  /** Colours and hair are measured here too, with a mask: two opposite frames tell them as steadily as six. */
  readonly measured: boolean;
};

/** Nudges in face widths, and zooms: the frames whose middle answer counts, to all sides and near and far (decision 206). */
const FRAMES: readonly Frame[] = [
  { x: 0.035, y: 0.03, zoom: 1.04, mirrored: false, measured: true },
  { x: -0.035, y: -0.025, zoom: 0.965, mirrored: true, measured: true },
  { x: 0.025, y: -0.03, zoom: 1.02, mirrored: false, measured: false },
  { x: -0.025, y: 0.03, zoom: 0.98, mirrored: true, measured: false },
  { x: 0.04, y: 0, zoom: 0.95, mirrored: false, measured: false },
  { x: -0.04, y: 0, zoom: 1.055, mirrored: true, measured: false },
];

/** Heads that the view sees at once: more cost no less each, and hold more memory. */
const VIEW_BATCH = 3;

/** The measurements of several frames of one head, before they are combined. */
type HeadObservation = {
  readonly mesh: FaceMesh | null;
  readonly readings: readonly FrameReading[];
  /** Output of the head network, the mean of all frames; null without it. */
  readonly view: HeadView | null;
  /** The face from near; null without a mesh, or where too little skin shows. */
  readonly near: NearFace | null;
};

/** Reads the head of one face; null when its skin can't be seen. */
export async function readHead(
  networks: HeadNetworks,
  pyramid: Pyramid,
  found: DetectedFace,
  palettes: Palettes,
): Promise<HeadReading | null> {
  return toReading(await observeHead(networks, pyramid, found), palettes, found);
}

/** Runs the networks on each frame of a head. */
async function observeHead(
  networks: HeadNetworks,
  pyramid: Pyramid,
  found: DetectedFace,
): Promise<HeadObservation> {
  const mesh = networks.mesh && (await findMesh(networks.mesh, pyramid, found));
  const face = mesh ? faceOfMesh(found, mesh) : found;
  const readings: FrameReading[] = [];
  const heads: HeadPictures[] = [];
  for (const frame of FRAMES) {
    const near = headSquare(face, { x: frame.x / 2, y: frame.y / 2 }, NEAR_TAP * frame.zoom);
    const nearPicture = sampleSquare(pyramid, near, VIEW_SIDE);
    if (frame.measured) {
      const square = headSquare(face, frame, frame.zoom);
      const raster = sampleSquare(pyramid, square, HEAD_SIDE);
      const head = headMap(raster, await networks.mask(raster), faceInSquare(face, square));
      const nearMap = () => headMap(nearPicture, EMPTY_MASK, faceInSquare(face, near), NEAR_TAP * frame.zoom);
      const reading = readFrame(head, mesh && meshColours(nearMap(), meshInSquare(mesh, near, VIEW_SIDE)));
      if (reading) readings.push(reading);
    }
    if (networks.view) {
      const wide = sampleSquare(pyramid, headSquare(face, frame, WIDE * frame.zoom), VIEW_SIDE);
      heads.push(
        frame.mirrored ? { near: mirror(nearPicture), wide: mirror(wide) } : { near: nearPicture, wide },
      );
    }
  }
  const scores: HeadScores[] = [];
  for (let at = 0; networks.view && at < heads.length; at += VIEW_BATCH)
    scores.push(...(await networks.view(heads.slice(at, at + VIEW_BATCH))));
  return {
    mesh,
    readings,
    view: scores.length > 0 ? headView(meanScores(scores)) : null,
    near: mesh && nearFace(pyramid, face, mesh),
  };
}

/** The face from near, for what is small in it: eyes, teeth. */
function nearFace(pyramid: Pyramid, face: DetectedFace, mesh: FaceMesh): NearFace | null {
  const square = headSquare(face, { x: 0, y: 0 }, NEAR_TAP);
  const raster = sampleSquare(pyramid, square, HEAD_SIDE);
  const map = headMap(raster, NO_MASK, faceInSquare(face, square), NEAR_TAP);
  const placed = meshInSquare(mesh, square, HEAD_SIDE);
  const colours = meshColours(map, placed);
  return colours && { map, placed, skin: colours.skin };
}

/** Combines the frames; null when none shows skin. */
function toReading(
  { mesh, readings, view, near }: HeadObservation,
  palettes: Palettes,
  found: DetectedFace,
): HeadReading | null {
  if (readings.length === 0) return null;
  const maturity = mesh && maturityOf(mesh);
  const judged = aggregateFrames(readings, palettes, view, maturity === null || maturity > GROWN);
  const ownLightness = labOfHex(palettes.skin[judged.skin] ?? '#c08b66')[0];
  const glasses = view !== null && view.glasses > 0;
  const browRatios = readings.flatMap(({ browShare }) => browShare ?? []);
  // Against deep skin even strong brows are little darker.
  const brows = browRatios.length > 0 && judged.skin >= 4 ? mean(browRatios) : null;
  return {
    ...judged,
    features: mesh ? featuresOf(mesh, brows) : {},
    details: mesh && near ? readDetails(mesh, near, judged.skin, glasses) : NO_DETAILS,
    glasses,
    trouble: photoTroubleOf(found, mesh, mean(readings.map(({ skin }) => skin[0])) / ownLightness),
  };
}

/** From this maturity on white hair may be grey; a turned head may be anybody's. */
const GROWN = 0.7;

/** The near squares are read without a mask. */
const EMPTY_MASK = new Float32Array(VIEW_SIDE * VIEW_SIDE);
const NO_MASK = new Float32Array(HEAD_SIDE * HEAD_SIDE);
