/** Fixtures built once a test run, by the first file that needs them, in the run's shared folder. */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

const FIRST = new Map<string, Promise<string>>();

/**
 * The absolute path of a folder of this name. @param make fills the folder; called once a run, also across processes
 */
export function buildOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const building = FIRST.get(name) ?? findOrMake(path.join(inject('shared'), name), make);
  FIRST.set(name, building);
  return building;
}

async function findOrMake(folder: string, make: (folder: string) => Promise<void>): Promise<string> {
  const draft = `${folder}.draft`;
  for (;;) {
    if (existsSync(folder)) return folder;
    try {
      await mkdir(draft, { mode: 0o755 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      // Another process is building it.
      await sleep(50);
      continue;
    }
    try {
      await make(draft);
      await rename(draft, folder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
  }
}
