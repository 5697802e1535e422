// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ReadingPlace } from '../../features/library/reading/reading-record.ts';
import { useRecordReading } from './use-record-reading.ts';

afterEach(cleanup);

/** Turns to pages of a book of three, or of another path, and returns what was recorded and what a save takes. */
function read(...places: Partial<ReadingPlace>[]) {
  const turnTo = vi.fn();
  const place = (at: Partial<ReadingPlace>) => ({
    ...{ story: 'neverland', hero: null, page: 1, pages: 3, path: 'cave' },
    ...at,
  });
  const { result, rerender } = renderHook((at: ReadingPlace) => useRecordReading({ turnTo }, at), {
    initialProps: place(places[0]!),
  });
  for (const at of places.slice(1)) rerender(place(at));
  return { recorded: turnTo.mock.calls.map(([{ page }]) => page), saves: result.current() };
}

test('each page is recorded, and a save takes the open one', () => {
  const { recorded, saves } = read({ page: 1 }, { page: 2 }, { page: 1 });
  expect(recorded).toEqual([1, 2, 1]);
  expect(saves.page).toBe(1);
});

test('a book that is leafed back in after its end stays finished, and is saved so', () => {
  const { recorded, saves } = read({ page: 2 }, { page: 3 }, { page: 2 });
  expect(recorded).toEqual([2, 3]);
  expect(saves.page).toBe(3);
});

test('reading again from the first page, or on another path, is a reading of its own', () => {
  const again = read({ page: 3 }, { page: 2 }, { page: 1 }, { page: 2 });
  expect(again.recorded).toEqual([3, 1, 2]);
  expect(again.saves.page).toBe(2);
  const otherWay = read({ page: 3 }, { page: 2 }, { page: 2, path: 'roof' });
  expect(otherWay.recorded).toEqual([3, 2]);
  expect(otherWay.saves).toMatchObject({ page: 2, path: 'roof' });
});
