// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onVisible } from './on-visible.ts';

let notify: (near: boolean) => void;
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  disconnect.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        notify = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('calls back once for an element that stays visible, and not for one scrolled past', () => {
  const then = vi.fn();
  onVisible(document.body, 200, then);
  notify(true);
  vi.advanceTimersByTime(150);
  notify(false);
  vi.advanceTimersByTime(1000);
  expect(then).not.toHaveBeenCalled();
  notify(true);
  vi.advanceTimersByTime(200);
  expect(then).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it('does not call back after it was stopped', () => {
  const then = vi.fn();
  const stop = onVisible(document.body, 200, then);
  notify(true);
  stop();
  vi.advanceTimersByTime(1000);
  expect(then).not.toHaveBeenCalled();
});
