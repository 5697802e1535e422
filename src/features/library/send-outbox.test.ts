// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../platform/api-problem.ts';
import { getQueryClient } from '../../platform/query.ts';
import { libraryKey } from './api/read-library.ts';
import { sendNews } from './api/send-news.ts';
import { setBeforeSending } from './before-sending.ts';
import { addNews, markNoRoom, outboxOf } from './outbox.ts';
import type { News } from './reading.ts';
import { sendOutbox } from './send-outbox.ts';

vi.mock('./api/send-news.ts', async (original) => ({
  ...(await original<typeof import('./api/send-news.ts')>()),
  sendNews: vi.fn(),
}));

const news = (story: string, change: Partial<News> = {}): News => ({
  story,
  hero: null,
  reading: 1,
  page: 1,
  pages: 3,
  savedAt: '2026-03-01T10:00:00.000Z',
  ...change,
});

/** An account whose shelf takes no more than one book. */
let shelf: string[];

beforeEach(() => {
  localStorage.clear();
  shelf = ['neverland'];
  vi.mocked(sendNews).mockImplementation(async (_member, { story, removed }) => {
    if (removed) shelf = shelf.filter((kept) => kept !== story);
    else if (!shelf.includes(story) && shelf.length > 0) throw new ApiProblem('no-room');
    else if (!shelf.includes(story)) shelf.push(story);
  });
});
afterEach(() => {
  vi.clearAllMocks();
  setBeforeSending(async () => new Set());
});

it('gives the place of a book that leaves to the one that waits for it', async () => {
  addNews('zoe', news('christmas'));
  expect(await sendOutbox('zoe')).toBe('no-room');
  addNews('zoe', news('neverland', { removed: true }));
  expect(await sendOutbox('zoe')).toBe('all');
  expect(shelf).toEqual(['christmas']);
  expect(outboxOf('zoe')).toEqual([]);
});

it('sends the book that leaves before the one that comes, whichever was first', async () => {
  addNews('zoe', news('christmas'));
  addNews('zoe', news('neverland', { removed: true }));
  expect(await sendOutbox('zoe')).toBe('all');
  expect(vi.mocked(sendNews).mock.calls.map(([, { story }]) => story)).toEqual(['neverland', 'christmas']);
});

it('sends what a child has read after the child, and keeps what one read whom the account has no room for', async () => {
  shelf = [];
  const order: string[] = [];
  setBeforeSending(async () => {
    order.push('heroes');
    return new Set(['omar']);
  });
  vi.mocked(sendNews).mockImplementation(async (_member, { hero }) => {
    order.push(String(hero));
  });
  addNews('zoe', news('christmas', { hero: 'omar' }));
  addNews('zoe', news('christmas', { hero: 'mila' }));
  expect(await sendOutbox('zoe')).toBe('waiting');
  expect(order).toEqual(['heroes', 'mila']);
  expect(outboxOf('zoe').map(({ hero }) => hero)).toEqual(['omar']);
});

it('offers a full shelf nothing it has refused', async () => {
  addNews('zoe', news('christmas'));
  markNoRoom('zoe', news('christmas'));
  expect(await sendOutbox('zoe')).toBe('no-room');
  expect(sendNews).not.toHaveBeenCalled();
});

it('keeps everything when the account is out of reach', async () => {
  vi.mocked(sendNews).mockRejectedValue(new ApiProblem('unreachable'));
  addNews('zoe', news('christmas'));
  addNews('zoe', news('neverland', { page: 3 }));
  expect(await sendOutbox('zoe')).toBe('waiting');
  expect(sendNews).toHaveBeenCalledTimes(1);
  expect(outboxOf('zoe')).toHaveLength(2);
});

it('does not believe a reading that was on its way before the account heard', async () => {
  let answerLate = () => {};
  const late = new Promise<string[]>((done) => {
    answerLate = () => done(['neverland']);
  });
  let readings = 0;
  const seen = new QueryObserver(getQueryClient(), {
    queryKey: libraryKey('zoe'),
    queryFn: () => {
      readings += 1;
      return readings === 1 ? late : Promise.resolve(shelf);
    },
  });
  const stop = seen.subscribe(() => undefined);
  addNews('zoe', news('neverland', { removed: true }));
  expect(await sendOutbox('zoe')).toBe('all');
  answerLate();
  await vi.waitFor(() => expect(seen.getCurrentResult().data).toEqual([]));
  stop();
  getQueryClient().clear();
});
