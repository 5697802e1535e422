/** Whole books by plan: visitor, free, Basic, Premium, concurrent. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestMember } from '../../server/testing/test-app.ts';

let folder: string;
let playroom: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'story-playroom-books-'));
  for (let n = 0; n < 30; n += 1)
    await writeFile(
      path.join(folder, `story-${n}.json`),
      JSON.stringify({ spreads: [{ id: `secret-${n}` }] }),
    );
  playroom = await openTestApp(undefined, folder);
});
afterAll(async () => {
  await playroom?.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(member: TestMember | null, story: unknown, extraFields: object = {}) {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (member) headers.authorization = `Bearer ${member.session.access_token}`;
  const request = { method: 'POST', headers, body: JSON.stringify({ story, ...extraFields }) };
  const response = await playroom.app.request('http://playroom.test/functions/v1/open-book', request);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const startPlan = (member: TestMember, tier: 'basic' | 'premium') =>
  playroom.service().from('subscriptions').upsert({ user_id: member.userId, tier, status: 'active' });
const openings = async (member: TestMember) =>
  (await member.client.from('story_openings').select()).data?.length;

describe('the function open-book', () => {
  test('asks a visitor to log in, and returns nothing of the book', async () => {
    const { status, body } = await open(null, 'story-1');
    expect(status).toBe(401);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  test('opens one book a month for a free member, as often as they like', async () => {
    const member = await playroom.member('free');
    const wholeBook = { opened: true, used: 1, allowance: 1, book: { spreads: [{ id: 'secret-7' }] } };
    expect((await open(member, 'story-7')).body).toEqual(wholeBook);
    expect((await open(member, 'story-7')).body).toEqual(wholeBook);
    const second = await open(member, 'story-8');
    expect(second).toEqual({ status: 200, body: { opened: false, used: 1, allowance: 1 } });
    expect(await openings(member)).toBe(1);
  });

  test('opens ten different books on Basic, and not the eleventh', async () => {
    const member = await playroom.member('basic');
    await startPlan(member, 'basic');
    for (let n = 0; n < 10; n += 1)
      expect((await open(member, `story-${n}`)).body).toMatchObject({ opened: true, used: n + 1 });
    expect((await open(member, 'story-3')).body).toMatchObject({ opened: true, used: 10 });
    expect((await open(member, 'story-10')).body).toEqual({ opened: false, used: 10, allowance: 10 });
  });

  test('opens all books on Premium', async () => {
    const member = await playroom.member('premium');
    await startPlan(member, 'premium');
    for (let n = 0; n < 30; n += 1)
      expect((await open(member, `story-${n}`)).body).toMatchObject({ opened: true, allowance: null });
  });

  test('keeps the limit under twenty concurrent requests', async () => {
    const member = await playroom.member('hurried');
    await startPlan(member, 'basic');
    const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => open(member, `story-${n}`)));
    expect(responses.filter(({ body }) => body.opened)).toHaveLength(10);
    expect(responses.filter(({ body }) => 'book' in body)).toHaveLength(10);
    expect(await openings(member)).toBe(10);
    const free = await playroom.member('hurried-free');
    const results = await Promise.all(Array.from({ length: 20 }, (_, n) => open(free, `story-${n}`)));
    expect(results.filter(({ body }) => body.opened)).toHaveLength(1);
  });

  test('spends nothing on a preview, and returns what is free', async () => {
    const dryRun = { spend: false };
    const [free, premium] = await Promise.all([
      playroom.member('looking'),
      playroom.member('looking-premium'),
    ]);
    expect((await open(free, 'story-5', dryRun)).body).toEqual({ opened: false, used: 0, allowance: 1 });
    expect(await openings(free)).toBe(0);
    await open(free, 'story-5');
    expect((await open(free, 'story-5', dryRun)).body).toMatchObject({ opened: true, used: 1 });
    expect((await open(free, 'story-6', dryRun)).body).toEqual({ opened: false, used: 1, allowance: 1 });
    await startPlan(premium, 'premium');
    expect((await open(premium, 'story-5', dryRun)).body).toMatchObject({ opened: true, allowance: null });
  });

  test('does not count a missing or public book', async () => {
    const member = await playroom.member('curious');
    for (const story of [
      'neverland',
      'story-99',
      '../story-1',
      '',
      null,
      7,
      ['story-1'],
      { slug: 'story-1' },
    ])
      expect(await open(member, story), JSON.stringify(story)).toMatchObject({ status: 404 });
    expect(await openings(member)).toBe(0);
  });

  test('counts openings by member', async () => {
    const [owner, other] = await Promise.all([playroom.member('owner'), playroom.member('other')]);
    await open(owner, 'story-1');
    expect((await other.client.from('story_openings').select()).data).toEqual([]);
    expect((await open(other, 'story-2')).body).toMatchObject({ opened: true, used: 1 });
  });
});

describe('reading progress', () => {
  const save = (member: TestMember, args: object) =>
    member.client.rpc('save_progress', { story_slug: 'story-1', hero_id: null, page: 1, pages: 9, ...args });

  test('stores path and children with the page that is further', async () => {
    const member = await playroom.member('ways');
    const cast = {
      friend_id: '0b6e9f3e-3a55-4c0e-9d3f-1c1f0c1d2e3f',
      third_id: '1b6e9f3e-3a55-4c0e-9d3f-1c1f0c1d2e3f',
      fourth_id: '2b6e9f3e-3a55-4c0e-9d3f-1c1f0c1d2e3f',
    };
    const saved = async () =>
      (
        await member.client
          .from('library_entries')
          .select('page, path, friend_id, third_id, fourth_id')
          .single()
      ).data;
    await save(member, { page: 5, path: 'kitchen', ...cast });
    await save(member, { page: 2, path: '' });
    expect(await saved()).toEqual({ page: 5, path: 'kitchen', ...cast });
    await save(member, { page: 4, path: 'library', reading: 2 });
    expect(await saved()).toEqual({
      ...{ page: 4, path: 'library', friend_id: null },
      ...{ third_id: null, fourth_id: null },
    });
  });

  test.each(['Kitchen', 'a,,b', ',a', 'a'.repeat(401), 'a b'])('rejects a path like %s', async (path) => {
    const member = await playroom.member('wrong-way');
    expect((await save(member, { path })).error?.code).toBe('23514');
  });
});
