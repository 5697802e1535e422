/**
 * Fuzzes every call with valid and invalid input: never a 5xx, a stack or a byte of another family. A failure prints
 * the seed that reproduces it.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestMember } from './testing/test-app.ts';

let playroom: TestApp;
let pryingMember: TestMember;
/** Words of another family that must never appear. */
const SECRET = 'Quillabelle';
beforeAll(async () => {
  playroom = await openTestApp();
  pryingMember = await playroom.member('prying');
  const otherMember = await playroom.member('other');
  const names = { first_name: SECRET, last_name: SECRET, adventurer_name: SECRET };
  await otherMember.client.from('profiles').insert({ user_id: otherMember.userId, ...names });
  await otherMember.client.from('heroes').insert({ name: SECRET, pronouns: 'she', look: { secret: SECRET } });
  await otherMember.client.from('library_entries').insert({ story_slug: 'neverland', pages: 3 });
});
afterAll(() => playroom?.close());

const oddValue = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1e308,
    '',
    ' ',
    '\u0000',
    '\ud800',
    "'; drop table heroes; --",
    '../../etc/passwd',
  ),
  fc.constantFrom('neverland', 'recovery', 'email_change', 'basic', 'premium', 'a@b.c', 'x'.repeat(3000)),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.uuid(),
);
const nested = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    oddValue,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom('id', 'name', 'user_id', 'look', 'data', '__proto__', 'constructor', 'toString', 'x'),
      tie('value'),
      { maxKeys: 4 },
    ),
  ),
})).value;
const bodyOf = (fields: readonly string[]) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record(Object.fromEntries(fields.map((name) => [name, nested])), { requiredKeys: [] }),
    },
    { weight: 1, arbitrary: nested },
    { weight: 1, arbitrary: fc.constantFrom('{', '[[[[', 'null', '[]', 'NaN', '{"a":1,}', '\u0000') },
  );

