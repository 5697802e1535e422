import { expect, test } from 'vitest';
import { ANIMAL_RECORDS } from '../../parts/animals.records.generated.ts';
import { ANIMAL_IDS } from '../format/ids.ts';
import { riderRole } from './rider.ts';

test('a rider sits on the mount’s seat at every facing and scale', () => {
  const left = riderRole({ who: 'turtle', at: [400, 700], scale: 2 });
  const right = riderRole({ who: 'turtle', at: [400, 700], scale: 2, facing: 'right' });
  expect(left.at[0] - 400).toBe(400 - right.at[0]);
  expect(left.at[1]).toBe(right.at[1]);
  const mounts = ANIMAL_IDS.filter((id) => ANIMAL_RECORDS[id].seat);
  expect(mounts.length).toBeGreaterThanOrEqual(10);
  for (const who of mounts) {
    const small = riderRole({ who, at: [0, 0] });
    const large = riderRole({ who, at: [0, 0], scale: 3 });
    expect(large.at[1]).toBeCloseTo(small.at[1] * 3, 6);
    expect(small.at[1], who).toBeLessThan(-150);
  }
});

test('riding an animal without a seat throws', () => {
  expect(() => riderRole({ who: 'snail', at: [0, 0] })).toThrow(/snail/);
});
