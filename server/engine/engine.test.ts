/** What the app needs of the embedded engine, on the real one. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts';

let playroom: TestApp;
beforeAll(async () => {
  playroom = await openTestApp();
});
afterAll(() => playroom?.close());

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(\+00:00|Z)$/;
/** The link in the newest mail to an address. */
const tokenFor = (email: string) => {
  const mail = playroom.mails.findLast((text) => text.includes(`Mail to ${email}:`));
  return /token_hash=([\w-]+)&type=/.exec(mail ?? '')?.[1] ?? '';
};

describe('sign-up', () => {
  test('signs in at once, with the fields a session has', async () => {
    const { session } = await playroom.member('new');
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(session.access_token).not.toBe('');
    expect(session.refresh_token).not.toBe('');
    expect(session.expires_at).toBeGreaterThan(Date.now() / 1000);
  });

  test('stores the form’s names as metadata, whatever their letters', async () => {
    const names = { first_name: 'Zoë', last_name: "O'Neil", adventurer_name: '小明 <b>' };
    const { data } = await playroom.visitor().auth.signUp({
      email: 'meta@playroom.test',
      password: PASSWORD,
      options: { data: names },
    });
    expect(data.user?.user_metadata).toMatchObject(names);
  });

  test('answers a repeated sign-up in the words the app looks for', async () => {
    const { email } = await playroom.member('twice');
    const { error } = await playroom
      .visitor()
      .auth.signUp({ email: email.toUpperCase(), password: PASSWORD });
    expect(error?.message).toContain('already registered');
  });

  test.each(['short1!', 'no-digit-here!', 'noSymbol123', 'x'.repeat(73)])(
    'enforces the password rules on the server: %s',
    async (password) => {
      const { error } = await playroom
        .visitor()
        .auth.signUp({ email: `p${password.length}@playroom.test`, password });
      expect(error).not.toBeNull();
      expect(error?.message).toMatch(/password/i);
    },
  );
});

