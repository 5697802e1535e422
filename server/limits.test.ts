import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { type AuthLimits, FAMILY_LIMITS, limitCalls, limitedCall } from './limits.ts';
import { networkOf } from './network.ts';

describe('limitedCall', () => {
  test.each([
    ['POST', 'token', 'password', 'token'],
    ['POST', 'token', null, 'token'],
    ['POST', 'token', 'refresh_token', 'refresh'],
    ['POST', 'signup', null, 'signup'],
    ['POST', 'recover', null, 'recover'],
    ['POST', 'verify', null, 'verify'],
    ['PUT', 'user', null, 'user'],
    ['GET', 'user', null, null],
    ['POST', 'logout', null, null],
    ['GET', 'settings', null, null],
  ])('%s %s (%s) is %s', (method, path, grantType, call) => {
    expect(limitedCall(method, path, grantType)).toBe(call);
  });
});

/** An auth service that knows one password, behind limits small enough to reach. */
function service(points: Partial<Record<'perAddress' | 'perEmail' | 'strangers' | 'failures', number>>) {
  const many = (wanted: number | undefined, seconds: number) => ({ points: wanted ?? 1000, seconds });
  const limit = { perAddress: many(points.perAddress, 60), perEmail: many(points.perEmail, 600) };
  const limits = {
    ...Object.fromEntries(Object.keys(FAMILY_LIMITS).map((call) => [call, limit])),
    strangers: many(points.strangers, 3600),
    failures: many(points.failures, 600),
  } as unknown as AuthLimits;
  const app = new Hono();
  app.use(
    '*',
    limitCalls(limits, (c) => c.req.header('x-test-address') ?? '10.0.0.1'),
  );
  app.all('*', async (c) => {
    const heard = await c.req.raw.text();
    return c.json({ heard }, heard.includes('wrong') ? 400 : 200);
  });
  return (call: string, email: string, address = '10.0.0.1', password = 'wrong') =>
    app.request(`/auth/v1/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-test-address': address },
      body: JSON.stringify({ email, password }),
    });
}

describe('limitCalls', () => {
  test.each(['token?grant_type=password', 'signup', 'recover', 'verify'])(
    '%s: one network is stopped whichever account it tries, and another is not',
    async (call) => {
      const ask = service({ perAddress: 3 });
      for (const name of ['a', 'b', 'c']) expect((await ask(call, `${name}@x.org`)).status).toBe(400);
      const refused = await ask(call, 'd@x.org');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({
        code: 429,
        error_code: 'over_request_rate_limit',
        msg: 'That was a lot of tries. Please wait a minute and try again.',
      });
      expect((await ask(call, 'd@x.org', '10.0.0.2')).status).toBe(400);
    },
  );

  test('a household has one count, however many addresses and ports it has', async () => {
    const ask = service({ perAddress: 2 });
    expect((await ask('recover', 'a@x.org', '2001:db8:1:2::1')).status).toBe(400);
    expect((await ask('recover', 'b@x.org', '[2001:db8:1:2:ffff::9]:4711')).status).toBe(400);
    expect((await ask('recover', 'c@x.org', '2001:db8:1:2:3:4:5:6')).status).toBe(429);
    expect((await ask('recover', 'c@x.org', '2001:db8:1:3::1')).status).toBe(400);
  });

  test('mails to one account are few, from wherever they are asked for', async () => {
    const ask = service({ perEmail: 2 });
    expect((await ask('recover', 'Zoe@x.org', '10.0.0.1')).status).toBe(400);
    expect((await ask('recover', ' zoe@X.ORG ', '10.0.0.2')).status).toBe(400);
    const refused = await ask('recover', 'zoe@x.org', '10.0.0.3');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ msg: expect.stringContaining('wait 10 minutes') });
    expect((await ask('recover', 'tom@x.org', '10.0.0.3')).status).toBe(400);
  });

  test('wrong passwords from elsewhere do not keep the owner out', async () => {
    const ask = service({ perEmail: 3, strangers: 5 });
    expect((await ask('token', 'zoe@x.org', '10.0.0.1', 'right')).status).toBe(200);
    for (let tries = 0; tries < 3; tries += 1) await ask('token', 'zoe@x.org', '10.0.0.9');
    expect((await ask('token', 'zoe@x.org', '10.0.0.9', 'right')).status).toBe(429);
    for (let tries = 0; tries < 2; tries += 1) await ask('token', 'zoe@x.org', '10.0.0.8');
    // The account's ceiling for networks nobody has signed in from …
    expect((await ask('token', 'zoe@x.org', '10.0.0.7', 'right')).status).toBe(429);
    // … which the owner's own network does not meet.
    expect((await ask('token', 'ZOE@x.org', '10.0.0.1', 'right')).status).toBe(200);
  });

  test('a right password is no try', async () => {
    const ask = service({ perEmail: 2 });
    for (let times = 0; times < 5; times += 1)
      expect((await ask('token', 'zoe@x.org', '10.0.0.1', 'right')).status).toBe(200);
  });

  test('all failed checks together have a ceiling', async () => {
    const ask = service({ failures: 4 });
    expect((await ask('token', 'own@x.org', '10.1.0.1', 'right')).status).toBe(200);
    for (let at = 0; at < 4; at += 1) await ask('token', `${at}@x.org`, `10.0.0.${at}`);
    expect((await ask('token', 'new@x.org', '10.0.1.1')).status).toBe(429);
    expect((await ask('verify', 'new@x.org', '10.0.1.1')).status).toBe(429);
    expect((await ask('token', 'own@x.org', '10.1.0.1', 'right')).status).toBe(200);
  });

  test('the call itself still hears its body', async () => {
    const ask = service({});
    expect(await (await ask('token', 'a@x.org')).json()).toEqual({
      heard: JSON.stringify({ email: 'a@x.org', password: 'wrong' }),
    });
  });

  test('calls are counted apart from each other', async () => {
    const ask = service({ perAddress: 1, perEmail: 1 });
    expect((await ask('token', 'a@x.org')).status).toBe(400);
    expect((await ask('recover', 'a@x.org')).status).toBe(400);
    expect((await ask('token', 'a@x.org')).status).toBe(429);
  });
});

test.each([
  ['1.2.3.4', ['1.2.3.4', '1.2.3.4:5678', '::ffff:1.2.3.4']],
  ['2001:db8:0:0::/64', ['2001:db8::1', '[2001:db8:0:0:1::2]:443']],
  ['fe80:0:0:0::/64', ['fe80::1%eth0']],
  ['64:ff9b:0:0::/64', ['64:ff9b::1.2.3.4']],
  ['unknown', ['unknown', '<script>']],
])('of the network %s are %j', (network, addresses) => {
  for (const address of addresses) expect([address, networkOf(address)]).toEqual([address, network]);
});
