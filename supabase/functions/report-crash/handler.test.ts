// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { guardedDeps, refusal } from '../../tests/support/function-guards.ts';
import { browserFamily, type CrashReport } from '../_shared/crash-report.ts';
import { handler } from './handler.ts';

const REPORT: CrashReport = {
  version: '0.1.0',
  screen: '/story/:storyId',
  caughtBy: 'screen',
  error: 'TypeError',
  reactCode: 0,
  stack: ['Library-a1b2c3d.js:1:204511', 'shell-9_8-7zz.js:3:7'],
  browser: 'Firefox',
};

const send = (body: unknown, deps: ReturnType<typeof guardedDeps>['deps']) =>
  handler(
    new Request('https://stories.example/functions/v1/report-crash', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    deps,
  );

test('logs one line, for a visitor and without asking the database', async () => {
  const { deps, logged, accesses } = guardedDeps();
  const response = await send(REPORT, deps);
  expect([response.status, await response.json()]).toEqual([200, { received: true }]);
  expect(logged).toEqual([
    'error browser crash: TypeError on /story/:storyId, caught by screen, Firefox, version 0.1.0 at Library-a1b2c3d.js:1:204511 < shell-9_8-7zz.js:3:7',
  ]);
  expect(accesses).toEqual([]);
});

test('adds nothing that is not of a report', async () => {
  const { deps, logged } = guardedDeps();
  await send({ ...REPORT, stack: [], reactCode: 418, message: 'Mila', user: 'Mila' }, deps);
  expect(logged).toEqual([
    'error browser crash: TypeError (React 418) on /story/:storyId, caught by screen, Firefox, version 0.1.0',
  ]);
});

describe('refuses what is no report, and logs nothing of it', () => {
  test.each([
    ['no JSON', 'Mila'],
    ['null', 'null'],
    ['a list', [REPORT]],
    ['another name of an error', { ...REPORT, error: 'MilaError' }],
    ['an address with an id', { ...REPORT, screen: '/story-reader?story=neverland#with=Mila' }],
    ['a line break in the address', { ...REPORT, screen: '/library\nMila' }],
    ['a version with words', { ...REPORT, version: '1.0.0 Mila' }],
    ['a browser with its device', { ...REPORT, browser: 'Mila’s iPad' }],
    ['another catcher', { ...REPORT, caughtBy: 'Mila' }],
    ['a message in the stack', { ...REPORT, stack: ['TypeError: Mila'] }],
    ['a place outside of the build', { ...REPORT, stack: ['https://other.example/Mila-a1b2c3d.js:1:2'] }],
    ['a line break in the stack', { ...REPORT, stack: ['Library-a1b2c3d.js:1:2\nMila'] }],
    ['a stack too deep', { ...REPORT, stack: Array(7).fill(REPORT.stack[0]) }],
    ['a number of React that is none', { ...REPORT, reactCode: 'Mila' }],
    ['a fraction', { ...REPORT, reactCode: 1.5 }],
    ['too many bytes', JSON.stringify({ ...REPORT, more: 'é'.repeat(1100) })],
  ])('%s', async (_what, body) => {
    const { deps, logged } = guardedDeps();
    expect(await refusal(await send(body, deps))).toBe('400 invalid_report');
    expect(logged).toEqual([]);
  });

  test('a request that is not a POST', async () => {
    const { deps, logged } = guardedDeps();
    expect(await refusal(await handler(new Request('https://stories.example'), deps))).toBe(
      '405 method_not_allowed',
    );
    expect(logged).toEqual([]);
  });
});

test('writes at most thirty lines a minute', async () => {
  const guarded = guardedDeps();
  let now = new Date('2026-11-28T10:00:00Z');
  const deps = { ...guarded.deps, now: () => now };
  for (let i = 0; i < 40; i += 1) expect((await send(REPORT, deps)).status).toBe(200);
  expect(guarded.logged).toHaveLength(30);
  now = new Date('2026-11-28T10:01:00Z');
  await send(REPORT, deps);
  expect(guarded.logged).toHaveLength(31);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Chrome'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 OPR/80.0', 'Opera'],
  ['Mozilla/5.0 (Linux; Android 14) SamsungBrowser/25.0 Chrome/121.0 Safari/537.36', 'Samsung Internet'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 FxiOS/140.0 Mobile/15E148 Safari/605.1.15', 'Firefox'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1', 'Safari'],
  ['curl/8.0', 'other'],
])('%s is %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});
