import { describe, expect, it } from 'vitest';
import { byteOf, linearOf, type Rgb } from '../oklab.ts';
import { headMap } from './head-map.ts';
import type { MeshInSquare } from './mesh-regions.ts';
import type { Raster } from './raster.ts';
import { meanTold, skinClues, TOLD } from './skin-clues.ts';
import { PLACES, placeColours } from './skin-places.ts';

const SIDE = 128;
const SKIN: Rgb = [linearOf(168), linearOf(112), linearOf(82)];
const HAIR: Rgb = [linearOf(112), linearOf(84), linearOf(70)];

const place = { x: 0.5, y: 0.5 };
const face = {
  leftEye: { x: 0.42, y: 0.5 },
  rightEye: { x: 0.58, y: 0.5 },
  nose: place,
  mouth: { x: 0.5, y: 0.64 },
  leftEar: { x: 0.3, y: 0.5 },
  rightEar: { x: 0.7, y: 0.5 },
};

/** Every point in the middle: patches are there, what needs a ring round it (lips, eyes, brows) is hidden. */
const mesh: MeshInSquare = { at: () => ({ x: SIDE / 2, y: SIDE / 2 }), width: SIDE / 2 };

/** Skin below, hair above the third row of ten; `lamp` multiplies the light, `shows` says where the photo is. */
function look({
  lamp = [1, 1, 1],
  shows = () => true,
}: {
  lamp?: Rgb;
  shows?: (row: number) => boolean;
} = {}) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const row = Math.floor(at / SIDE);
    const colour = row < SIDE * 0.4 ? HAIR : SKIN;
    colour.forEach((light, channel) => {
      data[at * 4 + channel] = byteOf(light * (lamp[channel] ?? 1));
    });
    data[at * 4 + 3] = shows(row) ? 255 : 0;
  }
  const raster: Raster = { width: SIDE, height: SIDE, data };
  return headMap(raster, new Float32Array(SIDE * SIDE).fill(1), face);
}

const told = (map: ReturnType<typeof look>) => {
  const clues = skinClues(map, mesh, map);
  if (!clues) throw new Error('nothing told');
  return (what: (typeof PLACES)[number], how: (typeof TOLD)[number]) =>
    clues.told[PLACES.indexOf(what) * TOLD.length + TOLD.indexOf(how)] ?? Number.NaN;
};

describe('the clues of a skin', () => {
  it('takes the crown from above the forehead and counts what is hidden as skin', () => {
    const map = look();
    const colours = placeColours(map, mesh, map);
    expect(colours?.crown[0]).toBeCloseTo(HAIR[0], 3);
    expect(colours?.skin[0]).toBeCloseTo(SKIN[0], 3);
    expect(colours?.lips).toEqual(colours?.skin);
    expect(colours?.eyeWhite).toEqual(colours?.skin);
  });

  it('takes a crown outside of the photo for dark hair, and tells nothing of a face outside of it', () => {
    const cut = look({ shows: (row) => row > SIDE * 0.4 });
    expect(placeColours(cut, mesh, cut)?.crown[0]).toBeLessThan(SKIN[0] * 0.2);
    const gone = look({ shows: () => false });
    expect(skinClues(gone, mesh, gone)).toBeNull();
  });

  it('tells the same of two places against each other under another lamp', () => {
    const [day, lamplit] = [told(look()), told(look({ lamp: [1.5, 1.2, 0.8] }))];
    for (const how of ['light', 'redToGreen', 'blueToGreen'] as const) {
      expect(lamplit('crown', how) - lamplit('skin', how)).toBeCloseTo(
        day('crown', how) - day('skin', how),
        1,
      );
      expect(lamplit('skin', how)).not.toBeCloseTo(day('skin', how), 1);
    }
  });

  it('tells the mean of several frames', () => {
    const [one, other] = [look(), look({ lamp: [1.4, 1.4, 1.4] })].map((map) => skinClues(map, mesh, map));
    if (!one || !other) throw new Error('nothing told');
    const both = meanTold([one, other]);
    expect(both).toHaveLength(PLACES.length * TOLD.length);
    expect(both[0]).toBeCloseTo(((one.told[0] ?? 0) + (other.told[0] ?? 0)) / 2);
  });
});
