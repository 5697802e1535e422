import { expect, it, vi } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { fetchAllRows, PAGE_SIZE } from './fetch-all-rows.ts';

const table = (rows: number) =>
  vi.fn(async (from: number, to: number) => ({
    data: Array.from({ length: rows }, (_, at) => at).slice(from, to + 1),
    error: null,
    status: 200,
  }));

it.each([0, 1, PAGE_SIZE - 1, PAGE_SIZE, PAGE_SIZE + 1, 3 * PAGE_SIZE])(
  'fetches all %i rows in order',
  async (rows) => {
    const fetchPage = table(rows);
    expect(await fetchAllRows(fetchPage)).toEqual(Array.from({ length: rows }, (_, at) => at));
    expect(fetchPage).toHaveBeenCalledTimes(Math.floor(rows / PAGE_SIZE) + 1);
  },
);

it('rejects when one page of rows fails', async () => {
  const first = table(2 * PAGE_SIZE);
  const fetchPage = async (from: number, to: number) =>
    from === 0 ? first(from, to) : { data: null, error: { code: '57014' }, status: 500 };
  await expect(fetchAllRows(fetchPage)).rejects.toBeInstanceOf(ApiProblem);
});
