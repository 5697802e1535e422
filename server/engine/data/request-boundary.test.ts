/** The data API's boundary, without a database: whatever the request, SQL contains words of the list only. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FUNCTIONS, TABLES } from '../api-schema.ts';
import { DataError } from './data-error.ts';
import { parseDataRequest } from './parse.ts';
import { toSql } from './sql.ts';

const IDENTIFIERS = new Set<string>([
  ...Object.keys(TABLES),
  ...Object.values(TABLES).flatMap(({ columns }) => Object.keys(columns)),
  ...Object.keys(FUNCTIONS),
  ...Object.values(FUNCTIONS).flatMap(({ required, optional }) => Object.keys({ ...required, ...optional })),
]);
/** A query without its identifiers, parameters and numbers. */
const SQL_KEYWORDS = new Set(
  (
    'with r as select from public t where and is not null order by asc desc nulls first last limit offset insert into ' +
    'default values json_populate_recordset json_populate_record on conflict do nothing update set excluded n delete ' +
    'returning coalesce json_agg text body count integer rows to_json false'
  ).split(' '),
);

/** The words of a query that are neither the list's nor ours. */
function unknownWordsIn(sql: string): string[] {
  const unknownWords: string[] = [];
  const unquoted = sql
    .replace(/"([^"]*)"/g, (_, name: string) => {
      if (!IDENTIFIERS.has(name)) unknownWords.push(name);
      return ' ';
    })
    .replace(/\$\d+::(?:uuid|text|integer|boolean|jsonb|json|timestamptz|date)/g, ' ')
    .replace(/'\[\]'|'null'/g, ' ');
  for (const [word] of unquoted.matchAll(/[^\s.,()=*:>]+/g))
    if (!SQL_KEYWORDS.has(word) && !/^\d{1,9}$/.test(word)) unknownWords.push(word);
  return unknownWords;
}

interface RequestSample {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The SQL of a request, or null when it was rejected. */
async function sqlFor({ method, path, parameters, headers, body }: RequestSample): Promise<string | null> {
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, value]));
  const request = new Request(`http://x/rest/v1/${encodeURIComponent(path)}?${query}`, {
    method,
    headers,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: JSON.stringify(body) ?? '' }),
  });
  try {
    return toSql(await parseDataRequest(request, path)).text;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    expect(error.status).toBeGreaterThanOrEqual(400);
    expect(error.status).toBeLessThan(500);
    return null;
  }
}

const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'];
const strangeText = fc.oneof(
  fc.constantFrom(...IDENTIFIERS, ...INHERITED, '"__proto__"', '__proto__::text', 'look->__proto__'),
  fc.string({ maxLength: 12 }),
);
const ID = '01890000-0000-7000-8000-000000000000';
const values = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    7,
    1e308,
    '',
    'neverland',
    ID,
    'infinity',
    '2026-11-01',
    { hair: 'bob' },
    [],
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom("'; drop table heroes; --", '"; select pg_sleep(9)', '$1', '$$', '\\', 'a"b'),
);

/** Requests about one table, with some unknown column names. */
function samplesOf(path: string, ownColumns: readonly string[]): fc.Arbitrary<RequestSample> {
  const names = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...ownColumns, ownColumns[0] ?? 'x') },
    strangeText,
  );
  const conditions = fc.oneof(
    fc.constantFrom('is.null', 'not.is.null', 'gt.2026-11-28', `eq.${ID}`, 'eq.1'),
    fc
      .tuple(fc.constantFrom('eq', 'is', 'neq', 'match', 'in', 'not.eq', ''), values)
      .map(([operator, value]) => `${operator}.${value}`),
  );
  const parameter = fc.oneof(
    fc.tuple(names, conditions),
    fc.tuple(
      fc.constant('select'),
      fc.oneof(fc.constant('*'), fc.array(names, { maxLength: 4 }).map(String)),
    ),
    fc.tuple(
      fc.constant('order'),
      fc.tuple(names, fc.constantFrom('', '.asc', '.desc.nullslast', '.x')).map((parts) => parts.join('')),
    ),
    fc.tuple(fc.constantFrom('limit', 'offset'), fc.constantFrom('1', '20', '-1', '1;', '0x10', '')),
    fc.tuple(fc.constantFrom('columns', 'on_conflict'), names),
    fc.tuple(
      fc.constantFrom('or', 'and', 'not.or'),
      fc.tuple(names, conditions).map((all) => `(${all.join('.')})`),
    ),
  );
  const row = fc.dictionary(names, values, { maxKeys: 4 });
  return fc.record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT'),
    path: fc.constant(path),
    parameters: fc.array(parameter, { maxLength: 2 }),
    headers: fc.record(
      {
        prefer: fc.constantFrom('return=representation', 'resolution=merge-duplicates', '__proto__=1'),
        accept: fc.constantFrom('application/vnd.pgrst.object+json', 'application/json', '*/*', '__proto__'),
        'accept-profile': fc.constantFrom('public', 'public', 'auth'),
      },
      { requiredKeys: [] },
    ),
    body: fc.oneof({ weight: 5, arbitrary: row }, fc.array(row, { maxLength: 3 }), values),
  });
}

