/**
 * Sessions, links and clocks on the real engine: who stays signed in, who does not, and what an interrupted action
 * leaves behind.
 */
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
const openLink = (token_hash: string, type: 'recovery' | 'email_change') =>
  playroom.visitor().auth.verifyOtp({ token_hash, type });
const refresh = (refresh_token: string) => playroom.visitor().auth.refreshSession({ refresh_token });
const age = (token: string, seconds: number) =>
  sql()`update auth.refresh_tokens set updated_at = now() - make_interval(secs => ${seconds}) where token = ${token}`;
const sessionsOf = async ({ userId }: TestMember) =>
  (await sql()`select id from auth.sessions where user_id = ${userId}`).length;

describe('pending mail links', () => {
  test('an earlier recovery link is dead after the email has changed', async () => {
    const member = await playroom.member('moved');
    const next = `next-${member.email}`;
    await playroom.visitor().auth.resetPasswordForEmail(member.email);
    const recovery = await linkTo(member.email);
    playroom.mails.length = 0;
    await member.client.auth.updateUser({ email: next });
    expect((await openLink(await linkTo(next), 'email_change')).error).toBeNull();
    expect((await openLink(await linkTo(member.email), 'email_change')).error).toBeNull();
    expect((await openLink(recovery, 'recovery')).error?.code).toBe('otp_expired');
    const { error } = await playroom.visitor().auth.signInWithPassword({ email: next, password: PASSWORD });
    expect(error).toBeNull();
  });

  test('an earlier email change does not happen after a new password', async () => {
    const member = await playroom.member('stays');
    const next = `next-${member.email}`;
    await member.client.auth.updateUser({ email: next });
    const [currentLink, newLink] = [await linkTo(member.email), await linkTo(next)];
    expect((await openLink(currentLink, 'email_change')).error).toBeNull();
    expect((await member.client.auth.updateUser({ password: 'another-day-8!' })).error).toBeNull();
    expect((await openLink(newLink, 'email_change')).error?.code).toBe('otp_expired');
    const [user] = await sql()`select email, email_change from auth.users where id = ${member.userId}`;
    expect(user).toEqual({ email: member.email, email_change: null });
  });

  test('links expire after an hour', async () => {
    const member = await playroom.member('late');
    await playroom.visitor().auth.resetPasswordForEmail(member.email);
    const link = await linkTo(member.email);
    await sql()`update auth.users set recovery_sent_at = now() - interval '61 minutes' where id = ${member.userId}`;
    expect((await openLink(link, 'recovery')).error?.code).toBe('otp_expired');
  });

  test('the database stores no usable link', async () => {
    const member = await playroom.member('kept');
    await playroom.visitor().auth.resetPasswordForEmail(member.email);
    const link = await linkTo(member.email);
    const [user] = await sql()`select u::text as row from auth.users u where id = ${member.userId}`;
    expect(user?.row).not.toContain(link);
    expect((await openLink(link, 'recovery')).data.session?.user.id).toBe(member.userId);
  });
});

