/**
 * Migrates a database to the schema of `supabase/migrations`, in order, each file in one transaction with its row in
 * Supabase's migration history. A failing file leaves nothing behind. (A runner on a pool can spread BEGIN and COMMIT
 * over connections, and leave half a migration.)
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../settings/start-error.ts';
import type { Database } from './database.ts';

const FILE = /^(\d{14})_([a-z0-9_]+)\.sql$/;

/** Applies missing migrations. @returns the names of the files applied now */
export async function applyMigrations(sql: Database, folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const misnamedFiles = files.filter((name) => !FILE.test(name));
  if (misnamedFiles.length > 0)
    throw new StartError(
      `Migrations need names such as 20260101000000_name.sql; rename ${misnamedFiles.join(', ')}.`,
    );

  const appliedVersions = new Set(
    (await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`).map(
      (row) => row.version,
    ),
  );
  const knownVersions = new Set(files.map((name) => FILE.exec(name)?.[1]));
  const newer = [...appliedVersions].filter((version) => !knownVersions.has(version));
  if (newer.length > 0) {
    throw new StartError(
      `This database was used by a newer version of the app (migration ${newer.sort().at(-1)}); start that version, or restore a backup.`,
    );
  }

  const applied: string[] = [];
  for (const name of files) {
    const [, version = '', title = ''] = FILE.exec(name) ?? [];
    if (appliedVersions.has(version)) continue;
    const text = await readFile(path.join(folder, name), 'utf8');
    await sql
      .begin(async (transaction) => {
        await transaction.unsafe(text);
        await transaction.unsafe(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, title, [text]],
        );
      })
      .catch((error: unknown) => {
        throw new StartError(
          `The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
        );
      });
    applied.push(name);
  }
  return applied;
}
