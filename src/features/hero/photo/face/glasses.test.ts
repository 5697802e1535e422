import { describe, expect, it } from 'vitest';
import { GLASSES_SURE, glassesScore } from './glasses.ts';

const sure = (bridge: number, rim: number, arm: number) => glassesScore({ bridge, rim, arm }) > GLASSES_SURE;

describe('what speaks for glasses', () => {
  it('believes a bar with a rim or an arm', () => {
    expect(sure(0.16, 0.12, 0.13)).toBe(true);
    expect(sure(0.25, 0.03, 0.08)).toBe(true);
  });

  it('takes a bar alone for a frown or a shadow', () => {
    expect(sure(0.17, 0.007, 0)).toBe(false);
    expect(sure(0.135, 0.036, 0.007)).toBe(false);
  });

  it('takes a rim and an arm without a bar for lashes and hair', () => {
    expect(sure(0.03, 0.4, 0.2)).toBe(false);
  });

  it('comes and goes gradually', () => {
    for (let step = 0; step < 40; step++) {
      const at = (one: number) => glassesScore({ bridge: 0.02 + one * 0.002, rim: 0.03, arm: 0.03 });
      expect(at(step + 1) - at(step)).toBeLessThan(0.02);
    }
  });
});
