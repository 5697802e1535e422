/** A family's export contains everything, and imports unchanged into another account. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomChild } from '../../illustration/figures/hero/look/look.ts';
import { openTestApp, type TestApp, type TestMember } from '../../server/testing/test-app.ts';
import { importFamily } from '../../src/app/family-import/import-family.ts';
import { parseFamilyExport } from '../../src/app/family-import/parse-family-export.ts';
import { asZip } from '../../src/features/profile/account/export-files.ts';
import { type FamilyExport, readFamily } from '../../src/features/profile/api/export-family.ts';

let playroom: TestApp;
beforeAll(async () => {
  playroom = await openTestApp();
});
afterAll(() => playroom?.close());

async function premium(name: string): Promise<TestMember> {
  const member = await playroom.member(name);
  await playroom.backend.engine.sql`
    insert into public.subscriptions (user_id, tier, status) values (${member.userId}, 'premium', 'active')`;
  return member;
}

/** 20 heroes, 1,200 books, 900 openings: more than one response of the data API holds. */
async function largeFamily(name: string): Promise<TestMember> {
  const member = await premium(name);
  const { sql } = playroom.backend.engine;
  const names = ['Zoë', '小明', '<b>Bo</b>', "O'Neil", 'Łucja'];
  await member.client.from('heroes').insert(
    Array.from({ length: 20 }, (_, i) => ({
      name: `${names[i % 5]} ${i}`,
      pronouns: (['she', 'he', 'they'] as const)[i % 3]!,
      look: { ...randomChild(i) },
      created_at: new Date(Date.UTC(2026, 0, i + 1)).toISOString(),
    })),
  );
  await sql`
    insert into public.library_entries (user_id, story_slug, hero_id, reading, page, pages, rating, path, friend_id, third_id, fourth_id, favourite, read_at, saved_at, completed_at)
    select ${member.userId}, 'story-' || s, h.id, 1 + s % 3, s % 13, 12 + s % 2, s % 6,
      case when s % 4 = 0 then 'left,up-the-hill' else '' end,
      case when s % 5 = 0 then (select id from public.heroes f where f.user_id = ${member.userId} and f.id <> h.id order by id limit 1) end,
      case when s % 10 = 0 then (select id from public.heroes f where f.user_id = ${member.userId} and f.id <> h.id order by id offset 1 limit 1) end,
      case when s % 20 = 0 then (select id from public.heroes f where f.user_id = ${member.userId} and f.id <> h.id order by id offset 2 limit 1) end,
      s % 7 = 0, case when s % 3 > 0 then date_trunc('milliseconds', now()) - make_interval(mins => s) end,
      date_trunc('milliseconds', now()) - make_interval(mins => s * 20 + n::integer),
      case when s % 13 = 12 then date_trunc('milliseconds', now()) end
    from (select id, row_number() over (order by id) as n from public.heroes where user_id = ${member.userId}) h
    cross join generate_series(0, 59) s`;
  await sql`
    insert into public.story_openings (user_id, story_slug, month)
    select ${member.userId}, 'story-' || s, (date '2020-01-01' + make_interval(months => m))::date
    from generate_series(0, 59) s cross join generate_series(0, 19) m`;
  return member;
}

/** A copy without what an account generates: ids and creation times. */
function likeness(family: FamilyExport) {
  const rows = (list: unknown[]) => list as Record<string, unknown>[];
  const nameById = new Map(rows(family.heroes).map(({ id, name }) => [id, name]));
  return {
    heroes: rows(family.heroes)
      .map(({ name, pronouns, look }) => ({ name, pronouns, look }))
      .sort((a, b) => String(a.name).localeCompare(String(b.name))),
    library: rows(family.library)
      .map(({ id: _, user_id: __, updated_at: ___, hero_id, friend_id, third_id, fourth_id, ...rest }) => ({
        ...rest,
        hero: nameById.get(hero_id) ?? null,
        friend: nameById.get(friend_id) ?? null,
        third: nameById.get(third_id) ?? null,
        fourth: nameById.get(fourth_id) ?? null,
      }))
      .sort((a, b) => `${a.hero} ${JSON.stringify(a)}`.localeCompare(`${b.hero} ${JSON.stringify(b)}`)),
  };
}

const zipped = async (family: FamilyExport) => new Uint8Array(await asZip(family).arrayBuffer());

