import { describe, expect, it } from 'vitest';
import { adjacentStop, currentSlide, edgesOf } from './carousel-stops.ts';

const starts = [0, 282, 564, 846, 1128];

describe('a row with one full slide', () => {
  const rowAt = (scrolled: number) => ({ scrolled, maxScroll: 1128, starts });

  it.each([
    [0, 0],
    [140, 0],
    [281, 1],
    [564.4, 2],
    [1128, 4],
  ])('scrolled to %d stands at slide %d', (scrolled, slide) => {
    expect(currentSlide(rowAt(scrolled))).toBe(slide);
  });

  it.each([
    [0, 1, 282],
    [100, 1, 282],
    [282, 1, 564],
    [281, 1, 564],
    [1128, 1, 1128],
    [1128, -1, 846],
    [300, -1, 282],
    [282, -1, 0],
    [0, -1, 0],
  ] as const)('from %d by %d goes to %d', (scrolled, direction, stop) => {
    expect(adjacentStop(rowAt(scrolled), direction)).toBe(stop);
  });
});

describe('a row that almost fits', () => {
  const rowAt = (scrolled: number) => ({ scrolled, maxScroll: 170, starts });

  it('stops where the last slide is visible', () => {
    expect(adjacentStop(rowAt(0), 1)).toBe(170);
    expect(currentSlide(rowAt(170))).toBe(4);
    expect(adjacentStop(rowAt(170), -1)).toBe(0);
  });
});

describe('edgesOf', () => {
  it.each([
    [0, 500, { atStart: true, atEnd: false }],
    [1.5, 500, { atStart: true, atEnd: false }],
    [250, 500, { atStart: false, atEnd: false }],
    [499.2, 500, { atStart: false, atEnd: true }],
    [0, 0, { atStart: true, atEnd: true }],
  ])('scrolled %d of %d', (scrolled, maxScroll, expected) => {
    expect(edgesOf({ scrolled, maxScroll })).toEqual(expected);
  });

  it('has slide 0 for a row without slides', () => {
    expect(currentSlide({ scrolled: 0, maxScroll: 0, starts: [] })).toBe(0);
  });
});
