import { describe, expect, it } from 'vitest';
import { eyeBand } from './eye-band.ts';
import type { RawMesh } from './mesh.ts';

/** Side of the network's picture, and of the layer that is weighed. */
const [PICTURE, SIDE] = [192, 24];

/** Eyes 48 pixels apart, the bridge between them or nearer to one. */
function points(bridge = 96): Float32Array {
  const all = new Float32Array(468 * 3);
  for (const [n, x] of [
    [33, 60],
    [133, 84],
    [362, 108],
    [263, 132],
    [168, bridge],
  ] as const)
    all.set([x, 80, 0], n * 3);
  return all;
}

/** One look whose layer holds one number, told by its place in the picture's pixels. */
const look = (of: (x: number, y: number) => number, at = points()): RawMesh => ({
  points: at,
  presence: 1,
  layers: [
    {
      side: SIDE,
      depth: 1,
      numbers: Float32Array.from({ length: SIDE * SIDE }, (_, n) =>
        of((((n % SIDE) + 0.5) / SIDE) * PICTURE, ((Math.floor(n / SIDE) + 0.5) / SIDE) * PICTURE),
      ),
    },
  ],
});

describe('what the mesh network has seen round the eyes', () => {
  it('is read from brows to cheeks, from the bridge to the temples', () => {
    const down = eyeBand([look((_, y) => y)]);
    expect(down).toHaveLength(24);
    expect(down[0]).toBeCloseTo(80 - 0.4 * 48, 3);
    expect(down[23]).toBeCloseTo(80 + (2.6 / 6) * 48, 3);
    const out = eyeBand([look((x) => Math.abs(x - 96))]).slice(0, 4);
    for (const [at, away] of [0, 16, 32, 48].entries())
      expect(Math.abs((out[at] ?? 0) - away)).toBeLessThan(5);
  });

  it('takes both sides together', () => {
    for (const clue of eyeBand([look((x) => x)])) expect(clue).toBeCloseTo(96, 3);
  });

  it('goes out from the bridge, wherever a turned head has it', () => {
    const [bridge, , , temple] = eyeBand([look((x) => (x < 80 ? 80 - x : 0), points(80))]);
    expect(bridge).toBeLessThan(3);
    // To the left the temple is 2 × 8 pixels away, as the eye is near; at least half of the eyes' distance.
    expect(temple).toBeGreaterThan(8);
    expect(temple).toBeLessThan(17);
  });

  it('is the mean of all looks', () => {
    const [first] = eyeBand([look(() => 1), look(() => 3)]);
    expect(first).toBeCloseTo(2, 5);
  });
});