const send = async (method: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await playroom.app.request(path, {
    method,
    headers: {
      apikey: playroom.backend.secrets.publishableKey,
      authorization: `Bearer ${pryingMember.session.access_token}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(method === 'GET' || method === 'HEAD'
      ? {}
      : { body: typeof body === 'string' && !headers.json ? body : (JSON.stringify(body) ?? '') }),
  });
  return { status: response.status, text: await response.text() };
};
const expectNoCrash = ({ status, text }: { status: number; text: string }) => {
  expect(status, text).toBeLessThan(500);
  expect(text).not.toContain(SECRET);
  expect(text).not.toMatch(/\n\s+at |node_modules|Maximum call stack|sb_secret|\.ts:\d/);
};
/** Fixed seeds, so that every run sends the same requests; `FUZZ=50` sends fifty times as many, different ones. */
const runs = (runCount: number) =>
  process.env.FUZZ
    ? { numRuns: runCount * Number(process.env.FUZZ) }
    : { numRuns: runCount, seed: 20_261_122 };

const AUTH: readonly [string, string, readonly string[]][] = [
  ['POST', 'signup', ['email', 'password', 'data']],
  ['POST', 'token?grant_type=password', ['email', 'password']],
  ['POST', 'token?grant_type=refresh_token', ['refresh_token']],
  ['POST', 'token?grant_type=pkce', ['auth_code', 'code_verifier']],
  ['POST', 'verify', ['type', 'token_hash', 'token', 'email']],
  ['POST', 'recover', ['email']],
  ['PUT', 'user', ['data', 'email', 'nonce']],
  ['GET', 'user', []],
  ['GET', 'settings', []],
  ['GET', 'health', []],
];
test.each(AUTH)('%s /auth/v1/%s', async (method, path, fields) => {
  await fc.assert(
    fc.asyncProperty(bodyOf(fields), async (body) =>
      expectNoCrash(await send(method, `/auth/v1/${path}`, body)),
    ),
    runs(15),
  );
});

const TABLES: Readonly<Record<string, readonly string[]>> = {
  profiles: ['user_id', 'first_name', 'last_name', 'adventurer_name'],
  heroes: ['id', 'user_id', 'name', 'pronouns', 'look'],
  library_entries: [
    ...['story_slug', 'hero_id', 'page', 'pages', 'reading', 'rating', 'favourite', 'read_at', 'user_id'],
  ],
  subscriptions: ['user_id', 'tier', 'status'],
  story_openings: ['user_id', 'story_slug', 'month'],
  plan_limits: ['tier', 'heroes'],
  stripe_events: ['id', 'type'],
  till_windows: ['id', 'user_id'],
  leavings: ['user_id', 'goes_at'],
};
const operators = fc.constantFrom(
  ...[
    'eq',
    'neq',
    'gt',
    'lt',
    'like',
    'ilike',
    'match',
    'imatch',
    'is',
    'in',
    'cs',
    'cd',
    'ov',
    'fts',
    'not.eq',
  ],
  ...['like(any)', 'eq(all)', 'sl', 'adj', 'nonsense', ''],
);
test.each(Object.entries(TABLES))('reading %s', async (table, columns) => {
  const name = fc.oneof(fc.constantFrom(...columns), fc.string({ maxLength: 12 }));
  const value = oddValue.map(String);
  const parameter = fc.oneof(
    fc.tuple(
      name,
      fc.tuple(operators, value).map(([operator, text]) => `${operator}.${text}`),
    ),
    fc.tuple(
      fc.constantFrom('or', 'and', 'not.or'),
      fc.tuple(name, operators, value).map((all) => `(${all.join('.')})`),
    ),
    fc.tuple(
      fc.constant('select'),
      fc.oneof(
        fc.constantFrom(
          '*',
          '*,heroes(*)',
          'count()',
          'look->x->>y',
          'id::text',
          '...heroes(id)',
          'user_id.max()',
        ),
        name,
        value,
      ),
    ),
    fc.tuple(
      fc.constantFrom('limit', 'offset'),
      fc.oneof(fc.constantFrom('-1', '99999999999999999999', 'x', '0'), value),
    ),
    fc.tuple(
      fc.constant('order'),
      fc.oneof(name, fc.constantFrom('id.desc.nullslast', 'look->a.asc', 'heroes(id)')),
    ),
    fc.tuple(fc.constantFrom('columns', 'on_conflict', '', '__proto__'), value),
  );
  const headers = fc.record(
    {
      prefer: fc.constantFrom('count=exact', 'return=representation', 'max-affected=1', 'nonsense=1'),
      range: fc.constantFrom('0-0', '5-1', '0-', '99999999999999999999-', 'x'),
      accept: fc.constantFrom(
        'application/vnd.pgrst.object+json',
        'text/csv',
        'application/vnd.pgrst.plan',
        'x/y',
      ),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(parameter, { maxLength: 4 }), headers, async (parameters, extra) => {
      const query = new URLSearchParams(parameters);
      expectNoCrash(
        await send('GET', `/rest/v1/${table}?${query}`, undefined, extra as Record<string, string>),
      );
    }),
    runs(25),
  );
});

test.each(Object.entries(TABLES))('writing %s', async (table, columns) => {
  const method = fc.constantFrom('POST', 'PATCH', 'DELETE', 'PUT');
  const query = fc.constantFrom(
    '',
    '?id=eq.x',
    '?on_conflict=user_id',
    '?columns=id,name',
    '?user_id=is.null',
    '?select=*',
  );
  const prefer = fc.constantFrom(
    'return=representation',
    'resolution=merge-duplicates',
    'missing=default',
    'tx=rollback',
  );
  await fc.assert(
    fc.asyncProperty(method, query, prefer, bodyOf(columns), async (verb, search, preference, body) =>
      expectNoCrash(await send(verb, `/rest/v1/${table}${search}`, body, { prefer: preference })),
    ),
    runs(25),
  );
});

test.each([
  { body: -5e-324 },
  { body: null },
  { body: '"Mia"' },
  { body: [5] },
  { body: [[]] },
  { body: [{ name: 'Mia' }, null] },
])('rejects an invalid row with a sentence: %j', async ({ body }) => {
  const { status, text } = await send('POST', '/rest/v1/heroes?columns=id,name', body, {
    prefer: 'return=representation',
  });
  expect(status).toBe(400);
  expect(text).toContain('no row');
});

const FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  save_progress: [
    ...['story_slug', 'hero_id', 'page', 'pages', 'reading', 'path', 'friend_id', 'third_id', 'fourth_id'],
    ...['read_at', 'saved_at', 'completed_at'],
  ],
  open_story: ['slug', 'member', 'spend'],
  is_look: ['look'],
  keep_account: [],
  leave_in_seven_days: ['member'],
  purge_leavings: [],
  current_tier: ['member'],
  my_devices: [],
  sign_out_device: ['device_id'],
  delete_account: ['member'],
  purge_kept_too_long: [],
  no_such_thing: ['x'],
};
test.each(Object.entries(FUNCTIONS))('rpc %s', async (name, fields) => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('POST', 'GET'), bodyOf(fields), async (method, body) =>
      expectNoCrash(await send(method, `/rest/v1/rpc/${name}`, body)),
    ),
    runs(15),
  );
});

test.each(['check-subscription', 'create-checkout', 'customer-portal', 'open-book', 'stripe-webhook'])(
  'function %s',
  async (name) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('POST', 'GET', 'PUT', 'OPTIONS'),
        bodyOf(['plan', 'member', 'id', 'type', 'story', 'spend']),
        fc.constantFrom(undefined, '', 't=1,v1=x', 'nonsense'),
        async (method, body, signature) =>
          expectNoCrash(
            await send(
              method,
              `/functions/v1/${name}`,
              body,
              signature ? { 'stripe-signature': signature } : {},
            ),
          ),
      ),
      runs(12),
    );
  },
);

test('function delete-account, for a caller that may be deleted after the first try', async () => {
  const { session } = await playroom.member('leaving');
  const authorization = `Bearer ${session.access_token}`;
  const whenValue = fc.oneof(fc.constantFrom('in seven days', 'In seven days', ['in seven days']), nested);
  await fc.assert(
    fc.asyncProperty(fc.record({ when: whenValue, member: nested }), async (body) =>
      expectNoCrash(await send('POST', '/functions/v1/delete-account', body, { authorization })),
    ),
    runs(20),
  );
});

test('unusual addresses of every kind', async () => {
  const part = fc.oneof(
    fc.constantFrom(
      'auth',
      'rest',
      'functions',
      'v1',
      'rpc',
      'till',
      'checkout',
      '..',
      '%00',
      '%2e%2e',
      '_system',
      'admin',
    ),
    fc.webSegment(),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
      fc.array(part, { maxLength: 5 }),
      async (method, parts) => expectNoCrash(await send(method, `/${parts.join('/')}`, {})),
    ),
    runs(80),
  );
});
