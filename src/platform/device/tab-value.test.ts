// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { tabValue } from './tab-value.ts';

afterEach(() => vi.useRealTimers());

it('returns a stored value for half an hour, until it is cleared', () => {
  vi.useFakeTimers();
  const story = tabValue('playroom-test');
  expect(story.get()).toBeUndefined();
  story.set('ocean-adventure');
  expect(story.get()).toBe('ocean-adventure');
  expect(story.get()).toBe('ocean-adventure');
  vi.advanceTimersByTime(30 * 60_000);
  expect(story.get()).toBeUndefined();
  story.set('neverland');
  story.clear();
  expect(story.get()).toBeUndefined();
});
