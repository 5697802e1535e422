// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIncrementalList } from './use-incremental-list.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Callbacks of the active observers; calling one reports its element as visible. */
let near: (() => void)[] = [];
class Watch {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    near.push(() => tell([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {
    near = near.slice(1);
  }
}

function List({ total, list }: { total: number; list?: string }) {
  const { count, end } = useIncrementalList(total, list);
  return (
    <ul>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
        <li key={at} />
      ))}
      {count < total && <li ref={end} aria-hidden />}
    </ul>
  );
}

const drawn = () => screen.queryAllByRole('listitem').length;

it('renders a long list in pages as its end comes near, and then stops observing', () => {
  near = [];
  vi.stubGlobal('IntersectionObserver', Watch);
  render(<List total={60} />);
  expect(drawn()).toBe(24);
  act(() => near[0]?.());
  expect(drawn()).toBe(48);
  act(() => near[0]?.());
  expect(drawn()).toBe(60);
  expect(near).toHaveLength(0);
});

it('starts a new list or order at its first page', () => {
  near = [];
  vi.stubGlobal('IntersectionObserver', Watch);
  const { rerender } = render(<List total={60} list="newest" />);
  act(() => near[0]?.());
  expect(drawn()).toBe(48);
  rerender(<List total={60} list="by title" />);
  expect(drawn()).toBe(24);
});

it('renders everything without IntersectionObserver', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<List total={60} />);
  expect(drawn()).toBe(60);
});