const samples = fc.oneof(
  ...Object.entries(TABLES).map(([table, { columns }]) => samplesOf(table, Object.keys(columns))),
  ...Object.entries(FUNCTIONS).map(([name, { required, optional }]) =>
    samplesOf(`rpc/${name}`, Object.keys({ ...required, ...optional })),
  ),
  strangeText.chain((path) => samplesOf(path, [])),
  strangeText.chain((path) => samplesOf(`rpc/${path}`, [])),
);

const RUNS = process.env.FUZZ
  ? { numRuns: 3000 * Number(process.env.FUZZ) }
  : { numRuns: 3000, seed: 20_261_128 };

test('only listed requests reach SQL, and no prototype is changed', async () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  let built = 0;
  await fc.assert(
    fc.asyncProperty(samples, async (request) => {
      const sql = await sqlFor(request);
      if (sql !== null) {
        built += 1;
        expect(unknownWordsIn(sql), sql).toEqual([]);
      }
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    }),
    RUNS,
  );
  // Enough of them were valid for the result to mean something.
  expect(built).toBeGreaterThan(RUNS.numRuns / 50);
});

test('the test detects an unexpected word in the SQL', () => {
  expect(unknownWordsIn('select "id", "password" from public."heroes" t where pg_sleep(9)')).toEqual([
    'password',
    'pg_sleep',
  ]);
});

describe('SQL of the app’s requests', () => {
  test.each<readonly [string, Partial<RequestSample>, string]>([
    [
      'a page of the shelf',
      {
        path: 'library_entries',
        parameters: [
          ['select', 'story_slug,page'],
          ['user_id', `eq.${ID}`],
          ['hero_id', 'is.null'],
          ['order', 'saved_at.desc,id.asc'],
          ['offset', '500'],
          ['limit', '500'],
        ],
      },
      `with r as (select "story_slug", "page" from public."library_entries" t where t."user_id" = $1::uuid and t."hero_id" is null order by t."saved_at" desc nulls first, t."id" asc nulls last limit 500 offset 500) select coalesce(json_agg(r), '[]')::text as body, count(*)::integer as rows from r`,
    ],
    [
      'a hero that is made once',
      {
        method: 'POST',
        path: 'heroes',
        parameters: [['on_conflict', 'id']],
        headers: { prefer: 'resolution=ignore-duplicates,return=minimal' },
        body: { id: ID, name: 'Mia' },
      },
      `insert into public."heroes" as t ("id", "name") select "id", "name" from json_populate_recordset(null::public."heroes", $1::json) on conflict ("id") do nothing`,
    ],
    [
      'a changed hero',
      {
        method: 'PATCH',
        path: 'heroes',
        parameters: [
          ['id', `eq.${ID}`],
          ['select', 'id'],
        ],
        headers: { prefer: 'return=representation' },
        body: { name: 'Mio' },
      },
      `with r as (update public."heroes" as t set "name" = n."name" from json_populate_record(null::public."heroes", $1::json) n where t."id" = $2::uuid returning t."id") select coalesce(json_agg(r), '[]')::text as body, count(*)::integer as rows from r`,
    ],
    [
      'a call',
      { method: 'POST', path: 'rpc/open_story', body: { slug: 'neverland', spend: false } },
      `with r as (select * from public."open_story"("slug" => $1::text, "spend" => $2::boolean)) select coalesce(json_agg(r), '[]')::text as body, count(*)::integer as rows from r`,
    ],
  ])('%s', async (_, request, sql) => {
    expect(
      await sqlFor({ method: 'GET', path: '', parameters: [], headers: {}, body: undefined, ...request }),
    ).toBe(sql);
  });
});
