import { describe, expect, it } from 'vitest';
import { ageGroupOf, maturityOf } from './age-group.ts';
import type { FaceMesh, Point3 } from './face-mesh.ts';

/** A face 100 wide: so high, its nose so long and so wide. */
function face(height: number, noseLength: number, noseWidth: number, turn = 0, gap = 0): FaceMesh {
  const points: Record<number, Point3> = {
    234: { x: -50, y: 0, z: -turn / 2 },
    454: { x: 50, y: 0, z: turn / 2 },
    10: { x: 0, y: -height / 2, z: 0 },
    152: { x: 0, y: height / 2 + gap, z: 0 },
    168: { x: 0, y: 9 - noseLength, z: 0 },
    2: { x: 0, y: 9, z: 0 },
    129: { x: -noseWidth / 2, y: 6, z: 0 },
    358: { x: noseWidth / 2, y: 6, z: 0 },
    13: { x: 0, y: height / 2 - 0.262 * height, z: 0 },
    14: { x: 0, y: height / 2 - 0.262 * height + gap, z: 0 },
    61: { x: -20, y: height / 2 - 0.262 * height, z: 0 },
    291: { x: 20, y: height / 2 - 0.262 * height, z: 0 },
    0: { x: 0, y: height / 2 - 0.262 * height - 6.2, z: 0 },
    17: { x: 0, y: height / 2 - 24.7 + gap, z: 0 },
    33: { x: -34, y: -17, z: 0 },
    133: { x: -12.85, y: -17, z: 0 },
    362: { x: 12.85, y: -17, z: 0 },
    263: { x: 34, y: -17, z: 0 },
    105: { x: -22, y: -33.3, z: 0 },
    334: { x: 22, y: -33.3, z: 0 },
    159: { x: -22, y: -19, z: 0 },
    386: { x: 22, y: -19, z: 0 },
    50: { x: -35.8, y: 8, z: 0 },
    280: { x: 35.8, y: 8, z: 0 },
  };
  return { presence: 1, at: (n) => points[n] as Point3 };
}

describe('the age group of a face', () => {
  it('grows with a longer face and a longer, wider nose', () => {
    const small = maturityOf(face(104, 33, 29)) ?? 9;
    const middle = maturityOf(face(114, 36, 31.5)) ?? 9;
    const large = maturityOf(face(124, 40, 34.5)) ?? -9;
    expect(small).toBeLessThan(middle);
    expect(middle).toBeLessThan(large);
  });

  it('goes from baby to grown-up, and is asked in between', () => {
    expect(ageGroupOf(-0.2)).toEqual({ age: 'baby', isSure: false });
    expect(ageGroupOf(0.1).age).toBe('toddler');
    expect(ageGroupOf(0.3)).toEqual({ age: 'little', isSure: true });
    expect(ageGroupOf(0.6)).toEqual({ age: 'middle', isSure: true });
    expect(ageGroupOf(0.9)).toEqual({ age: 'big', isSure: false });
    expect(ageGroupOf(1.2)).toEqual({ age: 'teen', isSure: false });
    expect(ageGroupOf(1.9)).toEqual({ age: 'grown', isSure: true });
  });

  it('is hardly moved by a laugh, which lowers the chin', () => {
    const calm = maturityOf(face(108, 34, 30)) ?? 9;
    const laughing = maturityOf(face(108, 34, 30, 0, 10)) ?? 9;
    expect(laughing - calm).toBeLessThan(0.5);
    expect(laughing - calm).toBeGreaterThan(0);
  });

  it('is not told of a turned head', () => {
    expect(maturityOf(face(110, 36, 31, 60))).toBeNull();
  });
});
