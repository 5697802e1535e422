import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEEDED_MEMBER, seedFamily } from '../scripts/dev/seed-family.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let playroom: TestApp;
beforeAll(async () => {
  playroom = await openTestApp();
});
afterAll(() => playroom.close());

const seed = () =>
  seedFamily(async (path, init) => playroom.app.fetch(new Request(`http://playroom.test${path}`, init)));

async function readFamily() {
  const client = playroom.visitor();
  const { data } = await client.auth.signInWithPassword(SEEDED_MEMBER);
  const { data: children } = await client.from('heroes').select('id, name, look');
  const { data: books } = await client
    .from('library_entries')
    .select('story_slug, page, pages, favourite, hero_id');
  const { data: tier } = await client.rpc('current_tier', {});
  const { data: profiles } = await client.from('profiles').select('adventurer_name');
  return { user: data.user?.id, children: children!, books: books!, tier, profiles };
}

it('creates a family with Premium, three children and a shelf, and prints how to log in', async () => {
  const told = await seed();
  expect(told).toContain(SEEDED_MEMBER.email);
  expect(told).toContain(SEEDED_MEMBER.password);
  const { children, books, tier, profiles } = await readFamily();
  expect(tier).toBe('premium');
  expect(profiles).toEqual([{ adventurer_name: 'Captain Fern' }]);
  expect(children.map(({ name }) => name).sort()).toEqual(['Finn', 'Mei', 'Pip']);
  expect(children.filter(({ look }) => JSON.stringify(look).includes('wheelchair'))).toHaveLength(1);
  expect(books.filter(({ page, pages }) => page === pages)).toHaveLength(3);
  expect(books.filter(({ page, pages }) => page > 0 && page < pages)).toHaveLength(2);
  expect(books.filter(({ favourite }) => favourite)).toHaveLength(3);
  expect(new Set(books.map(({ hero_id }) => hero_id)).size).toBe(3);
});

it('changes nothing at a second start', async () => {
  const before = await readFamily();
  await seed();
  expect(await readFamily()).toEqual(before);
});

it('completes a start that ended before the shelf was filled', async () => {
  const { user } = await readFamily();
  await playroom.backend.engine.sql`delete from public.library_entries where user_id = ${user!}`;
  await seed();
  const { books, children } = await readFamily();
  expect([books.length, children.length]).toEqual([6, 3]);
});
