import { describe, expect, it } from 'vitest';
import type { FaceMesh, Point3 } from './face-mesh.ts';
import { meshInSquare } from './face-mesh.ts';
import { headMap } from './head-map.ts';
import { mouthOf } from './mouth.ts';

const SIDE = 200;
const SKIN = [0.7, 0.04, 0.05] as const;

/** A mouth 50 wide in a face 120 wide, so far open and with its corners so far above the lips' middle. */
function faceWith(open: number, lift: number, turn = 0): FaceMesh {
  const points: Record<number, Point3> = {
    61: { x: 75, y: 140 - lift, z: 0 },
    291: { x: 125, y: 140 - lift, z: 0 },
    13: { x: 100, y: 140 - open / 2, z: 0 },
    14: { x: 100, y: 140 + open / 2, z: 0 },
    78: { x: 77, y: 140 - lift, z: 0 },
    308: { x: 123, y: 140 - lift, z: 0 },
    234: { x: 40, y: 100, z: -turn / 2 },
    454: { x: 160, y: 100, z: turn / 2 },
  };
  const upper = [191, 80, 81, 82, 312, 311, 310, 415];
  return {
    presence: 1,
    at: (n) => points[n] ?? { x: 100, y: 140 + (upper.includes(n) ? -open / 2 : open / 2), z: 0 },
  };
}

function mouth(open: number, lift: number, turn = 0, inside = [120, 40, 45]) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).map((_, at) =>
    at % 4 === 3 ? 255 : (inside[at % 4] as number),
  );
  const middle = { x: 0.5, y: 0.4 };
  const face = {
    leftEye: middle,
    rightEye: middle,
    nose: middle,
    mouth: { x: 0.5, y: 0.7 },
    leftEar: middle,
    rightEar: middle,
  };
  const map = headMap({ width: SIDE, height: SIDE, data }, new Float32Array(SIDE * SIDE), face);
  const mesh = faceWith(open, lift, turn);
  return mouthOf(
    mesh,
    map,
    meshInSquare(mesh, { x: SIDE / 2, y: SIDE / 2, side: SIDE, angle: 0 }, SIDE),
    SKIN,
  );
}

describe('a mouth', () => {
  it('laughs wide open, smiles with teeth or with closed lips, or is serious', () => {
    expect(mouth(20, 2)).toBe('laugh');
    expect(mouth(8, 4)).toBe('teeth');
    expect(mouth(1, 4)).toBe('smile');
    expect(mouth(1, 0)).toBe('serious');
  });

  it('shows teeth between parted lips where they are light and pale', () => {
    expect(mouth(8, 0, 0, [235, 232, 226])).toBe('teeth');
    expect(mouth(8, 0, 0, [120, 40, 45])).toBe('serious');
  });

  it('is not told of a head that is turned away', () => {
    expect(mouth(20, 2, 120)).toBeNull();
  });
});
