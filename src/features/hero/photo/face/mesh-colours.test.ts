import { describe, expect, it } from 'vitest';
import { byteOf, labOf, linearOf, type Rgb } from '../oklab.ts';
import { headMap } from './head-map.ts';
import { meshColours } from './mesh-colours.ts';
import type { MeshInSquare } from './mesh-regions.ts';

const SIDE = 128;
const SKIN: Rgb = [linearOf(168), linearOf(112), linearOf(82)];
const DARK: Rgb = [linearOf(60), linearOf(40), linearOf(32)];

const place = { x: 0.5, y: 0.5 };
const face = {
  leftEye: { x: 0.42, y: 0.5 },
  rightEye: { x: 0.58, y: 0.5 },
  nose: place,
  mouth: { x: 0.5, y: 0.64 },
  leftEar: { x: 0.3, y: 0.5 },
  rightEar: { x: 0.7, y: 0.5 },
};

const LEFT_BROW = [70, 63, 105, 66, 107, 55, 65, 52, 53, 46];

/** Patches of skin in the middle, and one brow, a ring of points round a place above. */
const mesh: MeshInSquare = {
  at: (n) => {
    const on = LEFT_BROW.indexOf(n);
    if (on < 0) return { x: SIDE / 2, y: SIDE / 2 };
    const angle = (on / LEFT_BROW.length) * 2 * Math.PI;
    return { x: SIDE / 2 + 8 * Math.cos(angle), y: SIDE / 4 + 8 * Math.sin(angle) };
  },
  width: SIDE / 2,
};

/** Skin, but dark in the upper third; `shows` says where the photo is. */
function readWith(shows: (row: number) => boolean = () => true) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const row = Math.floor(at / SIDE);
    const colour = row < SIDE / 3 ? DARK : SKIN;
    colour.forEach((light, channel) => {
      data[at * 4 + channel] = byteOf(light);
    });
    data[at * 4 + 3] = shows(row) ? 255 : 0;
  }
  return headMap({ width: SIDE, height: SIDE, data }, new Float32Array(SIDE * SIDE).fill(1), face);
}

describe('colours read at places of the face mesh', () => {
  it('reads skin from its patches, and brows as darker than that skin', () => {
    const colours = meshColours(readWith(), mesh);
    const [skin, dark] = [labOf(SKIN), labOf(DARK)];
    for (const axis of [0, 1, 2] as const) expect(colours?.skin[axis]).toBeCloseTo(skin[axis], 2);
    expect(colours?.brows).toBeCloseTo(dark[0] / skin[0], 2);
  });

  it('tells nothing of a face outside of the photo', () => {
    expect(
      meshColours(
        readWith(() => false),
        mesh,
      ),
    ).toBeNull();
  });
});
