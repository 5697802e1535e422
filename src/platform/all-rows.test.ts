import { expect, it, vi } from 'vitest';
import { allRows, PART } from './all-rows.ts';
import { ApiProblem } from './api-problem.ts';

const table = (rows: number) =>
  vi.fn(async (from: number, to: number) => ({
    data: Array.from({ length: rows }, (_, at) => at).slice(from, to + 1),
    error: null,
    status: 200,
  }));

it.each([0, 1, PART - 1, PART, PART + 1, 3 * PART])('brings all of %i rows, in their order', async (rows) => {
  const ask = table(rows);
  expect(await allRows(ask)).toEqual(Array.from({ length: rows }, (_, at) => at));
  expect(ask).toHaveBeenCalledTimes(Math.floor(rows / PART) + 1);
});

it('brings none when a part of them fails', async () => {
  const first = table(2 * PART);
  const ask = async (from: number, to: number) =>
    from === 0 ? first(from, to) : { data: null, error: { code: '57014' }, status: 500 };
  await expect(allRows(ask)).rejects.toBeInstanceOf(ApiProblem);
});
