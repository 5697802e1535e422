/** Row-level security: allows the owner, and denies another member and a visitor, for all four verbs. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomChild } from '../../illustration/figures/hero/look/look.ts';
import {
  openTestApp,
  type TestApp,
  type TestClient,
  type TestMember,
} from '../../server/testing/test-app.ts';
import type { Json, TablesInsert } from '../../src/platform/database.types.ts';

let playroom: TestApp;
let owner: TestMember;
let stranger: TestMember;
let visitor: TestClient;

beforeAll(async () => {
  playroom = await openTestApp();
  [owner, stranger] = await Promise.all([playroom.member('owner'), playroom.member('stranger')]);
  visitor = playroom.visitor();
});
afterAll(() => playroom?.close());

const REFUSED = '42501';

describe('profiles', () => {
  const names = { first_name: 'Zoë', last_name: "O'Neil", adventurer_name: '小明 <b>' };

  test('let the owner insert, read, change and delete her own', async () => {
    const { client, userId } = owner;
    const inserted = await client
      .from('profiles')
      .insert({ user_id: userId, ...names })
      .select()
      .single();
    expect(inserted.error).toBeNull();
    const read = await client.from('profiles').select('*').eq('user_id', userId).maybeSingle();
    expect(read.data).toMatchObject({ user_id: userId, ...names });
    expect(
      (await client.from('profiles').update({ first_name: 'Zoe' }).eq('user_id', userId).select()).data,
    ).toEqual([expect.objectContaining({ first_name: 'Zoe' })]);
    expect((await client.from('profiles').delete().eq('user_id', userId).select()).data).toHaveLength(1);
    expect((await client.from('profiles').insert({ user_id: userId, ...names })).error).toBeNull();
  });

  test('are invisible and closed to a stranger, who cannot create one in her name', async () => {
    const { client } = stranger;
    expect((await client.from('profiles').select()).data).toEqual([]);
    expect(
      (await client.from('profiles').update({ first_name: 'Mallory' }).eq('user_id', owner.userId).select())
        .data,
    ).toEqual([]);
    expect((await client.from('profiles').delete().eq('user_id', owner.userId).select()).data).toEqual([]);
    const otherMember = await playroom.member('other');
    const forgedInsert = await client.from('profiles').insert({ user_id: otherMember.userId, ...names });
    expect(forgedInsert.error?.code).toBe(REFUSED);
  });

  test('cannot be handed over to another member', async () => {
    const grantedPlan = await owner.client
      .from('profiles')
      .update({ user_id: stranger.userId })
      .eq('user_id', owner.userId);
    expect(grantedPlan.error?.code).toBe(REFUSED);
  });

  test('are closed to visitors', async () => {
    expect((await visitor.from('profiles').select()).error?.code).toBe(REFUSED);
    expect((await visitor.from('profiles').insert({ user_id: owner.userId, ...names })).error?.code).toBe(
      REFUSED,
    );
    expect(
      (await visitor.from('profiles').update({ first_name: 'x' }).eq('user_id', owner.userId)).error?.code,
    ).toBe(REFUSED);
    expect((await visitor.from('profiles').delete().eq('user_id', owner.userId)).error?.code).toBe(REFUSED);
  });

  test('reject blank and overlong names', async () => {
    const { client, userId } = await playroom.member('blank');
    for (const first_name of ['', '   ', 'x'.repeat(101)]) {
      const { error } = await client.from('profiles').insert({ user_id: userId, ...names, first_name });
      expect(error?.code).toBe('23514');
      expect(error?.details).toBeNull();
    }
  });
});

describe('heroes', () => {
  const hero = {
    name: "D'Artagnan O'Neil",
    pronouns: 'they',
    look: { skin: 's3', hair: 'curlyCrop', extras: ['scarf'] } as Json,
  } as const;
  let id: string;

  test('let the owner create, read and change her own', async () => {
    const created = await owner.client.from('heroes').insert(hero).select().single();
    expect(created.data).toMatchObject({ ...hero, user_id: owner.userId });
    id = created.data?.id ?? '';
    expect((await owner.client.from('heroes').select()).data).toHaveLength(1);
    const changed = await owner.client.from('heroes').update({ name: '小明' }).eq('id', id).select().single();
    expect(changed.data?.name).toBe('小明');
    expect(Date.parse(changed.data?.updated_at ?? '')).toBeGreaterThan(
      Date.parse(changed.data?.created_at ?? ''),
    );
  });

  test('are invisible and closed to a stranger, who cannot create one in her name', async () => {
    const { client } = stranger;
    expect((await client.from('heroes').select()).data).toEqual([]);
    expect((await client.from('heroes').update({ name: 'x' }).eq('id', id).select()).data).toEqual([]);
    expect((await client.from('heroes').delete().eq('id', id).select()).data).toEqual([]);
    // Her shelf is full, yet a stranger gets the policy error, not the limit's.
    expect((await client.from('heroes').insert({ ...hero, user_id: owner.userId })).error?.code).toBe(
      REFUSED,
    );
    expect(
      (await owner.client.from('heroes').update({ user_id: stranger.userId }).eq('id', id)).error?.code,
    ).toBe(REFUSED);
  });

  test('are closed to visitors', async () => {
    expect((await visitor.from('heroes').select()).error?.code).toBe(REFUSED);
    expect((await visitor.from('heroes').insert(hero)).error?.code).toBe(REFUSED);
    expect((await visitor.from('heroes').update({ name: 'x' }).eq('id', id)).error?.code).toBe(REFUSED);
    expect((await visitor.from('heroes').delete().eq('id', id)).error?.code).toBe(REFUSED);
  });

  test('reject blank names, unknown pronouns and oversized looks', async () => {
    const { client } = await playroom.member('picky');
    const invalidHeroes: TablesInsert<'heroes'>[] = [
      { ...hero, name: ' ' },
      { ...hero, name: 'x'.repeat(61) },
      { ...hero, pronouns: 'it' as 'she' },
      { ...hero, look: { photo: 'x'.repeat(5000) } },
      { ...hero, look: ['not', 'an', 'object'] },
    ];
    for (const row of invalidHeroes)
      expect((await client.from('heroes').insert(row)).error?.code).toBe('23514');
  });

  test('store a look as short ids and lists of ids, and nothing else', async () => {
    const { client } = await playroom.member('careful');
    const invalidLooks: Json[] = [
      { skin: 3 },
      { skin: null },
      { skin: true },
      { skin: '' },
      { skin: 's3 ' },
      { skin: 'two words' },
      { photo: 'data:image/png;base64,iVBORw0KGgo=' },
      { photo: 'iVBORw0KGgoAAAANSUhEUgAAAAE' },
      { extras: ['scarf', 3] },
      { extras: [['scarf']] },
      { extras: [{ id: 'scarf' }] },
      { extras: 'scarf,cap' },
      { face: { shape: 'round' } },
      { 'a b': 'round' },
      { ['k'.repeat(25)]: 'round' },
      { extras: Array.from({ length: 90 }, (_, index) => `abcdefgh${index}`) },
    ];
    for (const look of invalidLooks) {
      const { error } = await client.from('heroes').insert({ ...hero, look });
      expect(error?.code, JSON.stringify(look)).toBe('23514');
    }
    const randomLook = randomChild(7) as unknown as Json;
    const stored = await client
      .from('heroes')
      .insert({ ...hero, look: randomLook })
      .select()
      .single();
    expect(stored.data?.look).toEqual(randomLook);
    const changed = client
      .from('heroes')
      .update({ look: { skin: 3 } })
      .eq('id', stored.data?.id ?? '');
    expect((await changed).error?.code).toBe('23514');
  });

  test('let the owner delete a hero', async () => {
    expect((await owner.client.from('heroes').delete().eq('id', id).select()).data).toHaveLength(1);
  });
});

describe('library_entries', () => {
  const entry = { story_slug: 'neverland', page: 2, pages: 3 };
  let id: string;

  test('let the owner save, read, rate and remove her own', async () => {
    const saved = await owner.client.from('library_entries').insert(entry).select().single();
    expect(saved.data).toMatchObject({ ...entry, user_id: owner.userId, rating: 0, completed_at: null });
    id = saved.data?.id ?? '';
    expect(
      (await owner.client.from('library_entries').update({ rating: 5 }).eq('id', id).select()).data,
    ).toEqual([expect.objectContaining({ rating: 5 })]);
    expect((await owner.client.from('library_entries').delete().eq('id', id).select()).data).toHaveLength(1);
    const again = await owner.client.from('library_entries').insert(entry).select().single();
    id = again.data?.id ?? '';
  });

  test('are invisible and closed to a stranger, who cannot save in her name', async () => {
    const { client } = stranger;
    expect((await client.from('library_entries').select()).data).toEqual([]);
    expect((await client.from('library_entries').update({ page: 0 }).eq('id', id).select()).data).toEqual([]);
    expect((await client.from('library_entries').delete().eq('id', id).select()).data).toEqual([]);
    expect(
      (await client.from('library_entries').insert({ ...entry, user_id: owner.userId })).error?.code,
    ).toBe(REFUSED);
    const grantedPlan = await owner.client
      .from('library_entries')
      .update({ user_id: stranger.userId })
      .eq('id', id);
    expect(grantedPlan.error?.code).toBe(REFUSED);
  });

  test('reject a stranger’s book with the owner’s hero', async () => {
    const created = await owner.client
      .from('heroes')
      .insert({ name: 'Mia', pronouns: 'she', look: {} })
      .select()
      .single();
    const hero_id = created.data?.id ?? '';
    expect((await stranger.client.from('library_entries').insert({ ...entry, hero_id })).error?.code).toBe(
      REFUSED,
    );
    const ownEntry = await stranger.client.from('library_entries').insert(entry).select().single();
    const moved = await stranger.client
      .from('library_entries')
      .update({ hero_id })
      .eq('id', ownEntry.data?.id ?? '');
    expect(moved.error?.code).toBe(REFUSED);
  });

  test('are closed to visitors', async () => {
    expect((await visitor.from('library_entries').select()).error?.code).toBe(REFUSED);
    expect((await visitor.from('library_entries').insert(entry)).error?.code).toBe(REFUSED);
    expect((await visitor.from('library_entries').update({ page: 1 }).eq('id', id)).error?.code).toBe(
      REFUSED,
    );
    expect((await visitor.from('library_entries').delete().eq('id', id)).error?.code).toBe(REFUSED);
    const { error } = await visitor.rpc('save_progress', { ...entry, hero_id: null });
    expect(error?.code).toBe(REFUSED);
  });

  test('reject impossible pages, ratings and slugs', async () => {
    const invalidHeroes = [
      { ...entry, page: -1 },
      { ...entry, page: 4 },
      { ...entry, pages: 0 },
      { ...entry, rating: 6 },
      { ...entry, story_slug: '../secret' },
    ];
    const { client } = await playroom.member('wrong');
    for (const row of invalidHeroes)
      expect((await client.from('library_entries').insert(row)).error?.code).toBe('23514');
  });
});

describe('server-written tables', () => {
  test('show a member her own subscription and openings, read-only', async () => {
    const service = playroom.service();
    await service.from('subscriptions').insert({ user_id: owner.userId, tier: 'basic', status: 'active' });
    await owner.client.rpc('open_story', { slug: 'neverland' });

    expect((await owner.client.from('subscriptions').select()).data).toHaveLength(1);
    expect((await owner.client.from('story_openings').select()).data).toHaveLength(1);
    expect((await stranger.client.from('subscriptions').select()).data).toEqual([]);
    expect((await stranger.client.from('story_openings').select()).data).toEqual([]);

    for (const { client, userId } of [owner, stranger]) {
      const upgraded = await client
        .from('subscriptions')
        .upsert({ user_id: userId, tier: 'premium', status: 'active' });
      expect(upgraded.error?.code).toBe(REFUSED);
      expect(
        (await client.from('subscriptions').update({ tier: 'premium' }).eq('user_id', userId)).error?.code,
      ).toBe(REFUSED);
      expect((await client.from('subscriptions').delete().eq('user_id', userId)).error?.code).toBe(REFUSED);
      expect((await client.from('story_openings').delete().eq('user_id', userId)).error?.code).toBe(REFUSED);
      expect((await client.from('plan_limits').update({ heroes: 99 }).eq('tier', 'free')).error?.code).toBe(
        REFUSED,
      );
    }
  });

  test('show webhook events and the fake Stripe to the service role only', async () => {
    for (const client of [owner.client, visitor]) {
      for (const table of ['stripe_events', 'till_subscriptions', 'till_windows']) {
        const { error } = await client.from(table as 'profiles').select();
        expect(error?.code).toBe(REFUSED);
      }
    }
  });

  test('show everybody the plan limits', async () => {
    expect((await visitor.from('plan_limits').select().eq('tier', 'basic').single()).data).toMatchObject({
      heroes: 3,
      stories_per_month: 10,
    });
  });
});

describe('every table', () => {
  test('has row-level security on', async () => {
    const open = await playroom.backend.engine.sql`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`;
    expect(open).toEqual([]);
  });

  test('grants visitors and members no more than its policies cover', async () => {
    // A grant without a policy has no effect today, and opens everything after one careless migration.
    const unprotectedTables = await playroom.backend.engine.sql`
      select t.table_name, t.grantee, t.privilege_type
      from information_schema.role_table_grants t
      where t.table_schema = 'public' and t.grantee in ('anon', 'authenticated')
        and not exists (
          select from pg_policies p
          where p.schemaname = 'public' and p.tablename = t.table_name and t.grantee::name = any (p.roles)
            and p.cmd in ('ALL', t.privilege_type)
        )`;
    expect(unprotectedTables).toEqual([]);
  });

  test('has `with check` on every update policy, and a role on every policy', async () => {
    const unsafeFunctions = await playroom.backend.engine.sql`
      select tablename, policyname from pg_policies
      where schemaname = 'public' and ((cmd = 'UPDATE' and with_check is null) or roles = '{public}')`;
    expect(unsafeFunctions).toEqual([]);
  });

  test('is used by definer functions with a pinned search path only', async () => {
    const unprotectedTables = await playroom.backend.engine.sql`
      select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and (prosecdef or prorettype = 'trigger'::regtype)
        and not coalesce(proconfig::text like '%search_path=%', false)`;
    expect(unprotectedTables).toEqual([]);
  });
});
