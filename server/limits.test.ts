import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { type AuthLimits, FAMILY_LIMITS, limitAuth, limitedCall } from './limits.ts';

describe('limitedCall', () => {
  test.each([
    ['POST', 'token', 'password', 'token'],
    ['POST', 'token', null, 'token'],
    ['POST', 'token', 'refresh_token', 'refresh'],
    ['POST', 'signup', null, 'signup'],
    ['POST', 'recover', null, 'recover'],
    ['POST', 'otp', null, 'otp'],
    ['POST', 'magiclink', null, 'otp'],
    ['POST', 'verify', null, 'verify'],
    ['GET', 'verify', null, 'verify'],
    ['POST', 'resend', null, 'resend'],
    ['GET', 'reauthenticate', null, 'resend'],
    ['PUT', 'user', null, 'user'],
    ['GET', 'user', null, null],
    ['POST', 'logout', null, null],
    ['GET', 'settings', null, null],
  ])('%s %s (%s) is %s', (method, path, grantType, call) => {
    expect(limitedCall(method, path, grantType)).toBe(call);
  });
});

/** An auth service that always says yes, behind limits small enough to reach. */
function service(points: { perAddress: number; perEmail: number }) {
  const limit = {
    perAddress: { points: points.perAddress, seconds: 60 },
    perEmail: { points: points.perEmail, seconds: 600 },
  };
  const limits = Object.fromEntries(
    Object.keys(FAMILY_LIMITS).map((call) => [call, limit]),
  ) as unknown as AuthLimits;
  const app = new Hono();
  app.use(
    '/auth/v1/*',
    limitAuth(limits, (c) => c.req.header('x-test-address') ?? 'somewhere'),
  );
  app.all('/auth/v1/*', async (c) => c.json({ heard: await c.req.raw.text() }));
  return (call: string, email: string, address = 'home') =>
    app.request(`/auth/v1/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-test-address': address },
      body: JSON.stringify({ email, password: 'p' }),
    });
}

describe('limitAuth', () => {
  test.each(['token?grant_type=password', 'signup', 'recover', 'otp', 'verify', 'resend'])(
    '%s: one address on the network is stopped whichever account it tries',
    async (call) => {
      const ask = service({ perAddress: 3, perEmail: 100 });
      for (const name of ['a', 'b', 'c']) expect((await ask(call, `${name}@x.org`)).status).toBe(200);
      const refused = await ask(call, 'd@x.org');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toEqual({
        code: 429,
        error_code: 'over_request_rate_limit',
        msg: 'That was a lot of tries. Please wait a minute and try again.',
      });
      expect((await ask(call, 'd@x.org', 'elsewhere')).status).toBe(200);
    },
  );

  test('one account is safe from many addresses, however it is written', async () => {
    const ask = service({ perAddress: 100, perEmail: 2 });
    expect((await ask('token', 'Zoe@x.org', 'one')).status).toBe(200);
    expect((await ask('token', ' zoe@X.ORG ', 'two')).status).toBe(200);
    const refused = await ask('token', 'zoe@x.org', 'three');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ msg: expect.stringContaining('wait 10 minutes') });
    expect((await ask('token', 'tom@x.org', 'three')).status).toBe(200);
  });

  test('the call itself still hears its body', async () => {
    const ask = service({ perAddress: 3, perEmail: 3 });
    expect(await (await ask('token', 'a@x.org')).json()).toEqual({
      heard: JSON.stringify({ email: 'a@x.org', password: 'p' }),
    });
  });

  test('calls are counted apart from each other', async () => {
    const ask = service({ perAddress: 1, perEmail: 1 });
    expect((await ask('token', 'a@x.org')).status).toBe(200);
    expect((await ask('recover', 'a@x.org')).status).toBe(200);
    expect((await ask('token', 'a@x.org')).status).toBe(429);
  });
});
