import { describe, expect, it } from 'vitest';
import { type HeadView, headView } from './head-view.ts';
import { scoresOf } from './head-view-fixture.ts';
import type { HairMeasures } from './measure-hair.ts';
import { silhouetteOf } from './silhouette.ts';

/** Short brown hair, plainly seen. */
const short: HairMeasures = {
  colour: { rgb: [0.1, 0.06, 0.04], lab: [0.4, 0.03, 0.03] },
  strands: { dark: 0.3, red: 0.03, yellow: 0.03 },
  height: 0.9,
  top: 2,
  hairline: 1.1,
  shown: 1,
  besideJaw: [0.05, 0.03],
  belowChin: [0, 0],
  spread: 1.2,
  edge: 0.02,
  busy: 0.11,
  throatSkin: 0.8,
  sidesCovered: 0,
};
/** Scores of the head network that are near zero except for short hair. */
const view: HeadView = { ...headView(scoresOf()), long: -1, covered: -7 };
const state = (seen: Partial<HeadView>, change: Partial<HairMeasures> = {}) =>
  silhouetteOf({ ...short, ...change }, { ...view, ...seen }).state;
const length = (change: Partial<HairMeasures>, long: number) =>
  silhouetteOf({ ...short, ...change }, { ...view, long }).length;

describe('hair that is not there is never given', () => {
  it('describes visible hair', () => {
    expect(state({})).toBe('seen');
  });

  it('asks about a head that looks covered, and long before that is the likelier', () => {
    for (const covered of [4, 0.5, -1.8, -5.5])
      expect(state({ covered, hijab: -1, bald: -1 })).toBe('unsure');
  });

  it('draws a hijab only where one is far likelier than hair or any other cover', () => {
    expect(state({ covered: 3, hijab: 2, bald: -4 })).toBe('covered');
    expect(state({ covered: 0.5, hijab: 2, bald: -4 })).toBe('unsure');
    for (const hijab of [0.5, -0.5]) expect(state({ covered: 3, hijab, bald: -4 })).toBe('unsure');
  });

  it('draws a bare head only where nothing at all is far likelier than hair', () => {
    expect(state({ covered: 3, hijab: -4, bald: 2 })).toBe('bare');
    expect(state({ covered: 0.5, hijab: -4, bald: 2 })).toBe('unsure');
  });

  it('asks about a picture that ends at the forehead, or shows nothing above it', () => {
    expect(state({}, { shown: 0.3 })).toBe('unsure');
    expect(state({}, { colour: null })).toBe('unsure');
    expect(state({ covered: 3, hijab: 2 }, { shown: 0.3 })).toBe('unsure');
  });
});

describe('the volume of hair', () => {
  const volume = (change: Partial<HairMeasures>) => silhouetteOf({ ...short, ...change }, view).volume;

  it('grows with its height and width', () => {
    expect(volume({ height: 1.5, spread: 1.7 })).toBeGreaterThan(volume({}) + 0.3);
  });
});

describe('a fringe', () => {
  const fringe = (change: Partial<HairMeasures>, seen: HeadView | null) =>
    silhouetteOf({ ...short, ...change }, seen).fringe;

  it('has a fringe when the head network says so, and without the network when the forehead is low', () => {
    expect(fringe({}, { ...view, fringe: 1 })).toBe(true);
    expect(fringe({ hairline: 0.5 }, { ...view, fringe: -1 })).toBe(false);
    expect(fringe({ hairline: 0.5 }, null)).toBe(true);
  });
});

describe('how long hair is', () => {
  it('is long where the view says so, as braids or behind a turned head, and by the outline how far it falls', () => {
    expect(length({}, 1)).toBe('chin');
    expect(length({ besideJaw: [0.9, 0.5], belowChin: [0.6, 0.4] }, 1)).toBe('long');
  });

  it('is short where the view says so: a neighbour or a collar hangs beside the jaw', () => {
    expect(length({ besideJaw: [0.9, 0.5], belowChin: [0.6, 0.4] }, -1)).toBe('short');
  });
});

describe('a head that the network could not read', () => {
  const blind = (change: Partial<HairMeasures>) => silhouetteOf({ ...short, ...change }, null);

  it('is asked about, whatever its outline', () => {
    expect(blind({}).state).toBe('unsure');
    expect(blind({}).families).toBeUndefined();
  });

  it('has long hair where it falls on both sides, and none for a neighbour or a collar on one', () => {
    expect(blind({ besideJaw: [0.9, 0.5], belowChin: [0.6, 0.4] }).length).toBe('long');
    expect(blind({ besideJaw: [0.9, 0], belowChin: [0.9, 0] }).length).toBe('short');
  });
});