describe('a family export', () => {
  test('contains every row, imports whole into another account, and twice is once', async () => {
    const from = await largeFamily('large');
    const family = await readFamily(from.client, from.userId);
    expect([family.heroes, family.library, family.storiesOpened].map(({ length }) => length)).toEqual([
      20, 1200, 1200,
    ]);
    expect(family.devices).toHaveLength(1);
    expect(family.subscription).toMatchObject({ tier: 'premium' });

    const to = await premium('other-house');
    const file = parseFamilyExport(await zipped(family));
    expect(file.invalidRows).toBe(0);
    const imported = await importFamily(to.client, to.userId, file);
    expect(imported).toEqual({
      ...{ heroes: 20, books: 1200, unchanged: 0, rejected: 0 },
      overLimit: { heroes: 0, books: 0 },
    });
    const importedFamily = await readFamily(to.client, to.userId);
    expect(likeness(importedFamily)).toEqual(likeness(family));

    const again = await importFamily(to.client, to.userId, file);
    expect(again).toMatchObject({ heroes: 0, books: 0, unchanged: 1220 });
    expect(likeness(await readFamily(to.client, to.userId))).toEqual(likeness(family));
  });

  test('never overwrites later readings and changes', async () => {
    const { client, userId } = await premium('since');
    const { data: hero } = await client
      .from('heroes')
      .insert({ name: 'Zoë', pronouns: 'she', look: { ...randomChild(1) } })
      .select()
      .single();
    const book = { hero_id: hero!.id, pages: 12, friend_id: null, path: '' };
    for (const [story_slug, page] of [
      ['story-1', 5],
      ['story-2', 5],
      ['story-3', 5],
    ] as const)
      await client.rpc('save_progress', { ...book, story_slug, page, reading: 1 });
    const [monday, friday] = ['2026-03-02T10:00:00+00:00', '2026-03-06T10:00:00+00:00'];
    const hearts = { favourite: true, read_at: monday };
    await client.from('library_entries').update(hearts).eq('story_slug', 'story-3');
    const file = parseFamilyExport(await zipped(await readFamily(client, userId)));
    await client
      .from('library_entries')
      .update({ favourite: false, read_at: friday })
      .eq('story_slug', 'story-3');
    await client.from('heroes').update({ name: 'Zoë Grace' }).eq('id', hero!.id);
    await client.rpc('save_progress', { ...book, story_slug: 'story-1', page: 9, reading: 1 });
    await client.from('library_entries').update({ rating: 5 }).eq('story_slug', 'story-2');
    await client.from('library_entries').delete().eq('story_slug', 'story-2');
    expect(await importFamily(client, userId, file)).toMatchObject({ heroes: 0, books: 2, unchanged: 2 });
    const { data: heroes } = await client.from('heroes').select('name');
    expect(heroes).toEqual([{ name: 'Zoë Grace' }]);
    const { data: books } = await client
      .from('library_entries')
      .select('story_slug, page, rating, favourite, read_at')
      .order('story_slug');
    expect(books).toEqual([
      { story_slug: 'story-1', page: 9, rating: 0, favourite: false, read_at: null },
      { story_slug: 'story-2', page: 5, rating: 0, favourite: false, read_at: null },
      // An import adds a heart, and never removes one.
      { story_slug: 'story-3', page: 5, rating: 0, favourite: true, read_at: friday },
    ]);
  });

  test('imports what the plan has room for, newest books first, and reports the rest', async () => {
    const from = await premium('many');
    const heroes = ['Ada', 'Ben', 'Cleo'].map((name, i) => ({
      name,
      pronouns: 'they' as const,
      look: { ...randomChild(i) },
    }));
    await from.client.from('heroes').insert(heroes);
    const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();
    await from.client
      .from('library_entries')
      .insert(
        Array.from({ length: 8 }, (_, n) => ({ story_slug: `story-${n}`, pages: 12, saved_at: day(n + 1) })),
      );
    const file = parseFamilyExport(await zipped(await readFamily(from.client, from.userId)));
    const to = await playroom.member('free');
    expect(await importFamily(to.client, to.userId, file)).toEqual({
      ...{ heroes: 1, books: 5, unchanged: 0, rejected: 0 },
      overLimit: { heroes: 2, books: 3 },
    });
    const { data } = await to.client.from('library_entries').select('story_slug').order('saved_at');
    expect(data?.map(({ story_slug }) => story_slug)).toEqual([3, 4, 5, 6, 7].map((n) => `story-${n}`));
  });

  test('skips a story that does not exist here, and imports the others', async () => {
    const { client, userId } = await premium('elsewhere');
    const row = { pages: 12, page: 3, saved_at: '2026-01-01T00:00:00Z' };
    const text = JSON.stringify({
      heroes: [],
      library: [
        { ...row, story_slug: 'told-nowhere' },
        { ...row, story_slug: 'story-5' },
      ],
    });
    const file = parseFamilyExport(new TextEncoder().encode(text));
    expect(await importFamily(client, userId, file)).toMatchObject({ books: 1, rejected: 1 });
  });
});
