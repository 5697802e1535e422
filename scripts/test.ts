/**
 * `npm test`: everything, in a browser it finds or installs by itself. Prints what each step said, one step after
 * another, then by name what failed or only passed when tried again, then the counts; the exit status tells. Names of
 * steps as arguments run only those.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { installEngines } from '../e2e/engines/find.ts';
import { findOrInstallBrowser } from '../e2e/support/browser.ts';
import { endOf, type Outcome, outcomeOfPlaywright, tellTroubles } from './outcome.ts';

/** `patient` steps leave the processor to the others. Without a `report` a step is one test. */
type Step = {
  name: string;
  run: string[];
  patient?: true;
  report?: { file: string; read: (text: string) => Outcome };
};

const vitest = (name: string, projects: string[]): Step => ({
  name,
  run: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=scripts/outcome-reporter.ts',
  ],
  report: { file: `test-results/${name}.json`, read: JSON.parse },
});

/** In the order they are told. */
const STEPS: Step[] = [
  { name: 'types', run: ['tsc', '--noEmit'] },
  { name: 'lint', run: ['biome', 'check', '.'] },
  { name: 'unused', run: ['knip'] },
  { ...vitest('unit', ['unit', 'kit']), patient: true },
  { name: 'build', run: ['tsx', 'scripts/build.ts'] },
  // On the newest PostgreSQL, and what rests on it also on the oldest.
  vitest('server', ['server*']),
  {
    name: 'journeys',
    run: ['playwright', 'test'],
    report: { file: 'test-results/e2e.json', read: outcomeOfPlaywright },
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

const told = steps.map((step) => ({
  step,
  pieces: [] as Buffer[],
  line: '',
  outcome: null as Outcome | null,
  over: false,
}));
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

function run(
  { run: [command, ...args], patient, report }: Step,
  hear: (piece: Buffer) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, OUTCOME: report?.file },
    });
    if (patient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}

/** What a step came to. One that failed has a failed test, whatever its report says. @param said the end of its output */
function outcomeOf({ name, report }: Step, fine: boolean, said: string): Outcome {
  const failed = {
    passed: 0,
    failed: 1,
    skipped: 0,
    troubles: [{ where: name, title: 'the step itself', said, again: false }],
  };
  const alone = fine ? { ...failed, passed: 1, failed: 0, troubles: [] } : failed;
  if (!report) return alone;
  try {
    const outcome = report.read(readFileSync(report.file, 'utf8'));
    if (fine || outcome.failed > 0) return outcome;
    return { ...outcome, failed: 1, troubles: [...outcome.troubles, ...failed.troubles] };
  } catch {
    return failed;
  }
}

async function take(now: Told): Promise<boolean> {
  const { step } = now;
  const began = Date.now();
  let said = '';
  const hear = (piece: Buffer) => {
    said = (said + piece).slice(-8000);
    now.pieces.push(piece);
    print();
  };
  now.pieces.push(Buffer.from(`\n── ${step.name}\n`));
  print();
  const fine = await run(step, hear);
  now.outcome = outcomeOf(step, fine, endOf(said));
  const { passed, failed, troubles } = now.outcome;
  const seconds = ((Date.now() - began) / 1000).toFixed(0).padStart(4);
  const again = troubles.filter((trouble) => trouble.again).length;
  const ofThem = again ? `, ${again} of them only when tried again` : '';
  now.line = `${failed ? '✗' : '✓'} ${step.name.padEnd(9)}${seconds} s  ${passed} passed${ofThem}, ${failed} failed`;
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

const outcomes = told.flatMap(({ step: { name }, outcome }) => (outcome ? [{ name, outcome }] : []));
const sum = (of: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((all, { outcome }) => all + outcome[of], 0);
const lines = [...told.map(({ line }) => line).filter(Boolean), ...leftOut];
console.log(
  [
    tellTroubles(outcomes),
    lines.join('\n'),
    `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
  ]
    .filter(Boolean)
    .map((part) => `\n${part}`)
    .join('\n'),
);
process.exit(sum('failed') ? 1 : 0);
