/** The allow-list matches the database, and the server rejects what is not on it. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sendAs } from '../testing/send-as.ts';
import { openTestApp, type TestApp, type TestMember } from '../testing/test-app.ts';
import { type ColumnType, FUNCTIONS, TABLES } from './api-schema.ts';

let playroom: TestApp;
let member: TestMember;
beforeAll(async () => {
  playroom = await openTestApp();
  member = await playroom.member('member');
});
afterAll(() => playroom?.close());

const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  sendAs(playroom, member, method, path, body, headers);

const COLUMN_TYPES: Readonly<Record<string, ColumnType>> = {
  int2: 'integer',
  int4: 'integer',
  bool: 'boolean',
  text: 'text',
  uuid: 'uuid',
  jsonb: 'jsonb',
  timestamptz: 'timestamptz',
  date: 'date',
};

test('lists every table and column of the database with its type', async () => {
  const rows = await playroom.backend.engine.sql<{ table: string; column: string; type: string }[]>`
    select table_name as table, column_name as column, udt_name as type from information_schema.columns
    where table_schema = 'public' order by 1, ordinal_position`;
  const databaseTypes: Record<string, Record<string, string | undefined>> = {};
  for (const { table, column, type } of rows)
    databaseTypes[table] = { ...databaseTypes[table], [column]: COLUMN_TYPES[type] };
  expect(Object.fromEntries(Object.entries(TABLES).map(([name, { columns }]) => [name, columns]))).toEqual(
    databaseTypes,
  );
});

test('lists every function with the arguments it takes in the database', async () => {
  const rows = await playroom.backend.engine.sql<
    { name: string; args: string[]; types: string[]; optional: number }[]
  >`
    select proname as name, coalesce(proargnames[1:pronargs], '{}') as args, pronargdefaults as optional,
      array(select typname::text from unnest(proargtypes) with ordinality a (oid, at) join pg_type t on t.oid = a.oid order by at) as types
    from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`;
  for (const [name, { required, optional }] of Object.entries(FUNCTIONS)) {
    const found = rows.find((row) => row.name === name);
    const args = (found?.args ?? []).map(
      (arg, index) => [arg, COLUMN_TYPES[found?.types[index] ?? '']] as const,
    );
    const first = args.length - (found?.optional ?? 0);
    expect(Object.fromEntries(args.slice(0, first)), name).toEqual(required);
    expect(Object.fromEntries(args.slice(first)), name).toEqual(optional);
  }
});

describe('names inherited from Object.prototype', () => {
  const inherited = () => Object.getOwnPropertyNames(Object.prototype).sort();
  const before = inherited();
  afterEach(() => {
    // So that one pollution does not fail every later test.
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
      ['POST', `rpc/keep_account?${name}=eq.1`],
      ['POST', `rpc/open_story?${name}=1`],
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
    // Reports a read-only column as missing before it reports an unknown one.
    expect([400, 404]).toContain(status);
    expect((await playroom.app.request('/config.json')).status).toBe(200);
  });

  test.each([
    ['POST', '/rest/v1/heroes', '{"__proto__":{"a":1},"name":"A"}', 400],
    ['POST', '/rest/v1/heroes', '[{"name":"A","look":{"\\u005f_proto__":{"a":1}}}]', 400],
    ['PATCH', '/rest/v1/heroes?id=is.null', '{"constructor":{"prototype":{"a":1}}}', 400],
    ['POST', '/rest/v1/rpc/open_story', '{"__proto__":1}', 404],
    // Only names are stored of the sign-up metadata.
    ['PUT', '/auth/v1/user', '{"data":{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}}', 200],
  ])('%s %s with %s pollutes no object', async (method, path, body, expected) => {
    const response = await send(method, path, body);
    expect(response.status).toBe(expected);
    expect(inherited()).toEqual(before);
    expect(await response.text()).not.toMatch(/__proto__|prototype/);
  });

  test.each([
    ['prefer', 200],
    ['range', 200],
    ['accept', 406],
    ['accept-profile', 406],
  ])('header %s pollutes no object', async (name, expected) => {
    const { status } = await send('GET', '/rest/v1/plan_limits', undefined, { [name]: '__proto__=1' });
    expect(status).toBe(expected);
    expect(inherited()).toEqual(before);
  });
});
