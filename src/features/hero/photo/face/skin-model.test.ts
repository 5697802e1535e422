import { describe, expect, it } from 'vitest';
import { bandTold } from './skin-band.ts';
import { TOLD } from './skin-clues.ts';
import { skinOdds, skinStep } from './skin-model.ts';
import { PLACES } from './skin-places.ts';
import { COVERED, START, WEIGHTS } from './skin-weights.ts';

const middle = WEIGHTS.map(([least, most]) => (least + most) / 2);

describe('the skin model', () => {
  it('has a weight for each skin of everything that is told', () => {
    expect(WEIGHTS).toHaveLength(PLACES.length * TOLD.length + bandTold([]).length);
    for (const [least, most, ...weights] of WEIGHTS) {
      expect(least).toBeLessThan(most);
      expect(weights).toHaveLength(START.length);
    }
    expect(START).toHaveLength(10);
    expect(COVERED).toHaveLength(10);
  });

  it('holds all ten likely or not, together surely', () => {
    expect(skinOdds(middle, 0).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  it('lets nothing beyond what the photographs had weigh more', () => {
    WEIGHTS.forEach(([least, most], index) => {
      const beyond = (value: number) => skinOdds(middle.with(index, value), 0);
      expect(beyond(most + 50)).toEqual(beyond(most));
      expect(beyond(least - 50)).toEqual(beyond(least));
      expect(beyond(most)).not.toEqual(beyond(least));
    });
  });

  it('lets the crown say nothing where it is surely covered, and all else as much as before', () => {
    const crown = PLACES.indexOf('crown') * TOLD.length;
    const pale = WEIGHTS.map(([least, most], index) =>
      index >= crown && index < crown + TOLD.length ? most : (least + most) / 2,
    );
    const [one, other] = [skinOdds(pale, 1), skinOdds(middle, 1)];
    for (const [skin, odds] of one.entries()) expect(odds).toBeCloseTo(other[skin] ?? 0, 9);
    expect(skinOdds(pale, 0)).not.toEqual(skinOdds(middle, 0));
    const skin = middle.with(PLACES.indexOf('skin') * TOLD.length, 0);
    expect(skinOdds(skin, 1)).not.toEqual(skinOdds(middle, 1));
  });

  it('chooses the middle of what is likely: doubt between two skins gives what lies between', () => {
    const step = (odds: readonly number[]) => Math.round(skinStep(odds));
    expect(step([0, 0, 0, 1, 0, 0, 0, 0, 0, 0])).toBe(3);
    expect(step([0, 0, 0.3, 0.1, 0.2, 0.1, 0.3, 0, 0, 0])).toBe(4);
    expect(step([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])).toBe(9);
  });

  it('reads both ends a little further out and the middle where it is, never one skin past another', () => {
    const sure = (skin: number) => skinStep(START.map((_, at) => (at === skin ? 1 : 0)));
    for (const deep of [0, 1, 2, 3]) expect(sure(deep)).toBeCloseTo(deep - 0.15);
    expect(sure(5)).toBe(5);
    for (const fair of [7, 8, 9]) expect(sure(fair)).toBeCloseTo(fair + 0.2);
    const steps = START.map((_, skin) => sure(skin));
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
  });
});
