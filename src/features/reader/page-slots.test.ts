import { expect, test } from 'vitest';
import { assignSlots } from './page-slots.ts';

test('pages sit in the order they come', () => {
  expect(assignSlots([], [4])).toEqual([4]);
  expect(assignSlots([4], [3, 4, 5, 6])).toEqual([4, 3, 5, 6]);
});
test('a page that comes takes the place of the one that left, and nobody else moves', () => {
  expect(assignSlots([4, 3, 5, 6], [4, 5, 6, 7])).toEqual([4, 7, 5, 6]);
});
test('a place is left empty where nobody comes', () => {
  expect(assignSlots([4, 3, 5, 6], [4, 5, 6])).toEqual([4, undefined, 5, 6]);
});
test('a far jump brings one more, and all of them find a place', () => {
  const seats = assignSlots([4, 3, 5, 6], [3, 4, 5, 6, 20]);
  expect(seats).toEqual([4, 3, 5, 6, 20]);
  expect(assignSlots(seats, [19, 20, 21, 22]).toSorted()).toEqual([19, 20, 21, 22, undefined]);
});
