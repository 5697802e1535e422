import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_LIMITS } from '../testing/test-app.ts';
import { networksOf } from './client-network.ts';
import { memoryCounters } from './rate-limit-counters.ts';
import { type CallLimits, limitedCall, limitRates, RATE_LIMITS, type RateLimits } from './rate-limits.ts';

const MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T08:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('limitedCall', () => {
  test.each([
    ['POST', 'token', 'password', 'token'],
    ['POST', 'token', null, 'token'],
    ['POST', 'token', 'refresh_token', 'refresh'],
    ['POST', 'signup', null, 'signup'],
    ['POST', 'recover', null, 'recover'],
    ['POST', 'verify', null, null],
    ['PUT', 'user', null, 'user'],
    ['GET', 'user', null, null],
    ['POST', 'logout', null, null],
    ['GET', 'settings', null, null],
  ])('%s %s (%s) is %s', (method, path, grantType, call) => {
    expect(limitedCall(method, path, grantType)).toBe(call);
  });
});

interface LimitedRequest {
  readonly email?: string;
  readonly password?: string;
  readonly refresh_token?: string;
  readonly from?: string;
  readonly member?: string;
}

/** An auth service that accepts the password `right`. @returns functions to call it, and the mailboxes it wrote to */
function service(limits: RateLimits = RATE_LIMITS) {
  const letters: string[] = [];
  const app = new Hono();
  app.use(
    '*',
    limitRates(
      limits,
      {
        addressOf: (c) => c.req.header('x-test-address') ?? '',
        memberOf: async (c) => c.req.header('x-test-member') ?? null,
      },
      memoryCounters,
    ),
  );
  app.all('*', async (c) => {
    const body = (await c.req.raw.json()) as LimitedRequest;
    if (c.req.path.endsWith('/recover')) letters.push(body.email ?? '');
    if (body.password === 'broken') return c.json({}, 500);
    if (body.password === 'wrong') return c.json({ code: 400 }, 400);
    return c.json({ user: { email: body.email ?? 'zoe@x.org' }, heard: body });
  });
  const send = async (path: string, { from = '10.0.0.1', member, ...body }: LimitedRequest = {}) =>
    app.request(path.startsWith('/') ? path : `/auth/v1/${path}`, {
      method: path === 'user' ? 'PUT' : 'POST',
      headers: {
        'content-type': 'application/json',
        'x-test-address': from,
        ...(member ? { 'x-test-member': member } : {}),
      },
      body: JSON.stringify(body),
    });
  const statuses = async (count: number, path: string, requestFor: (n: number) => LimitedRequest) => {
    const all: number[] = [];
    for (let n = 0; n < count; n += 1) all.push((await send(path, requestFor(n))).status);
    return all;
  };
  return { send, statuses, letters };
}

const LOG_IN = 'token?grant_type=password';
const REFRESH = 'token?grant_type=refresh_token';
const passedCount = (statuses: number[]) => statuses.filter((status) => status !== 429).length;
/** The nth household of one /48, each in its own /56 as far as possible. */
const household = (n: number) => `2001:db8:1:${((n * 0x101) % 0x10000).toString(16)}::1`;
const zoe = { email: 'zoe@x.org' };

