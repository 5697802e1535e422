import { describe, expect, it } from 'vitest';
import { featuresOf } from './face-features.ts';
import type { FaceMesh, Point3 } from './face-mesh.ts';

/** The points that are measured, on a face 100 wide whose measures are all a child's usual ones. */
const usual: Record<number, Point3> = {
  234: { x: -50, y: 0, z: 0 },
  454: { x: 50, y: 0, z: 0 },
  10: { x: 0, y: -57.7, z: -9.2 },
  152: { x: 0, y: 57, z: 9.2 },
  150: { x: -26.2, y: 45, z: 0 },
  379: { x: 26.2, y: 45, z: 0 },
  33: { x: -33.8, y: -17.2, z: -3 },
  133: { x: -12.8, y: -17.2, z: -3 },
  362: { x: 12.8, y: -17.2, z: -3 },
  263: { x: 33.8, y: -17.2, z: -3 },
  2: { x: 0, y: 10.4, z: 2 },
  129: { x: -15.1, y: 8, z: 0 },
  358: { x: 15.1, y: 8, z: 0 },
  61: { x: -21.25, y: 30, z: 0 },
  291: { x: 21.25, y: 30, z: 0 },
};

const meshOf = (change: Record<number, Partial<Point3>> = {}): FaceMesh => ({
  presence: 1,
  at: (n) => ({ ...(usual[n] as Point3), ...change[n] }),
});

/** The face turned about its upright axis, in radians, and tilted in the picture. */
function turned({ at }: FaceMesh, yaw: number, tilt: number): FaceMesh {
  return {
    presence: 1,
    at: (n) => {
      const { x, y, z } = at(n);
      const [across, deep] = [x * Math.cos(yaw) + z * Math.sin(yaw), z * Math.cos(yaw) - x * Math.sin(yaw)];
      return {
        x: across * Math.cos(tilt) - y * Math.sin(tilt),
        y: across * Math.sin(tilt) + y * Math.cos(tilt),
        z: deep,
      };
    },
  };
}

const largeEyes = { 33: { x: -35.8 }, 263: { x: 35.8 } };

describe('features read from a mesh', () => {
  it('reports no feature for an average face', () => {
    expect(featuresOf(meshOf(), null)).toEqual({});
  });

  it('reports large eyes and a pointed chin, and nothing of a mouth that smiles', () => {
    expect(featuresOf(meshOf(largeEyes), null)).toEqual({ eyeSize: 'more' });
    expect(featuresOf(meshOf({ 150: { x: -23 }, 379: { x: 23 } }), null)).toEqual({ jaw: 'less' });
    expect(featuresOf(meshOf({ 61: { x: -27 }, 291: { x: 27 } }), null)).toEqual({});
  });

  it('tells strong brows from light ones, and nothing where they tell nothing', () => {
    expect(featuresOf(meshOf(), 0.45)).toEqual({ browWeight: 'more' });
    expect(featuresOf(meshOf(), 0.92)).toEqual({ browWeight: 'less' });
    expect(featuresOf(meshOf(), 0.71)).toEqual({});
  });

  it('tells the two that are farthest, never a caricature', () => {
    const features = featuresOf(
      meshOf({ ...largeEyes, 150: { x: -20 }, 379: { x: 20 }, 61: { x: -30 }, 291: { x: 30 } }),
      0.5,
    );
    expect(Object.keys(features)).toHaveLength(2);
    expect(features).toMatchObject({ jaw: 'less' });
  });

  it('gives the same features when a head turns or tilts a little, and none when it looks away', () => {
    expect(featuresOf(turned(meshOf(largeEyes), 0.2, 0.3), null)).toEqual({ eyeSize: 'more' });
    expect(featuresOf(turned(meshOf(largeEyes), 0.7, 0), null)).toEqual({});
  });
});
