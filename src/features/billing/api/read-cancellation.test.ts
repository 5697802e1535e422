// @vitest-environment node
import { expect, test } from 'vitest';
import { withdrawUntil } from './read-cancellation.ts';

test.each([
  [null, null],
  ['2026-11-14T09:00:01Z', '2026-11-28T09:00:01.000Z'],
  ['2026-11-14T09:00:00Z', null],
  ['2026-11-28T08:00:00.123Z', '2026-12-12T08:00:00.123Z'],
])('paid on %s, the withdrawal period ends on %s', (paid, until) => {
  expect(withdrawUntil(paid, new Date('2026-11-28T09:00:00Z'))).toBe(until);
});
