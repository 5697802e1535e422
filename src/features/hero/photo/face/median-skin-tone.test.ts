import { expect, it } from 'vitest';
import { medianSkinTone } from './median-skin-tone.ts';

it('chooses the middle of what is likely: doubt between two skins gives what lies between', () => {
  const step = (odds: readonly number[]) => Math.round(medianSkinTone(odds));
  expect(step([0, 0, 0, 1, 0, 0, 0, 0, 0, 0])).toBe(3);
  expect(step([0, 0, 0.3, 0.1, 0.2, 0.1, 0.3, 0, 0, 0])).toBe(4);
  expect(step([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])).toBe(9);
});