describe('log-in and sessions', () => {
  test('refreshes and ends sessions, and rejects a wrong password', async () => {
    const { client, email, session } = await playroom.member('session');
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.data.session?.refresh_token).not.toBe(session.refresh_token);
    expect((await client.auth.signOut({ scope: 'global' })).error).toBeNull();
    const after = await playroom.visitor().auth.refreshSession({
      refresh_token: refreshed.data.session?.refresh_token ?? '',
    });
    expect(after.error).not.toBeNull();

    const wrongPassword = await playroom.visitor().auth.signInWithPassword({ email, password: 'wrong-1!' });
    expect(wrongPassword.error?.message).toBe('Invalid login credentials');
    const right = await playroom.visitor().auth.signInWithPassword({ email, password: PASSWORD });
    expect(right.data.user?.email).toBe(email);
  });

  test('rejects a token signed with another secret, or with none', async () => {
    const { userId } = await playroom.member('forged');
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = part({ sub: userId, role: 'service_role', exp: 4102444800 });
    const { publishableKey } = playroom.backend.secrets;
    for (const token of [
      `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      `${part({ alg: 'HS256', typ: 'JWT' })}.${claims}.${'A'.repeat(43)}`,
    ]) {
      for (const target of ['/rest/v1/profiles', '/rest/v1/stripe_events', '/auth/v1/user']) {
        const response = await playroom.app.request(target, {
          headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
        });
        expect([401, 403]).toContain(response.status);
      }
    }
  });
});

describe('password recovery', () => {
  test('sets a new password by mail once, and retires the old one', async () => {
    const { email } = await playroom.member('forgetful');
    const browser = playroom.visitor();
    expect((await browser.auth.resetPasswordForEmail(email)).error).toBeNull();
    // Mailed after the response, which therefore takes as long for an unknown email.
    await eventually(() => expect(tokenFor(email)).not.toBe(''));
    const token_hash = tokenFor(email);
    const verified = await browser.auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(verified.data.session).not.toBeNull();
    expect((await browser.auth.updateUser({ password: 'another-day-8!' })).error).toBeNull();

    expect((await playroom.visitor().auth.verifyOtp({ token_hash, type: 'recovery' })).error).not.toBeNull();
    const old = await playroom.visitor().auth.signInWithPassword({ email, password: PASSWORD });
    expect(old.error).not.toBeNull();
    const newSignIn = await playroom.visitor().auth.signInWithPassword({ email, password: 'another-day-8!' });
    expect(newSignIn.error).toBeNull();
  });

  test('does not reveal whether an address has an account', async () => {
    const mailsTo = (address: string) =>
      playroom.mails.filter((text) => text.includes(`Mail to ${address}:`));
    const { error } = await playroom.visitor().auth.resetPasswordForEmail('nobody@playroom.test');
    expect(error).toBeNull();
    // The other family's mail would have come after it.
    const { email } = await playroom.member('waiting');
    await playroom.visitor().auth.resetPasswordForEmail(email);
    await eventually(() => expect(tokenFor(email)).not.toBe(''));
    expect(mailsTo(email)).toHaveLength(1);
    expect(mailsTo('nobody@playroom.test')).toEqual([]);
  });
});

describe('an email change', () => {
  const change = async (name: string) => {
    const member = await playroom.member(name);
    const next = `next-${member.email}`;
    expect((await member.client.auth.updateUser({ email: next })).error).toBeNull();
    await eventually(() => expect(tokenFor(next)).not.toBe(''));
    return { ...member, next, tokens: { present: tokenFor(member.email), next: tokenFor(next) } };
  };
  const confirm = (token_hash: string) =>
    playroom.visitor().auth.verifyOtp({ token_hash, type: 'email_change' });
  const emailOf = async (userId: string) => {
    const [user] = await playroom.backend.engine.sql<
      { email: string }[]
    >`select email from auth.users where id = ${userId}`;
    return user?.email;
  };

  test.each([
    ['present', 'next'],
    ['next', 'present'],
  ] as const)('takes effect when both mailboxes have confirmed: %s, then %s', async (first, second) => {
    const { userId, email, next, tokens } = await change(`mover-${first}`);
    expect(tokens.present).not.toBe(tokens.next);
    for (const attempt of [1, 2]) {
      const { data, error } = await confirm(tokens[first]);
      expect(error, `attempt ${attempt}`).toBeNull();
      expect(data.session).toBeNull();
      expect(await emailOf(userId)).toBe(email);
    }
    expect((await confirm(tokens[second])).error).toBeNull();
    expect(await emailOf(userId)).toBe(next);
  });

  test('does not count a confirmation of an earlier request', async () => {
    const { client, userId, email, tokens } = await change('wavering');
    await confirm(tokens.present);
    const otherEmail = `other-${email}`;
    await client.auth.updateUser({ email: otherEmail });
    await eventually(() => expect(tokenFor(otherEmail)).not.toBe(''));
    await confirm(tokenFor(otherEmail));
    expect(await emailOf(userId)).toBe(email);
    expect((await confirm(tokens.next)).error).not.toBeNull();
  });

  test('rejects a made-up token', async () => {
    expect((await confirm('0123456789abcdef0123456789abcdef')).error).not.toBeNull();
    expect((await confirm('')).error).not.toBeNull();
  });
});

describe('the data API', () => {
  test('writes timestamps as ISO 8601, which Safari can read', async () => {
    const { client, userId } = await playroom.member('moments');
    const { data } = await client
      .from('profiles')
      .insert({ user_id: userId, first_name: 'A', last_name: 'B', adventurer_name: 'C' })
      .select()
      .single();
    expect(data?.created_at).toMatch(ISO);
    const { data: auth } = await client.auth.getUser();
    expect(auth.user?.created_at).toMatch(ISO);
    expect(auth.user?.last_sign_in_at).toMatch(ISO);
  });

  test('provides auth.uid() in defaults and in SQL functions', async () => {
    const { client, userId } = await playroom.member('uid');
    const { data } = await client
      .from('heroes')
      .insert({ name: 'Mia', pronouns: 'she', look: {} })
      .select()
      .single();
    expect(data?.user_id).toBe(userId);
    expect((await client.rpc('current_tier', {})).data).toBe('free');
  });

  test('keeps a hundred concurrent members apart', async () => {
    const members = await Promise.all(
      Array.from({ length: 6 }, (_, index) => playroom.member(`crowd-${index}`)),
    );
    await Promise.all(
      members.map(({ client, userId }) =>
        client
          .from('profiles')
          .insert({ user_id: userId, first_name: userId, last_name: 'B', adventurer_name: 'C' }),
      ),
    );
    const visitor = playroom.visitor();
    const reads = Array.from({ length: 100 }, async (_, index) => {
      const member = index % 7 === 6 ? null : members[index % 7];
      const { data, error } = await (member?.client ?? visitor).from('profiles').select('user_id');
      return member ? data?.map((row) => row.user_id).join() === member.userId : error?.code === '42501';
    });
    expect((await Promise.all(reads)).every(Boolean)).toBe(true);
  });

  test('keeps the REVOKEs of the migrations at start', async () => {
    const grants = await playroom.backend.engine.sql`
      select table_name from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('anon', 'authenticated')
        and table_name in ('stripe_events', 'till_subscriptions', 'till_windows')`;
    expect(grants).toEqual([]);
  });

  test('exposes only the public schema', async () => {
    const { client } = await playroom.member('schemas');
    for (const schema of ['auth', 'private', 'supabase_migrations', 'pg_catalog']) {
      const { data, error } = await client
        .schema(schema as 'public')
        .from('users' as 'profiles')
        .select();
      expect(data, schema).toBeNull();
      expect(error, schema).not.toBeNull();
    }
  });

  test('rejects a call without the public key', async () => {
    expect((await playroom.app.request('/rest/v1/plan_limits')).status).toBe(401);
    expect((await playroom.app.request('/auth/v1/settings')).status).toBe(401);
    const guessedCount = await playroom.app.request('/rest/v1/plan_limits', {
      headers: { apikey: 'sb_publishable_guess' },
    });
    expect(guessedCount.status).toBe(401);
  });
});

test('logs nothing that a family typed', async () => {
  const { client, userId, email } = await playroom.member('private-person');
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  // An internal error whose message contains the row.
  await playroom.backend.engine.sql.unsafe(`
    create function private.fail() returns trigger language plpgsql as
      $$ begin raise exception 'No room for %', new using errcode = 'XX000'; end $$;
    create trigger heroes_fail before insert on public.heroes for each row execute function private.fail()`);
  const failedInsert = await client.from('heroes').insert({ name: 'Secretchild', pronouns: 'she', look: {} });
  expect(failedInsert.status).toBe(500);
  expect(JSON.stringify(failedInsert.error)).not.toContain('Secret');
  await playroom.backend.engine.sql.unsafe(
    'drop trigger heroes_fail on public.heroes; drop function private.fail()',
  );
  await client
    .from('profiles')
    .insert({ user_id: userId, first_name: '', last_name: 'Secretname', adventurer_name: 'C' });
  await client.from('heroes').insert({ name: 'Secretchild', pronouns: 'she', look: 'Secretlook' });
  await client.from('heroes').select().eq('id', 'Secretid');
  await client.from('library_entries').insert({ story_slug: 'Secret Slug', pages: 1 });
  await playroom.visitor().auth.signUp({ email, password: 'Secretpass-1!' });
  await playroom.visitor().auth.verifyOtp({ email, token: '12345678', type: 'recovery' });

  const text = [...playroom.logged, ...stderr.mock.calls.map(([line]) => String(line))].join('\n');
  stderr.mockRestore();
  expect(text).toContain('POST /rest/v1/heroes failed');
  expect(text).not.toMatch(/secret/i);
  expect(text).not.toContain('@playroom.test');
  expect(text).not.toContain(userId);
  expect(text).not.toContain('12345678');
  expect(text).not.toMatch(/eyJ|sb_/);
});
