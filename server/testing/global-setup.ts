/** Shared folder of a test run's files, created before the first and removed after the last. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { endPostgres15 } from './postgres-15.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Absolute path of the folder. */
    shared: string;
  }
}

export default async function share(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'story-playroom-run-'));
  project.provide('shared', folder);
  return async () => {
    endPostgres15(folder);
    await rm(folder, { recursive: true, force: true });
  };
}
