/** A face mesh for tests. */
import type { RawMesh } from './face-mesh.ts';
import { MESH_SIDE } from './network-inputs.ts';

/** A grid of points with level eyes and a mouth below; odd looks see it two pixels beside, so that it never comes to rest. */
export function gridMesh(look: number, presence = 1): RawMesh {
  const points = new Float32Array(468 * 3);
  for (let n = 0; n < 468; n++) {
    points[n * 3] = MESH_SIDE * (0.25 + ((n % 26) / 25) * 0.5) + (look % 2) * 2;
    points[n * 3 + 1] = MESH_SIDE * (0.25 + (Math.floor(n / 26) / 17) * 0.5);
  }
  const place = (n: number, x: number, y: number) => points.set([MESH_SIDE * x, MESH_SIDE * y, 0], n * 3);
  place(33, 0.35, 0.4);
  place(263, 0.65, 0.4);
  place(13, 0.5, 0.65);
  place(234, 0.25, 0.5);
  place(454, 0.75, 0.5);
  return { points, presence };
}
