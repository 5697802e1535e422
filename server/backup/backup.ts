/**
 * Copies all data while the server runs, and restores it. A backup reads all tables in one transaction. A restore
 * writes, also in one transaction, into a database without families.
 */

import type { Database, Sql } from '../engine/database.ts';
import { StartError } from '../settings/start-error.ts';
import { type ArchiveParts, readArchive, writeArchive } from './archive.ts';

/** Schemas whose rows a backup contains; migrations create the rest. */
const SCHEMAS = ['auth', 'public', 'private'];
/**
 * Tables left out: filled by migrations or at every start; the table that links a deleted account to an email for the
 * rest of the month; and relatives' recordings on their way, which are gigabytes and gone within days.
 */
const EXCLUDED_TABLES = [
  'public.plan_limits',
  'private.known_stories',
  'private.address_key',
  'private.opened_before',
  'private.received_recordings',
  'private.sealed_recordings',
  'public.recording_receipts',
  'public.recording_parcels',
];
const INSERT_BATCH_ROWS = 2000;
export const NOT_EMPTY = 'There are families here already; restore into an empty DATA_DIR.';

interface Table {
  readonly name: string;
  /** Writable columns, in order. */
  readonly columns: readonly string[];
}

export interface RowCounts {
  readonly table: string;
  readonly rows: number;
}

/** @param files files beside the database, such as the keys, by name */
export async function backUp(
  sql: Database,
  files: ReadonlyMap<string, Buffer>,
  key: string | null,
): Promise<{ readonly archive: Buffer; readonly counted: readonly RowCounts[] }> {
  const parts = new Map<string, Buffer>();
  const counted: RowCounts[] = [];
  const migrations = await sql.begin(async (transaction) => {
    await transaction`set transaction isolation level repeatable read read only`;
    for (const table of await tablesOf(transaction)) {
      const rows = await transaction.unsafe<{ row: string }>(
        `select to_json(t)::text as row from (select ${list(table.columns)} from ${table.name}) t`,
      );
      parts.set(`table/${table.name}`, Buffer.from(rows.map(({ row }) => row).join('\n')));
      counted.push({ table: table.name, rows: rows.length });
    }
    return migrationsOf(transaction);
  });
  const manifest = { at: new Date().toISOString(), migrations, counted };
  parts.set('facts.json', Buffer.from(JSON.stringify(manifest)));
  for (const [name, content] of files) parts.set(`file/${name}`, content);
  return { archive: writeArchive(parts, key), counted };
}

export interface Backup {
  readonly parts: ArchiveParts;
  readonly migrations: readonly string[];
  readonly counted: readonly RowCounts[];
}

/** Opens a backup file. @throws StartError when it is none, is damaged, or needs another key */
export function readBackup(archive: Buffer, key: string | null): Backup {
  const parts = readArchive(archive, key);
  const manifest = JSON.parse(parts.get('facts.json')?.toString() ?? '{}') as Partial<Backup>;
  if (!Array.isArray(manifest.migrations) || !Array.isArray(manifest.counted))
    throw new StartError('This is not a backup of this app.');
  return { parts, migrations: manifest.migrations, counted: manifest.counted };
}

/**
 * Restores a backup into a database that has a schema and no family. Writes the columns that the backup has; others get
 * their defaults.
 * @returns the restored rows and the files that lay beside the database
 * @throws StartError when the database is not empty
 */
export async function restore(
  sql: Database,
  { parts, ...manifest }: Backup,
): Promise<{ readonly counted: readonly RowCounts[]; readonly files: ArchiveParts }> {
  const counted = await sql.begin(async (transaction) => {
    const [families] = await transaction<{ some: boolean }[]>`select exists (select from auth.users) as some`;
    if (families?.some) throw new StartError(NOT_EMPTY);
    const restoredCounts: RowCounts[] = [];
    for (const { name: table, columns: databaseColumns } of await inReferenceOrder(
      transaction,
      await tablesOf(transaction),
    )) {
      if (!manifest.counted.some((before) => before.table === table)) continue;
      const text = parts.get(`table/${table}`)?.toString() ?? '';
      const rows = text === '' ? [] : text.split('\n');
      const backupColumns = Object.keys(JSON.parse(rows[0] ?? '{}') as object);
      const columns = databaseColumns.filter((name) => backupColumns.includes(name));
      // Triggers are off: they ran when the rows were first written. The owner of the tables may disable them.
      await transaction.unsafe(`alter table ${table} disable trigger user`);
      for (let offset = 0; offset < rows.length; offset += INSERT_BATCH_ROWS) {
        const chunk = `[${rows.slice(offset, offset + INSERT_BATCH_ROWS).join(',')}]`;
        await transaction.unsafe(
          `insert into ${table} (${list(columns)})
           select ${list(columns)} from json_populate_recordset(null::${table}, $1)`,
          [chunk],
        );
      }
      await transaction.unsafe(`alter table ${table} enable trigger user`);
      const [count] = await transaction.unsafe<{ rows: number }>(
        `select count(*)::integer as rows from ${table}`,
      );
      restoredCounts.push({ table, rows: count?.rows ?? 0 });
    }
    restoredCounts.sort((a, b) => (a.table < b.table ? -1 : 1));
    const mismatches = restoredCounts.filter(
      ({ table, rows }) => manifest.counted.find((before) => before.table === table)?.rows !== rows,
    );
    if (mismatches.length > 0)
      throw new StartError(
        `${mismatches.map(({ table }) => table).join(', ')} came back with other rows; nothing was changed.`,
      );
    return restoredCounts;
  });
  const files = new Map(
    [...parts].flatMap(([name, content]) =>
      name.startsWith('file/') ? [[name.slice('file/'.length), content] as const] : [],
    ),
  );
  return { counted, files };
}

async function tablesOf(sql: Sql): Promise<Table[]> {
  const tables = await sql<{ name: string; columns: string[] }[]>`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = any (${SCHEMAS}) and c.relkind in ('r', 'p')
    group by 1 order by 1`;
  return tables.filter(({ name }) => !EXCLUDED_TABLES.includes(name));
}

/** The same tables, each after those its rows refer to. */
async function inReferenceOrder(sql: Sql, tables: readonly Table[]): Promise<Table[]> {
  const references = await sql<{ of: string; to: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as of, format('%I.%I', m.nspname, d.relname) as to
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class d on d.oid = k.confrelid join pg_namespace m on m.oid = d.relnamespace
    where k.contype = 'f' and k.conrelid <> k.confrelid`;
  const ordered: Table[] = [];
  for (let waiting = [...tables]; waiting.length > 0; ) {
    const isWaiting = (name: string) => waiting.some((table) => table.name === name);
    const ready = waiting.filter(
      ({ name }) => !references.some((reference) => reference.of === name && isWaiting(reference.to)),
    );
    // Tables in a cycle keep their order.
    ordered.push(...(ready.length > 0 ? ready : waiting));
    waiting = ready.length > 0 ? waiting.filter((table) => !ready.includes(table)) : [];
  }
  return ordered;
}

async function migrationsOf(sql: Sql): Promise<string[]> {
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version }) => version);
}

const list = (columns: readonly string[]) => columns.map((name) => `"${name}"`).join(', ');
