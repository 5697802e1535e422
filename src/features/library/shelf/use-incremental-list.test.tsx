// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIncrementalList } from './use-incremental-list.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Every watch that stands, by what it says when its element comes near. */
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

it('draws a thousand books in pages, as their end comes near, and then looks no more', () => {
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

it('begins another list, or another order, at its first page', () => {
  near = [];
  vi.stubGlobal('IntersectionObserver', Watch);
  const { rerender } = render(<List total={60} list="newest" />);
  act(() => near[0]?.());
  expect(drawn()).toBe(48);
  rerender(<List total={60} list="by title" />);
  expect(drawn()).toBe(24);
});

it('draws all where nobody can tell what is near', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<List total={60} />);
  expect(drawn()).toBe(60);
});
