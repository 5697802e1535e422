import { describe, expect, it } from 'vitest';
import type { BookFile } from '../../../content/book-file.ts';
import { castRoles, recast } from './cast-roles.ts';

const child = { pronouns: 'she', look: {} } as const;
const file: BookFile = {
  ...{ slug: 'street', title: 'Street', pages: 0, closed: false, spreads: [] },
  cast: { keeper: { look: { age: 'big' } }, runner: { look: {} } },
  friend: { name: 'Lulu', ...child },
  third: { name: 'Otis', pronouns: 'he', plays: 'keeper' },
  fourth: { name: 'Pia', pronouns: 'she', plays: 'runner' },
};
const family = (...ids: string[]) => ids.map((id) => ({ id }));
const nobody = { friend: null, third: null, fourth: null };

describe('the roles a family is asked about', () => {
  it.each([
    [[], []],
    [['omar'], ['friend']],
    [
      ['omar', 'zoe'],
      ['friend', 'third'],
    ],
    [
      ['omar', 'zoe', 'bo', 'ada'],
      ['friend', 'third', 'fourth'],
    ],
  ])('with %j beside the hero are %j', (ids, asked) => {
    const { roles } = castRoles(file, family(...ids), undefined, {});
    expect(roles.map(({ role }) => role)).toEqual(asked);
  });

  it('are those that the book has, with its own children', () => {
    const { third: _, ...without } = file;
    const { roles } = castRoles(without, family('omar', 'zoe', 'bo'), undefined, {});
    expect(roles).toEqual([
      { role: 'friend', own: file.friend },
      { role: 'fourth', own: { name: 'Pia', look: {} } },
    ]);
    expect(castRoles(undefined, family('omar'), undefined, {}).roles).toEqual([]);
  });
});

describe('who plays', () => {
  const others = family('omar', 'zoe', 'bo');

  it('are the children of the saved book until others are chosen', () => {
    const saved = { friend: 'zoe', third: 'bo' };
    expect(castRoles(file, others, saved, {}).ids).toEqual({ ...nobody, ...saved });
    expect(castRoles(file, others, saved, { third: null }).ids).toEqual({ ...nobody, friend: 'zoe' });
  });

  it('is the book’s own child for one who has left the family, or now reads', () => {
    const saved = { friend: 'gone', third: 'bo', fourth: 'gone' };
    expect(castRoles(file, others, saved, {}).ids).toEqual({ ...nobody, third: 'bo' });
  });

  it('is no child twice', () => {
    expect(castRoles(file, others, { friend: 'bo', third: 'bo' }, {}).ids).toEqual({
      ...nobody,
      friend: 'bo',
    });
  });

  it('changes places where a child takes another role', () => {
    const ids = { friend: 'omar', third: 'zoe', fourth: null };
    expect(recast(ids, 'friend', 'zoe')).toEqual({ friend: 'zoe', third: 'omar', fourth: null });
    expect(recast(ids, 'fourth', 'zoe')).toEqual({ friend: 'omar', third: null, fourth: 'zoe' });
    expect(recast(ids, 'third', null)).toEqual({ friend: 'omar', third: null, fourth: null });
    expect(recast(ids, 'fourth', 'bo')).toEqual({ friend: 'omar', third: 'zoe', fourth: 'bo' });
  });
});
