import { describe, expect, it } from 'vitest';
import type { DetectedFace } from './detector.ts';
import { findMesh, type RunMesh } from './face-mesh.ts';
import { filterPeople } from './filter-people.ts';
import { MESH_SIDE } from './network-inputs.ts';
import { pyramidOf } from './raster.ts';

const photo = pyramidOf({ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(128) });

const face = (score: number): DetectedFace => ({
  score,
  box: { left: 22, top: 22, right: 42, bottom: 42 },
  leftEye: { x: 28, y: 30 },
  rightEye: { x: 36, y: 30 },
  nose: { x: 32, y: 34 },
  mouth: { x: 32, y: 38 },
  leftEar: { x: 22, y: 31 },
  rightEar: { x: 42, y: 31 },
});

/** A network that sees the same face in the middle of every picture, as surely as it is told to, look by look. */
function seeing(presences: readonly number[]): RunMesh {
  let looks = 0;
  const points = new Float32Array(468 * 3);
  for (let n = 0; n < 468; n++) {
    points[n * 3] = MESH_SIDE * (1 / 6 + ((n % 26) / 25) * (2 / 3));
    points[n * 3 + 1] = MESH_SIDE * (1 / 6 + (Math.floor(n / 26) / 17) * (2 / 3));
  }
  // The eyes are level, the second to the right of the first.
  points[263 * 3] = MESH_SIDE - (points[33 * 3] ?? 0);
  points[263 * 3 + 1] = points[33 * 3 + 1] ?? 0;
  return async () => ({ points, presence: presences[looks++] ?? 1 });
}

describe('the mesh of a face', () => {
  it('is searched in tilted and closer crops when the first crop shows none', async () => {
    expect(await findMesh(seeing([0.1]), photo, face(0.9))).not.toBeNull();
    expect(await findMesh(seeing([0.1, 0.1, 0.1]), photo, face(0.9))).not.toBeNull();
    expect(await findMesh(seeing(Array(30).fill(0.1)), photo, face(0.9))).toBeNull();
  });

  it('is looked for besides where the face is not plain in it, and the plainest counts', async () => {
    let looks = 0;
    const runWith = (presences: readonly number[]): RunMesh => {
      const run = seeing(presences);
      looks = 0;
      return (picture) => {
        looks += 1;
        return run(picture);
      };
    };
    expect((await findMesh(runWith([]), photo, face(0.9)))?.presence).toBe(1);
    const firstRuns = looks;
    const faint = Array(firstRuns).fill(0.9);
    // Six glances, each no plainer.
    expect(
      (await findMesh(runWith([...faint, ...Array(6).fill(0.8)]), photo, face(0.9)))?.presence,
    ).toBeCloseTo(0.9);
    expect(looks).toBe(firstRuns + 6);
    // The second glance is.
    expect((await findMesh(runWith([...faint, 0.8]), photo, face(0.9)))?.presence).toBe(1);
    expect(looks).toBe(firstRuns + 2 + firstRuns - 1);
  });

  it('keeps the last look that showed it', async () => {
    const fading = seeing([0.9, ...Array(40).fill(0.1)]);
    expect(
      await findMesh(fading, photo, { ...face(0.9), box: { ...face(0.9).box, right: 50 } }),
    ).not.toBeNull();
  });
});

describe('which faces are people’s', () => {
  const people = (scores: readonly number[], presences: readonly number[]) =>
    filterPeople(scores.map(face), photo, async () => seeing(presences));

  it('tries likely faces again when no other is found', async () => {
    expect(await people([0.85], [0.1, 0.1])).toHaveLength(1);
    expect(await people([0.75], [0.1, 0.1, ...Array(30).fill(0.9)])).toHaveLength(0);
    expect(await people([0.85], Array(30).fill(0.1))).toHaveLength(0);
  });

  it('takes an unlikely one where every look at its mesh shows it plainly', async () => {
    expect(await people([0.6], [0.1, 0.1])).toHaveLength(1);
  });

  it('does not where there is one', async () => {
    const found = await people([0.9, 0.85], [0.1, 0.9]);
    expect(found.map(({ score }) => score)).toEqual([0.9]);
  });

  it('believes the first look at an unlikely one, and the detector where there is no mesh', async () => {
    expect(await people([0.6], [0.9])).toHaveLength(1);
    expect(await filterPeople([face(0.6)], photo, async () => null)).toHaveLength(1);
  });
});
