import { describe, expect, it } from 'vitest';
import { coverKindOf } from './cover-kind.ts';
import { headView } from './head-view.ts';
import { scoresOf } from './head-view-fixture.ts';
import type { HairMeasures } from './measure-hair.ts';

const DOUBT = -5.75;
const natural: HairMeasures = {
  colour: { rgb: [0.1, 0.06, 0.04], lab: [0.4, 0.02, 0.03] },
  strands: { dark: 0.3, red: 0.02, yellow: 0.03 },
  height: 0.9,
  top: 1.8,
  hairline: 1.1,
  shown: 1,
  besideJaw: [0, 0],
  belowChin: [0, 0],
  spread: 1.3,
  edge: 0.02,
  busy: 0.1,
  throatSkin: 1,
  sidesCovered: 0,
};
const kind = (cover: string, covered: number, change: Partial<HairMeasures> = {}) =>
  coverKindOf(
    { ...natural, ...change },
    { ...headView(scoresOf({ [`cover/${cover}`]: 4 })), covered },
    DOUBT,
  );

describe('what is drawn on a head that may be covered', () => {
  it('is the kind that the view tells', () => {
    for (const cover of ['hijab', 'hood', 'bald', 'cap']) expect(kind(cover, 2)).toBe(cover);
    expect(kind('scarf', 2)).toBe('headscarf');
  });

  it('is a turban where a scarf stands high, a brimmed hat where it is wide, a woolly one where it hides the temples', () => {
    expect(kind('scarf', 2, { top: 2.4 })).toBe('turban');
    expect(kind('cap', 2, { spread: 2 })).toBe('brimmed');
    expect(kind('cap', 2, { sidesCovered: 0.4 })).toBe('beanie');
  });

  it('is a woolly hat with ears where the hat is higher than wide', () => {
    expect(kind('cap', 2, { spread: 2, top: 3.2, sidesCovered: 0.4 })).toBe('beanie');
  });

  it('is a scarf that falls beside the face, or under which hair shows, however high it stands', () => {
    expect(kind('scarf', 2, { top: 2.4, spread: 1.9 })).toBe('headscarf');
    expect(kind('scarf', -2, { top: 2.4 })).toBe('headscarf');
  });

  it('is a scarf where a hat is told hardly more surely', () => {
    const told = headView(scoresOf({ 'cover/cap': 3.4, 'cover/scarf': 2.8 }));
    expect(coverKindOf(natural, { ...told, covered: 8 }, DOUBT)).toBe('headscarf');
    expect(
      coverKindOf(
        natural,
        { ...headView(scoresOf({ 'cover/cap': 3.4, 'cover/scarf': 1 })), covered: 8 },
        DOUBT,
      ),
    ).toBe('cap');
  });

  it('is hair for a headband that looks a little like a hat, and a scarf sooner', () => {
    expect(kind('cap', -2.5)).toBeNull();
    expect(kind('scarf', -2.5)).toBe('headscarf');
  });

  it('is hair where a cover is only possible', () => {
    expect(kind('cap', -4)).toBeNull();
    expect(kind('cap', -8)).toBeNull();
  });

  it('is a cover also where it is only possible, of a colour that hair hardly has', () => {
    const blue = { colour: { rgb: [0.1, 0.1, 0.4], lab: [0.45, -0.02, -0.12] } } as const;
    expect(kind('cap', -4, blue)).toBe('cap');
    expect(kind('cap', -6, blue)).toBeNull();
    const blueShade = { colour: { rgb: [0.02, 0.02, 0.1], lab: [0.3, -0.02, -0.12] } } as const;
    expect(kind('cap', -4, blueShade)).toBeNull();
  });
});
