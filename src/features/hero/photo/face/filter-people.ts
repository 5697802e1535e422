/** Which of the faces that the detector found are people's, and no dog's, drawing's or socket's. */
import type { DetectedFace } from './detector.ts';
import { findMesh, isPersonsFace, type RunMesh } from './face-mesh.ts';
import type { Pyramid } from './raster.ts';

/** From here on the detector alone is believed. */
const CERTAIN_SCORE = 0.87;

/**
 * If there is no other, a face counts that shows its mesh only when it is looked for aslant: from here on by the detector,
 * or where all looks at the mesh see it plainly. What is no face shows one now and then, and then in some looks only.
 */
const LIKELY_SCORE = 0.8;
const CLEAR_PRESENCE = 0.95;

/** Keeps the faces of people, in order. `mesh` returns the network, or null when it is unavailable. */
export async function filterPeople(
  faces: readonly DetectedFace[],
  photo: Pyramid,
  mesh: () => Promise<RunMesh | null>,
): Promise<DetectedFace[]> {
  const people: DetectedFace[] = [];
  for (const face of faces) {
    if (face.score < CERTAIN_SCORE) {
      // A dog's face scores like a child's in bad light. The mesh tells them apart.
      const run = await mesh();
      if (run && !(await isPersonsFace(run, photo, face))) continue;
    }
    people.push(face);
  }
  if (people.length > 0) return people;
  for (const face of faces) {
    const run = await mesh();
    const seen = run && (await findMesh(run, photo, face));
    if (seen && (face.score > LIKELY_SCORE || seen.presence > CLEAR_PRESENCE)) people.push(face);
  }
  return people;
}
