import { expect, test } from 'vitest';
import { assignSlots } from './page-slots.ts';

test('fills the slots in order', () => {
  expect(assignSlots([], [4])).toEqual([4]);
  expect(assignSlots([4], [3, 4, 5, 6])).toEqual([4, 3, 5, 6]);
});
test('reuses the slot of a page that left, and moves no other page', () => {
  expect(assignSlots([4, 3, 5, 6], [4, 5, 6, 7])).toEqual([4, 7, 5, 6]);
});
test('leaves a slot empty when no page comes', () => {
  expect(assignSlots([4, 3, 5, 6], [4, 5, 6])).toEqual([4, undefined, 5, 6]);
});
test('adds a slot for a far jump', () => {
  const seats = assignSlots([4, 3, 5, 6], [3, 4, 5, 6, 20]);
  expect(seats).toEqual([4, 3, 5, 6, 20]);
  expect(assignSlots(seats, [19, 20, 21, 22]).toSorted()).toEqual([19, 20, 21, 22, undefined]);
});
