import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { endOf, type Outcome, outcomeOfPlaywright, tellTroubles } from './outcome.ts';

const trouble = (title: string, again = false, said = 'Error: no') => ({
  where: 'server/x.test.ts [server]',
  title,
  said,
  again,
});
const outcome = (...troubles: Outcome['troubles']): Outcome => ({
  passed: 1,
  failed: 1,
  skipped: 0,
  troubles,
});

test('what failed is told by name before what was tried again, short and without packages', () => {
  const said = `Error: \u001b[31mexpected\u001b[39m 2\n\n    at node_modules/chai/index.js:1\n${'line\n'.repeat(30)}`;
  const text = tellTroubles([
    { name: 'journeys', outcome: outcome(trouble('slipped', true)) },
    { name: 'server', outcome: outcome(trouble('broke', false, said)) },
  ]);
  const lines = text.split('\n');
  expect(lines.slice(0, 4)).toEqual([
    '✗ server: server/x.test.ts [server]',
    '    broke',
    '      Error: expected 2',
    '      line',
  ]);
  expect(lines.indexOf('')).toBeLessThanOrEqual(15);
  expect(lines.slice(lines.indexOf('') + 1)).toEqual([
    '↻ journeys: server/x.test.ts [server], only when tried again',
    '    slipped',
    '      Error: no',
  ]);
});

test('of many twenty are told, and how many more there are', () => {
  const many = Array.from({ length: 23 }, (_, index) => trouble(`test ${index}`));
  const text = tellTroubles([{ name: 'unit', outcome: outcome(...many) }]);
  expect(text.match(/^✗/gm)).toHaveLength(20);
  expect(text).toMatch(/… and 3 more$/);
  expect(tellTroubles([{ name: 'unit', outcome: outcome() }])).toBe('');
});

test('a step without tests is told by the end of what it said', () => {
  expect(endOf(`${'before\n'.repeat(40)}src/a.ts(1,2): error TS1\n\n`)).toMatch(/^(before\n){11}src.*TS1$/);
});

test('journeys that failed, slipped or could not begin are named with their groups and their window', () => {
  const ran = (status: string, message?: string) => ({
    projectName: 'phone',
    status,
    results: [{ errors: message ? [{ message }] : [] }, {}],
  });
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'no server' }],
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [{ title: 'holds', tests: [ran('expected')] }],
        suites: [
          {
            title: 'group',
            file: 'a.spec.ts',
            specs: [
              { title: 'slips', tests: [ran('flaky', 'late')] },
              { title: 'breaks', tests: [ran('unexpected', 'gone')] },
            ],
          },
        ],
      },
    ],
  };
  expect(outcomeOfPlaywright(JSON.stringify(report))).toEqual({
    passed: 6,
    failed: 2,
    skipped: 2,
    troubles: [
      { where: 'e2e/a.spec.ts [phone]', title: 'group > slips', said: 'late', again: true },
      { where: 'e2e/a.spec.ts [phone]', title: 'group > breaks', said: 'gone', again: false },
      { where: 'e2e', title: 'beside its tests', said: 'no server', again: false },
    ],
  });
});

test('Vitest tells of tests, files, hooks and errors outside of tests', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'story-playroom-outcome-'));
  try {
    await writeFile(path.join(folder, 'vitest.config.js'), 'export default {};');
    await writeFile(path.join(folder, 'broken.test.js'), `import './nowhere.js';`);
    await writeFile(
      path.join(folder, 'mixed.test.js'),
      `let tries = 0;
      test('holds', () => {});
      test.skip('waits', () => {});
      test('breaks', () => expect([1]).toEqual([2]));
      test('slips', { retry: 1 }, () => { tries += 1; expect(tries).toBe(2); });
      describe('group', () => {
        beforeAll(() => { throw new Error('no ground'); });
        test('floats', () => {});
      });`,
    );
    await writeFile(
      path.join(folder, 'outside.test.js'),
      `test('lets go', async () => {
        void Promise.reject(new Error('nobody waits'));
        await new Promise((resolve) => setTimeout(resolve, 10));
      });`,
    );
    const file = path.join(folder, 'outcome.json');
    const reporter = path.resolve('scripts/outcome-reporter.ts');
    const run = promisify(execFile)(
      path.resolve('node_modules/.bin/vitest'),
      ['run', '--root', folder, '--globals', '--testTimeout=120000', `--reporter=${reporter}`],
      { env: { ...process.env, OUTCOME: file, VITEST: '' } },
    );
    await expect(run).rejects.toMatchObject({ code: 1 });
    const { troubles, ...counts } = JSON.parse(await readFile(file, 'utf8')) as Outcome;
    expect(counts).toEqual({ passed: 3, failed: 4, skipped: 2 });
    const told = troubles.map(({ where, title, said, again }) => `${where}: ${title}: ${again}: ${said}`);
    expect(told.sort()).toEqual([
      expect.stringMatching(/^beside the tests: an error nobody caught: false: Error: nobody waits/),
      expect.stringMatching(/^broken.test.js: the file itself: false: .*nowhere\.js/s),
      expect.stringMatching(
        /^mixed.test.js: breaks: false: AssertionError: .*\+ Received.*mixed\.test\.js:4/s,
      ),
      expect.stringMatching(/^mixed.test.js: group: false: Error: no ground/),
      expect.stringMatching(/^mixed.test.js: slips: true: AssertionError: expected 1 to be 2/),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
