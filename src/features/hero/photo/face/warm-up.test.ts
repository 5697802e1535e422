import { describe, expect, it } from 'vitest';
import { scoresOf } from './head-view-fixture.ts';
import { gridMesh } from './mesh-fixture.ts';
import { warmUp } from './warm-up.ts';

/** Networks that count how often each is run, and see no face. */
function countingRuns() {
  const runs = { detect: 0, mask: 0, mesh: 0, view: 0 };
  const side = 256 * 256;
  const detect = async () => {
    runs.detect++;
    return { offsets: new Float32Array(896 * 16), logits: new Float32Array(896).fill(-100) };
  };
  const networks = {
    mask: async () => {
      runs.mask++;
      return new Float32Array(side).fill(1);
    },
    mesh: async () => {
      runs.mesh++;
      return gridMesh(0, 0);
    },
    view: async (heads: readonly unknown[]) => {
      runs.view++;
      return heads.map(() => scoresOf());
    },
  };
  return { runs, detect, networks };
}

describe('warming up', () => {
  it('runs every network, and reads also what only a mesh shows', async () => {
    const { runs, detect, networks } = countingRuns();
    const reading = await warmUp(detect, networks, () => true);
    for (const count of Object.values(runs)) expect(count).toBeGreaterThan(0);
    expect(reading?.details.age).not.toBeNull();
    expect(reading?.details.mouth).not.toBeNull();
  });

  it('ends where the photo is there, and lets it be said in between', async () => {
    const { runs, detect, networks } = countingRuns();
    let isWanted = true;
    setTimeout(() => (isWanted = false));
    await expect(warmUp(detect, networks, () => isWanted)).rejects.toThrow();
    expect(runs.view).toBe(0);
  });

  it('does without mesh and view where they can’t be had', async () => {
    const { runs, detect, networks } = countingRuns();
    await warmUp(detect, { ...networks, mesh: null, view: null }, () => true);
    expect(runs.mask).toBeGreaterThan(0);
  });
});
