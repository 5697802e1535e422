/**
 * `npm test`: everything, one kind after another, in a browser it finds or installs by itself. Prints what each
 * step said, then the counts; the exit status tells. Names of steps as arguments run only those.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findOrInstallBrowser } from '../e2e/support/browser.ts';

type Counts = { passed: number; failed: number; skipped: number };
type Step = { name: string; run: string[]; report?: string; count?: (report: string) => Counts };

const VITEST_REPORT = (report: string): Counts => {
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, numTotalTests } =
    JSON.parse(report);
  // A file that cannot even load has no failed test, only a failed suite.
  const broken = numFailedTests === 0 && (numFailedTestSuites > 0 || numTotalTests === 0) ? 1 : 0;
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests };
};
const PLAYWRIGHT_REPORT = (report: string): Counts => {
  const { stats } = JSON.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
};
const vitest = (project: string, file: string) => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

const STEPS: Step[] = [
  { name: 'types', run: ['tsc', '--noEmit'] },
  { name: 'lint', run: ['biome', 'check', '.'] },
  { name: 'unused', run: ['knip'] },
  {
    name: 'unit',
    run: vitest('unit', 'test-results/unit.json'),
    report: 'test-results/unit.json',
    count: VITEST_REPORT,
  },
  { name: 'build', run: ['tsx', 'scripts/build.ts'] },
  {
    name: 'server',
    run: vitest('server', 'test-results/server.json'),
    report: 'test-results/server.json',
    count: VITEST_REPORT,
  },
  {
    name: 'journeys',
    run: ['playwright', 'test'],
    report: 'test-results/e2e.json',
    count: PLAYWRIGHT_REPORT,
  },
];

function run([command, ...args]: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('exit', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}

const wanted = process.argv.slice(2);
const steps = STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
if (steps.some(({ name }) => name === 'journeys')) process.env.CHROMIUM_PATH = findOrInstallBrowser();

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
for (const step of steps) {
  const began = Date.now();
  console.log(`\n── ${step.name}`);
  const fine = await run(step.run);
  let counts: Counts = { passed: fine ? 1 : 0, failed: fine ? 0 : 1, skipped: 0 };
  if (step.report && step.count) {
    try {
      counts = step.count(readFileSync(step.report, 'utf8'));
      if (!fine && counts.failed === 0) counts.failed = 1;
    } catch {
      counts = { passed: 0, failed: 1, skipped: 0 };
    }
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const seconds = ((Date.now() - began) / 1000).toFixed(0).padStart(4);
  lines.push(
    `${counts.failed ? '✗' : '✓'} ${step.name.padEnd(9)}${seconds} s  ${counts.passed} passed, ${counts.failed} failed`,
  );
  // Without a build there is nothing to start; the rest would only repeat that.
  if (step.name === 'build' && !fine) break;
}

console.log(
  `\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
);
process.exit(total.failed ? 1 : 0);
