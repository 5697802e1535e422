/** The two commands: they find the database of the settings, running or not, and what lies beside it. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openBackend } from '../backend.ts';
import { socketFolderOf } from '../engine/cluster.ts';
import { openDatabase } from '../engine/database.ts';
import { findFooting } from '../engine/root.ts';
import { loadDatabasePassword } from '../engine/secrets.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { backUp, type Counted, readBackup, restore } from './backup.ts';

type Place = Pick<Settings, 'dataDir' | 'databaseUrl' | 'siteUrl'>;

const KEYS = 'secrets.json';

/** A backup of a server that runs. @throws StartError when none does */
export async function backUpRunning(
  { dataDir, databaseUrl }: Place,
  key: string | null,
): Promise<{ readonly archive: Buffer; readonly counted: readonly Counted[] }> {
  const address =
    databaseUrl === null
      ? {
          host: await socketFolderOf(path.join(dataDir, 'postgres'), findFooting()),
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
  const there: string[] = await readdir(dataDir).catch(() => []);
  if (!there.includes('postgres')) throw new StartError(`There is nothing to back up in ${dataDir}.`);
  return loadDatabasePassword(dataDir);
}

/** Puts a backup into an empty place. @returns the rows by table @throws StartError */
export async function restoreInto(
  settings: Place,
  archive: Buffer,
  key: string | null,
): Promise<readonly Counted[]> {
  const { dataDir, databaseUrl } = settings;
  const there = await readdir(dataDir).catch(() => []);
  if (databaseUrl === null && there.length > 0)
    throw new StartError(`${dataDir} is not empty; restore into another DATA_DIR, or move this one away.`);
  // Before a database is made: of what cannot be read nothing is.
  const backup = readBackup(archive, key);
  const backend = await openBackend({ ...settings, smtpUrl: null, mailFrom: '' });
  try {
    const { counted, files } = await restore(backend.engine.sql, backup);
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const keys = files.get(KEYS);
    // With the keys everybody stays signed in.
    if (keys) await writeFile(path.join(dataDir, KEYS), keys, { mode: 0o600 });
    return counted;
  } finally {
    await backend.close();
  }
}
