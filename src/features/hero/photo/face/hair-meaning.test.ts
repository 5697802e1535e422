import { describe, expect, it } from 'vitest';
import type { HairMeasures } from './hair.ts';
import { meaningOf } from './hair-meaning.ts';
import { type HeadView, headView } from './head-view.ts';

/** Short brown hair, plainly seen. */
const short: HairMeasures = {
  colour: { rgb: [0.1, 0.06, 0.04], lab: [0.4, 0.03, 0.03] },
  light: 0.4,
  strands: { dark: 0.3, red: 0.03, yellow: 0.03 },
  height: 0.9,
  top: 2,
  hairline: 1.1,
  unevenHairline: 0.22,
  shown: 1,
  besideJaw: [0.05, 0.03],
  belowChin: [0, 0],
  spread: 1.2,
  edge: 0.02,
  busy: 0.11,
  throatSkin: 0.8,
  throatLikeCrown: 0,
  templesUnlike: 0.1,
  crownSpread: 0.11,
};
/** A view that says little of anything but that hair shows, and of a cover that it were a hijab. */
const view: HeadView = { ...headView(Array.from({ length: 37 }, () => 0)), long: -1, hijab: 1, covered: -6 };
const beside = {
  natural: [0.4, 0.03, 0.03],
  skin: 0.75,
  brows: 0.45,
  view,
} as const;
const covered = (by: number) => ({ view: { ...view, covered: by } });
/** A head of which the view says little either way. */
const doubtful = covered(-3.6);
/** One that looks covered or bald to it rather than not. */
const likely = covered(2);
const state = (change: Partial<HairMeasures>, other: Partial<typeof beside> | object = {}) =>
  meaningOf({ ...short, ...change }, { ...beside, ...other }).state;
const length = (change: Partial<HairMeasures>, long: number) =>
  meaningOf({ ...short, ...change }, { ...beside, view: { ...view, long } }).length;

