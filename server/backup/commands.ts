/** The two commands: find the database of the settings, running or not, and the files beside it. */
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Backend, openBackend } from '../backend.ts';
import { socketFolderOf } from '../engine/cluster.ts';
import { openDatabase } from '../engine/database.ts';
import { findRunAs } from '../engine/postgres-account.ts';
import { loadDatabasePassword } from '../engine/secrets.ts';
import { PROJECT_ROOT } from '../project.ts';
import type { Settings } from '../settings/settings.ts';
import { StartError } from '../settings/start-error.ts';
import { type Backup, backUp, NOT_EMPTY, type RowCounts, readBackup, restore } from './backup.ts';
import { beginRestoring, endRestoring, isRestoring } from './restore-marker.ts';

type BackupTarget = Pick<Settings, 'dataDir' | 'databaseUrl' | 'siteUrl'>;

const KEYS = 'secrets.json';
const MIGRATIONS = path.join(PROJECT_ROOT, 'supabase', 'migrations');

/** Backs up a running server. @throws StartError when none runs */
export async function backUpRunningServer(
  { dataDir, databaseUrl }: BackupTarget,
  key: string | null,
): Promise<{ readonly archive: Buffer; readonly counted: readonly RowCounts[] }> {
  const address =
    databaseUrl === null
      ? {
          host: await socketFolderOf(path.join(dataDir, 'postgres'), findRunAs()),
          port: 5432,
          user: 'postgres',
          password: (await passwordOf(dataDir)).password,
          database: 'postgres',
        }
      : { url: databaseUrl };
  const sql = openDatabase(address, 2);
  try {
    await sql`select 1`.catch(() => {
      throw new StartError(`No server is running on ${dataDir}; start it, and back up while it runs.`);
    });
    const keys = await readFile(path.join(dataDir, KEYS));
    return await backUp(sql, new Map([[KEYS, keys]]), key);
  } finally {
    await sql.end();
  }
}

async function passwordOf(dataDir: string) {
  const entries: string[] = await readdir(dataDir).catch(() => []);
  if (!entries.includes('postgres')) throw new StartError(`There is nothing to back up in ${dataDir}.`);
  return loadDatabasePassword(dataDir);
}

/**
 * Restores into an empty installation: first into the schema of the backup, then migrates as an upgrade does. A failure
 * leaves nothing in DATA_DIR.
 * @returns the rows by table
 * @throws StartError
 */
export async function restoreInto(
  settings: BackupTarget,
  archive: Buffer,
  key: string | null,
): Promise<readonly RowCounts[]> {
  const { dataDir, databaseUrl } = settings;
  const isExternal = databaseUrl !== null;
  const isUnfinishedRestore = isRestoring(dataDir);
  const entries = await readdir(dataDir).catch(() => null);
  if (!isExternal && entries?.length && !isUnfinishedRestore)
    throw new StartError(`${dataDir} is not empty; restore into another DATA_DIR, or move this one away.`);
  // Reads the file before creating a database, so that an unreadable one creates nothing.
  const backup = readBackup(archive, key);
  await requireKnownMigrations(backup.migrations);
  const hasSchema = isExternal && (await requireNoFamily(databaseUrl));

  if (!isExternal && isUnfinishedRestore) await emptyFolder(dataDir);
  await beginRestoring(dataDir);
  try {
    const counted = await restoreAndMigrate({ ...settings, smtpUrl: null, mailFrom: '' }, backup, hasSchema);
    await endRestoring(dataDir);
    return counted;
  } catch (error) {
    // An external database keeps an empty schema after a failure, so the marker stays in the folder.
    if (!isExternal)
      await (entries === null ? rm(dataDir, { recursive: true, force: true }) : emptyFolder(dataDir));
    throw error;
  }
}

async function restoreAndMigrate(
  settings: Parameters<typeof openBackend>[0],
  backup: Backup,
  hasSchema: boolean,
): Promise<readonly RowCounts[]> {
  const withBackend = async <Result>(migrations: string, work: (backend: Backend) => Promise<Result>) => {
    const backend = await openBackend(settings, undefined, { migrations });
    try {
      return await work(backend);
    } finally {
      await backend.close();
    }
  };
  const schema = hasSchema ? null : await migrationsOf(backup);
  try {
    const { counted, files } = await withBackend(schema ?? MIGRATIONS, ({ engine }) =>
      restore(engine.sql, backup),
    );
    // With the keys everybody stays signed in.
    const keys = files.get(KEYS);
    if (keys) await writeFile(path.join(settings.dataDir, KEYS), keys, { mode: 0o600 });
    // Applies newer migrations to the restored data.
    if (schema) await withBackend(MIGRATIONS, async () => undefined);
    return counted;
  } finally {
    if (schema) await rm(schema, { recursive: true });
  }
}

const versionOf = (file: string) => file.slice(0, file.indexOf('_'));

/** Creates a folder with the migrations of the backup's database. */
async function migrationsOf({ migrations }: Backup): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'story-playroom-migrations-'));
  for (const file of await readdir(MIGRATIONS))
    if (migrations.includes(versionOf(file)))
      await copyFile(path.join(MIGRATIONS, file), path.join(folder, file));
  return folder;
}

async function requireKnownMigrations(migrations: readonly string[]): Promise<void> {
  const known = (await readdir(MIGRATIONS)).map(versionOf);
  const newer = migrations.filter((version) => !known.includes(version));
  if (newer.length > 0)
    throw new StartError(`This backup is of a newer version of the app (migration ${newer.at(-1)}).`);
}

/**
 * @returns whether the app has created its schema in an external database @throws StartError when it contains families
 */
async function requireNoFamily(url: string): Promise<boolean> {
  const sql = openDatabase({ url }, 1);
  try {
    const [existing] = await sql<{ schema: boolean; accounts: boolean }[]>`
      select to_regclass('supabase_migrations.schema_migrations') is not null as schema,
        to_regclass('auth.users') is not null as accounts`;
    const [families] = existing?.accounts
      ? await sql<{ some: boolean }[]>`select exists (select from auth.users) as some`
      : [];
    if (families?.some) throw new StartError(NOT_EMPTY);
    return existing?.schema ?? false;
  } finally {
    await sql.end();
  }
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    await rm(path.join(folder, name), { recursive: true, force: true });
}
