import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ENGINE_TRIES, ENGINE_WAIT_MS, retry } from './retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('tries the engine 50 times, 100 ms apart', () => {
  expect([ENGINE_TRIES, ENGINE_WAIT_MS]).toEqual([50, 100]);
});

test('resolves as soon as a try succeeds', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('engine');
  const answer = retry(load, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(99);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe('engine');
  expect(load).toHaveBeenCalledTimes(2);
});

test('requests nothing for a book closed in the same task', async () => {
  const closed = new AbortController();
  const load = vi.fn().mockResolvedValue('engine');
  const answer = retry(load, closed.signal);
  expect(load).not.toHaveBeenCalled();
  closed.abort();
  await vi.runAllTimersAsync();
  expect(await answer).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

test('resolves to null after the last try', async () => {
  const load = vi.fn().mockRejectedValue(new Error('offline'));
  const answer = retry(load, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(49 * 100);
  expect(await answer).toBeNull();
  expect(load).toHaveBeenCalledTimes(50);
  expect(vi.getTimerCount()).toBe(0);
});

test('stops when the book is closed', async () => {
  const closed = new AbortController();
  const load = vi.fn().mockRejectedValue(new Error('offline'));
  const answer = retry(load, closed.signal);
  await vi.advanceTimersByTimeAsync(250);
  closed.abort();
  await vi.advanceTimersByTimeAsync(100);
  expect(await answer).toBeNull();
  expect(load).toHaveBeenCalledTimes(3);
});
