import { describe, expect, it } from 'vitest';
import { HAIR_COLOURS, SKIN_TONES } from '../../../../illustration/hero/choices.ts';
import { FAMILY_STYLES, HAIR_FAMILIES } from '../../styles-for.ts';
import { headView } from './head-view.ts';

const parts = { skin: 10, cover: 6, hair: 10, length: 1, families: 9, glasses: 1, styles: 27, fringe: 1 };

/** What the network told, with one number of one part raised. */
const toldOf = (part: keyof typeof parts, at: number): number[] =>
  Object.entries(parts).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, index) => (name === part && index === at ? 3 : 0)),
  );

const likeliest = (odds: readonly number[]) => odds.indexOf(Math.max(...odds));
const firstOf = (odds: Readonly<Record<string, number>>) =>
  Object.entries(odds).sort(([, one], [, other]) => other - one)[0]?.[0];
const sum = (odds: readonly number[]) => odds.reduce((all, one) => all + one, 0);

describe('headView', () => {
  it('tells every skin, colour, family and style from its own number', () => {
    for (const at of SKIN_TONES.keys()) expect(likeliest(headView(toldOf('skin', at)).skin)).toBe(at);
    for (const at of HAIR_COLOURS.keys()) expect(likeliest(headView(toldOf('hair', at)).hair)).toBe(at);
    for (const [at, name] of Object.keys(HAIR_FAMILIES).entries())
      expect(firstOf(headView(toldOf('families', at)).families)).toBe(name);
    for (const [at, name] of FAMILY_STYLES.entries())
      expect(firstOf(headView(toldOf('styles', at)).styles)).toBe(name);
    expect(headView(toldOf('length', 0))).toMatchObject({ long: 3, glasses: 0 });
    expect(headView(toldOf('glasses', 0))).toMatchObject({ long: 0, glasses: 3, fringe: 0 });
    expect(headView(toldOf('fringe', 0))).toMatchObject({ long: 0, glasses: 0, fringe: 3 });
  });

  it('gives likelihoods that are one together', () => {
    const { skin, hair, families, styles } = headView(toldOf('skin', 2));
    for (const odds of [skin, hair, Object.values(families), Object.values(styles)])
      expect(sum(odds)).toBeCloseTo(1, 6);
  });

  it('takes any cover and a bald head for covered, and hair that shows for none', () => {
    const plain = headView(toldOf('length', 0)).covered;
    for (const at of [1, 2, 3, 4, 5])
      expect(headView(toldOf('cover', at)).covered, String(at)).toBeGreaterThan(plain);
    expect(headView(toldOf('cover', 0)).covered).toBeLessThan(plain);
    expect(headView(toldOf('cover', 1)).hijab).toBeGreaterThan(0);
    for (const at of [2, 3, 4, 5]) expect(headView(toldOf('cover', at)).hijab, String(at)).toBeLessThan(0);
    expect(headView(toldOf('cover', 5)).bald).toBeGreaterThan(0);
    for (const at of [1, 2, 3, 4]) expect(headView(toldOf('cover', at)).bald, String(at)).toBeLessThan(0);
  });
});
