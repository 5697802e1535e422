import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { buildReaderFixture } from '../fixtures/reader/build.ts';
import { inEveryEngine } from './engine-test.ts';
import { serveReader, turnPageKinds } from './page-kinds.ts';

let started: ReturnType<typeof startReader> | undefined;

/** The reader alone, built and served for all engines. */
async function startReader() {
  const folder = await mkdtemp(join(tmpdir(), 'reader-engines-'));
  await buildReaderFixture(folder);
  return { folder, ...(await serveReader(folder)) };
}

// One build, and one browser after the other.
test.describe.configure({ mode: 'default' });
test.use({
  baseURL: async ({}, use) => {
    started ??= startReader();
    await use((await started).address);
  },
});
test.afterAll(async () => {
  const reader = await started;
  reader?.close();
  if (reader) await rm(reader.folder, { recursive: true, force: true });
});

inEveryEngine('every kind of page lies open and turns', turnPageKinds);
