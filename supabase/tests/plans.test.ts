/** The database itself enforces plan limits, whoever asks and however many at once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, PASSWORD, type TestApp, type TestMember } from '../../server/testing/test-app.ts';

let playroom: TestApp;
beforeAll(async () => {
  playroom = await openTestApp();
});
afterAll(() => playroom?.close());

type TestPlan = { tier: 'basic' | 'premium'; status: string; current_period_end?: string };
const startPlan = async (member: TestMember, plan: TestPlan) => {
  const { error } = await playroom
    .service()
    .from('subscriptions')
    .upsert({ user_id: member.userId, ...plan });
  expect(error).toBeNull();
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const hero = (name: string) => ({ name, pronouns: 'she' as const, look: {} });

describe('current_tier', () => {
  const pastDate = inDays(-1);
  const futureDate = inDays(10);
  test.each([
    [null, 'free'],
    [{ tier: 'basic', status: 'active' }, 'basic'],
    [{ tier: 'premium', status: 'trialing' }, 'premium'],
    [{ tier: 'premium', status: 'past_due', current_period_end: pastDate }, 'premium'],
    [{ tier: 'basic', status: 'canceled', current_period_end: futureDate }, 'basic'],
    [{ tier: 'basic', status: 'canceled', current_period_end: pastDate }, 'free'],
    [{ tier: 'basic', status: 'canceled' }, 'free'],
    [{ tier: 'premium', status: 'incomplete', current_period_end: futureDate }, 'free'],
    [{ tier: 'premium', status: 'unpaid', current_period_end: futureDate }, 'free'],
  ] satisfies [TestPlan | null, string][])('%o counts as %s', async (plan, tier) => {
    const member = await playroom.member('tier');
    if (plan) await startPlan(member, plan);
    expect((await member.client.rpc('current_tier', {})).data).toBe(tier);
  });

  test('is closed to other members, and open to the service role', async () => {
    const [asked, asking] = await Promise.all([playroom.member('asked'), playroom.member('asking')]);
    const { error } = await asking.client.rpc('current_tier', { member: asked.userId });
    expect(error?.code).toBe('42501');
    expect((await playroom.service().rpc('current_tier', { member: asked.userId })).data).toBe('free');
    expect((await playroom.visitor().rpc('current_tier', {})).error?.code).toBe('42501');
  });
});

describe('heroes of a plan', () => {
  test('are one on free, three on Basic, unlimited on Premium', async () => {
    const member = await playroom.member('heroes');
    const add = () => member.client.from('heroes').insert(hero('Mia'));
    expect((await add()).error).toBeNull();
    const { error, status } = await add();
    expect(status).toBe(402);
    expect(error).toMatchObject({ code: 'PT402', hint: 'hero_limit' });

    await startPlan(member, { tier: 'basic', status: 'active' });
    expect((await add()).error).toBeNull();
    expect((await add()).error).toBeNull();
    expect((await add()).error?.hint).toBe('hero_limit');

    await startPlan(member, { tier: 'premium', status: 'active' });
    expect((await add()).error).toBeNull();
  });

  test('stay after the plan ends, but no new one is added', async () => {
    const member = await playroom.member('ended');
    await startPlan(member, { tier: 'basic', status: 'active' });
    expect((await member.client.from('heroes').insert([hero('One'), hero('Two')])).error).toBeNull();
    await startPlan(member, { tier: 'basic', status: 'canceled', current_period_end: inDays(-1) });
    expect((await member.client.from('heroes').select()).data).toHaveLength(2);
    expect((await member.client.from('heroes').insert(hero('Three'))).error?.hint).toBe('hero_limit');
  });

  test('stay within the plan under twenty concurrent requests', async () => {
    const member = await playroom.member('twenty');
    await startPlan(member, { tier: 'basic', status: 'active' });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => member.client.from('heroes').insert(hero(`Hero ${index}`))),
    );
    expect(results.filter(({ error }) => error === null)).toHaveLength(3);
    expect(results.filter(({ error }) => error?.hint === 'hero_limit')).toHaveLength(17);
    expect((await member.client.from('heroes').select()).data).toHaveLength(3);
  });

  test('are not counted twice when a save is repeated', async () => {
    const member = await playroom.member('again');
    const send = (row: object) =>
      member.client.from('heroes').upsert(row as never, { onConflict: 'id', ignoreDuplicates: true });
    const first = { ...hero('One'), id: crypto.randomUUID() };
    for (const { error } of [await send(first), ...(await Promise.all([send(first), send(first)]))])
      expect(error).toBeNull();
    expect((await send({ ...hero('Two'), id: crypto.randomUUID() })).error?.hint).toBe('hero_limit');
    expect((await member.client.from('heroes').select()).data).toHaveLength(1);
  });

  test('stay within the plan when one insert has many rows', async () => {
    const member = await playroom.member('batch');
    const { error } = await member.client.from('heroes').insert([hero('One'), hero('Two')]);
    expect(error?.hint).toBe('hero_limit');
    expect((await member.client.from('heroes').select()).data).toEqual([]);
  });
});

describe('the library', () => {
  const book = (slug: string) => ({ story_slug: slug, pages: 3 });

  test('stores five stories on free, and counts a repeated save once', async () => {
    const member = await playroom.member('shelf');
    for (const slug of ['one', 'two', 'three', 'four', 'five']) {
      expect((await member.client.from('library_entries').insert(book(slug))).error).toBeNull();
    }
    const { error, status } = await member.client.from('library_entries').insert(book('six'));
    expect(status).toBe(402);
    expect(error).toMatchObject({ code: 'PT402', hint: 'library_limit' });
    const again = await member.client.rpc('save_progress', {
      story_slug: 'five',
      hero_id: null,
      page: 2,
      pages: 3,
    });
    expect(again.error).toBeNull();
    expect(again.data).toEqual([expect.objectContaining({ page: 2 })]);
  });

  test('keeps the limit under twenty concurrent saves', async () => {
    const member = await playroom.member('saves');
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        member.client.from('library_entries').insert(book(`story-${index}`)),
      ),
    );
    expect(results.filter(({ error }) => error === null)).toHaveLength(5);
  });

  test('has one entry a member, story and hero; no hero counts as one', async () => {
    const member = await playroom.member('unique');
    const { data } = await member.client.from('heroes').insert(hero('Mia')).select().single();
    const entries = [book('neverland'), { ...book('neverland'), hero_id: data?.id ?? '' }];
    for (const entry of entries) {
      expect((await member.client.from('library_entries').insert(entry)).error).toBeNull();
      expect((await member.client.from('library_entries').insert(entry)).error?.code).toBe('23505');
    }
  });

  test('merges a deleted hero’s books into those without a hero', async () => {
    const member = await playroom.member('leaving');
    await startPlan(member, { tier: 'basic', status: 'active' });
    const created = await member.client
      .from('heroes')
      .insert([hero('Mia'), hero('Tom')])
      .select();
    const [mia = '', tom = ''] = (created.data ?? []).map(({ id }) => id);
    const save = (story_slug: string, hero_id: string | null, page: number) =>
      member.client.rpc('save_progress', { story_slug, hero_id, page, pages: 9 });
    await save('neverland', mia, 7);
    await save('neverland', tom, 3);
    await save('christmas', mia, 1);
    await save('christmas', null, 5);
    expect((await member.client.from('heroes').delete().eq('user_id', member.userId)).error).toBeNull();
    const { data } = await member.client
      .from('library_entries')
      .select('story_slug, hero_id, page')
      .order('story_slug');
    expect(data).toEqual([
      { story_slug: 'christmas', hero_id: null, page: 5 },
      { story_slug: 'neverland', hero_id: null, page: 7 },
    ]);
  });

  test('keeps either heart and the later reading when two books merge', async () => {
    const member = await playroom.member('hearts');
    const { data: mia } = await member.client.from('heroes').insert(hero('Mia')).select().single();
    const [monday, friday] = ['2026-03-02T10:00:00+00:00', '2026-03-06T10:00:00+00:00'];
    const save = (story_slug: string, hero_id: string | null, page: number, read_at: string) =>
      member.client.rpc('save_progress', { story_slug, hero_id, page, pages: 9, read_at });
    await save('neverland', mia!.id, 7, monday);
    await save('neverland', null, 3, friday);
    await save('christmas', mia!.id, 1, friday);
    await save('christmas', null, 5, monday);
    await member.client.from('library_entries').update({ favourite: true }).is('hero_id', null);
    expect((await member.client.from('heroes').delete().eq('id', mia!.id)).error).toBeNull();
    const { data } = await member.client
      .from('library_entries')
      .select('story_slug, page, favourite, read_at')
      .order('story_slug');
    expect(data).toEqual([
      { story_slug: 'christmas', page: 5, favourite: true, read_at: friday },
      { story_slug: 'neverland', page: 7, favourite: true, read_at: friday },
    ]);
  });
});

describe('save_progress', () => {
  const steps = [
    {
      what: 'the first save makes the entry',
      page: 2,
      reading: 1,
      after: { page: 2, reading: 1, done: false },
    },
    { what: 'a later page wins', page: 5, reading: 1, after: { page: 5, reading: 1, done: false } },
    {
      what: 'an earlier page of the same reading loses',
      page: 3,
      reading: 1,
      after: { page: 5, reading: 1, done: false },
    },
    { what: 'the last page completes it', page: 9, reading: 1, after: { page: 9, reading: 1, done: true } },
    {
      what: 'reading again starts over and stays completed',
      page: 1,
      reading: 2,
      after: { page: 1, reading: 2, done: true },
    },
    {
      what: 'a late message of the first reading changes nothing',
      page: 8,
      reading: 1,
      after: { page: 1, reading: 2, done: true },
    },
  ];

  test('keeps the later reading, then the later page, in any order', async () => {
    const member = await playroom.member('progress');
    for (const { what, page, reading, after } of steps) {
      const { data, error } = await member.client.rpc('save_progress', {
        story_slug: 'neverland',
        hero_id: null,
        page,
        pages: 9,
        reading,
      });
      expect(error, what).toBeNull();
      const [row] = data ?? [];
      expect({ page: row?.page, reading: row?.reading, done: row?.completed_at !== null }, what).toEqual(
        after,
      );
    }
  });

  test('keeps the latest reading time, never ahead of the server, and sets none for a rating', async () => {
    const member = await playroom.member('hours');
    const read = async (read_at?: string) => {
      const place = { story_slug: 'neverland', hero_id: null, page: 1, pages: 9 };
      const { data } = await member.client.rpc('save_progress', { ...place, ...(read_at && { read_at }) });
      return data?.[0]?.read_at ?? null;
    };
    expect(await read()).toBeNull();
    expect(await read('2026-03-06T10:00:00Z')).toBe('2026-03-06T10:00:00+00:00');
    expect(await read('2026-03-02T10:00:00Z')).toBe('2026-03-06T10:00:00+00:00');
    expect(await read()).toBe('2026-03-06T10:00:00+00:00');
    const futureRead = await read('2199-01-01T00:00:00Z');
    expect(Date.parse(futureRead!)).toBeLessThan(Date.now() + 60_000);
    const unopened = await member.client
      .from('library_entries')
      .update({ read_at: 'infinity' })
      .eq('user_id', member.userId);
    expect(unopened.error?.code).toBe('23514');
  });

  test('keeps the saved and finished dates of a restored book', async () => {
    const member = await playroom.member('put-back');
    const save = async (story_slug: string, times: { saved_at?: string; completed_at?: string } = {}) => {
      const place = { story_slug, hero_id: null, page: 9, pages: 9 };
      const { data, error } = await member.client.rpc('save_progress', { ...place, ...times });
      expect(error).toBeNull();
      return data?.[0];
    };
    const times = { saved_at: '2026-03-02T10:00:00+00:00', completed_at: '2026-03-06T10:00:00+00:00' };
    await save('neverland', times);
    await save('christmas');
    await member.client.from('library_entries').delete().eq('story_slug', 'neverland');
    expect(await save('neverland', times)).toMatchObject(times);
    // A later save is not another book.
    expect(await save('neverland')).toMatchObject(times);
    const { data } = await member.client
      .from('library_entries')
      .select('story_slug')
      .order('saved_at', { ascending: false });
    expect(data).toEqual([{ story_slug: 'christmas' }, { story_slug: 'neverland' }]);
    for (const invalidTime of ['infinity', '-infinity', '2199-01-01T00:00:00Z']) {
      await member.client.from('library_entries').delete().eq('story_slug', 'neverland');
      const row = await save('neverland', { saved_at: invalidTime, completed_at: invalidTime });
      for (const time of [row?.saved_at, row?.completed_at])
        expect(Math.abs(Date.parse(time!) - Date.now()), invalidTime).toBeLessThan(60_000);
    }
  });

  test('stores the path length with the position in it', async () => {
    const member = await playroom.member('ways');
    const save = async (page: number, pages: number, path: string) =>
      (
        await member.client.rpc('save_progress', {
          story_slug: 'neverland',
          hero_id: null,
          page,
          pages,
          path,
        })
      ).data?.[0];
    await save(10, 10, 'left');
    expect(await save(1, 30, '')).toMatchObject({ page: 10, pages: 10, path: 'left' });
  });

  test('leaves one entry with the latest page after twenty concurrent devices', async () => {
    const member = await playroom.member('devices');
    const pages = Array.from({ length: 20 }, (_, index) => index + 1).sort(() => Math.random() - 0.5);
    const results = await Promise.all(
      pages.map((page) =>
        member.client.rpc('save_progress', { story_slug: 'neverland', hero_id: null, page, pages: 20 }),
      ),
    );
    expect(results.map(({ error }) => error)).toEqual(Array.from({ length: 20 }, () => null));
    expect((await member.client.from('library_entries').select('page')).data).toEqual([{ page: 20 }]);
  });
});

describe('open_story', () => {
  test('opens one book a month on free, ten on Basic, any on Premium; a repeat is free', async () => {
    const member = await playroom.member('opening');
    const open = async (slug: string) => (await member.client.rpc('open_story', { slug })).data?.[0];
    expect(await open('story-1')).toEqual({ allowed: true, used: 1, allowance: 1 });
    expect(await open('story-2')).toEqual({ allowed: false, used: 1, allowance: 1 });
    expect(await open('story-1')).toEqual({ allowed: true, used: 1, allowance: 1 });

    await startPlan(member, { tier: 'basic', status: 'active' });
    for (let count = 2; count <= 10; count += 1) {
      expect(await open(`story-${count}`)).toEqual({ allowed: true, used: count, allowance: 10 });
    }
    expect(await open('story-11')).toEqual({ allowed: false, used: 10, allowance: 10 });
    expect(await open('story-3')).toEqual({ allowed: true, used: 10, allowance: 10 });

    await startPlan(member, { tier: 'premium', status: 'active' });
    expect(await open('story-11')).toEqual({ allowed: true, used: 11, allowance: null });

    await startPlan(member, { tier: 'basic', status: 'canceled', current_period_end: inDays(-1) });
    // A smaller plan holds the books of the month that were opened first.
    expect(await open('story-1')).toEqual({ allowed: true, used: 11, allowance: 1 });
    expect(await open('story-3')).toEqual({ allowed: false, used: 11, allowance: 1 });
    expect(await open('story-12')).toEqual({ allowed: false, used: 11, allowance: 1 });
  });

  test('does not count last month', async () => {
    const member = await playroom.member('month');
    await startPlan(member, { tier: 'basic', status: 'active' });
    await playroom.backend.engine.sql`
      insert into public.story_openings (user_id, story_slug, month)
      select ${member.userId}, 'old-' || n, (date_trunc('month', now() at time zone 'utc') - interval '1 month')::date
      from generate_series(0, 9) n`;
    const { data } = await member.client.rpc('open_story', { slug: 'neverland' });
    expect(data?.[0]).toEqual({ allowed: true, used: 1, allowance: 10 });
  });

  test('opens ten of twenty concurrent stories', async () => {
    const member = await playroom.member('rush');
    await startPlan(member, { tier: 'basic', status: 'active' });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => member.client.rpc('open_story', { slug: `story-${index}` })),
    );
    expect(results.filter(({ data }) => data?.[0]?.allowed)).toHaveLength(10);
    expect((await member.client.from('story_openings').select()).data).toHaveLength(10);
  });

  test('does not restart a free month by deleting the account and reusing the email', async () => {
    const { sql } = playroom.backend.engine;
    const again = async (email: string) => {
      const browser = playroom.visitor();
      const { data } = await browser.auth.signUp({ email, password: PASSWORD });
      const open = async (slug: string) => (await browser.rpc('open_story', { slug })).data?.[0];
      return { userId: data.user?.id ?? '', open, browser };
    };
    const goneMember = async (userId: string) => {
      expect(await sql`select public.delete_account(${userId}) as gone`).toEqual([{ gone: true }]);
    };
    const first = await again('back@playroom.test');
    expect(await first.open('neverland')).toEqual({ allowed: true, used: 1, allowance: 1 });
    await goneMember(first.userId);
    const second = await again('Back@playroom.test');
    expect(await second.open('christmas')).toEqual({ allowed: false, used: 1, allowance: 1 });
    // Nor by doing it twice without a book in between; another family's month is separate.
    await goneMember(second.userId);
    const thirdAccount = await again('back@playroom.test');
    expect(await thirdAccount.open('christmas')).toEqual({ allowed: false, used: 1, allowance: 1 });
    const other = await again('other-back@playroom.test');
    expect(await other.open('christmas')).toEqual({ allowed: true, used: 1, allowance: 1 });
    // A paid plan starts anew with a new payment.
    await playroom
      .service()
      .from('subscriptions')
      .insert({ user_id: thirdAccount.userId, tier: 'basic', status: 'active' });
    expect(await thirdAccount.open('christmas')).toEqual({ allowed: true, used: 1, allowance: 10 });

    const [remembered] = await sql`select o::text as row from private.opened_before o`;
    expect(remembered?.row).not.toMatch(/playroom/);
    await sql`update private.opened_before set month = (month - interval '1 month')::date`;
    await sql`select public.purge_kept_too_long()`;
    expect(await sql`select from private.opened_before`).toEqual([]);
  });

  test('is closed to other members and to visitors', async () => {
    const [member, other] = await Promise.all([playroom.member('self'), playroom.member('else')]);
    const otherResult = await other.client.rpc('open_story', { slug: 'neverland', member: member.userId });
    expect(otherResult.error?.code).toBe('42501');
    expect((await playroom.visitor().rpc('open_story', { slug: 'neverland' })).error?.code).toBe('42501');
    const serverResult = await playroom
      .service()
      .rpc('open_story', { slug: 'neverland', member: member.userId });
    expect(serverResult.data?.[0]).toEqual({ allowed: true, used: 1, allowance: 1 });
  });
});

describe('delete_account', () => {
  test('deletes every row of the member in every table, without a way back in', async () => {
    const [member, other] = await Promise.all([playroom.member('leaver'), playroom.member('stayer')]);
    await startPlan(member, { tier: 'basic', status: 'active' });
    await member.client
      .from('profiles')
      .insert({ user_id: member.userId, first_name: 'A', last_name: 'B', adventurer_name: 'C' });
    await member.client.from('heroes').insert(hero('Mia'));
    await member.client.from('library_entries').insert({ story_slug: 'neverland', pages: 3 });
    await member.client.rpc('open_story', { slug: 'neverland' });

    // The browser's types omit this service-role function.
    const service = playroom.service().schema('public') as unknown as {
      rpc: (name: string, args: object) => Promise<{ data: unknown; error: { code: string } | null }>;
    };
    expect((await service.rpc('delete_account', { member: member.userId })).data).toBe(true);
    expect((await service.rpc('delete_account', { member: member.userId })).data).toBe(false);

    const { sql } = playroom.backend.engine;
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'auth') and table_type = 'BASE TABLE'`;
    expect(tables.length).toBeGreaterThan(8);
    for (const { name } of tables) {
      const remaining = await sql.unsafe(
        `select 1 from ${name} t where t::text like '%${member.userId}%' or t::text like '%${member.email}%'`,
      );
      expect(remaining, name).toHaveLength(0);
    }
    const refreshed = await playroom
      .visitor()
      .auth.refreshSession({ refresh_token: member.session.refresh_token });
    expect(refreshed.error).not.toBeNull();
    expect((await member.client.auth.getUser(member.session.access_token)).error).not.toBeNull();
    expect((await other.client.auth.getUser(other.session.access_token)).data.user?.id).toBe(other.userId);
  });

  test('is for the service role only', async () => {
    const member = await playroom.member('curious');
    for (const client of [member.client, playroom.visitor()]) {
      const { error } = await client.rpc('delete_account' as 'current_tier', { member: member.userId });
      expect(error?.code).toBe('42501');
    }
  });
});
