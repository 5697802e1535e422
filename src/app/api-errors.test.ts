// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultLook, parseLook } from '../../illustration/figures/hero/look/look.ts';
import { ApiProblem, LOGGED_OUT, messageFor } from '../platform/api-problem.ts';
import { SESSION_ENDED_EVENT, SESSION_KEY } from '../platform/session-key.ts';

/** A busy machine needs its time. */
const PATIENTLY = { timeout: 30_000 };

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const session = () => ({
  access_token: `${base64({ alg: 'HS256' })}.${base64({ sub: 'zoe', exp: inAnHour() })}.c2ln`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: inAnHour(),
  user: { id: 'zoe', aud: 'authenticated', email: 'zoe@family.example', user_metadata: {} },
});
const hero = { id: 'a', name: 'Mila', pronouns: 'she', look: parseLook(defaultLook) } as const;
const sessionChange = {
  story: 'neverland',
  hero: null,
  reading: 1,
  page: 2,
  pages: 9,
  savedAt: '2026-03-01T10:00:00.000Z',
};
const password = 'paper-boat-7!';
const email = 'zoe@family.example';

/** A member whose device holds the family's key. */
const WITH_KEY = 'mia';
vi.mock('../platform/family-voice/family-key-store.ts', () => ({
  loadFamilyKey: async (memberId: string) => (memberId === 'mia' ? { deviceId: 'a' } : null),
}));

/** Every API call of the browser for a member, by file. */
const MEMBERS: Record<string, () => Promise<unknown>> = {
  'auth/api/load-profile': async () =>
    (await import('../features/auth/api/load-profile.ts')).loadProfile('zoe'),
  'auth/api/change-credentials': async () =>
    (await import('../features/auth/api/change-credentials.ts')).changePassword(password),
  'auth/api/change-credentials, email': async () =>
    (await import('../features/auth/api/change-credentials.ts')).changeEmail(email),
  'auth/api/devices': async () => (await import('../features/auth/api/devices.ts')).readDevices(),
  'auth/api/devices, out': async () => (await import('../features/auth/api/devices.ts')).signOutDevice('a'),
  'billing/api/check-subscription': async () =>
    (await import('../features/billing/api/check-subscription.ts')).checkSubscription(await client()),
  'billing/api/request-hosted-page': async () =>
    (await import('../features/billing/api/create-checkout.ts')).createCheckout(await client(), 'basic'),
  'billing/api/request-hosted-page, portal': async () =>
    (await import('../features/billing/api/open-portal.ts')).openPortal(await client()),
  'billing/api/withdraw': async () =>
    (await import('../features/billing/api/withdraw.ts')).declareWithdrawal({
      name: 'Zoë',
      email,
      order: '',
    }),
  'billing/api/withdraw, link': async () =>
    (await import('../features/billing/api/withdraw.ts')).confirmWithdrawal('x'),
  'billing/api/read-cancellation': async () =>
    (await import('../features/billing/api/read-cancellation.ts')).readCancellation('zoe'),
  'family-voice/api/family-key': async () =>
    (await import('../features/family-voice/api/family-key.ts')).findFamilyKey('zoe'),
  'family-voice/api/recording-requests': async () =>
    (await import('../features/family-voice/api/recording-requests.ts')).endRecordingRequest('a'),
  'family-voice/api/received-recordings': async () =>
    (await import('../features/family-voice/api/received-recordings.ts')).receiveRecordings(WITH_KEY),
  'hero/api/read-heroes': async () =>
    (await import('../features/hero/api/read-heroes.ts')).readHeroes('zoe', new AbortController().signal),
  'hero/api/send-hero-change': async () =>
    (await import('../features/hero/api/send-hero-change.ts')).sendHeroChange('zoe', {
      hero,
      change: 'new',
      owner: 'zoe',
      at: 1,
    }),
  'library/api/read-library': async () =>
    (await import('../features/library/api/read-library.ts')).readLibrary(
      'zoe',
      new AbortController().signal,
    ),
  'library/api/send-library-change': async () =>
    (await import('../features/library/api/send-library-change.ts')).sendLibraryChange('zoe', sessionChange),
  'library/api/open-book': async () =>
    (await import('../features/library/api/open-book.ts')).requestBook('neverland', false),
  'profile/api/change-names': async () =>
    (await import('../features/profile/api/change-names.ts')).changeNames('zoe', {
      first_name: 'Zoë',
      last_name: 'O’Neil',
      adventurer_name: '小明',
    }),
  'profile/api/delete-account': async () =>
    (await import('../features/profile/api/delete-account.ts')).deleteAccount(),
  'profile/api/delete-account, later': async () =>
    (await import('../features/profile/api/delete-account.ts')).scheduleDeletion(),
  'profile/api/delete-account, when': async () =>
    (await import('../features/profile/api/delete-account.ts')).readScheduledDeletion('zoe'),
  'profile/api/delete-account, stay': async () =>
    (await import('../features/profile/api/delete-account.ts')).cancelDeletion(),
  'profile/api/export-family': async () =>
    (await import('../features/profile/api/export-family.ts')).exportFamily('zoe'),
  'profile/api/read-family-counts': async () =>
    (await import('../features/profile/api/read-family-counts.ts')).readFamilyCounts('zoe'),
  'app/family-import/import-family': async () =>
    (await import('./family-import/import-family.ts')).importFamily(await client(), 'zoe', {
      heroes: [],
      books: [],
      recordings: null,
      invalidRows: 0,
    }),
  'app/family-import/import-recordings': async () =>
    (await import('./family-import/import-recordings.ts')).importRecordings(
      await client(),
      'zoe',
      {
        key: { public_key: 'P', wrapped: 'w' },
        links: [],
        parcels: [],
        received: [{ note: '', parcels: [] }],
      },
      new Map(),
    ),
};
/** Every API call of the browser for a visitor. */
const VISITORS: Record<string, () => Promise<unknown>> = {
  'auth/api/sign-in': async () =>
    (await import('../features/auth/api/sign-in.ts')).signIn({ email, password }),
  'auth/api/request-password-reset': async () =>
    (await import('../features/auth/api/request-password-reset.ts')).requestPasswordReset(email),
  'auth/api/verify-link': async () =>
    (await import('../features/auth/api/verify-link.ts')).verifyLink({ tokenHash: 'x', type: 'signup' }),
};
const ALL = { ...MEMBERS, ...VISITORS };
const client = async () => (await import('../platform/supabase.ts')).getSupabase();

