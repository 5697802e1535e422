// @vitest-environment node
import { expect, it } from 'vitest';
import { defaultLook, parseLook } from '../../illustration/figures/hero/look/look.ts';
import type { Label } from './labels.ts';
import { othersFor, type SeenHero } from './viewers.ts';

const hero = (name: string, skin: number, age: Label['age']): SeenHero => ({
  file: name,
  box: { left: 0, right: 1, top: 0, bottom: 1 },
  look: parseLook(defaultLook),
  label: {
    file: name,
    skin,
    age,
    hair: [],
    length: null,
    families: [],
    glasses: false,
    cover: null,
    faces: 1,
    aside: false,
  },
});

it('sets a hero beside five others of its skin group and age, the same for the same seed', () => {
  const fair = Array.from({ length: 9 }, (_, i) => hero(`fair${i}`, 7 + i / 5, 'child'));
  const others = [hero('deep', 1, 'child'), hero('brown', 5, 'child'), hero('grown', 8, 'adult')];
  const [one, ...rest] = fair;
  if (!one) throw new Error('There is nobody.');
  const beside = othersFor(one, [...others, ...fair], 3);
  expect(beside).toHaveLength(5);
  for (const other of beside) expect(rest).toContain(other);
  expect(othersFor(one, [...others, ...fair], 3)).toEqual(beside);
  expect(othersFor(one, [...others, ...fair], 4)).not.toEqual(beside);
});

it('takes the nearest skins of the same age where a group is small', () => {
  const all = [
    hero('one', 1, 'child'),
    ...[4, 5, 6, 7, 8].map((skin) => hero(`child${skin}`, skin, 'child')),
    hero('grown', 1, 'adult'),
  ];
  expect(othersFor(all[0] as SeenHero, all, 1).map(({ file }) => file)).toEqual([
    'child4',
    'child5',
    'child6',
    'child7',
    'child8',
  ]);
});
