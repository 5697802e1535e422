/**
 * `npx tsx scripts/operate/save-backup-fixture.ts`: saves a backup of this version with sample families, for
 * server/backup/old-backups.test.ts.
 */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBackend } from '../../server/backend.ts';
import { backUpRunningServer } from '../../server/backup/commands.ts';
import { PROJECT_ROOT } from '../../server/project.ts';

const PASSWORD = 'sunny-day-7!';

const newest = (await readdir(path.join(PROJECT_ROOT, 'supabase', 'migrations')))
  .sort()
  .at(-1)
  ?.split('_')[0];
const file = path.join(PROJECT_ROOT, 'server', 'backup', 'old-backups', `${newest}.backup`);
const folder = await mkdtemp(path.join(tmpdir(), 'story-playroom-store-'));
const place = {
  dataDir: path.join(folder, 'data'),
  databaseUrl: null,
  siteUrl: 'http://127.0.0.1:3000',
  smtpUrl: null,
  mailFrom: 'Test <test@example.com>',
};
const { engine, secrets, close } = await openBackend(place, () => undefined);
try {
  const bellFamily = await family('bell', 'Zoë');
  await engine.sql`
    insert into public.subscriptions (user_id, tier, status, stripe_customer_id, stripe_subscription_id, current_period_end)
    values (${bellFamily.id}, 'premium', 'active', 'cus_bell', 'sub_bell', '2036-01-01')`;
  await engine.sql`
    insert into public.stripe_events (id, type, created) values ('evt_1', 'customer.subscription.created', now())`;
  await engine.sql`
    insert into public.story_openings (user_id, story_slug, month)
    values (${bellFamily.id}, 'dragon-valley', date_trunc('month', now())::date)`;
  const mia = await hero(bellFamily, {
    name: 'Mia',
    pronouns: 'she',
    look: { hair: 'curlyCrop', extras: ['scarf'] },
  });
  await hero(bellFamily, { name: 'Tom', pronouns: 'he', look: { hair: 'curlyCrop' } });
  await read(bellFamily, { story_slug: 'neverland', hero_id: mia, page: 4, pages: 9, reading: 1 });
  await read(bellFamily, { story_slug: 'christmas', hero_id: null, page: 8, pages: 8, reading: 2 });
  await call(
    'PATCH',
    '/rest/v1/library_entries?story_slug=eq.christmas',
    { rating: 4, favourite: true },
    bellFamily,
  );

  const cole = await family('cole', 'Cole');
  await hero(cole, { name: 'Ben', pronouns: 'they', look: { hair: 'curlyCrop' } });
  await read(cole, { story_slug: 'neverland', hero_id: null, page: 2, pages: 9, reading: 1 });
  await call('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: cole.refresh_token });
  await call('POST', '/auth/v1/token?grant_type=password', { email: 'cole@example.com', password: PASSWORD });
  await call('POST', '/auth/v1/recover', { email: 'cole@example.com' });
  await call('PUT', '/auth/v1/user', { email: 'cole-new@example.com' }, cole);

  const dale = await family('dale', 'Dale');
  await engine.sql`insert into public.leavings (user_id, goes_at) values (${dale.id}, '2036-01-01')`;

  const { archive, counted } = await backUpRunningServer(place, null);
  await writeFile(file, archive, { flag: 'wx' });
  console.log(`${counted.reduce((sum, { rows }) => sum + rows, 0)} rows are in ${file}.`);
} finally {
  await close();
  await rm(folder, { recursive: true });
}

interface FixtureMember {
  readonly id: string;
  readonly access_token: string;
  readonly refresh_token: string;
}

async function family(name: string, first: string): Promise<FixtureMember> {
  const data = { first_name: first, last_name: name, adventurer_name: `Captain ${first}` };
  const body = { email: `${name}@example.com`, password: PASSWORD, data };
  const session = (await call('POST', '/auth/v1/signup', body)) as FixtureMember & { user: { id: string } };
  const member = { ...session, id: session.user.id };
  const names = { user_id: member.id, first_name: first, last_name: "O'Bell", adventurer_name: '小明' };
  await call('POST', '/rest/v1/profiles', names, member);
  return member;
}

async function hero(member: FixtureMember, row: object): Promise<string> {
  const id = crypto.randomUUID();
  await call('POST', '/rest/v1/heroes', { id, ...row }, member);
  return id;
}

function read(member: FixtureMember, reading: object): Promise<unknown> {
  return call('POST', '/rest/v1/rpc/save_progress', reading, member);
}

async function call(method: string, path: string, body: object, member?: FixtureMember): Promise<unknown> {
  const headers = new Headers({ apikey: secrets.publishableKey, 'content-type': 'application/json' });
  if (member) headers.set('authorization', `Bearer ${member.access_token}`);
  const request = new Request(place.siteUrl + path, { method, headers, body: JSON.stringify(body) });
  const response = await engine.fetch(request);
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}
