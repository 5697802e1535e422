/** Families with shelves of any size on a running server, for measuring: their rows are written into its database. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Session } from '@supabase/supabase-js';
import pg from 'pg';
import { SHELF } from '../../content/shelf.ts';
import { dealChild } from '../../src/illustration/hero/look.ts';

const NAMES = ['Mila', 'Omar', 'Zoë', 'Ben', 'Łucja', 'Amara', 'Teo', '小明', 'Ida', 'Noor', 'Finn', 'Yuki'];
const PAGES = 12;

/** Signs a family up by the API, as the form does. */
export async function signUp(origin: string, publishableKey: string): Promise<Session> {
  const post = async (where: string, body: object, more: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}${where}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${where} answered ${answer.status}`);
    return answer;
  };
  const email = `bench-${Math.random().toString(36).slice(2)}@example.org`;
  const session = (await (
    await post('/auth/v1/signup', { email, password: 'sunny-day-7!' })
  ).json()) as Session;
  const names = { first_name: 'Anna', last_name: 'Fern', adventurer_name: 'Captain Fern' };
  await post(
    '/rest/v1/profiles',
    { user_id: session.user.id, ...names },
    { authorization: `Bearer ${session.access_token}` },
  );
  return session;
}

/**
 * Gives a family Premium, `heroes` children and `books` saved stories, each with one of them: some read, some finished, some
 * with stars or a heart. Throws when there are not so many stories for so many children.
 * @param dataDir the running server's
 */
export async function stock(dataDir: string, userId: string, heroes: number, books: number): Promise<void> {
  if (books > heroes * SHELF.length) throw new Error(`${heroes} children have no ${books} books.`);
  const { password } = JSON.parse(readFileSync(path.join(dataDir, 'database.json'), 'utf8')) as {
    password: string;
  };
  const host = path.resolve(dataDir, 'postgres');
  const client = new pg.Client({ host, user: 'postgres', password, database: 'postgres' });
  await client.connect();
  try {
    await client.query(
      "insert into public.subscriptions (user_id, tier, status) values ($1, 'premium', 'active')",
      [userId],
    );
    const ids: string[] = [];
    for (let at = 0; at < heroes; at += 1) {
      const name = `${NAMES[at % NAMES.length]}${at < NAMES.length ? '' : ` ${Math.floor(at / NAMES.length) + 1}`}`;
      const { rows } = await client.query<{ id: string }>(
        `insert into public.heroes (user_id, name, pronouns, look) values ($1, $2, 'they', $3) returning id`,
        [userId, name, JSON.stringify(dealChild(at))],
      );
      ids.push(rows[0]!.id);
    }
    const rows = Array.from({ length: books }, (_, at) => ({
      story: SHELF[at % SHELF.length]!.slug,
      // Another child each time round the stories, so that none has one twice.
      hero: ids[((at % SHELF.length) + Math.floor(at / SHELF.length)) % heroes]!,
      page: at % 3 === 0 ? PAGES : at % PAGES,
      rating: at % 6,
      favourite: at % 7 === 0,
      hours: at,
    }));
    await client.query(
      `insert into public.library_entries
         (user_id, story_slug, hero_id, page, pages, rating, favourite, saved_at, read_at, completed_at)
       select $1, r.story, r.hero, r.page, ${PAGES}, r.rating, r.favourite, now() - make_interval(hours => r.hours),
         case when r.page > 0 then now() - make_interval(hours => r.hours * 7 % ${books}) end,
         case when r.page = ${PAGES} then now() - make_interval(hours => r.hours) end
       from jsonb_to_recordset($2) as r (story text, hero uuid, page int, rating int, favourite boolean, hours int)
       on conflict do nothing`,
      [userId, JSON.stringify(rows)],
    );
    const { rows: kept } = await client.query<{ n: string }>(
      'select count(*) as n from public.library_entries where user_id = $1',
      [userId],
    );
    if (Number(kept[0]!.n) !== books) throw new Error(`${kept[0]!.n} books of ${books}`);
  } finally {
    await client.end();
  }
}
