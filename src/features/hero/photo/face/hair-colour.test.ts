import { describe, expect, it } from 'vitest';
import { PHOTO_HAIR } from '../hair-palette.ts';
import { type Lab, labOfHex } from '../oklab.ts';
import { hairColourOf } from './hair-colour.ts';

const palette = PHOTO_HAIR.map(({ hex }) => labOfHex(hex));
const dark = ['soot', 'blueBlack', 'espresso'];
const tan: Lab = [0.75, 0.04, 0.06];

/** The id found for strands whose darkest tenth is so light, of this hue, over a skin of this step seen and lit so. */
const found = (
  darkest: number,
  red: number,
  yellow: number,
  step: number,
  { brows = null, seen = tan }: { brows?: number | null; seen?: Lab } = {},
) => PHOTO_HAIR[hairColourOf({ dark: darkest, red, yellow }, brows, { seen, is: tan, step }, palette)]?.id;

describe('the colour of hair', () => {
  it('finds each colour as it is in plain light, on fair skin', () => {
    for (const [index, { id }] of PHOTO_HAIR.entries()) {
      const [l, a, b] = palette[index] as Lab;
      expect(found((l - 0.065) / 1.03, a, b, 8), id).toBe(id);
    }
  });

  it('keeps black hair dark where the sun lies on it, by its darkest strands and the brows', () => {
    expect(dark).toContain(found(0.25, 0.01, 0.01, 8, { brows: 0.16 }));
    expect(dark).toContain(found(0.3, 0.012, 0.012, 8, { brows: 0.14 }));
  });

  it('sees blond hair in shade as blond, by its hue', () => {
    for (const darkest of [0.5, 0.56]) expect(['honey', 'walnut']).toContain(found(darkest, 0.022, 0.075, 8));
    expect(['honey', 'flax']).toContain(found(0.62, 0.015, 0.085, 8));
  });

  it('reads light hair with deep skin only when it is unmistakable', () => {
    expect(dark).toContain(found(0.35, 0.02, 0.02, 1));
    expect(['honey', 'flax', 'copper', 'walnut']).toContain(found(0.72, 0.01, 0.085, 2));
  });

  it('reads the same hair colour in a bright and in a warm photo', () => {
    const plain = found(0.36, 0.044, 0.044, 7);
    expect(found(0.39, 0.048, 0.048, 7, { seen: [0.87, 0.046, 0.07] })).toBe(plain);
    expect(found(0.36, 0.05, 0.044, 7, { seen: [0.75, 0.06, 0.06] })).toBe(plain);
  });
});
