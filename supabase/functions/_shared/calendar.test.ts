// @vitest-environment node
import { expect, test } from 'vitest';
import { addMonths } from './calendar.ts';

test.each([
  ['2026-11-21T10:30:00.000Z', 1, '2026-12-21T10:30:00.000Z'],
  ['2026-12-31T23:59:59.999Z', 1, '2027-01-31T23:59:59.999Z'],
  ['2027-01-31T00:00:00.000Z', 1, '2027-02-28T00:00:00.000Z'],
  ['2027-01-31T00:00:00.000Z', 2, '2027-03-31T00:00:00.000Z'],
  ['2027-01-31T00:00:00.000Z', 3, '2027-04-30T00:00:00.000Z'],
  ['2028-01-30T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2026-11-21T10:30:00.000Z', 14, '2028-01-21T10:30:00.000Z'],
])('%s plus %i months is %s', (anchor, months, expected) => {
  expect(addMonths(new Date(anchor), months).toISOString()).toBe(expected);
});
