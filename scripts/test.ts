/**
 * `npm test`: everything, in a browser it finds or installs by itself. Prints what each step said, one step after
 * another, then the counts; the exit status tells. Names of steps as arguments run only those.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { installEngines } from '../e2e/engines/find.ts';
import { findOrInstallBrowser } from '../e2e/support/browser.ts';

/** `flaky` are those of `passed` that only passed when tried again. */
type Counts = { passed: number; failed: number; skipped: number; flaky?: number };
/** `patient` steps leave the processor to the others. */
type Step = {
  name: string;
  run: string[];
  patient?: true;
  report?: string;
  count?: (report: string) => Counts;
};

const VITEST_REPORT = (report: string): Counts => {
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, numTotalTests } =
    JSON.parse(report);
  // A file that cannot even load has no failed test, only a failed suite.
  const broken = numFailedTests === 0 && (numFailedTestSuites > 0 || numTotalTests === 0) ? 1 : 0;
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests };
};
const PLAYWRIGHT_REPORT = (report: string): Counts => {
  const { stats } = JSON.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
};
const vitest = (projects: string[], file: string) => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

/** In the order they are told. */
const STEPS: Step[] = [
  { name: 'types', run: ['tsc', '--noEmit'] },
  { name: 'lint', run: ['biome', 'check', '.'] },
  { name: 'unused', run: ['knip'] },
  {
    name: 'unit',
    run: vitest(['unit', 'kit'], 'test-results/unit.json'),
    patient: true,
    report: 'test-results/unit.json',
    count: VITEST_REPORT,
  },
  { name: 'build', run: ['tsx', 'scripts/build.ts'] },
  {
    name: 'server',
    // On the newest PostgreSQL, and what rests on it also on the oldest.
    run: vitest(['server*'], 'test-results/server.json'),
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

/**
 * Steps of one lane follow each other, and the lanes run side by side: journeys wait for animations, and the server for
 * deadlines, and while one waits the other works. What only counts, `unit`, steps back for both.
 */
const LANES = [
  ['build', 'journeys'],
  ['types', 'lint', 'unused', 'server', 'unit'],
];

const wanted = process.argv.slice(2);
const steps = STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
let leftOut: string[] = [];
if (steps.some(({ name }) => name === 'journeys')) {
  process.env.CHROMIUM_PATH = findOrInstallBrowser();
  leftOut = installEngines();
}
// What runs behind a pipe would leave its colours out.
if (process.stdout.isTTY) process.env.FORCE_COLOR ??= '1';

const told = steps.map((step) => ({ step, pieces: [] as Buffer[], line: '', over: false }));
type Told = (typeof told)[number];
let turn = 0;

/** Prints what steps say in their order: the first that is not over live, the others when it is their turn. */
function print(): void {
  for (let now = told[turn]; now; now = told[turn]) {
    for (const piece of now.pieces.splice(0)) process.stdout.write(piece);
    if (!now.over) return;
    turn += 1;
  }
}

function run({ run: [command, ...args], patient }: Step, hear: (piece: Buffer) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    if (patient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}

const total = { passed: 0, failed: 0, skipped: 0 };

async function take(now: Told): Promise<boolean> {
  const { step } = now;
  const began = Date.now();
  const hear = (piece: Buffer) => {
    now.pieces.push(piece);
    print();
  };
  hear(Buffer.from(`\n── ${step.name}\n`));
  const fine = await run(step, hear);
  let counts: Counts = { passed: fine ? 1 : 0, failed: fine ? 0 : 1, skipped: 0 };
  if (step.report && step.count) {
    try {
      counts = step.count(readFileSync(step.report, 'utf8'));
      if (!fine && counts.failed === 0) counts.failed = 1;
    } catch {
      counts = { passed: 0, failed: 1, skipped: 0 };
    }
  }
  const { passed, failed, skipped, flaky = 0 } = counts;
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = ((Date.now() - began) / 1000).toFixed(0).padStart(4);
  const again = flaky ? `, ${flaky} of them only when tried again` : '';
  now.line = `${failed ? '✗' : '✓'} ${step.name.padEnd(9)}${seconds} s  ${passed} passed${again}, ${failed} failed`;
  return fine;
}

let built = true;
await Promise.all(
  LANES.map(async (lane) => {
    for (const now of lane.flatMap((name) => told.filter(({ step }) => step.name === name))) {
      // Without a build there is nothing to open in a browser.
      if (built || now.step.name !== 'journeys') {
        const fine = await take(now);
        if (now.step.name === 'build') built = fine;
      }
      now.over = true;
      print();
    }
  }),
);

const lines = [...told.map(({ line }) => line).filter(Boolean), ...leftOut];
console.log(
  `\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
);
process.exit(total.failed ? 1 : 0);
