import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateDatabaseTypes, TYPES_FILE } from '../../scripts/database-types.ts';
import { openPlayroom, type Playroom } from '../../server/testing/playroom.ts';

let playroom: Playroom;
beforeAll(async () => {
  playroom = await openPlayroom();
});
afterAll(() => playroom?.close());

test('the types of the browser are those of the migrations; if not, run `npx tsx scripts/database-types.ts`', async () => {
  const generated = await generateDatabaseTypes(playroom.backend.engine.sql);
  expect(await readFile(TYPES_FILE, 'utf8')).toBe(generated);
});
