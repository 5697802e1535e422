/**
 * Generates `src/platform/database.types.ts` and `supabase/functions/_shared/database.types.ts` from a temporary
 * database with the migrations: `npx tsx scripts/dev/generate-database-types.ts`; a test fails while a file differs.
 *
 * The format is supabase-js's. Checks of the form `column in ('a', 'b')` become unions. Tables and functions of the
 * service role appear in the functions' file only.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBackend } from '../../server/backend.ts';
import type { Sql } from '../../server/engine/database.ts';
import { PROJECT_ROOT } from '../../server/project.ts';

/** The user of a types file, which lists what that user may touch. */
type Reader = 'browser' | 'functions';

/** The files, by reader. */
export const TYPES_FILES: Readonly<Record<Reader, string>> = {
  browser: path.join(PROJECT_ROOT, 'src', 'platform', 'database.types.ts'),
  functions: path.join(PROJECT_ROOT, 'supabase', 'functions', '_shared', 'database.types.ts'),
};

/** The database roles of a reader. */
const ROLES: Readonly<Record<Reader, string[]>> = {
  browser: ['anon', 'authenticated'],
  functions: ['service_role'],
};

interface TableColumn {
  table_name: string;
  name: string;
  type: string;
  nullable: boolean;
  optional: boolean;
  generated: boolean;
}
interface Check {
  table_name: string;
  column_name: string;
  definition: string;
}
interface Relationship {
  table_name: string;
  name: string;
  columns: string[];
  referenced: string;
  referenced_columns: string[];
  one_to_one: boolean;
}
interface Procedure {
  name: string;
  arguments: { name: string; type: string; optional: boolean }[];
  result: { type: string; set: boolean; table: string | null };
  columns: { name: string; type: string }[];
}

/** Generates a reader's file from a database with every migration. */
export async function generateDatabaseTypes(sql: Sql, reader: Reader): Promise<string> {
  const columns = await readColumns(sql, ROLES[reader]);
  const unions = unionsOf(await readChecks(sql));
  const relationships = await readRelationships(sql);
  const tables = [...new Set(columns.map((column) => column.table_name))].map(
    (table) => [table, columns.filter((column) => column.table_name === table)] as const,
  );
  const functions = await readFunctions(sql, ROLES[reader]);
  const lines = [
    '// Written by scripts/dev/generate-database-types.ts from supabase/migrations. Do not edit.',
    '',
    'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];',
    '',
    'export type Database = {',
    '  public: {',
    '    Tables: {',
    ...tables.flatMap(([table, list]) => describeTable(table, list, unions, relationships)),
    '    };',
    '    Views: { [_ in never]: never };',
    '    Functions: {',
    ...functions.flatMap(describeFunction),
    '    };',
    '    Enums: { [_ in never]: never };',
    '    CompositeTypes: { [_ in never]: never };',
    '  };',
    '};',
    '',
    ...(reader === 'browser' ? SHORT_NAMES : []),
  ];
  return lines.join('\n');
}

/** Row types by the browser's names. */
const SHORT_NAMES = [
  "type PublicTables = Database['public']['Tables'];",
  '',
  '/** A row as it is read. */',
  "export type Tables<T extends keyof PublicTables> = PublicTables[T]['Row'];",
  '/** What an insert takes. */',
  "export type TablesInsert<T extends keyof PublicTables> = PublicTables[T]['Insert'];",
  '/** What an update takes. */',
  "export type TablesUpdate<T extends keyof PublicTables> = PublicTables[T]['Update'];",
  '',
];

const readColumns = (sql: Sql, roles: string[]) => sql<TableColumn[]>`
  select c.relname as table_name, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as optional, a.attgenerated <> '' as generated
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and exists (select from unnest(${roles}::text[]) role where has_table_privilege(role, c.oid, 'select'))
  order by c.relname, a.attname`;

const readChecks = (sql: Sql) => sql<Check[]>`
  select c.relname as table_name, a.attname as column_name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
  where c.relnamespace = 'public'::regnamespace and k.contype = 'c' and cardinality(k.conkey) = 1`;

const readRelationships = (sql: Sql) => sql<Relationship[]>`
  select c.relname as table_name, k.conname as name, r.relname as referenced,
    (select array_agg(a.attname order by n) from unnest(k.conkey) with ordinality u (num, n)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num) as columns,
    (select array_agg(a.attname order by n) from unnest(k.confkey) with ordinality u (num, n)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num) as referenced_columns,
    exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
      and i.indkey::int2[] @> k.conkey and k.conkey @> i.indkey::int2[]) as one_to_one
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_class r on r.oid = k.confrelid
  where c.relnamespace = 'public'::regnamespace and r.relnamespace = 'public'::regnamespace and k.contype = 'f'
  order by k.conname`;

