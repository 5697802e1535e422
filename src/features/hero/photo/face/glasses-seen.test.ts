import { describe, expect, it } from 'vitest';
import { eyeBand } from './eye-band.ts';
import { GLASSES_WEIGHTS } from './glasses-model.ts';
import { glassesSeen } from './glasses-seen.ts';

describe('what the mesh network has seen of glasses', () => {
  it('has a weight for every number round the eyes', () => {
    const nothing = eyeBand([
      {
        points: new Float32Array(468 * 3),
        presence: 1,
        layers: [{ side: 24, depth: 64, numbers: new Float32Array(24 * 24 * 64) }],
      },
    ]);
    expect(nothing).toHaveLength(GLASSES_WEIGHTS.length);
    expect(glassesSeen(nothing)).toBeLessThan(0);
  });
});
