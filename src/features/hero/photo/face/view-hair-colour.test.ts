import { describe, expect, it } from 'vitest';
import type { HairColourId } from '../../../../../illustration/figures/hero/look/look-options.ts';
import { PHOTO_HAIR } from '../hair-palette.ts';
import { type SeenHair, viewHairColour } from './view-hair-colour.ts';

const odds = (told: Partial<Record<HairColourId, number>>) => PHOTO_HAIR.map(({ id }) => told[id] ?? 0.001);
const colour = (told: Partial<Record<HairColourId, number>>, change: Partial<SeenHair> = {}) =>
  viewHairColour({
    odds: odds(told),
    strands: { dark: 0.3, red: 0.03, yellow: 0.03 },
    lightness: 0.4,
    redder: 0,
    skin: 8,
    isGrown: false,
    ...change,
  });
const strands = (red: number, yellow = 0.05) => ({ strands: { dark: 0.3, red, yellow } });

describe('the colour of hair that the view tells', () => {
  it('is red where auburn and copper together, and the strands, say so', () => {
    const split = { auburn: 0.12, copper: 0.1, walnut: 0.4, chestnut: 0.25 };
    expect(colour(split, { ...strands(0.05), lightness: 0.5 })).toBe('copper');
    expect(colour(split, { ...strands(0.05), lightness: 0.35 })).toBe('auburn');
    expect(colour(split, strands(0.015))).toBe('walnut');
  });

  it('is not red for a red lamp, or under deep skin', () => {
    const split = { auburn: 0.06, copper: 0.05, walnut: 0.4, chestnut: 0.25 };
    expect(colour(split, strands(0.06))).toBe('auburn');
    expect(colour(split, { ...strands(0.06), redder: 0.15 })).toBe('walnut');
    expect(colour(split, { ...strands(0.06), skin: 2 })).toBe('walnut');
  });

  it('is red where blond and brown share it, and the strands say so', () => {
    const blond = { auburn: 0.04, copper: 0.06, honey: 0.45, walnut: 0.25 };
    expect(colour(blond, { ...strands(0.04, 0.07), lightness: 0.57 })).toBe('copper');
    expect(colour(blond, { ...strands(0.02, 0.05), lightness: 0.57 })).toBe('honey');
  });

  it('is blond where honey and flax together are likelier than brown, on light hair', () => {
    const split = { honey: 0.23, flax: 0.12, walnut: 0.3, chestnut: 0.2 };
    expect(colour(split, { ...strands(0.02, 0.04), lightness: 0.65 })).toBe('honey');
    expect(colour(split, { ...strands(0.02, 0.04), lightness: 0.45 })).toBe('walnut');
  });

  it('is not red for a pink bow or a red hat', () => {
    const split = { auburn: 0.12, copper: 0.1, walnut: 0.4, chestnut: 0.25 };
    expect(colour(split, strands(0.05, 0.03))).toBe('walnut');
    expect(colour(split, { strands: null })).toBe('walnut');
  });

  it('is grey for a grown-up where pale strands and a little white say so', () => {
    const greying = { snow: 0.15, walnut: 0.4, chestnut: 0.2 };
    const pale = { ...strands(0.016, 0.03), lightness: 0.55 };
    expect(colour(greying, { ...pale, isGrown: true })).toBe('silver');
    expect(colour(greying, pale)).toBe('walnut');
    expect(colour(greying, { ...strands(0.02, 0.06), lightness: 0.55, isGrown: true })).toBe('walnut');
  });

  it('is grey or white for a grown-up, and flaxen for a child, where white is told', () => {
    const white = { snow: 0.6, soot: 0.2 };
    expect(colour(white, { isGrown: true, lightness: 0.6 })).toBe('silver');
    expect(colour(white, { isGrown: true, lightness: 0.85 })).toBe('snow');
    expect(colour(white, { lightness: 0.85 })).toBe('flax');
    expect(colour({ snow: 0.2, soot: 0.6 }, { isGrown: true })).toBe('soot');
  });
});
