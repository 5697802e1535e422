// @vitest-environment happy-dom
/** Which gestures on a link fetch the next screen's code before the click. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const load = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./routes.tsx', () => ({ routeFor: () => ({ loaded: false, load }) }));
vi.mock('../platform/after-paint.ts', () => ({ afterPaint: (act: () => void) => act() }));

import { fetchAhead, goWhenReady } from './navigation.ts';

beforeEach(() => {
  document.body.innerHTML = '<a href="/explore"><span>Explore</span></a>';
  document.addEventListener('pointerover', fetchAhead);
});
afterEach(() => {
  document.removeEventListener('pointerover', fetchAhead);
  load.mockClear();
});

const pointAt = (pointerType: string) =>
  document
    .querySelector('span')!
    .dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true }));

it('a mouse over a link fetches its screen', () => {
  pointAt('mouse');
  expect(load).toHaveBeenCalledOnce();
});

it('a finger on a link fetches nothing until it taps', async () => {
  pointAt('touch');
  expect(load).not.toHaveBeenCalled();
  const navigate = vi.fn();
  goWhenReady(navigate, '/explore');
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/explore', undefined));
});
