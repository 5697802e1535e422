/**
 * A mark in DATA_DIR as long as a backup is put back into it. Where it stands nothing is started: half of a restored
 * place would look like a new one.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../settings/start-error.ts';

const markOf = (dataDir: string) => path.join(dataDir, 'restore-unfinished');

export const isRestoring = (dataDir: string): boolean => existsSync(markOf(dataDir));

export async function beginRestoring(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(markOf(dataDir), 'A backup is being restored here.\n');
}

export const endRestoring = (dataDir: string): Promise<void> => rm(markOf(dataDir));

/** @throws StartError where a restore has begun and not ended */
export function requireRestored(dataDir: string): void {
  if (isRestoring(dataDir))
    throw new StartError(
      `A backup was being restored into ${dataDir} and did not get there; run npm run restore -- FILE again.`,
    );
}
