import { describe, expect, it } from 'vitest';
import { HAIR_COLOURS } from '../../../../illustration/hero/choices.ts';
import { labOfHex } from '../oklab.ts';
import { hairColourOf } from './hair-colour.ts';

const palette = HAIR_COLOURS.map(({ hex }) => labOfHex(hex));
const dark = ['soot', 'blueBlack', 'espresso'];

/** The id found for hair of this lightness and hue, over a skin of this step. */
const found = (lightness: number, a: number, b: number, step: number, other: object = {}) => {
  const seen = { colour: [lightness, a, b] as const, dark: lightness - 0.06, brows: null, ...other };
  return HAIR_COLOURS[hairColourOf(seen, { skinSeen: 0.75, skinIs: 0.75, step }, palette)]?.id;
};

describe('the colour of hair', () => {
  it('finds each colour as it is in plain light, on fair skin', () => {
    for (const [index, { id }] of HAIR_COLOURS.entries()) {
      const [l, a, b] = palette[index] as (typeof palette)[0];
      expect(found(l, a, b, 8, { dark: l }), id).toBe(id);
    }
  });

  it('keeps black hair dark where the sun lies on it, by its own shade and the brows', () => {
    expect(dark).toContain(found(0.41, 0.01, 0.01, 8, { dark: 0.25, brows: 0.24 }));
  });

  it('is the same where the commonest colour jumps from shade to sun and the shaded strands stay', () => {
    const [shade, sun] = [
      found(0.285, 0.011, 0.009, 5, { dark: 0.262 }),
      found(0.39, 0.02, 0.015, 5, { dark: 0.266 }),
    ];
    expect(dark).toContain(shade);
    expect(sun).toBe(shade);
  });

  it('believes pale hair under deep skin only when it shows plainly', () => {
    expect(dark).toContain(found(0.45, 0.02, 0.02, 1));
    expect(['honey', 'flax', 'copper', 'walnut']).toContain(found(0.8, 0.01, 0.085, 2, { dark: 0.72 }));
  });

  it('takes the light away: the same hair in a bright and in a dim photo', () => {
    const one = { colour: [0.4, 0.044, 0.044] as const, dark: 0.36, brows: null };
    const bright = { colour: [0.46, 0.05, 0.05] as const, dark: 0.41, brows: null };
    const at = (seen: typeof one | typeof bright, skinSeen: number) =>
      hairColourOf(seen, { skinSeen, skinIs: 0.75, step: 7 }, palette);
    expect(at(bright, 0.94)).toBe(at(one, 0.75));
  });
});
