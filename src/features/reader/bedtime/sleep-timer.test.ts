import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SleepTimer } from './sleep-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);

describe('after the minutes are over', () => {
  test('a voice finishes its sentence, then pauses', () => {
    const evening = new SleepTimer();
    evening.choose(10);
    evening.setVoiceState('reading');
    minutes(9.9);
    expect(evening.sentenceEnded()).toBe(false);
    minutes(5);
    expect(evening.getState().night).toBe(false);
    expect(evening.sentenceEnded()).toBe(true);
    expect(evening.getState().night).toBe(true);
  });
  test('the end of a page ends a sentence too', () => {
    const evening = new SleepTimer();
    evening.choose(20);
    evening.setVoiceState('reading');
    expect(evening.pageEnded(false)).toBe(false);
    minutes(20);
    expect(evening.pageEnded(false)).toBe(true);
  });
  test('a reader without a voice finishes the page', () => {
    const evening = new SleepTimer();
    evening.choose(10);
    evening.pageTurned(false);
    minutes(10);
    expect(evening.getState().night).toBe(false);
    evening.pageTurned(false);
    expect(evening.getState().night).toBe(true);
  });
  test('a page that is not turned falls asleep', () => {
    const evening = new SleepTimer();
    evening.choose(30);
    minutes(32.9);
    expect(evening.getState().night).toBe(false);
    minutes(0.2);
    expect(evening.getState().night).toBe(true);
  });
  test('a paused voice is not waited for', () => {
    const evening = new SleepTimer();
    evening.choose(10);
    evening.setVoiceState('paused');
    minutes(10);
    expect(evening.getState().night).toBe(true);
  });
  test('a book that ends earlier asks as usual', () => {
    const evening = new SleepTimer();
    evening.choose(30);
    expect(evening.bookEnded()).toBe(false);
  });
});

describe('at the end of the book', () => {
  test('ignores minutes, and every page but the last', () => {
    const evening = new SleepTimer();
    evening.choose('book');
    minutes(600);
    expect(evening.sentenceEnded()).toBe(false);
    expect(evening.pageEnded(false)).toBe(false);
    expect(evening.pageEnded(true)).toBe(true);
  });
  test('ends after the last page stays open without a voice', () => {
    const evening = new SleepTimer();
    evening.choose('book');
    evening.pageTurned(true);
    evening.pageTurned(false);
    minutes(60);
    expect(evening.getState().night).toBe(false);
    evening.pageTurned(true);
    minutes(3);
    expect(evening.getState().night).toBe(true);
  });
  test('asks nothing after the last page', () => {
    const evening = new SleepTimer();
    evening.choose('book');
    expect(evening.bookEnded()).toBe(true);
    expect(evening.getState().night).toBe(true);
  });
});

test('the timer is off after waking, and a cancelled timer never fires', () => {
  const evening = new SleepTimer();
  const heard = vi.fn();
  const stop = evening.subscribe(heard);
  evening.choose('book');
  evening.bookEnded();
  evening.cancel();
  expect(evening.getState()).toEqual({ bedtime: null, night: false });
  expect(heard).toHaveBeenCalledTimes(3);
  evening.choose(10);
  evening.choose(null);
  minutes(60);
  evening.pageTurned(true);
  expect([evening.sentenceEnded(), evening.bookEnded(), evening.getState().night]).toEqual([
    false,
    false,
    false,
  ]);
  stop();
  evening.choose(20);
  expect(heard).toHaveBeenCalledTimes(5);
});

test('text under the veil keeps the contrast that WCAG asks for', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const veil = /--rd-veil: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/
    .exec(read('bedtime.css'))!
    .slice(1)
    .map(Number);
  const night = /data-contrast="night"\] \{([^}]+)\}/.exec(read('../reader.css'))![1]!;
  const paper = (name: string) => {
    const hex = new RegExp(`${name}: (?:var\\([\\w-]+, )?#(\\w{6})`).exec(night)![1]!;
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  };
  const through = (colour: readonly number[]) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, part, n) => {
      const seen = (colour[n]! * (1 - veil[3]! / 100) + (veil[n]! * veil[3]!) / 100) / 255;
      return sum + part * (seen <= 0.04045 ? seen / 12.92 : ((seen + 0.055) / 1.055) ** 2.4);
    }, 0.05);
  expect(through(paper('--page-ink')) / through(paper('--page'))).toBeGreaterThan(4.5);
});