describe('log-in limits', () => {
  test('stop one network across accounts with a kind sentence, and no other network', async () => {
    const { send, statuses } = service();
    const requestFor = (n: number) => ({ email: `${n}@x.org`, password: 'wrong' });
    expect(passedCount(await statuses(40, LOG_IN, requestFor))).toBe(30);
    const rejected = await send(LOG_IN, requestFor(41));
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rejected.json()).toMatchObject({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'That was a lot of tries. Please wait 5 minutes and try again.',
    });
    expect((await send(LOG_IN, { ...requestFor(41), from: '10.0.1.1' })).status).toBe(400);
    vi.advanceTimersByTime(5 * MINUTE + 1);
    expect((await send(LOG_IN, requestFor(41))).status).toBe(400);
  });

  test('give the households of one /48 one and a half times the tries of one', async () => {
    const { send, statuses } = service();
    const results = await statuses(3040, LOG_IN, (n) => ({
      email: `${n}@x.org`,
      password: 'wrong',
      from: household(n),
    }));
    expect(passedCount(results)).toBe(45);
    // Nobody else's log-in is rejected because of them.
    expect((await send(LOG_IN, { ...zoe, from: '2001:db8:2::1' })).status).toBe(200);
  });

  test('keep a household from blocking its /56, its /48 or its /24', async () => {
    const { send, statuses } = service();
    await statuses(100, LOG_IN, (n) => ({ email: `${n}@x.org`, password: 'wrong', from: household(1) }));
    expect((await send(LOG_IN, { ...zoe, from: household(2) })).status).toBe(200);
    await statuses(100, LOG_IN, (n) => ({ email: `${n}@x.org`, password: 'wrong', from: '10.0.0.1' }));
    expect((await send(LOG_IN, { ...zoe, from: '10.0.0.2' })).status).toBe(200);
  });

  test('reset on a right password, which is not counted', async () => {
    const { send, statuses } = service();
    expect(passedCount(await statuses(100, LOG_IN, () => zoe))).toBe(100);
    for (let round = 0; round < 3; round += 1) {
      expect(passedCount(await statuses(9, LOG_IN, () => ({ ...zoe, password: 'wrong' })))).toBe(9);
      expect((await send(LOG_IN, zoe)).status).toBe(200);
    }
  });

  test('count right passwords of many families for no network', async () => {
    const { statuses } = service();
    expect(passedCount(await statuses(200, LOG_IN, (n) => ({ email: `${n}@x.org` })))).toBe(200);
    expect(
      passedCount(await statuses(200, LOG_IN, (n) => ({ email: `${n}@x.org`, from: household(n) }))),
    ).toBe(200);
  });

  test('do not count tries that failed in the server', async () => {
    const { statuses } = service();
    expect(passedCount(await statuses(50, LOG_IN, () => ({ ...zoe, password: 'broken' })))).toBe(50);
  });

  test.each([
    ['a log-in', LOG_IN],
    ['a sign-up', 'signup'],
    ['a refresh', REFRESH],
  ])('never lock the owner out who logged in by %s, whatever strangers try', async (_, path) => {
    const { send, statuses } = service();
    expect((await send(path, { ...zoe, refresh_token: 'r' })).status).toBe(200);
    // From everywhere at this account, and from the same address at others.
    await statuses(200, LOG_IN, (n) => ({ ...zoe, password: 'wrong', from: `10.${n}.0.1` }));
    await statuses(100, LOG_IN, (n) => ({ email: `${n}@x.org`, password: 'wrong' }));
    expect((await send(LOG_IN, { ...zoe, from: '172.16.0.1' })).status).toBe(429);
    expect((await send(LOG_IN, { email: 'ZOE@x.org ', password: 'right' })).status).toBe(200);
    // A wrong password from there still counts as one of ten.
    expect(passedCount(await statuses(20, LOG_IN, () => ({ ...zoe, password: 'wrong' })))).toBe(10);
  });

  test('cap an account for networks it has not used', async () => {
    const { statuses } = service();
    const requestFor = (n: number) => ({ ...zoe, password: 'wrong', from: `10.${n}.0.1` });
    expect(passedCount(await statuses(100, LOG_IN, requestFor))).toBe(60);
    vi.advanceTimersByTime(60 * MINUTE + 1);
    expect(passedCount(await statuses(1, LOG_IN, requestFor))).toBe(1);
  });

  test('count a stopped caller against nobody else', async () => {
    const { send, statuses } = service({
      ...NO_LIMITS,
      token: limitsOf({ pair: 2, network: 3, unknownNetworks: 5 }),
    });
    await statuses(50, LOG_IN, () => ({ ...zoe, password: 'wrong' }));
    expect((await send(LOG_IN, { email: 'tom@x.org', password: 'wrong' })).status).toBe(400);
    expect((await send(LOG_IN, { ...zoe, from: '10.9.0.1' })).status).toBe(200);
  });

  test('cap all failed log-ins together, except from known networks', async () => {
    const { send, statuses } = service({ ...NO_LIMITS, token: limitsOf({ pair: 9, all: 4 }) });
    expect((await send(LOG_IN, { ...zoe, from: '10.1.0.1' })).status).toBe(200);
    await statuses(4, LOG_IN, (n) => ({ email: `${n}@x.org`, password: 'wrong', from: `10.${n}.0.1` }));
    expect((await send(LOG_IN, { ...zoe, from: '10.8.0.1' })).status).toBe(429);
    expect((await send(LOG_IN, { ...zoe, from: '10.1.0.1' })).status).toBe(200);
  });
});

const limitsOf = (points: Partial<Record<keyof CallLimits, number>>): CallLimits =>
  Object.fromEntries(Object.entries(points).map(([count, n]) => [count, { points: n, seconds: 600 }]));

describe('sign-up limits', () => {
  test('allow one household 20 accounts an hour, and one /48 30', async () => {
    const { statuses } = service();
    expect(passedCount(await statuses(40, 'signup', (n) => ({ email: `${n}@x.org` })))).toBe(20);
    const spread = await statuses(40, 'signup', (n) => ({ email: `${n}@x.org`, from: household(n) }));
    expect(passedCount(spread)).toBe(30);
    vi.advanceTimersByTime(60 * MINUTE + 1);
    expect(
      passedCount(await statuses(40, 'signup', (n) => ({ email: `${n}@x.org`, from: household(n) }))),
    ).toBe(30);
  });

  test('keep an email free to register after rejected sign-ups', async () => {
    const { send, statuses } = service();
    await statuses(60, 'signup', (n) => ({ ...zoe, password: 'wrong', from: `10.${n % 3}.0.1` }));
    expect((await send('signup', { ...zoe, from: '10.9.0.1' })).status).toBe(200);
  });
});

