import { describe, expect, it } from 'vitest';
import { SKIN_TONES } from '../../../../../illustration/figures/hero/look/look-options.ts';
import { FAMILY_STYLES, HAIR_FAMILIES } from '../../hair-families.ts';
import { PHOTO_HAIR } from '../hair-palette.ts';
import { headView, meanScores } from './head-view.ts';
import { scoreNames, scoresOf } from './head-view-fixture.ts';

const likeliest = (odds: readonly number[]) => odds.indexOf(Math.max(...odds));
const firstOf = (odds: Readonly<Record<string, number>>) =>
  Object.entries(odds).sort(([, one], [, other]) => other - one)[0]?.[0];
const sum = (odds: readonly number[]) => odds.reduce((all, one) => all + one, 0);

describe('headView', () => {
  it('tells every skin, colour, family and style by the name it has in the network’s file', () => {
    for (const [at, { id }] of SKIN_TONES.entries())
      expect(likeliest(headView(scoresOf({ [`skin/${id}`]: 3 })).skin)).toBe(at);
    for (const [at, { id }] of PHOTO_HAIR.entries())
      expect(likeliest(headView(scoresOf({ [`hair/${id}`]: 3 })).hair)).toBe(at);
    for (const name of Object.keys(HAIR_FAMILIES))
      expect(firstOf(headView(scoresOf({ [`families/${name}`]: 6 })).families)).toBe(name);
    for (const name of FAMILY_STYLES)
      expect(firstOf(headView(scoresOf({ [`styles/${name}`]: 4 })).styles)).toBe(name);
    for (const name of ['long', 'glasses', 'fringe'])
      expect(headView(scoresOf({ [name]: 3 }))).toMatchObject({ long: 0, glasses: 0, fringe: 0, [name]: 3 });
  });

  it('means the same in whatever order the network tells', () => {
    const told = [...scoresOf({ 'families/bob': 2, 'skin/s3': 1, 'cover/scarf': 1 })];
    expect(headView(new Map(told.reverse()))).toEqual(headView(new Map(told.reverse())));
  });

  it('names a thing that the network’s file does not tell', () => {
    expect(scoreNames).toHaveLength(new Set(scoreNames).size);
    const told = new Map(scoresOf());
    told.delete('families/bob');
    expect(() => headView(told)).toThrow('families/bob');
  });

  it('gives likelihoods that are one together', () => {
    const { skin, hair, families, styles } = headView(scoresOf({ 'skin/s2': 3 }));
    for (const odds of [skin, hair, Object.values(families), Object.values(styles)])
      expect(sum(odds)).toBeCloseTo(1, 6);
  });

  it('takes plaits for likelier than the hair that they are taken for', () => {
    const nearly = headView(scoresOf({ 'families/braids': 2, 'families/longStraight': 2.3 }));
    expect(firstOf(nearly.families)).toBe('braids');
    const hardly = headView(scoresOf({ 'families/braids': 0, 'families/longStraight': 4 }));
    expect(firstOf(hardly.families)).toBe('longStraight');
    expect(firstOf(headView(scoresOf({ 'styles/pigtails': 2, 'styles/pony': 2.5 })).styles)).toBe('pigtails');
  });

  it('takes any cover and a bald head for covered, and hair that shows for none', () => {
    const plain = headView(scoresOf()).covered;
    const others = ['scarf', 'cap', 'hood'];
    for (const cover of ['hijab', 'bald', ...others])
      expect(headView(scoresOf({ [`cover/${cover}`]: 3 })).covered, cover).toBeGreaterThan(plain);
    expect(headView(scoresOf({ 'cover/none': 3 })).covered).toBeLessThan(plain);
    const against = (cover: string) => headView(scoresOf({ [`cover/${cover}`]: 3 }));
    expect(against('hijab').hijab).toBeGreaterThan(0);
    expect(against('bald').bald).toBeGreaterThan(0);
    for (const cover of ['bald', ...others]) expect(against(cover).hijab, cover).toBeLessThan(0);
    for (const cover of ['hijab', ...others]) expect(against(cover).bald, cover).toBeLessThan(0);
  });
});

describe('meanTold', () => {
  it('takes the mean of each thing by its name', () => {
    const looks = [scoresOf({ long: 3, 'hair/snow': 1 }), scoresOf({ 'hair/snow': 2 })];
    expect(meanScores(looks).get('long')).toBe(1.5);
    expect(meanScores(looks).get('hair/snow')).toBe(1.5);
  });
});
