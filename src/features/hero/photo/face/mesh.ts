/** A second opinion on a found face, from the network that knows 468 points of one. */
import type { FoundFace } from './detector.ts';
import { headFrame } from './head-frame.ts';
import { MESH_SIDE, runMesh } from './networks.ts';
import { cutSquare, type Pyramid } from './raster.ts';

/** The face with a quarter of air round it, as the network was taught. */
const FRAME = { nudge: { x: 0, y: 0.12 }, zoom: 0.47 };

/** Whether a found face is a person's, and no dog's or cat's. */
export async function isPersonsFace(
  network: Parameters<typeof runMesh>[0],
  photo: Pyramid,
  face: FoundFace,
): Promise<boolean> {
  const { presence } = await runMesh(
    network,
    cutSquare(photo, headFrame(face, FRAME.nudge, FRAME.zoom), MESH_SIDE),
  );
  return presence > 0.5;
}
