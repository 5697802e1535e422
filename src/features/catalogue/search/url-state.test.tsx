// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type UrlState, useUrlState } from './url-state.ts';

const read = (params: URLSearchParams) => params.get('story') ?? 'none';
const write = (story: string) => new URLSearchParams(story === 'none' ? {} : { story });

let screen: Root;
let now: UrlState<string>;
/** Callbacks that wait for the next frame. */
let frames: FrameRequestCallback[];

function Shelf() {
  now = useUrlState(read, write);
  return null;
}

/** Runs the pending frame callbacks and timers. */
const paint = () =>
  act(async () => {
    for (const frame of frames.splice(0)) frame(0);
    await vi.runAllTimersAsync();
  });
const back = () =>
  act(async () => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  window.history.replaceState(null, '', '/explore?story=moon');
  screen = createRoot(document.createElement('div'));
  await act(async () => screen.render(<Shelf />));
});
afterEach(async () => {
  await act(async () => screen.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('returns a new value at once, and writes it to the URL after paint', async () => {
  const steps = window.history.length;
  await act(async () => now.push('sun'));
  expect(now.value).toBe('sun');
  expect(window.location.search).toBe('?story=moon');
  await paint();
  expect(window.location.search).toBe('?story=sun');
  expect(window.history.length).toBe(steps + 1);
  expect(now.value).toBe('sun');
});

it('follows the URL back to the earlier value', async () => {
  await act(async () => now.push('sun'));
  await paint();
  await act(async () => window.history.replaceState(null, '', '/explore?story=moon'));
  await back();
  expect(now.value).toBe('moon');
});

it('writes two values of one tick in order, each as a history entry', async () => {
  const steps = window.history.length;
  await act(async () => {
    now.push('sun');
    now.push('none');
  });
  expect(now.value).toBe('none');
  await paint();
  expect(window.location.search).toBe('');
  expect(window.history.length).toBe(steps + 2);
  expect(now.value).toBe('none');
});

it('keeps a value that the browser refuses to write', async () => {
  const pushState = vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  await act(async () => now.push('sun'));
  await paint();
  expect(pushState).toHaveBeenCalled();
  expect(now.value).toBe('sun');
  pushState.mockRestore();
});

it('writes nothing after the screen has unmounted', async () => {
  await act(async () => now.push('sun'));
  await act(async () => screen.render(null));
  window.history.replaceState(null, '', '/library');
  await paint();
  expect(window.location.href).toMatch(/\/library$/);
});
