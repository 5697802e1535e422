import { expect, test } from 'vitest';
import { bang } from './bang.ts';

const place = { at: [450, 400], size: 66, colour: '#b8432f', depth: 0.9 } as const;

test('cuts a sheet for each letter, with the holes that letters have, along a line that climbs', () => {
  const letters = bang('CHOO', { ...place, climb: 10 });
  expect(letters).toHaveLength(4);
  expect(letters.map(({ holes }) => holes !== undefined)).toEqual([false, false, true, true]);
  const [first, last] = [letters[0]!.at!, letters.at(-1)!.at!];
  expect(last[0] - first[0]).toBeGreaterThan(120);
  expect(last[1]).toBeLessThan(first[1]);
  expect((first[0] + last[0]) / 2).toBeCloseTo(450, -1);
});

test('has the dot of an exclamation mark as a sheet of its own, and is called what it says', () => {
  expect(bang('!', place)).toHaveLength(2);
  expect(bang('WHUMP!', place).filter(({ what }) => what === 'WHUMP')).toHaveLength(1);
});

test('throws on a letter that the kit does not have', () => {
  expect(() => bang('Ы', place)).toThrow('no cut letter “Ы”');
});
