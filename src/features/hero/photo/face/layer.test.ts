import { describe, expect, it } from 'vitest';
import { addPlace, type Layer } from './layer.ts';

/** Four places of two numbers each. */
const layer: Layer = { side: 2, depth: 2, numbers: Float32Array.from([0, 10, 1, 10, 2, 10, 3, 10]) };

const read = (x: number, y: number, share = 1) => {
  const sums = new Float32Array(2);
  addPlace(layer, x, y, share, sums);
  return [...sums];
};

describe('what a layer holds at a place', () => {
  it('is its own number in the middle of a place, and a mix between places', () => {
    expect(read(1, 0)).toEqual([1, 10]);
    expect(read(0.5, 0.5)).toEqual([1.5, 10]);
    expect(read(0.25, 1)).toEqual([2.25, 10]);
  });

  it('is the border beyond the border', () => {
    expect(read(-3, -1)).toEqual([0, 10]);
    expect(read(7, 0.5)).toEqual([2, 10]);
  });

  it('counts for its share and adds up', () => {
    const sums = new Float32Array(2);
    addPlace(layer, 0, 0, 0.5, sums);
    addPlace(layer, 1, 1, 0.5, sums);
    expect([...sums]).toEqual([1.5, 10]);
  });
});
