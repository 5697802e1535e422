import { describe, expect, it } from 'vitest';
import { TOLD } from './skin-clues.ts';
import { skinOdds, skinStep } from './skin-model.ts';
import { PLACES } from './skin-places.ts';
import { START, WEIGHTS } from './skin-weights.ts';

const middle = WEIGHTS.map(([least, most]) => (least + most) / 2);

describe('the skin model', () => {
  it('has a weight for each skin of everything that is told', () => {
    expect(WEIGHTS).toHaveLength(PLACES.length * TOLD.length);
    for (const [least, most, ...weights] of WEIGHTS) {
      expect(least).toBeLessThan(most);
      expect(weights).toHaveLength(START.length);
    }
    expect(START).toHaveLength(10);
  });

  it('holds all ten likely or not, together surely', () => {
    expect(skinOdds(middle).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  it('lets nothing beyond what the photographs had weigh more', () => {
    WEIGHTS.forEach(([least, most], index) => {
      const beyond = (value: number) => skinOdds(middle.with(index, value));
      expect(beyond(most + 50)).toEqual(beyond(most));
      expect(beyond(least - 50)).toEqual(beyond(least));
      expect(beyond(most)).not.toEqual(beyond(least));
    });
  });

  it('chooses the middle of what is likely: doubt between two skins gives what lies between', () => {
    expect(skinStep([0, 0, 0, 1, 0, 0, 0, 0, 0, 0])).toBe(3);
    expect(skinStep([0, 0, 0.3, 0.1, 0.2, 0.1, 0.3, 0, 0, 0])).toBe(4);
    expect(skinStep([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])).toBe(9);
  });
});
