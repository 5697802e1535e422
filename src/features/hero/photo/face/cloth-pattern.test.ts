import { describe, expect, it } from 'vitest';
import { labOf } from '../oklab.ts';
import { clothChanges, clothPatternOf, motifOf } from './cloth-pattern.ts';
import { headMap } from './head-map.ts';

const SIDE = 64;
type Rgb = readonly [number, number, number];
const [NIGHT, CREAM, ROSE, MOSS]: readonly Rgb[] = [
  [68, 89, 122],
  [251, 244, 230],
  [217, 120, 139],
  [80, 150, 60],
];

/** A cloth whose colour is drawn at each place. */
function clothMap(colourAt: (x: number, y: number) => Rgb | undefined) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at++)
    data.set([...(colourAt(at % SIDE, Math.floor(at / SIDE)) ?? [0, 0, 0]), 255], at * 4);
  const p = { x: 0.5, y: 0.5 };
  const face = { leftEye: p, rightEye: p, nose: p, mouth: { x: 0.5, y: 0.7 }, leftEar: p, rightEar: p };
  return headMap({ width: SIDE, height: SIDE, data }, new Float32Array(SIDE * SIDE), face);
}

const ALL = [...Array(SIDE * SIDE).keys()];

function pattern(colourAt: (x: number, y: number) => Rgb | undefined) {
  const changes = clothChanges(clothMap(colourAt), ALL);
  return changes && clothPatternOf(changes);
}

describe('the pattern of cloth', () => {
  it('is plain, also with a fold', () => {
    expect(pattern(() => NIGHT)).toBe('plain');
    expect(pattern((x) => (x < 30 ? NIGHT : [50, 66, 92]))).toBe('plain');
  });

  it('is striped across, and not for the edges of an open jacket', () => {
    expect(pattern((_, y) => (y % 8 < 4 ? NIGHT : CREAM))).toBe('striped');
    expect(pattern((_, y) => (y % 20 < 10 ? NIGHT : CREAM))).toBe('striped');
    expect(pattern((x) => (x > 20 && x < 44 ? CREAM : NIGHT))).toBe('plain');
  });

  it('is checked in one hue and printed in many', () => {
    const grey: Rgb = [150, 150, 148];
    expect(pattern((x, y) => (x % 8 < 4 === y % 8 < 4 ? [60, 60, 60] : grey))).toBe('checked');
    expect(pattern((x, y) => [CREAM, ROSE, MOSS, NIGHT][((x >> 2) * 3 + (y >> 2) * 5) % 4])).toBe('printed');
  });

  it('is not told by few pixels', () => {
    const p = { x: 0.5, y: 0.5 };
    const face = { leftEye: p, rightEye: p, nose: p, mouth: { x: 0.5, y: 0.7 }, leftEar: p, rightEar: p };
    const map = headMap(
      { width: 8, height: 8, data: new Uint8ClampedArray(256) },
      new Float32Array(64),
      face,
    );
    expect(clothChanges(map, [...Array(64).keys()])).toBeNull();
  });
});

it('has the colour of its stripes, not of the white between them', () => {
  const motif = motifOf(
    clothMap((_, y) => (y % 8 < 3 ? NIGHT : CREAM)),
    ALL,
  );
  const [lightness, , b] = labOf(motif ?? [1, 1, 1]);
  expect(lightness).toBeLessThan(0.55);
  expect(b).toBeLessThan(-0.03);
  expect(
    motifOf(
      clothMap(() => CREAM),
      ALL,
    ),
  ).toBeNull();
});
