/** Measures of a mesh in three dimensions. */
import type { Point3 } from './face-mesh.ts';

/** The middle of some points. */
export function middle3d(points: readonly Point3[]): Point3 {
  const sum = points.reduce((all, { x, y, z }) => ({ x: all.x + x, y: all.y + y, z: all.z + z }), {
    x: 0,
    y: 0,
    z: 0,
  });
  return { x: sum.x / points.length, y: sum.y / points.length, z: sum.z / points.length };
}

/** How high a point stands between chin (0) and the top of the forehead (1). */
export function heightOf(point: Point3, chin: Point3, top: Point3): number {
  const [x, y, z] = [top.x - chin.x, top.y - chin.y, top.z - chin.z];
  const along = (point.x - chin.x) * x + (point.y - chin.y) * y + (point.z - chin.z) * z;
  return along / (x * x + y * y + z * z);
}
