import { describe, expect, it } from 'vitest';
import { HAIR_COLOURS, SKIN_TONES } from '../../../../illustration/hero/choices.ts';
import { headView } from './head-view.ts';

/** What the network told, with one number of one part raised. */
function toldOf(part: 'skin' | 'cover' | 'hair' | 'length' | 'families' | 'glasses', at: number): number[] {
  const parts = { skin: 10, cover: 6, hair: 10, length: 1, families: 9, glasses: 1 };
  return Object.entries(parts).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, index) => (name === part && index === at ? 3 : 0)),
  );
}

const highest = (values: readonly number[]) => values.indexOf(Math.max(...values));
const all = (logs: readonly number[]) => logs.reduce((sum, log) => sum + Math.exp(log), 0);

describe('headView', () => {
  it('tells every skin, colour and family from its own number', () => {
    for (const at of SKIN_TONES.keys()) expect(highest(headView(toldOf('skin', at)).skin)).toBe(at);
    for (const at of HAIR_COLOURS.keys()) expect(highest(headView(toldOf('hair', at)).hair)).toBe(at);
    const { families } = headView(toldOf('families', 8));
    expect(Object.entries(families).sort(([, one], [, other]) => other - one)[0]?.[0]).toBe('braids');
  });

  it('gives likelihoods that are one together', () => {
    const { skin, hair, families } = headView(toldOf('skin', 2));
    for (const logs of [skin, hair, Object.values(families)]) expect(all(logs)).toBeCloseTo(1, 6);
  });

  it('takes any cover and a bald head for covered, and hair that shows for none', () => {
    const plain = headView(toldOf('length', 0)).covered;
    for (const at of [1, 2, 3, 4, 5])
      expect(headView(toldOf('cover', at)).covered, String(at)).toBeGreaterThan(plain);
    expect(headView(toldOf('cover', 0)).covered).toBeLessThan(plain);
    expect(headView(toldOf('cover', 1)).hijab).toBeGreaterThan(0);
    for (const at of [2, 3, 4, 5]) expect(headView(toldOf('cover', at)).hijab, String(at)).toBeLessThan(0);
  });
});
