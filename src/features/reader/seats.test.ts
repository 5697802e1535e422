import { expect, test } from 'vitest';
import { seated } from './seats.ts';

test('pages sit in the order they come', () => {
  expect(seated([], [4])).toEqual([4]);
  expect(seated([4], [3, 4, 5, 6])).toEqual([4, 3, 5, 6]);
});
test('a page that comes takes the place of the one that left, and nobody else moves', () => {
  expect(seated([4, 3, 5, 6], [4, 5, 6, 7])).toEqual([4, 7, 5, 6]);
});
test('a place is left empty where nobody comes', () => {
  expect(seated([4, 3, 5, 6], [4, 5, 6])).toEqual([4, undefined, 5, 6]);
});
test('a far jump brings one more, and all of them find a place', () => {
  const seats = seated([4, 3, 5, 6], [3, 4, 5, 6, 20]);
  expect(seats).toEqual([4, 3, 5, 6, 20]);
  expect(seated(seats, [19, 20, 21, 22]).toSorted()).toEqual([19, 20, 21, 22, undefined]);
});
