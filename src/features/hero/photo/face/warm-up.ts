/**
 * What runs for the first time is slow: code is compiled, weights are laid out. So everything that reads a head reads an
 * empty one while a parent still looks for the photo.
 */
import { type DetectedFace, detectFaceNear, type RunDetector } from './detector.ts';
import type { RunMesh } from './face-mesh.ts';
import { pyramidOf } from './raster.ts';
import { type HeadNetworks, type HeadReading, readHead } from './read-head.ts';

/** Pixels a side of the picture that is read. */
const SIDE = 400;
const SKIN = '#c08b66';
const HAIR = '#3a2a20';

/** Something like a face in the middle, below the dark. */
const FACE: DetectedFace = {
  score: 1,
  box: { left: 140, right: 260, top: 140, bottom: 260 },
  leftEye: { x: 175, y: 180 },
  rightEye: { x: 225, y: 180 },
  nose: { x: 200, y: 205 },
  mouth: { x: 200, y: 230 },
  leftEar: { x: 145, y: 190 },
  rightEar: { x: 255, y: 190 },
};

/** Sees a face in everything, so that what reads mouth, eyes and beard runs too: on an empty head a mesh has usual proportions. */
const certain =
  (run: RunMesh): RunMesh =>
  async (picture) => ({ ...(await run(picture)), presence: 1 });

/**
 * Reads the empty head and returns what it found. Before each network it lets others speak, and ends when `isWanted` says no
 * more: it rejects then.
 */
export async function warmUp(
  detect: RunDetector,
  { mask, mesh, view }: HeadNetworks,
  isWanted: () => boolean,
): Promise<HeadReading | null> {
  const stepping =
    <Input, Output>(run: (input: Input) => Promise<Output>) =>
    async (input: Input): Promise<Output> => {
      await new Promise((resolve) => setTimeout(resolve));
      if (!isWanted()) throw new Error('The photo is there.');
      return run(input);
    };
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < data.length; at += 4)
    data.set(at < data.length * 0.4 ? [0x3a, 0x2a, 0x20, 255] : [0xc0, 0x8b, 0x66, 255], at);
  const photo = pyramidOf({ width: SIDE, height: SIDE, data });
  const networks = {
    mask: stepping(mask),
    mesh: mesh && stepping(certain(mesh)),
    view: view && stepping(view),
  };
  await detectFaceNear(stepping(detect), photo, { x: SIDE / 2, y: SIDE / 2 });
  return readHead(networks, photo, FACE, { skin: [SKIN], hair: [HAIR], clothes: [SKIN] });
}
