/** Tests the operator's report about a project, against the engine of this machine. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts';
import { checkProject, type Project } from './check.ts';
import { shiftTimesBack } from './database-hooks.ts';

let playroom: TestApp;
beforeAll(async () => {
  playroom = await openTestApp();
});
afterAll(() => playroom?.close());

const project = (changes: Partial<Project> = {}): Project => ({
  url: 'http://playroom.test/',
  key: playroom.backend.secrets.publishableKey,
  secretKey: null,
  addresses: 'check-{}@playroom.test',
  fetch: async (request) => playroom.app.fetch(request),
  ...changes,
});
const sessionsLeft = async () =>
  (
    await playroom.backend.engine.sql<
      { remaining: number }[]
    >`select count(*)::int as remaining from auth.sessions`
  )[0]?.remaining;

test('reports differences, skips what needs a mailbox, and signs everybody out', async () => {
  const report = await checkProject(project(), {
    waitFor: (seconds) =>
      shiftTimesBack((statement) => playroom.backend.engine.sql.unsafe(statement), seconds),
  });
  expect(report.completed).toEqual(
    expect.arrayContaining(['sign-up', 'refresh', 'sign-out', 'new-password']),
  );
  expect(report.skipped).toContainEqual({ sequence: 'recovery', reason: 'it needs the links in letters' });
  expect(report.differences).toContainEqual(
    expect.stringMatching(/^paths \/ all users, as nobody \/ status/),
  );
  expect(report.remaining.length).toBeGreaterThan(5);
  expect(await sessionsLeft()).toBe(0);
});

test('treats a project’s rate limit as a wait, not as a difference', async () => {
  const rateLimited = await checkProject(
    project({
      fetch: async (request) =>
        request.url.endsWith('/signup') ? new Response('{}', { status: 429 }) : playroom.app.fetch(request),
    }),
  );
  expect(rateLimited.skipped).toContainEqual({
    sequence: 'sign-up',
    reason: 'the project asks to wait (429); try again later',
  });
  expect(rateLimited.differences.filter((line) => !/^(service|paths) /.test(line))).toEqual([]);
});

test('stops at an address without an auth service', async () => {
  const noService = project({ fetch: async () => new Response('<html>', { status: 404 }) });
  await expect(checkProject(noService)).rejects.toThrow(
    'there is no auth service at http://playroom.test/auth/v1',
  );
});