const readFunctions = (sql: Sql, roles: string[]) => sql<Procedure[]>`
  select p.proname as name,
    coalesce((
      select json_agg(json_build_object('name', p.proargnames[n], 'type', format_type(t, null),
        'optional', n > p.pronargs - p.pronargdefaults) order by p.proargnames[n])
      from unnest(p.proargtypes::oid[]) with ordinality u (t, n)
    ), '[]') as arguments,
    json_build_object('type', format_type(p.prorettype, null), 'set', p.proretset, 'table', (
      select c.relname from pg_class c
      where c.reltype = p.prorettype and c.relnamespace = 'public'::regnamespace)) as result,
    coalesce((
      select json_agg(json_build_object('name', p.proargnames[n], 'type', format_type(t, null)) order by p.proargnames[n])
      from unnest(p.proallargtypes) with ordinality u (t, n) where p.proargmodes[n] = 't'
    ), '[]') as columns
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    and exists (select from unnest(${roles}::text[]) role where has_function_privilege(role, p.oid, 'execute'))
  order by p.proname`;

type Unions = Map<string, string>;

function unionsOf(checks: Check[]): Unions {
  const unions: Unions = new Map();
  for (const { table_name, column_name, definition } of checks) {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)$/.exec(definition)?.[1];
    if (list)
      unions.set(`${table_name}.${column_name}`, list.replaceAll('::text', '').replaceAll(', ', ' | '));
  }
  return unions;
}

const NUMBERS = new Set(['smallint', 'integer', 'bigint', 'real', 'double precision', 'numeric']);

function typescriptType(type: string): string {
  if (type.endsWith('[]')) return `${typescriptType(type.slice(0, -2))}[]`;
  if (NUMBERS.has(type)) return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'json' || type === 'jsonb') return 'Json';
  if (type === 'void') return 'undefined';
  return 'string';
}

function describeTable(
  table: string,
  columns: readonly TableColumn[],
  unions: Unions,
  relationships: readonly Relationship[],
): string[] {
  const typeOf = ({ name, type, nullable }: TableColumn) =>
    `${unions.get(`${table}.${name}`) ?? typescriptType(type)}${nullable ? ' | null' : ''}`;
  const insertable = columns.filter((column) => !column.generated);
  const links = relationships.filter((link) => link.table_name === table);
  const list = (names: string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;
  return [
    `      ${table}: {`,
    '        Row: {',
    ...columns.map((column) => `          ${column.name}: ${typeOf(column)};`),
    '        };',
    '        Insert: {',
    ...insertable.map(
      (column) =>
        `          ${column.name}${column.optional || column.nullable ? '?' : ''}: ${typeOf(column)};`,
    ),
    '        };',
    '        Update: {',
    ...insertable.map((column) => `          ${column.name}?: ${typeOf(column)};`),
    '        };',
    ...(links.length === 0
      ? ['        Relationships: [];']
      : [
          '        Relationships: [',
          ...links.flatMap((link) => [
            '          {',
            `            foreignKeyName: '${link.name}';`,
            `            columns: ${list(link.columns)};`,
            `            isOneToOne: ${link.one_to_one};`,
            `            referencedRelation: '${link.referenced}';`,
            `            referencedColumns: ${list(link.referenced_columns)};`,
            '          },',
          ]),
          '        ];',
        ]),
    '      };',
  ];
}

function describeFunction({ name, arguments: parameters, result, columns }: Procedure): string[] {
  const row =
    result.table !== null
      ? `Database['public']['Tables']['${result.table}']['Row']`
      : columns.length > 0
        ? rowOf(columns.map((column) => `${column.name}: ${typescriptType(column.type)} | null`))
        : typescriptType(result.type);
  return [
    `      ${name}: {`,
    ...(parameters.length === 0
      ? ['        Args: Record<PropertyKey, never>;']
      : [
          '        Args: {',
          // A missing hero is passed as null; other generators forget that arguments may be null.
          ...parameters.map(
            ({ name: parameter, type, optional }) =>
              `          ${parameter}${optional ? '?' : ''}: ${typescriptType(type)}${type === 'uuid' ? ' | null' : ''};`,
          ),
          '        };',
        ]),
    `        Returns: ${row}${result.set ? '[]' : ''};`,
    '      };',
  ];
}

/** On one line where it fits, as the formatter does. */
function rowOf(columns: readonly string[]): string {
  const line = `{ ${columns.join('; ')} }`;
  if (line.length < 88) return line;
  return ['{', ...columns.map((column) => `          ${column};`), '        }'].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'story-playroom-types-'));
  const backend = await openBackend({
    dataDir,
    databaseUrl: null,
    siteUrl: 'http://localhost:3000',
    smtpUrl: null,
    mailFrom: 'nobody@localhost',
  });
  try {
    for (const reader of ['browser', 'functions'] as const)
      await writeFile(TYPES_FILES[reader], await generateDatabaseTypes(backend.engine.sql, reader));
  } finally {
    await backend.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
