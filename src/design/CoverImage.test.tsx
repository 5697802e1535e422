// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CoverImage } from './CoverImage.tsx';
import { type PersonalizedCovers, setPersonalizedCovers } from './personalized-covers.ts';

const cover = () => screen.getByRole('img', { name: 'Neverland' }).getAttribute('src');
const drawNeverland = () => render(<CoverImage slug="neverland" alt="Neverland" sizes="180px" />);

/** Covers of a family that are drawn when the test says so, as at the address of the child. */
function coversOf(child: string) {
  const shown = new Map<string, string>();
  const pendingRequests: (() => void)[] = [];
  const covers: PersonalizedCovers = {
    cached: (slug) => shown.get(slug),
    request: (slug, _place, callback) => {
      pendingRequests.push(() => {
        shown.set(slug, `blob:${child}`);
        callback(`blob:${child}`);
      });
      return () => undefined;
    },
  };
  return { covers, draw: () => act(() => pendingRequests.splice(0).forEach((answer) => void answer())) };
}

afterEach(() => {
  cleanup();
  setPersonalizedCovers(null);
});

describe('a story’s cover', () => {
  it('stays blank until the device has said whether it keeps the cover of the family', () => {
    const callback: ((address: string | null) => void)[] = [];
    const isHeld = () => screen.getByRole('img', { name: 'Neverland' }).getAttribute('data-held');
    setPersonalizedCovers({
      cached: () => undefined,
      request: (_slug, _place, tell) => {
        callback.push(tell);
        return () => undefined;
      },
    });
    drawNeverland();
    expect(isHeld()).toBe('look');
    act(() => callback[0]?.(null));
    expect(isHeld(), 'it has to be drawn: everybody’s stands there meanwhile').toBeNull();
    act(() => callback[0]?.('blob:mila'));
    expect(cover()).toBe('blob:mila');
    act(() => setPersonalizedCovers(null));
    expect(isHeld()).toBeNull();
  });

  it("shows the family's own cover at once when it was shown before", () => {
    const { covers, draw } = coversOf('mila');
    setPersonalizedCovers(covers);
    const first = drawNeverland();
    expect(cover()).toBe('/covers/neverland-360.webp');
    draw();
    expect(cover()).toBe('blob:mila');
    first.unmount();
    drawNeverland();
    expect(cover()).toBe('blob:mila');
  });

  it('is redrawn when another child is chosen, and falls back to the baked cover when none is', () => {
    const [mila, tom] = [coversOf('mila'), coversOf('tom')];
    setPersonalizedCovers(mila.covers);
    drawNeverland();
    mila.draw();
    act(() => setPersonalizedCovers(tom.covers));
    tom.draw();
    expect(cover()).toBe('blob:tom');
    act(() => setPersonalizedCovers(null));
    expect(cover()).toBe('/covers/neverland-360.webp');
  });
});
