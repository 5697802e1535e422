/**
 * What the mesh network has seen on its way to the mesh, from the bridge of the nose to the temples and from the brows to the
 * cheeks. It has to look through glasses and through shadows to find the eyes; `glasses-seen.ts` and `skin-band.ts` weigh it.
 */
import { meanPoint, type Point } from './detector.ts';
import { addPlace, type Layer } from './layer.ts';
import type { RawMesh } from './mesh.ts';
import { MESH_SIDE } from './networks.ts';

/** The layer that is read: fine enough for a rim, far enough in to know an eye. */
const SIDE = 24;

/** Places out from the bridge, in distances between the eyes: the bridge, inside of the eye, outside of it, the temple. */
const ASIDE = [0, 1 / 3, 2 / 3, 1];
/** Places down from the line of the eyes, in the same unit: from the brows to below a rim. */
const BELOW = [-2.4 / 6, -1.4 / 6, -0.4 / 6, 0.6 / 6, 1.6 / 6, 2.6 / 6];

/**
 * What it saw: at each place, row by row, every number of the layer, both sides of the face and all looks as one. `looks`
 * are what the network said of each picture of the face.
 */
export function eyeBand(looks: readonly RawMesh[]): number[] {
  const seen = looks.flatMap(({ points, layers }) => {
    const layer = layers.find(({ side }) => side === SIDE);
    return layer ? [{ points, layer }] : [];
  });
  const depth = seen[0]?.layer.depth ?? 0;
  const band = new Float32Array(BELOW.length * ASIDE.length * depth);
  const share = 1 / (2 * seen.length);
  for (const { points, layer } of seen) {
    placesOf(points, layer).forEach(({ left, right }, at) => {
      const sums = band.subarray(at * depth, (at + 1) * depth);
      for (const { x, y } of [left, right]) addPlace(layer, x, y, share, sums);
    });
  }
  return [...band];
}

/** The places of one look in the layer's grid, on either side of the face. */
function placesOf(points: Float32Array, { side }: Layer): { left: Point; right: Point }[] {
  const at = (n: number): Point => ({ x: points[n * 3] ?? 0, y: points[n * 3 + 1] ?? 0 });
  const [left, right, bridge] = [meanPoint([at(33), at(133)]), meanPoint([at(362), at(263)]), at(168)];
  const apart = Math.hypot(right.x - left.x, right.y - left.y) || 1;
  const along = { x: (right.x - left.x) / apart, y: (right.y - left.y) / apart };
  /** How far out the bridge stands on the line from the left eye to the right: a turned head's is not in the middle. */
  const toLeft = (bridge.x - left.x) * along.x + (bridge.y - left.y) * along.y;
  const middle = { x: left.x + along.x * toLeft, y: left.y + along.y * toLeft };
  const grid = (pixels: number) => (pixels * side) / MESH_SIDE - 0.5;
  const place = (out: number, down: number): Point => ({
    x: grid(middle.x + along.x * out - along.y * down),
    y: grid(middle.y + along.y * out + along.x * down),
  });
  const reach = (toEye: number) => 2 * Math.max(apart / 4, toEye);
  return BELOW.flatMap((below) =>
    ASIDE.map((aside) => ({
      left: place(-aside * reach(toLeft), below * apart),
      right: place(aside * reach(apart - toLeft), below * apart),
    })),
  );
}
