/** Attacks with a browser's developer tools, on the real engine: one member must not block or read the others. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { openTestApp, PASSWORD, type TestApp, type TestMember } from '../testing/test-app.ts';
import { signToken } from './access-tokens.ts';
import { hashCount } from './password-hashing.ts';

let playroom: TestApp;
let stranger: TestMember;
beforeAll(async () => {
  playroom = await openTestApp();
  stranger = await playroom.member('stranger');
});
afterAll(() => playroom?.close());

const key = () => playroom.backend.secrets.publishableKey;
const get = (path: string, token: string = stranger.session.access_token) =>
  playroom.app.request(path, { headers: { apikey: key(), authorization: `Bearer ${token}` } });
const post = async (path: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  playroom.app.request(path, {
    method,
    headers: { apikey: key(), 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const tokenFor = (email: string) => {
  const mail = playroom.mails.findLast((text) => text.includes(`Mail to ${email}:`));
  return /token_hash=([\w-]+)&type=/.exec(mail ?? '')?.[1] ?? '';
};

describe('one flooding member does not block the rest', () => {
  test.each([
    'user_id=match.^(a%2B)%2B$',
    'user_id=imatch.x',
    'user_id=not.match.x',
    'user_id=match(any).{a,b}',
    'user_id=like.*x*',
    'first_name=eq.x',
    'or=(first_name.match.x,last_name.eq.y)',
    'and=(or(first_name.not.imatch.x,last_name.eq.y))',
    'not.or=(first_name.match.x)',
    'user_id=is.true',
    'order=first_name',
    'limit=-1',
    'limit=1e3',
    'select=look->a',
    'select=user_id::text',
    'columns=user_id',
    'user_id=is.null&user_id=is.null',
    'anything=else',
  ])('rows are found by the listed columns and conditions, and not by %s', async (filter) => {
    const response = await get(`/rest/v1/profiles?${filter}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'PGRST100' });
  });

  test('treats a value that reads like a condition as a value', async () => {
    for (const value of ['a.match.b', '"x.match.y"', '(a,b)', 'null', 'eq.a', "'; drop table heroes; --"])
      expect((await get(`/rest/v1/library_entries?story_slug=eq.${encodeURIComponent(value)}`)).status).toBe(
        200,
      );
  });

  test.each(['PATCH', 'DELETE'])('%s names the rows it means', async (method) => {
    const authorization = `Bearer ${stranger.session.access_token}`;
    const response = await post('/rest/v1/heroes', { name: 'x' }, { authorization }, method);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '21000' });
  });

  test('ends long queries, locks and open transactions by timeout', async () => {
    const { rows } = await playroom.backend.engine.requests.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings
       where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '3000' },
      { name: 'lock_timeout', setting: '3000' },
      { name: 'statement_timeout', setting: '3000' },
    ]);
  });

  test('answers a timeout with 503 and Retry-After', async () => {
    const { engine } = playroom.backend;
    await engine.sql.begin(async (transaction) => {
      await transaction`lock table public.profiles in access exclusive mode`;
      const response = await get('/rest/v1/profiles');
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    });
    expect((await get('/rest/v1/profiles')).status).toBe(200);
  });

  test('hashes passwords off the main thread: later requests overtake log-ins', async () => {
    const completed: string[] = [];
    const logIns = Array.from({ length: 24 }, () =>
      post('/auth/v1/token?grant_type=password', {
        email: 'nobody@playroom.test',
        password: 'wrong-1!',
      }).then(() => completed.push('log-in')),
    );
    await eventually(() => expect(hashCount()).toBeGreaterThan(0));
    await playroom.app.request('/livez');
    completed.push('alive');
    await Promise.all(logIns);
    expect(completed.indexOf('alive')).toBeLessThan(12);
    expect(completed).toHaveLength(25);
  });

  test.each(['/auth/v1/user', '/rest/v1/profiles'])(
    'serves %s before the flood of another network',
    async (isFlooded) => {
      const from = (remoteAddress: string, path: string, { session }: TestMember) =>
        playroom.app.request(
          path,
          { headers: { apikey: key(), authorization: `Bearer ${session.access_token}` } },
          { incoming: { socket: { remoteAddress } } },
        );
      const otherMember = await playroom.member('patient');
      const completed: string[] = [];
      const flood = Array.from({ length: 400 }, async () => {
        const { status } = await from('192.0.2.1', isFlooded, stranger);
        // Those beyond the queue are rejected at once.
        if (status === 200) completed.push('flood');
      });
      expect((await from('192.0.2.2', '/rest/v1/profiles', otherMember)).status).toBe(200);
      completed.push('other');
      await Promise.all(flood);
      expect(completed.indexOf('other')).toBeLessThan(40);
    },
  );

  test.each([
    ['an address nested deeply', `/rest/v1/profiles?or=${'('.repeat(40)}a.eq.1${')'.repeat(40)}`],
    ['a long address', `/rest/v1/profiles?first_name=eq.${'x'.repeat(9000)}`],
    ['a hundred conditions', `/rest/v1/profiles?${'first_name=eq.x&'.repeat(100)}`],
    ['rows within rows', '/rest/v1/heroes?select=id,library_entries(id,heroes(id,library_entries(id)))'],
    ['rows within rows, hidden', '/rest/v1/heroes?select=id&select=id,library_entries%28id%29'],
    [
      'a column under many names',
      `/rest/v1/heroes?select=id${Array.from({ length: 60 }, (_, n) => `,a${n}:look`).join('')}`,
    ],
    ['a column whose name never ends', '/rest/v1/heroes?select=look->%22'],
    ['a NUL', '/rest/v1/profiles?first_name=eq.%00'],
    ['half a letter', '/rest/v1/profiles?first_name=eq.%ff'],
  ])('%s is refused kindly', async (_, path) => {
    expect((await get(path)).status).toBe(400);
  });

  test.each([
    ['nested deeply', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['a NUL in a name', '{"name":"\\u0000","pronouns":"she","look":{}}'],
    ['half a letter', '{"name":"\\ud800","pronouns":"she","look":{}}'],
  ])('rejects a body that is %s with a kind sentence', async (_, body) => {
    const response = await post('/rest/v1/heroes', body, {
      authorization: `Bearer ${stranger.session.access_token}`,
    });
    expect(response.status).toBe(400);
  });
});

describe('access tokens', () => {
  test.each(['postgres', 'service_role', 'playroom_requests', 'anon'])(
    'reject a claim of %s, even signed with our key',
    async (role) => {
      const { jwtSecret } = playroom.backend.secrets;
      const token = await signToken({ ...claims(stranger.session.access_token), role }, [jwtSecret]);
      expect((await get('/rest/v1/stripe_events', token)).status).toBe(401);
      expect((await get('/auth/v1/user', token)).status).toBe(403);
    },
  );

  test('limit the request login to three roles', async () => {
    const { requests, sql } = playroom.backend.engine;
    const [login] = (await requests.query('select session_user as name')).rows as { name: string }[];
    const permissions = await sql`
      select rolname from pg_roles
      where pg_has_role(${login?.name}, oid, 'member') and rolname <> ${login?.name} order by 1`;
    expect(permissions.map(({ rolname }) => rolname)).toEqual(['anon', 'authenticated', 'service_role']);
    const [rolePermissions] = await sql`
      select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolinherit from pg_roles where rolname = ${login?.name}`;
    expect(Object.values(rolePermissions ?? {})).toEqual([false, false, false, false, false]);
    const [owner] = await sql<{ name: string }[]>`select current_user as name`;
    for (const statement of [
      `set role ${owner?.name}`,
      'select * from public.stripe_events',
      'select password from playroom.login',
      'create table auth.mine ()',
    ])
      await expect(requests.query(statement), statement).rejects.toMatchObject({
        code: expect.stringMatching(/42501|0L000/),
      });
  });

  test('tolerate clocks off by seconds, not by minutes', async () => {
    const { jwtSecret } = playroom.backend.secrets;
    const ownClaims = claims(stranger.session.access_token);
    const expiringAt = (exp: number) => signToken({ ...ownClaims, exp }, [jwtSecret]);
    const now = Math.floor(Date.now() / 1000);
    expect((await get('/rest/v1/profiles', await expiringAt(now - 5))).status).toBe(200);
    expect((await get('/auth/v1/user', await expiringAt(now - 5))).status).toBe(200);
    expect((await get('/rest/v1/profiles', await expiringAt(now - 60))).status).toBe(401);
    expect((await get('/auth/v1/user', await expiringAt(now - 60))).status).toBe(403);
  });

  test('name in their header the key that signed them', () => {
    const [head = ''] = stranger.session.access_token.split('.');
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({
      alg: 'HS256',
      typ: 'JWT',
      kid: expect.stringMatching(/^[\w-]{12}$/),
    });
  });

  test('reject another key that uses our key’s name', async () => {
    const [head = '', body = ''] = stranger.session.access_token.split('.');
    const forgedSignature = createHmac('sha256', 'another secret of the right length').update(
      `${head}.${body}`,
    );
    expect(
      (await get('/rest/v1/profiles', `${head}.${body}.${forgedSignature.digest('base64url')}`)).status,
    ).toBe(401);
  });
});

describe('sessions', () => {
  test('rejects reads from ended sessions', async () => {
    const member = await playroom.member('ended');
    const { access_token } = member.session;
    expect((await get('/rest/v1/profiles', access_token)).status).toBe(200);
    await member.client.auth.signOut({ scope: 'local' });
    const response = await get('/rest/v1/profiles', access_token);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'This device has been signed out.' });
    const functions = await post(
      '/functions/v1/check-subscription',
      {},
      { authorization: `Bearer ${access_token}` },
    );
    expect(functions.status).toBe(401);
  });

  test('answers eight concurrent refreshes with one session', async () => {
    const { session, userId } = await playroom.member('eager');
    const refreshed = await Promise.all(
      Array.from({ length: 8 }, () =>
        playroom.visitor().auth.refreshSession({ refresh_token: session.refresh_token }),
      ),
    );
    const tokens = new Set(refreshed.map(({ data }) => data.session?.refresh_token));
    expect(tokens.size).toBe(1);
    const live = await playroom.backend.engine.sql`
      select token from auth.refresh_tokens where user_id = ${userId} and not revoked`;
    expect(live).toHaveLength(1);
    // The common successor works, and the token before it does not.
    const next = await playroom.visitor().auth.refreshSession({ refresh_token: [...tokens][0] ?? '' });
    expect(next.error).toBeNull();
    const stolenRefresh = await playroom
      .visitor()
      .auth.refreshSession({ refresh_token: session.refresh_token });
    expect(stolenRefresh.error).not.toBeNull();
  });

  test.each(['changed', 'recovered'])(
    'a password that is %s signs every other device out, and sends a mail',
    async (scenario) => {
      const member = await playroom.member(scenario);
      const otherDevice = playroom.visitor();
      const otherMember = await otherDevice.auth.signInWithPassword({
        email: member.email,
        password: PASSWORD,
      });
      let browser = member.client;
      if (scenario === 'recovered') {
        browser = playroom.visitor();
        await browser.auth.resetPasswordForEmail(member.email);
        await eventually(() => expect(tokenFor(member.email)).not.toBe(''));
        await browser.auth.verifyOtp({ token_hash: tokenFor(member.email), type: 'recovery' });
      }
      expect((await browser.auth.updateUser({ password: 'another-day-8!' })).error).toBeNull();
      expect((await browser.from('profiles').select()).error).toBeNull();
      expect((await get('/rest/v1/profiles', otherMember.data.session?.access_token)).status).toBe(401);
      expect((await otherDevice.auth.refreshSession()).error).not.toBeNull();
      await eventually(() =>
        expect(
          playroom.mails.some((mail) =>
            mail.startsWith(`${'-'.repeat(60)}\nMail to ${member.email}: Your password`),
          ),
        ).toBe(true),
      );
    },
  );

  test('requires the password again before an old session changes password or email', async () => {
    const { client, email, userId } = await playroom.member('old');
    await playroom.backend.engine.sql`
      update auth.sessions set created_at = now() - interval '1 hour' where user_id = ${userId}`;
    for (const update of [{ password: 'another-day-8!' }, { email: 'else@playroom.test' }]) {
      const { error } = await client.auth.updateUser(update);
      expect(error?.code).toBe('reauthentication_needed');
    }
    expect((await client.auth.updateUser({ data: { first_name: 'Zoë' } })).error).toBeNull();
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await client.auth.updateUser({ password: 'another-day-8!' })).error).toBeNull();
  });
});

describe('accounts', () => {
  test.each([
    ['aaaaaaaaaaaa', 'Password must include a number'],
    ['short1!', 'Password must be at least 8 characters'],
    ['no-symbols-1'.replaceAll('-', 'x'), 'Password must include a symbol'],
    [
      `sunny-day-7!${'ä'.repeat(31)}`,
      'Password can be at most 72 letters long; letters with accents count twice',
    ],
  ])('enforces the password rules on a change: %s', async (password, sentence) => {
    expect((await stranger.client.auth.updateUser({ password })).error?.message).toBe(sentence);
    const { error } = await playroom.visitor().auth.signUp({ email: 'rules@playroom.test', password });
    expect(error?.message).toBe(sentence);
  });

  test('costs as much time for an unknown email as for a wrong password, with the same answer', async () => {
    const work = async (email: string) => {
      const before = hashCount();
      const { error } = await playroom.visitor().auth.signInWithPassword({ email, password: 'wrong-1!' });
      return [hashCount() - before, error?.message, error?.status];
    };
    expect(await work('nobody@playroom.test')).toEqual(await work(stranger.email));
  });

  test('answers a recovery request before looking anybody up', async () => {
    const requestRecovery = async (email: string) => {
      const response = await post('/auth/v1/recover', { email });
      return [response.status, await response.text()];
    };
    expect(await requestRecovery(stranger.email)).toEqual(await requestRecovery('nobody@playroom.test'));
  });

  test('gives a mail link more than 128 bits', async () => {
    const { sql } = playroom.backend.engine;
    const { client, email, userId } = await playroom.member('linked');
    await client.auth.updateUser({ email: `next-${email}` });
    // The database stores a hash of the mailed secret, which is too long to be guessed.
    const [user] = await sql<{ email_change_token_new: string }[]>`
      select email_change_token_new from auth.users where id = ${userId}`;
    await eventually(() => expect(tokenFor(`next-${email}`)).not.toBe(''));
    const link = tokenFor(`next-${email}`);
    expect(link).toMatch(/^[0-9a-f]{64}$/);
    expect(user?.email_change_token_new).toHaveLength(64);
    expect(user?.email_change_token_new).not.toBe(link);
  });

  test.each(['magiclink', 'invite', 'email', 'sms', 'reauthentication'])(
    'no mail of kind %s signs anybody in',
    async (type) => {
      const response = await post('/auth/v1/verify', { type, token_hash: 'a'.repeat(64) });
      expect(response.status).toBe(400);
    },
  );

  test('rejects a code without its link', async () => {
    const response = await post('/auth/v1/verify', {
      type: 'recovery',
      email: stranger.email,
      token: '12345678',
    });
    expect(response.status).toBe(400);
  });

  test.each(['otp', 'magiclink', 'resend', 'reauthenticate'])('closes /auth/v1/%s', async (call) => {
    for (const method of ['GET', 'POST']) {
      const response = await playroom.app.request(`/auth/v1/${call}`, { method, headers: { apikey: key() } });
      expect(response.status).toBe(404);
    }
  });

  test('stores only the names from sign-up metadata, at most 100 letters each', async () => {
    const data = { first_name: 'Zoë', tier: 'premium', notes: 'x'.repeat(9000) };
    const signUp = await playroom
      .visitor()
      .auth.signUp({ email: 'big@playroom.test', password: PASSWORD, options: { data } });
    expect(Object.keys(signUp.data.user?.user_metadata ?? {}).sort()).toEqual([
      'email',
      'email_verified',
      'first_name',
      'phone_verified',
      'sub',
    ]);
    const { error } = await stranger.client.auth.updateUser({ data: { last_name: 'x'.repeat(101) } });
    expect(error?.message).toBe('Names can be at most 100 letters long.');
  });

  test('reports an email that was taken while the change was pending', async () => {
    const movingMember = await playroom.member('mover');
    const newEmail = 'wanted@playroom.test';
    await movingMember.client.auth.updateUser({ email: newEmail });
    await eventually(() => expect(tokenFor(newEmail)).not.toBe(''));
    const [currentToken, next] = [tokenFor(movingMember.email), tokenFor(newEmail)];
    await playroom.visitor().auth.signUp({ email: newEmail, password: PASSWORD });
    await playroom.visitor().auth.verifyOtp({ token_hash: currentToken, type: 'email_change' });
    const { error } = await playroom.visitor().auth.verifyOtp({ token_hash: next, type: 'email_change' });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  test.each([
    'null',
    '[]',
    '7',
    '"text"',
    '{',
    '{"email":{},"password":[]}',
    '{"email":["a"],"token_hash":{}}',
  ])('answers a body of %s with 4xx in every call', async (body) => {
    const authorization = `Bearer ${stranger.session.access_token}`;
    for (const [path, method] of [
      ['signup', 'POST'],
      ['token?grant_type=password', 'POST'],
      ['token?grant_type=refresh_token', 'POST'],
      ['token', 'POST'],
      ['verify', 'POST'],
      ['recover', 'POST'],
      ['user', 'PUT'],
    ] as const) {
      const { status } = await post(`/auth/v1/${path}`, body, { authorization }, method);
      expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      expect(status, `${method} ${path}`).toBeLessThan(500);
    }
  });
});

describe('bounded data', () => {
  test('rejects unknown stories and pages', async () => {
    const { client } = await playroom.member('shelf');
    const saveProgress = (story_slug: string, page: number, pages: number, reading = 1) =>
      client.rpc('save_progress', { story_slug, hero_id: null, page, pages, reading });
    expect((await saveProgress('no-such-story', 1, 9)).error?.code).toBe('23503');
    expect((await saveProgress('neverland', 1, 501)).error?.code).toBe('23514');
    expect((await saveProgress('neverland', 1, 9, 10_001)).error?.code).toBe('23514');
    expect((await saveProgress('neverland', 1, 9)).error).toBeNull();
  });

  test('caps "unlimited" before the disk is full', async () => {
    const { client, userId } = await playroom.member('collector');
    const { sql } = playroom.backend.engine;
    await sql`insert into public.subscriptions (user_id, tier, status) values (${userId}, 'premium', 'active')`;
    await sql`insert into public.heroes (user_id, name, pronouns, look)
      select ${userId}, 'Mia', 'she', '{}' from generate_series(1, 300)`;
    const { error, status } = await client.from('heroes').insert({ name: 'Tom', pronouns: 'he', look: {} });
    expect(status).toBe(422);
    expect(error?.hint).toBe('no_room');
  });
});
