/** Requests that two readers could read in two ways, on the real engine: none of them may pass one of our rules. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Member, openPlayroom, PASSWORD, type Playroom } from './testing/playroom.ts';

let playroom: Playroom;
let member: Member;
beforeAll(async () => {
  playroom = await openPlayroom();
  member = await playroom.member('member');
});
afterAll(() => playroom?.close());

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  playroom.app.request(path, {
    method,
    headers: {
      apikey: playroom.backend.secrets.publishableKey,
      authorization: `Bearer ${member.session.access_token}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

describe('names that every object inherits', () => {
  const inherited = () => Object.getOwnPropertyNames(Object.prototype).sort();
  const before = inherited();
  afterEach(() => {
    // So that one hole does not make every later test fail.
    for (const name of inherited())
      if (!before.includes(name)) delete (Object.prototype as Record<string, unknown>)[name];
  });

  const NAMES = [
    '__proto__',
    '"__proto__"',
    '__proto__::text',
    '%5F_proto__',
    '%255F_proto__',
    '%22__proto__%22',
  ];
  test.each<readonly [string, string]>([
    ...NAMES.flatMap((name): [string, string][] => [
      ['GET', `plan_limits?${name}=eq.1`],
      ['GET', `plan_limits?${name}=eq.abc`],
      ['HEAD', `plan_limits?${name}=eq.1`],
      ['GET', `plan_limits?select=${name}`],
      ['GET', `plan_limits?order=${name}.asc`],
      ['GET', `plan_limits?or=(${name}.eq.1,tier.eq.x)`],
      ['GET', `plan_limits?and=(or(${name}.eq.1))`],
      ['GET', `plan_limits?tier=${name}.1`],
      ['PATCH', `profiles?${name}=eq.1`],
      ['DELETE', `heroes?${name}=eq.1`],
      ['POST', `heroes?on_conflict=${name}`],
      ['POST', `heroes?columns=${name}`],
      ['POST', `rpc/look_at_story?${name}=eq.1`],
      ['GET', `rpc/look_at_story?${name}=1`],
    ]),
    ['GET', 'plan_limits?constructor=eq.1'],
    ['GET', 'plan_limits?constructor.prototype=eq.1'],
    ['GET', 'plan_limits?constructor->prototype=eq.1'],
    ['GET', 'plan_limits?prototype=eq.1'],
    ['GET', 'plan_limits?plan_limits.__proto__=eq.1'],
  ])('%s %s is refused and changes no object', async (method, path) => {
    const body = ['POST', 'PATCH'].includes(method) ? {} : undefined;
    const { status } = await send(method, `/rest/v1/${path}`, body);
    expect(inherited()).toEqual(before);
    expect(status).toBe(400);
    expect((await playroom.app.request('/config.json')).status).toBe(200);
  });

  test.each([
    ['POST', '/rest/v1/heroes', '{"__proto__":{"a":1},"name":"A"}'],
    ['POST', '/rest/v1/heroes', '[{"name":"A","look":{"\\u005f_proto__":{"a":1}}}]'],
    ['PATCH', '/rest/v1/heroes?id=eq.1', '{"constructor":{"prototype":{"a":1}}}'],
    ['POST', '/rest/v1/rpc/look_at_story', '{"__proto__":1}'],
    ['PUT', '/auth/v1/user', '{"data":{"__proto__":{"a":1}}}'],
    [
      'POST',
      '/auth/v1/signup',
      '{"email":"a@b.co","password":"x","data":{"constructor":{"prototype":{"a":1}}}}',
    ],
  ])('%s %s with %s is refused and changes no object', async (method, path, body) => {
    const { status } = await send(method, path, body);
    expect(status).toBe(400);
    expect(inherited()).toEqual(before);
  });

  test.each(['prefer', 'accept', 'range', 'accept-profile'])('the header %s is refused too', async (name) => {
    const { status } = await send('GET', '/rest/v1/plan_limits', undefined, { [name]: '__proto__=1' });
    expect(status).toBe(400);
    expect(inherited()).toEqual(before);
  });
});

describe('a path is written in one way', () => {
  const asAged = async () => {
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
  ])('no password is changed by an old session at PUT %s', async (path) => {
    await asAged();
    const answer = await send('PUT', path, { password: 'Other-pass-1!' });
    // A dot segment is resolved before anybody sees it, and then it is the usual path.
    expect(answer.status).toBe(path.includes('%2e') ? 403 : 404);
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
  ])('%s is nowhere', async (path, body) => {
    expect((await send('POST', path, body)).status).toBe(404);
  });

  test.each(['TRACK', 'PROPFIND', 'MERGE', 'get', 'Put'])('the method %s is not offered', async (method) => {
    const answer = await playroom.app.fetch(
      new Proxy(new Request('http://playroom.test/auth/v1/user'), {
        get: (target, name) => (name === 'method' ? method : Reflect.get(target, name, target)),
      }),
    );
    expect(answer.status).toBe(405);
  });
});