describe('recovery limits', () => {
  test('answer every request alike, and send a few mails', async () => {
    const { send, letters } = service();
    for (let n = 0; n < 12; n += 1) {
      const response = await send('recover', { ...zoe, from: `10.${n % 4}.0.1` });
      expect(response.status).toBe(200);
    }
    expect(letters).toHaveLength(5);
    vi.advanceTimersByTime(60 * MINUTE + 1);
    await send('recover', zoe);
    expect(letters).toHaveLength(6);
  });

  test('keep the owner’s mails apart from a stranger’s four', async () => {
    const { send, statuses, letters } = service();
    await statuses(4, 'recover', () => ({ ...zoe, from: '10.5.0.1' }));
    expect(letters).toHaveLength(3);
    expect((await send('recover', { email: ' Zoe@X.org' })).status).toBe(200);
    expect(letters).toHaveLength(4);
  });

  test('stop one network that asks for many accounts, and not a family at home', async () => {
    const { send, statuses } = service();
    await send(LOG_IN, zoe);
    const results = await statuses(30, 'recover', (n) => ({ email: `${n}@x.org` }));
    expect(passedCount(results)).toBe(20);
    expect((await send('recover', zoe)).status).toBe(200);
  });
});

describe('limits on unguessable tokens', () => {
  test('accept a valid link after any number of made-up ones, from the same network too', async () => {
    const { send, statuses } = service();
    await statuses(3040, 'verify', (n) => ({ password: 'wrong', from: household(n) }));
    expect((await send('verify', { from: household(1) })).status).toBe(200);
    // Nor do they block anybody's log-in.
    expect((await send(LOG_IN, { ...zoe, from: household(1) })).status).toBe(200);
  });

  test('count refresh tokens on their own', async () => {
    const { send, statuses } = service();
    await statuses(1000, REFRESH, (n) => ({ refresh_token: `made-up-${n}`, password: 'wrong' }));
    expect((await send(REFRESH, { refresh_token: 'ours' })).status).toBe(200);
    expect(passedCount(await statuses(50, REFRESH, () => ({ refresh_token: 'ours' })))).toBe(29);
  });
});

test.each(['/functions/v1/open-book', 'user'])(
  '%s: counts members by themselves, visitors by their network',
  async (path) => {
    const { send, statuses } = service();
    await statuses(1300, path, () => ({}));
    expect((await send(path)).status).toBe(429);
    expect((await send(path, { member: 'zoe' })).status).toBe(200);
    await statuses(200, path, () => ({ member: 'tom' }));
    expect((await send(path, { member: 'tom' })).status).toBe(429);
    expect((await send(path, { member: 'zoe' })).status).toBe(200);
  },
);

test('leave the body readable for the handler', async () => {
  const body = { email: 'a@x.org', password: 'right' };
  expect(await (await service().send(LOG_IN, body)).json()).toMatchObject({ heard: body });
});

describe('networksOf', () => {
  test.each([
    [
      ['1.2.3.4', '1.2.3.0/24'],
      ['1.2.3.4', '1.2.3.4:5678', '::ffff:1.2.3.4'],
    ],
    [
      ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48'],
      ['2001:db8::1', '[2001:db8:0:0:1::2]:443'],
    ],
    [['2001:db8:1:12ff::/64', '2001:db8:1:1200::/56', '2001:db8:1::/48'], ['2001:db8:1:12ff::9']],
    [['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48'], ['fe80::1%eth0']],
    [['64:ff9b:0:0::/64', '64:ff9b:0:0::/56', '64:ff9b:0::/48'], ['64:ff9b::1.2.3.4']],
    [['unknown'], ['unknown', '<script>', '']],
  ])('finds the networks of %j: %j', (networks, addresses) => {
    for (const address of addresses)
      expect([address, networksOf(address).map(({ name }) => name)]).toEqual([address, networks]);
  });

  test('gives each network more room than the one within it', () => {
    for (const address of ['1.2.3.4', '2001:db8::1']) {
      const rooms = networksOf(address).map(({ limitFactor }) => limitFactor);
      expect(rooms).toEqual([...new Set(rooms)].sort((a, b) => a - b));
    }
  });
});

describe('links that ask a relative', () => {
  test('are tried from a network sixty times an hour, asking and sending together, and from others meanwhile', async () => {
    const { send } = service();
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) {
      const name = n % 2 === 0 ? 'recording-link' : 'send-recording';
      statuses.push((await send(`/functions/v1/${name}`, { member: `member-${n}` })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await send('/functions/v1/recording-link', { from: '10.9.0.1' })).status).toBe(200);
  });
});

describe('crash reports', () => {
  const REPORT = '/functions/v1/report-crash';

  test('takes crash reports from a network twenty times an hour, whatever it sends, and from others meanwhile', async () => {
    const { send, statuses } = service();
    expect(passedCount(await statuses(25, REPORT, (n) => ({ member: `member-${n}` })))).toBe(20);
    expect((await send(REPORT, { from: '10.9.0.1' })).status).toBe(200);
    expect((await send('/functions/v1/check-subscription')).status, 'other functions count apart').toBe(200);
    vi.advanceTimersByTime(60 * MINUTE);
    expect((await send(REPORT)).status).toBe(200);
  });
});