const rejectedWith = (status: number) => () =>
  Response.json(
    { code: String(status), error_code: 'no', msg: 'No.', message: 'No.', hint: null },
    { status },
  );
const NETWORKS: Record<string, { respond: () => Response; problem: string; members?: true }> = {
  'a 401': { respond: rejectedWith(401), problem: 'signed-out', members: true },
  'a 403': { respond: rejectedWith(403), problem: 'refused' },
  'a 429': { respond: rejectedWith(429), problem: 'unreachable' },
  'a 500': { respond: rejectedWith(500), problem: 'unreachable' },
  'a gateway’s page': {
    respond: () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    problem: 'unreachable',
  },
  'no network': {
    respond: () => {
      throw new TypeError('Failed to fetch');
    },
    problem: 'unreachable',
  },
  'a hotel’s page in place of an answer': {
    respond: () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }),
    problem: 'unreachable',
  },
};

let respond: (path: string) => Response;
let overlaps: number;
const onProblem = () => {
  overlaps += 1;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input), window.location.origin);
    if (pathname === '/config.json') return Response.json({ supabaseUrl: null, supabaseKey: 'key' });
    return respond(pathname);
  });
  localStorage.clear();
  localStorage.setItem(SESSION_KEY, JSON.stringify(session()));
  overlaps = 0;
  window.addEventListener(SESSION_ENDED_EVENT, onProblem);
});
afterEach(async () => {
  window.removeEventListener(SESSION_ENDED_EVENT, onProblem);
  await (await client()).auth.stopAutoRefresh();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What a call throws, with all waiting skipped. */
async function thrownBy(call: () => Promise<unknown>): Promise<unknown> {
  let isDone = false;
  const thrown = call()
    .then(
      (value) => value,
      (error: unknown) => error,
    )
    .finally(() => {
      isDone = true;
    });
  while (!isDone) await vi.advanceTimersByTimeAsync(1000);
  return thrown;
}

describe.each(Object.entries(NETWORKS))('%s', (_, network) => {
  it.each(Object.entries(network.members ? MEMBERS : ALL))(
    'throws one kind of error from %s',
    async (_name, call) => {
      respond = network.respond;
      expect(await thrownBy(call)).toMatchObject({ name: 'ApiProblem', problem: network.problem });
    },
  );
});

it('lists every file that calls the service', () => {
  const handlerPattern =
    /\.(rpc|functions\s*\.invoke)\b|\.from\('[a-z_]+'\)|\.from\(\s*table|auth\.(sign|update|reset|verify|set)[A-Z]/;
  // Signing up has outcomes of its own, and signing out words of SPEC (`auth/api/auth-api.test.ts`, `e2e/auth.spec.ts`);
  // the client asks for nobody.
  const handledElsewhere = [
    'features/auth/api/sign-up',
    'features/auth/api/insert-profile',
    'features/auth/sign-out',
    'platform/client',
  ];
  const testedNames = Object.keys(ALL).map((name) =>
    name.replace(/,.*/, '').replace(/^(?!app\/)/, 'features/'),
  );
  const src = path.join(import.meta.dirname, '..');
  const handlerNames = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => handlerPattern.test(readFileSync(path.join(src, file), 'utf8')))
    .map((file) => file.replace(/\.tsx?$/, ''));
  expect(handlerNames.toSorted()).toEqual([...new Set([...testedNames, ...handledElsewhere])].toSorted());
});

describe('an ended session', () => {
  it.each(Object.entries(MEMBERS))('is reported once, with one message, by %s', async (_name, call) => {
    respond = rejectedWith(401);
    const { messageFor, LOGGED_OUT } = await import('../platform/api-problem.ts');
    expect(messageFor(await thrownBy(call))).toBe(LOGGED_OUT);
    await vi.waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toBeNull(), PATIENTLY);
    expect(overlaps).toBe(1);
  });

  it('names the member only when the account was deleted', async () => {
    const problems: unknown[] = [];
    const listen = (event: Event) => problems.push((event as CustomEvent).detail);
    window.addEventListener(SESSION_ENDED_EVENT, listen);
    const end = async (code: string) => {
      localStorage.setItem(SESSION_KEY, JSON.stringify(session()));
      respond = (path) =>
        path.endsWith('/auth/v1/user')
          ? Response.json({ code: 403, error_code: code, msg: 'No.' }, { status: 403 })
          : rejectedWith(401)();
      await thrownBy(MEMBERS['hero/api/read-heroes']!);
      await vi.waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toBeNull(), PATIENTLY);
    };
    await end('user_not_found');
    await end('session_not_found');
    window.removeEventListener(SESSION_ENDED_EVENT, listen);
    expect(problems).toEqual(['zoe', null]);
  });

  it('stays alive when only the token expired, and the request is repeated with a new one', async () => {
    let renewed = false;
    respond = (path) => {
      if (path.endsWith('/token')) renewed = true;
      if (renewed) return path.endsWith('/token') ? Response.json(session()) : Response.json([]);
      return rejectedWith(401)();
    };
    expect(await thrownBy(MEMBERS['hero/api/read-heroes']!)).toEqual([]);
    expect(overlaps).toBe(0);
  });

  it.each([429, 500, 503, 529])('stays alive when a refresh fails with %i', async (status) => {
    respond = (path) => (path.endsWith('/token') ? rejectedWith(status)() : rejectedWith(401)());
    expect(await thrownBy(MEMBERS['hero/api/read-heroes']!)).toMatchObject({ problem: 'unreachable' });
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
    expect(overlaps).toBe(0);
  });
});

describe('the message for a parent', () => {
  it.each([
    [new ApiProblem('signed-out', { status: 401 }), LOGGED_OUT],
    [
      new ApiProblem('refused', { status: 400, said: 'Invalid login credentials' }),
      'Invalid login credentials',
    ],
    [
      new ApiProblem('unreachable', { status: 429 }),
      'That was a bit too often. Please wait a minute and try again.',
    ],
    [new ApiProblem('refused', { status: 403 }), 'Please try again'],
    [new ApiProblem('no-room'), 'Your plan holds no more.'],
    [
      new TypeError('Failed to fetch'),
      'We can’t reach the playroom just now. Please check your connection and try again.',
    ],
  ])('%s', (problem, message) => expect(messageFor(problem)).toBe(message));
});
