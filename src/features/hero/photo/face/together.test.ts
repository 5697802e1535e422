import { describe, expect, it } from 'vitest';
import type { HairKind } from './hair-kind.ts';
import { type HeadView, headView } from './head-view.ts';
import { coverTogether, hairTogether, kindTogether, skinTogether } from './together.ts';

const nothing = headView(Array.from({ length: 37 }, () => 0));
const seeing = (change: Partial<HeadView>): HeadView => ({ ...nothing, ...change });
const logsFor = (at: number) => Array.from({ length: 10 }, (_, index) => (index === at ? -0.1 : -5));
const even = Array.from({ length: 10 }, () => 0.1);
const highest = (values: readonly number[]) => values.indexOf(Math.max(...values));

const kind: HairKind = { long: 1, families: { ...nothing.families, bob: 2, tied: 1.5 } };

describe('what is measured and seen together', () => {
  it('is what is measured where there is no view', () => {
    expect(skinTogether(even, null)).toBe(even);
    expect(hairTogether(even, null)).toBe(even);
    expect(coverTogether(-1.3, null)).toBe(-1.3);
    expect(kindTogether(kind, null)).toEqual(kind);
  });

  it('follows the view where the measures leave it open', () => {
    for (const at of [0, 4, 9]) {
      expect(highest(skinTogether(even, seeing({ skin: logsFor(at) })))).toBe(at);
      expect(highest(hairTogether(even, seeing({ hair: logsFor(at) })))).toBe(at);
    }
    const { families } = kindTogether(
      kind,
      seeing({ families: { ...nothing.families, tied: -0.1, bob: -4 } }),
    );
    expect(families.tied).toBeGreaterThan(families.bob);
  });

  it('lets the measures rule out what the view only guesses at', () => {
    const sure = even.map((_, at) => (at === 2 ? 1 : 0));
    expect(highest(skinTogether(sure, seeing({ skin: logsFor(6) })))).toBe(2);
  });

  it('sums to one', () => {
    const sum = skinTogether(even, seeing({ skin: logsFor(3) })).reduce((all, one) => all + one, 0);
    expect(sum).toBeCloseTo(1, 6);
  });

  it('doubts a head more, the more the view sees on it, and never changes the length', () => {
    expect(coverTogether(0, seeing({ covered: 3 }))).toBeGreaterThan(
      coverTogether(0, seeing({ covered: -3 })),
    );
    expect(kindTogether(kind, seeing({})).long).toBe(1);
  });
});
