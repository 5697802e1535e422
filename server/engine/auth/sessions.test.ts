/** Sessions, links and clocks on the real engine: who stays signed in, who does not, and what half of an act leaves behind. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { openTestApp, PASSWORD, type TestApp, type TestMember } from '../../testing/test-app.ts';
import { signToken } from '../access-tokens.ts';

let playroom: TestApp;
beforeAll(async () => {
  playroom = await openTestApp();
});
afterAll(() => playroom?.close());

const sql = () => playroom.backend.engine.sql;
const linkTo = async (email: string) => {
  const link = () =>
    /token_hash=([\w-]+)&type=/.exec(
      playroom.mails.findLast((text) => text.includes(`Mail to ${email}:`)) ?? '',
    )?.[1] ?? '';
  await eventually(() => expect(link()).not.toBe(''));
  return link();
};
const follow = (token_hash: string, type: 'recovery' | 'email_change') =>
  playroom.visitor().auth.verifyOtp({ token_hash, type });
const refresh = (refresh_token: string) => playroom.visitor().auth.refreshSession({ refresh_token });
const age = (token: string, seconds: number) =>
  sql()`update auth.refresh_tokens set updated_at = now() - make_interval(secs => ${seconds}) where token = ${token}`;
const sessionsOf = async ({ userId }: TestMember) =>
  (await sql()`select id from auth.sessions where user_id = ${userId}`).length;

describe('links that are on their way', () => {
  test('a recovery asked for before a change of address leads nowhere after it', async () => {
    const member = await playroom.member('moved');
    const next = `next-${member.email}`;
    await playroom.visitor().auth.resetPasswordForEmail(member.email);
    const recovery = await linkTo(member.email);
    playroom.mails.length = 0;
    await member.client.auth.updateUser({ email: next });
    expect((await follow(await linkTo(next), 'email_change')).error).toBeNull();
    expect((await follow(await linkTo(member.email), 'email_change')).error).toBeNull();
    expect((await follow(recovery, 'recovery')).error?.code).toBe('otp_expired');
    const { error } = await playroom.visitor().auth.signInWithPassword({ email: next, password: PASSWORD });
    expect(error).toBeNull();
  });

  test('a change of address asked for before a new password does not happen after it', async () => {
    const member = await playroom.member('stays');
    const next = `next-${member.email}`;
    await member.client.auth.updateUser({ email: next });
    const [present, wanted] = [await linkTo(member.email), await linkTo(next)];
    expect((await follow(present, 'email_change')).error).toBeNull();
    expect((await member.client.auth.updateUser({ password: 'another-day-8!' })).error).toBeNull();
    expect((await follow(wanted, 'email_change')).error?.code).toBe('otp_expired');
    const [user] = await sql()`select email, email_change from auth.users where id = ${member.userId}`;
    expect(user).toEqual({ email: member.email, email_change: null });
  });

  test('an hour later they lead nowhere', async () => {
    const member = await playroom.member('late');
    await playroom.visitor().auth.resetPasswordForEmail(member.email);
    const link = await linkTo(member.email);
    await sql()`update auth.users set recovery_sent_at = now() - interval '61 minutes' where id = ${member.userId}`;
    expect((await follow(link, 'recovery')).error?.code).toBe('otp_expired');
  });

  test('the database keeps none of them', async () => {
    const member = await playroom.member('kept');
    await playroom.visitor().auth.resetPasswordForEmail(member.email);
    const link = await linkTo(member.email);
    const [user] = await sql()`select u::text as row from auth.users u where id = ${member.userId}`;
    expect(user?.row).not.toContain(link);
    expect((await follow(link, 'recovery')).data.session?.user.id).toBe(member.userId);
  });
});

describe('a refresh token', () => {
  test('that is spent gives its successor once more within ten seconds, to another tab', async () => {
    const { session } = await playroom.member('tabs');
    const first = await refresh(session.refresh_token);
    const second = await refresh(session.refresh_token);
    expect(second.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
  });

  test('that comes late ends the session, for whoever has stolen it and for whom it was stolen from', async () => {
    const member = await playroom.member('stolen');
    const thief = await refresh(member.session.refresh_token);
    await age(member.session.refresh_token, 11);
    const { error } = await refresh(member.session.refresh_token);
    expect(error?.code).toBe('refresh_token_already_used');
    expect(await sessionsOf(member)).toBe(0);
    expect((await refresh(thief.data.session?.refresh_token ?? '')).error?.code).toBe(
      'refresh_token_not_found',
    );
  });

  test('whose renewal is cut in the middle is not spent', async () => {
    const member = await playroom.member('cut');
    // The successor cannot be written: whatever ends a renewal there, the token it began with must still count.
    await sql().unsafe(`
      create function auth.fail() returns trigger language plpgsql as $$ begin
        if new.parent = '${member.session.refresh_token}' then raise exception 'cut' using errcode = '57P01'; end if;
        return new;
      end $$;
      create trigger cut before insert on auth.refresh_tokens for each row execute function auth.fail()`);
    expect((await refresh(member.session.refresh_token)).error?.status).toBe(503);
    await sql().unsafe('drop trigger cut on auth.refresh_tokens; drop function auth.fail()');
    await age(member.session.refresh_token, 60);
    expect((await refresh(member.session.refresh_token)).error).toBeNull();
    expect(await sessionsOf(member)).toBe(1);
  });
});

describe('an access token', () => {
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  const read = async (token: string) => {
    const { publishableKey } = playroom.backend.secrets;
    const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
    return (await playroom.app.request('/rest/v1/heroes?select=id', { headers })).status;
  };

  test('of the future counts as far as two clocks differ, and no further', async () => {
    const { session } = await playroom.member('future');
    const { jwtSecret } = playroom.backend.secrets;
    const now = Math.floor(Date.now() / 1000);
    const begun = (ahead: number) =>
      signToken({ ...claimsOf(session.access_token), iat: now + ahead }, [jwtSecret]);
    expect(await read(await begun(10))).toBe(200);
    expect(await read(await begun(30))).toBe(401);
  });

  test.each([
    ['iat', undefined],
    ['exp', undefined],
    ['session_id', 'x'],
    ['session_id', randomUUID()],
    ['sub', randomUUID()],
    ['aud', 'another'],
  ])('whose %s is %s is nobody’s', async (claim, value) => {
    const { session } = await playroom.member('claims');
    const { jwtSecret } = playroom.backend.secrets;
    const claims = { ...claimsOf(session.access_token), [claim]: value };
    expect(await read(await signToken(claims, [jwtSecret]))).toBe(401);
  });

  test('says by what its session was opened, and when', async () => {
    const member = await playroom.member('methods');
    const method = (token: string | undefined) => claimsOf(token ?? '').amr;
    expect(method(member.session.access_token)).toEqual([
      { method: 'password', timestamp: expect.any(Number) },
    ]);
    await playroom.visitor().auth.resetPasswordForEmail(member.email);
    const { data } = await follow(await linkTo(member.email), 'recovery');
    const renewed = await refresh(data.session?.refresh_token ?? '');
    expect(method(renewed.data.session?.access_token)).toEqual(method(data.session?.access_token));
    expect(method(data.session?.access_token)).toEqual([{ method: 'otp', timestamp: expect.any(Number) }]);
  });
});

test('an old session is no way to try passwords', async () => {
  const { client, userId } = await playroom.member('old');
  await sql()`update auth.sessions set created_at = now() - interval '1 hour' where user_id = ${userId}`;
  expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe('reauthentication_needed');
  await sql()`update auth.sessions set created_at = now() where user_id = ${userId}`;
  expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe('same_password');
});

test('a log-in that is compared while the password changes opens nothing', async () => {
  const member = await playroom.member('changed');
  const change = sql().begin(async (held) => {
    await held`update auth.users set encrypted_password = 'another' where id = ${member.userId}`;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });
  const { error } = await playroom
    .visitor()
    .auth.signInWithPassword({ email: member.email, password: PASSWORD });
  await change;
  expect(error?.code).toBe('invalid_credentials');
});

test.each(['global', 'local', 'others'] as const)('signing out with scope %s', async (scope) => {
  const member = await playroom.member(scope);
  const there = playroom.visitor();
  await there.auth.signInWithPassword({ email: member.email, password: PASSWORD });
  expect((await member.client.auth.signOut({ scope })).error).toBeNull();
  const left = { global: 0, local: 1, others: 1 }[scope];
  expect(await sessionsOf(member)).toBe(left);
  expect((await there.auth.getUser()).error === null).toBe(scope === 'local');
});

describe('a client of before 2024', () => {
  const refused = async (version: Record<string, string>) => {
    const answer = await playroom.app.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: playroom.backend.secrets.publishableKey, ...version },
      body: JSON.stringify({ email: 'nobody@playroom.test', password: 'wrong-1!' }),
    });
    return [answer.status, await answer.json()];
  };
  test('hears codes in the older shape, a later one in its own', async () => {
    expect(await refused({})).toEqual([
      400,
      { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    ]);
    expect(await refused({ 'x-supabase-api-version': '2024-01-01' })).toEqual([
      400,
      { code: 'invalid_credentials', message: 'Invalid login credentials' },
    ]);
  });
});
