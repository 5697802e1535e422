import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateDatabaseTypes, TYPES_FILES } from '../../scripts/dev/generate-database-types.ts';
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts';

let playroom: TestApp;
beforeAll(async () => {
  playroom = await openTestApp();
});
afterAll(() => playroom?.close());

test.each(['browser', 'functions'] as const)(
  'the types of the %s match the migrations; if not, run `npx tsx scripts/dev/generate-database-types.ts`',
  async (reader) => {
    const generated = await generateDatabaseTypes(playroom.backend.engine.sql, reader);
    expect(await readFile(TYPES_FILES[reader], 'utf8')).toBe(generated);
  },
);

test('the browser’s types omit what only the service role may use', async () => {
  const generated = await generateDatabaseTypes(playroom.backend.engine.sql, 'browser');
  expect(generated).not.toMatch(/till_|stripe_events|delete_account/);
});
