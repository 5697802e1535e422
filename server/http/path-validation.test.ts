/** Paths with two possible readings, on the real engine: none may bypass a rule. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendAs } from '../testing/send-as.ts';
import { openTestApp, PASSWORD, type TestApp, type TestMember } from '../testing/test-app.ts';

let playroom: TestApp;
let member: TestMember;
beforeAll(async () => {
  playroom = await openTestApp();
  member = await playroom.member('member');
});
afterAll(() => playroom?.close());

const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  sendAs(playroom, member, method, path, body, headers);

describe('a path has one spelling', () => {
  const agedMember = async () => {
    await playroom.backend.engine.sql`
      update auth.sessions set created_at = now() - interval '3 days' where user_id = ${member.userId}`;
  };

  test.each([
    '/auth/v1/%75ser',
    '/auth/v1/use%72',
    '/auth/v1/%2575ser',
    '/%61uth/v1/user',
    '/auth/%76%31/user',
    '/auth/v1//user',
    '/auth//v1/user',
    '/auth/v1/user/',
    '/auth/v1/user//',
    '/auth/v1/user;a=b',
    '/auth/v1/user%2F',
    '/auth/v1/x%2F..%2Fuser',
    '/auth/v1/%2e%2e/v1/user',
    '/auth/v1/user%20',
    '/auth/v1/USER',
    '/AUTH/v1/user',
  ])('an old session cannot change the password at PUT %s', async (path) => {
    await agedMember();
    const response = await send('PUT', path, { password: 'Other-pass-1!' });
    // URL parsing resolves a dot segment before any handler, and then it is the usual path.
    expect(response.status).toBe(path.includes('%2e') ? 403 : 404);
    const { error } = await playroom
      .visitor()
      .auth.signInWithPassword({ email: member.email, password: PASSWORD });
    expect(error).toBeNull();
  });

  test.each([
    ['/auth/v1/%73ignup', { email: 'weak@playroom.test', password: 'aaaaaaaa' }],
    ['/auth/v1/%74oken?grant_type=password', { email: 'a@playroom.test', password: 'x' }],
    ['/auth/v1/%76erify', { type: 'email_change', token_hash: 'x'.repeat(56) }],
    ['/auth/v1/%72ecover', { email: 'a@playroom.test' }],
    ['/rest/v1/%68eroes', {}],
    ['/rest/v1/rpc%2Flook_at_story', {}],
    ['/functions/v1/%6fpen-book', {}],
  ])('answers 404 for %s', async (path, body) => {
    expect((await send('POST', path, body)).status).toBe(404);
  });

  test.each(['TRACK', 'PROPFIND', 'MERGE', 'get', 'Put'])('rejects the method %s', async (method) => {
    const response = await playroom.app.fetch(
      new Proxy(new Request('http://playroom.test/auth/v1/user'), {
        get: (target, name) => (name === 'method' ? method : Reflect.get(target, name, target)),
      }),
    );
    expect(response.status).toBe(405);
  });
});
