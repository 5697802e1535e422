/**
 * A marker file in DATA_DIR during a restore. The server does not start while it exists: a half-restored installation
 * would look like a new one.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../settings/start-error.ts';

const markerFile = (dataDir: string) => path.join(dataDir, 'restore-unfinished');

export const isRestoring = (dataDir: string): boolean => existsSync(markerFile(dataDir));

export async function beginRestoring(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(markerFile(dataDir), 'A backup is being restored here.\n');
}

export const endRestoring = (dataDir: string): Promise<void> => rm(markerFile(dataDir));

/** @throws StartError when a restore has begun and not ended */
export function requireRestored(dataDir: string): void {
  if (isRestoring(dataDir))
    throw new StartError(
      `A backup was being restored into ${dataDir} and did not get there; run npm run restore -- FILE again.`,
    );
}