describe('a refresh token', () => {
  test('used twice within ten seconds, gives the same successor to another tab', async () => {
    const { session } = await playroom.member('tabs');
    const first = await refresh(session.refresh_token);
    const second = await refresh(session.refresh_token);
    expect(second.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
  });

  test('used late, ends the session for both holders', async () => {
    const member = await playroom.member('stolen');
    const thiefSession = await refresh(member.session.refresh_token);
    await age(member.session.refresh_token, 11);
    const { error } = await refresh(member.session.refresh_token);
    expect(error?.code).toBe('refresh_token_already_used');
    expect(await sessionsOf(member)).toBe(0);
    expect((await refresh(thiefSession.data.session?.refresh_token ?? '')).error?.code).toBe(
      'refresh_token_not_found',
    );
  });

  test('is not spent when its refresh is cut off', async () => {
    const member = await playroom.member('cut');
    // The successor cannot be written: however a refresh fails there, its token must stay valid.
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

  test('dated in the future is valid within the allowed clock skew only', async () => {
    const { session } = await playroom.member('future');
    const { jwtSecret } = playroom.backend.secrets;
    const now = Math.floor(Date.now() / 1000);
    const createdSession = (ahead: number) =>
      signToken({ ...claimsOf(session.access_token), iat: now + ahead }, [jwtSecret]);
    expect(await read(await createdSession(10))).toBe(200);
    expect(await read(await createdSession(30))).toBe(401);
  });

  test.each([
    ['iat', undefined],
    ['exp', undefined],
    ['session_id', 'x'],
    ['session_id', randomUUID()],
    ['sub', randomUUID()],
    ['aud', 'another'],
  ])('is rejected when its %s is %s', async (claim, value) => {
    const { session } = await playroom.member('claims');
    const { jwtSecret } = playroom.backend.secrets;
    const claims = { ...claimsOf(session.access_token), [claim]: value };
    expect(await read(await signToken(claims, [jwtSecret]))).toBe(401);
  });

  test('says how and when its session was opened', async () => {
    const member = await playroom.member('methods');
    const method = (token: string | undefined) => claimsOf(token ?? '').amr;
    expect(method(member.session.access_token)).toEqual([
      { method: 'password', timestamp: expect.any(Number) },
    ]);
    await playroom.visitor().auth.resetPasswordForEmail(member.email);
    const { data } = await openLink(await linkTo(member.email), 'recovery');
    const renewed = await refresh(data.session?.refresh_token ?? '');
    expect(method(renewed.data.session?.access_token)).toEqual(method(data.session?.access_token));
    expect(method(data.session?.access_token)).toEqual([{ method: 'otp', timestamp: expect.any(Number) }]);
  });
});

test('rejects old sessions that try passwords', async () => {
  const { client, userId } = await playroom.member('old');
  await sql()`update auth.sessions set created_at = now() - interval '1 hour' where user_id = ${userId}`;
  expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe('reauthentication_needed');
  await sql()`update auth.sessions set created_at = now() where user_id = ${userId}`;
  expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe('same_password');
});

test('opens no session when the password changes during the comparison', async () => {
  const member = await playroom.member('changed');
  let onChanged = () => {};
  const changed = new Promise<void>((resolve) => {
    onChanged = resolve;
  });
  const change = sql().begin(async (transaction) => {
    await transaction`update auth.users set encrypted_password = 'another' where id = ${member.userId}`;
    onChanged();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });
  await changed;
  const { error } = await playroom
    .visitor()
    .auth.signInWithPassword({ email: member.email, password: PASSWORD });
  await change;
  expect(error?.code).toBe('invalid_credentials');
});

test.each(['global', 'local', 'others'] as const)('signs out with scope %s', async (scope) => {
  const member = await playroom.member(scope);
  const otherDevice = playroom.visitor();
  await otherDevice.auth.signInWithPassword({ email: member.email, password: PASSWORD });
  expect((await member.client.auth.signOut({ scope })).error).toBeNull();
  const sessionsLeft = { global: 0, local: 1, others: 1 }[scope];
  expect(await sessionsOf(member)).toBe(sessionsLeft);
  expect((await otherDevice.auth.getUser()).error === null).toBe(scope === 'local');
});

describe('a client older than 2024', () => {
  const rejectedSignIn = async (version: Record<string, string>) => {
    const response = await playroom.app.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: playroom.backend.secrets.publishableKey, ...version },
      body: JSON.stringify({ email: 'nobody@playroom.test', password: 'wrong-1!' }),
    });
    return [response.status, await response.json()];
  };
  test('gets error codes in the older shape, later clients in the newer', async () => {
    expect(await rejectedSignIn({})).toEqual([
      400,
      { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    ]);
    expect(await rejectedSignIn({ 'x-supabase-api-version': '2024-01-01' })).toEqual([
      400,
      { code: 'invalid_credentials', message: 'Invalid login credentials' },
    ]);
  });
});
