/** Explains start failures that PostgreSQL reports unclearly: a full disk, a password of another database. */
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Cluster } from '../engine/cluster.ts';
import { StartError } from './start-error.ts';

/** PostgreSQL's WAL grows by files of this size, and it does not start without room for one. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;
/** Size of a new cluster. */
const MIN_FREE_BYTES_AT_FIRST_START = 64 * 1024 * 1024;

/** Whether a failure comes from a full disk: it says so, or there is no room where the data is. */
export async function isDiskFull(error: unknown, dataDir: string): Promise<boolean> {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (['ENOSPC', 'EDQUOT', '53100'].includes(String(code)) || /No space left/.test(String(message)))
    return true;
  const disk = await statfs(dataDir).catch(() => null);
  if (disk === null) return false;
  const requiredBytes = existsSync(path.join(dataDir, 'postgres'))
    ? MIN_FREE_BYTES
    : MIN_FREE_BYTES_AT_FIRST_START;
  return disk.bavail * disk.bsize < requiredBytes || (disk.files > 0 && disk.ffree === 0);
}

/** The failure of a start, as a sentence about the disk where that is the cause. */
export async function explainStartFailure(error: unknown, dataDir: string): Promise<unknown> {
  if (!(await isDiskFull(error, dataDir))) return error;
  return new StartError(
    `The disk of ${dataDir} is full; make room there (200 MB is enough to start) and start again. Nothing that was saved is lost.`,
  );
}

/** @throws StartError when the embedded database has another password than `database.json` */
export async function assertDatabasePassword({ connection }: Cluster, dataDir: string): Promise<void> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') return;
    throw new StartError(
      `${path.join(dataDir, 'database.json')} holds the password of another database; put the right file back, or delete it and start again to give this one a new password.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
