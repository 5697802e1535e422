import { describe, expect, it } from 'vitest';
import type { DetectedFace } from './detector.ts';
import { scoresOf } from './head-view-fixture.ts';
import { gridMesh } from './mesh-fixture.ts';
import { MASK_SIDE } from './network-inputs.ts';
import { pyramidOf, type Raster } from './raster.ts';
import { type HeadNetworks, readHead } from './read-head.ts';

const SIDE = 300;

/** A photo of which no two squares are alike: skin that gets lighter to the right and redder downwards. */
const photo = () => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at++)
    data.set([170 + (at % SIDE) / 10, 120 + at / SIDE / 10, 100, 255], at * 4);
  return pyramidOf({ width: SIDE, height: SIDE, data });
};

const face: DetectedFace = {
  score: 1,
  box: { left: 100, right: 200, top: 90, bottom: 190 },
  leftEye: { x: 130, y: 120 },
  rightEye: { x: 170, y: 120 },
  nose: { x: 150, y: 145 },
  mouth: { x: 150, y: 165 },
  leftEar: { x: 105, y: 130 },
  rightEar: { x: 195, y: 130 },
};

/** Networks that remember what they were shown. */
function watchedNetworks() {
  const seen = { mask: [] as Raster[], mesh: [] as Raster[], near: [] as Raster[], wide: [] as Raster[] };
  const networks: HeadNetworks = {
    mask: async (picture) => {
      seen.mask.push(picture);
      return new Float32Array(MASK_SIDE * MASK_SIDE).fill(1);
    },
    mesh: async (picture) => gridMesh(seen.mesh.push(picture)),
    view: async (heads) => {
      seen.near.push(...heads.map(({ near }) => near));
      seen.wide.push(...heads.map(({ wide }) => wide));
      return heads.map(() => scoresOf());
    },
  };
  return { seen, networks };
}

describe('reading a head', () => {
  it('shows no network a picture twice, and none more pictures than its answer needs', async () => {
    const { seen, networks } = watchedNetworks();
    expect(
      await readHead(networks, photo(), face, { skin: ['#c08b66'], hair: [], clothes: [] }),
    ).not.toBeNull();
    const text = new TextDecoder('latin1');
    for (const pictures of Object.values(seen))
      expect(new Set(pictures.map(({ data }) => text.decode(data))).size).toBe(pictures.length);
    expect(seen.mask).toHaveLength(2);
    expect(seen.near).toHaveLength(6);
    expect(seen.wide).toHaveLength(6);
    expect(seen.mesh.length).toBeLessThanOrEqual(14);
  });
});