describe('hair that is not there is never given', () => {
  it('gives the hair that is seen', () => {
    expect(state({})).toBe('seen');
  });

  it('asks about a head that looks covered, whatever its colours and edges', () => {
    expect(state({}, covered(0.5))).toBe('unsure');
    expect(state({ light: 0.15 }, covered(-1.8))).toBe('unsure');
  });

  it('asks about a low straight edge where little speaks against a cap', () => {
    for (const light of [0.15, 0.4])
      expect(state({ hairline: 0.7, unevenHairline: 0.09, light }, doubtful)).toBe('unsure');
    expect(state({}, doubtful)).toBe('seen');
  });

  it('gives a blunt fringe that is plainly hair', () => {
    expect(state({ hairline: 0.7, unevenHairline: 0.09 })).toBe('seen');
  });

  it('takes a wavy fringe for hair', () => {
    expect(state({ hairline: 0.6, unevenHairline: 0.28 }, doubtful)).toBe('seen');
  });

  it('asks about a crown paler than skin over dark brows: a pale cap, the sky behind', () => {
    expect(state({ light: 0.8 }, { ...doubtful, brows: 0.35 })).toBe('unsure');
    expect(state({ light: 0.8 }, { ...doubtful, brows: 0.75 })).toBe('seen');
  });

  it('asks about red, green and blue cloth', () => {
    expect(state({}, { ...doubtful, natural: [0.5, -0.08, 0.05] })).toBe('unsure');
    // Green, and a head of hair all the same: it is dyed, or stands under green light.
    expect(state({}, { natural: [0.5, -0.08, 0.05] })).toBe('seen');
  });

  it('sees cloth that hangs smoothly round the throat, and hair that falls there', () => {
    const round = { throatSkin: 0, throatLikeCrown: 0.66, besideJaw: [0.6, 0.5] as const };
    expect(state({ ...round, edge: 0.009, busy: 0.08 }, likely)).toBe('covered');
    // Only where it is plainly the likelier is a scarf drawn before the parent has answered.
    expect(state({ ...round, edge: 0.009, busy: 0.08 }, covered(0.5))).toBe('unsure');
    expect(state({ ...round, edge: 0.009, busy: 0.08 }, { view: { ...likely.view, hijab: -1 } })).toBe(
      'unsure',
    );
    expect(state({ ...round, edge: 0.009, busy: 0.08 }, doubtful)).toBe('unsure');
    // Hair as smooth, over which the view sees no cloth at all.
    expect(state({ ...round, edge: 0.009, busy: 0.08 }, covered(-6))).toBe('seen');
    expect(state({ ...round, edge: 0.026, busy: 0.2 })).toBe('seen');
    expect(state({ ...round, edge: 0.016, busy: 0.1 }, doubtful)).toBe('unsure');
    // A patterned scarf: busy, but its outline is one line.
    expect(state({ ...round, throatLikeCrown: 0.41, edge: 0.013, busy: 0.2 }, doubtful)).toBe('unsure');
  });

  it('takes a dark collar under a shorn head for no cloth: nothing hangs from the head', () => {
    const collar = { throatSkin: 0, throatLikeCrown: 0.9, edge: 0.011, busy: 0.08 };
    expect(state({ ...collar, besideJaw: [0.03, 0.05], belowChin: [0.05, 0.1] })).toBe('seen');
    expect(state({ ...collar, besideJaw: [0.6, 0.5] }, likely)).toBe('covered');
  });

  it('asks about a picture that ends at the forehead', () => {
    expect(state({ shown: 0.3 })).toBe('unsure');
  });

  it('asks about even cloth: high and without a strand, or round the throat with other hair at the temples', () => {
    expect(state({ height: 1.3, busy: 0.04 }, doubtful)).toBe('unsure');
    expect(state({ throatLikeCrown: 0.56, throatSkin: 0.68, templesUnlike: 0.2 }, doubtful)).toBe('unsure');
  });

  it('asks about a hat with the child’s own hair below it, and one drawn down with much above', () => {
    expect(state({ templesUnlike: 0.32 }, doubtful)).toBe('unsure');
    expect(state({ hairline: 0.8, unevenHairline: 0.15, height: 1.5 }, doubtful)).toBe('unsure');
    expect(state({ hairline: 0.8, unevenHairline: 0.15, height: 0.8 }, doubtful)).toBe('seen');
  });

  it('gives a bare head nothing, and shorn hair, darker than the skin, a question', () => {
    expect(state({ height: 0.1, light: 0.7 }, likely)).toBe('bare');
    // Fair, low hair: nobody is drawn bald for it.
    expect(state({ height: 0.1, light: 0.7 }, doubtful)).toBe('unsure');
    expect(state({ height: 0.1, light: 0.7 })).toBe('seen');
    expect(state({ height: 0.1, light: 0.4 }, doubtful)).toBe('unsure');
    expect(state({ height: 0.25, light: 0.4 })).toBe('seen');
  });
});

describe('how full hair is', () => {
  const volume = (change: Partial<HairMeasures>) => meaningOf({ ...short, ...change }, beside).volume;

  it('is told by its height and width', () => {
    expect(volume({ height: 1.5, spread: 1.7 })).toBeGreaterThan(volume({}) + 0.3);
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

describe('a head where the view can’t be had', () => {
  const blind = (change: Partial<HairMeasures>) => meaningOf({ ...short, ...change }, null);

  it('is asked about, whatever its outline', () => {
    expect(blind({}).state).toBe('unsure');
    expect(blind({}).families).toBeUndefined();
  });

  it('has long hair where it falls on both sides, and none for a neighbour or a collar on one', () => {
    expect(blind({ besideJaw: [0.9, 0.5], belowChin: [0.6, 0.4] }).length).toBe('long');
    expect(blind({ besideJaw: [0.9, 0], belowChin: [0.9, 0] }).length).toBe('short');
  });
});
