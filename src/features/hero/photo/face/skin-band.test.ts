import { describe, expect, it } from 'vitest';
import { GLASSES_WEIGHTS } from './glasses-model.ts';
import { bandTold } from './skin-band.ts';
import { BAND_COLUMNS } from './skin-band-weights.ts';
import { TOLD } from './skin-clues.ts';
import { skinOdds } from './skin-model.ts';
import { PLACES } from './skin-places.ts';
import { WEIGHTS } from './skin-weights.ts';

const COLOURS = PLACES.length * TOLD.length;
/** How far a number can move fair skins against deep ones, as logarithms of likelihood. */
function reachOf(index: number): number {
  const [least, most, ...weights] = WEIGHTS[index] ?? [0, 0];
  const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
  return Math.abs(mean(weights.slice(6)) - mean(weights.slice(0, 4))) * (most - least);
}

describe('what the view of the eyes says of a skin', () => {
  it('has a weight for every number round the eyes', () => {
    for (const { weights } of BAND_COLUMNS) expect(weights).toHaveLength(GLASSES_WEIGHTS.length);
  });

  it('moves with what is seen, each column by its weight', () => {
    const nothing = Array.from(GLASSES_WEIGHTS, () => 0);
    const seen = [...nothing].with(7, 1);
    for (const [at, { weights }] of BAND_COLUMNS.entries())
      expect((bandTold(seen)[at] ?? 0) - (bandTold([...nothing])[at] ?? 0)).toBeCloseTo(weights[7] ?? 0, 9);
  });

  it('weighs less than the colours: what they say together it cannot turn over', () => {
    const reach = (from: number, to: number) =>
      WEIGHTS.slice(from, to).reduce((sum, _, at) => sum + reachOf(from + at), 0);
    expect(reach(COLOURS, WEIGHTS.length) * 4).toBeLessThan(reach(0, COLOURS));
  });

  it('counts no more beyond what the photographs had', () => {
    const usual = WEIGHTS.map(([least, most]) => (least + most) / 2);
    for (let index = COLOURS; index < WEIGHTS.length; index++) {
      const far = WEIGHTS[index]?.[1] ?? 0;
      expect(skinOdds(usual.with(index, far + 9), 0)).toEqual(skinOdds(usual.with(index, far), 0));
    }
  });
});
