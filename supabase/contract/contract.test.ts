/** The engine on this machine answers as the real auth service does, except for what `known-differences.ts` lists. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signToken } from '../../server/engine/access-tokens.ts';
import { keyringOf } from '../../server/engine/secrets.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts';
import { compareResponses, unexplained } from './compare.ts';
import { removeAccount, shiftTimesBack, tokenInMail } from './database-hooks.ts';
import { ENGINE_DIFFERENCES } from './known-differences.ts';
import { readRecording } from './recordings.ts';
import { runSequence } from './run-sequence.ts';
import { SEQUENCES } from './sequences/index.ts';
import type { AuthTarget } from './target.ts';

let playroom: TestApp;
beforeAll(async () => {
  playroom = await openTestApp();
});
afterAll(() => playroom?.close());

const differences: string[] = [];

test.each(SEQUENCES.map((sequence) => [sequence.name, sequence] as const))(
  '%s is answered as recorded',
  async (_, sequence) => {
    const newDifferences = compareResponses(
      await readRecording(sequence.name),
      await runSequence(sequence, engine()),
    );
    differences.push(...newDifferences);
    expect(unexplained(newDifferences, ENGINE_DIFFERENCES).unlisted).toEqual([]);
  },
);

test('lists no difference that is gone', () => {
  expect(unexplained(differences, ENGINE_DIFFERENCES).unused).toEqual([]);
});

test('a listed difference names a field or a status, never a whole answer', () => {
  const lines = ENGINE_DIFFERENCES.flatMap((reason) => reason.lines);
  expect(lines.filter((line) => line.endsWith('/ *'))).toEqual([]);
});

function engine(): AuthTarget {
  const { app, backend, mails } = playroom;
  const sql = (statement: string) => backend.engine.sql.unsafe<Record<string, unknown>>(statement);
  const read = new Set<number>();
  return {
    url: 'http://playroom.test/auth/v1',
    key: backend.secrets.publishableKey,
    fetch: async (request) => app.fetch(request),
    addressOf: (person) => `${person}@playroom.test`,
    readMailTo: async (address) => {
      const next = () =>
        mails.findIndex(
          (text, index) =>
            !read.has(index) && text.includes(`Mail to ${address}:`) && tokenInMail(text) !== null,
        );
      await eventually(() => expect(next()).toBeGreaterThanOrEqual(0));
      const index = next();
      read.add(index);
      return tokenInMail(mails[index] ?? '') ?? '';
    },
    waitFor: (seconds) => shiftTimesBack(sql, seconds),
    sign: (claims) => signToken(claims, keyringOf(backend.secrets)),
    removeAccount: (userId) => removeAccount(sql, userId),
  };
}
