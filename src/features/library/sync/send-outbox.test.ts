// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { getQueryClient } from '../../../platform/query.ts';
import { libraryKey } from '../api/read-library.ts';
import { sendLibraryChange } from '../api/send-library-change.ts';
import type { PendingChange } from '../reading/library-entry.ts';
import { addRecord, markNoRoom, pendingChanges } from '../reading/record-store.ts';
import { sendOutbox } from './send-outbox.ts';
import { setSyncPrerequisite } from './sync-prerequisites.ts';

/** Generous timeout for a busy machine. */
const PATIENTLY = { timeout: 30_000 };

/** The id of the signed-in member. */
let here: string | null;
vi.mock('../../../platform/supabase.ts', () => ({
  getSupabase: async () => ({
    auth: { getSession: async () => ({ data: { session: here && { user: { id: here } } }, error: null }) },
  }),
}));
vi.mock('../api/send-library-change.ts', async (original) => ({
  ...(await original<typeof import('../api/send-library-change.ts')>()),
  sendLibraryChange: vi.fn(),
}));

const news = (story: string, change: Partial<PendingChange> = {}): PendingChange => ({
  story,
  hero: null,
  reading: 1,
  page: 1,
  pages: 3,
  savedAt: '2026-03-01T10:00:00.000Z',
  ...change,
});

/** An account with room for one book. */
let shelf: string[];

beforeEach(() => {
  localStorage.clear();
  shelf = ['neverland'];
  here = 'zoe';
  vi.mocked(sendLibraryChange).mockImplementation(async (_member, { story, removed }) => {
    if (removed) shelf = shelf.filter((kept) => kept !== story);
    else if (!shelf.includes(story) && shelf.length > 0) throw new ApiProblem('no-room');
    else if (!shelf.includes(story)) shelf.push(story);
  });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
  setSyncPrerequisite(async () => new Set());
});

it('gives the room of a removed book to a waiting one', async () => {
  addRecord('zoe', news('christmas'));
  expect(await sendOutbox('zoe')).toBe('no-room');
  addRecord('zoe', news('neverland', { removed: true }));
  expect(await sendOutbox('zoe')).toBe('all');
  expect(shelf).toEqual(['christmas']);
  expect(pendingChanges('zoe')).toEqual([]);
});

it('sends removals before additions, whichever was first', async () => {
  addRecord('zoe', news('christmas'));
  addRecord('zoe', news('neverland', { removed: true }));
  expect(await sendOutbox('zoe')).toBe('all');
  expect(vi.mocked(sendLibraryChange).mock.calls.map(([, { story }]) => story)).toEqual([
    'neverland',
    'christmas',
  ]);
});

it('sends a child’s books after the child, and holds back those of a child without room', async () => {
  shelf = [];
  const order: string[] = [];
  setSyncPrerequisite(async () => {
    order.push('heroes');
    return new Set(['omar']);
  });
  vi.mocked(sendLibraryChange).mockImplementation(async (_member, { hero }) => {
    order.push(String(hero));
  });
  addRecord('zoe', news('christmas', { hero: 'omar' }));
  addRecord('zoe', news('christmas', { hero: 'mila' }));
  expect(await sendOutbox('zoe')).toBe('waiting');
  expect(order).toEqual(['heroes', 'mila']);
  expect(pendingChanges('zoe').map(({ hero }) => hero)).toEqual(['omar']);
});

it('does not resend what a full plan has refused', async () => {
  addRecord('zoe', news('christmas'));
  markNoRoom('zoe', news('christmas'));
  expect(await sendOutbox('zoe')).toBe('no-room');
  expect(sendLibraryChange).not.toHaveBeenCalled();
});

it('keeps everything while the account is unreachable', async () => {
  vi.mocked(sendLibraryChange).mockRejectedValue(new ApiProblem('unreachable'));
  addRecord('zoe', news('christmas'));
  addRecord('zoe', news('neverland', { page: 3 }));
  expect(await sendOutbox('zoe')).toBe('waiting');
  expect(sendLibraryChange).toHaveBeenCalledTimes(1);
  expect(pendingChanges('zoe')).toHaveLength(2);
});

it('sends nothing to another member who has signed in meanwhile', async () => {
  shelf = [];
  addRecord('zoe', news('christmas'));
  here = 'ben';
  expect(await sendOutbox('zoe')).toBe('waiting');
  here = null;
  expect(await sendOutbox('zoe')).toBe('waiting');
  expect(sendLibraryChange).not.toHaveBeenCalled();
  here = 'zoe';
  expect(await sendOutbox('zoe')).toBe('all');
});

it('retries a failing server by itself with growing delays', async () => {
  vi.useFakeTimers();
  vi.mocked(sendLibraryChange).mockRejectedValue(new ApiProblem('unreachable', { status: 500 }));
  addRecord('zoe', news('neverland', { page: 2 }));
  await sendOutbox('zoe');
  for (const [after, asked] of [
    [5_000, 2],
    [10_000, 3],
    [20_000, 4],
    [40_000, 5],
    [60_000, 6],
    [60_000, 7],
  ] as const) {
    await vi.advanceTimersByTimeAsync(after - 1);
    expect(sendLibraryChange).toHaveBeenCalledTimes(asked - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sendLibraryChange).toHaveBeenCalledTimes(asked);
  }
  vi.mocked(sendLibraryChange).mockResolvedValue();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pendingChanges('zoe')).toEqual([]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sendLibraryChange).toHaveBeenCalledTimes(8);
});

it('discards a fetch that started before the change was acknowledged', async () => {
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
  addRecord('zoe', news('neverland', { removed: true }));
  expect(await sendOutbox('zoe')).toBe('all');
  answerLate();
  await vi.waitFor(() => expect(seen.getCurrentResult().data).toEqual([]), PATIENTLY);
  stop();
  getQueryClient().clear();
});
