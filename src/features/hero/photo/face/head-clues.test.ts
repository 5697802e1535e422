import { describe, expect, it } from 'vitest';
import { coverScore } from './cover.ts';
import { COVER_WEIGHTS } from './cover-model.ts';
import { headClues } from './head-clues.ts';
import { type HeadMap, headMap } from './head-map.ts';
import { headView } from './head-view.ts';
import type { Layer } from './layer.ts';

const SIDE = 256;

/** A grey square with a person all over it, the eyes in the usual place. */
function head(person = 1): HeadMap {
  const raster = { width: SIDE, height: SIDE, data: new Uint8ClampedArray(SIDE * SIDE * 4).fill(128) };
  const at = (x: number, y: number) => ({ x, y });
  return headMap(raster, new Float32Array(SIDE * SIDE).fill(person), {
    leftEye: at(0.43, 0.42),
    rightEye: at(0.57, 0.42),
    nose: at(0.5, 0.5),
    mouth: at(0.5, 0.55),
    leftEar: at(0.36, 0.45),
    rightEar: at(0.64, 0.45),
  });
}

/** A layer whose one number is told by its place, 0–1 both ways. */
const layer = (side: number, of: (x: number, y: number) => number): Layer => ({
  side,
  depth: 1,
  numbers: Float32Array.from({ length: side * side }, (_, at) =>
    of(((at % side) + 0.5) / side, (Math.floor(at / side) + 0.5) / side),
  ),
});

/** The layer's mean over crown, forehead, temples, beside the jaw, throat. */
const means = (one: Layer, map = head()): number[] => {
  const clues = headClues(map, [one]);
  const each = clues.length / 5;
  return [0, 1, 2, 3, 4].map((region) => clues[region * each] ?? Number.NaN);
};

describe('what tells a covered head', () => {
  it('reads each layer where crown, forehead, temples, jaw and throat are', () => {
    const [crown, forehead, temples, jaw, throat] = means(layer(32, (_, y) => y)) as [number, ...number[]];
    for (const [higher, lower] of [
      [crown, forehead],
      [forehead, temples],
      [temples, jaw],
      [jaw, throat],
    ])
      expect(higher).toBeLessThan(lower ?? 0);
  });

  it('means the same by a coarse layer as by a fine one', () => {
    const slope = (x: number, y: number) => Math.abs(x - 0.5) + 2 * y;
    const fine = means(layer(64, slope));
    for (const side of [16, 32])
      for (const [region, mean] of means(layer(side, slope)).entries())
        expect(mean).toBeCloseTo(fine[region] ?? 0, 1);
  });

  it('takes what is seen above the eyes for a place that is nobody', () => {
    const nobody = means(
      layer(32, () => 1),
      head(0),
    );
    expect(nobody.every((mean) => Math.abs(mean - 1) < 1e-5)).toBe(true);
  });

  it('has a weight for every clue of the network', () => {
    const layers = [
      { side: 16, depth: 128 },
      { side: 16, depth: 32 },
      { side: 32, depth: 24 },
      { side: 64, depth: 16 },
      { side: 64, depth: 16 },
    ].map(({ side, depth }) => ({ side, depth, numbers: new Float32Array(side * side * depth) }));
    const clues = headClues(head(), layers);
    expect(clues).toHaveLength(COVER_WEIGHTS.length);
    expect(Number.isFinite(coverScore(clues, headView(Array.from({ length: 37 }, () => 0))))).toBe(true);
  });
});
