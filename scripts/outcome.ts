/** What a step of `npm test` came to: its counts, and by name whatever did not pass at once. */
import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or passed only when tried again; or a file, or a whole step, that failed beside its tests. */
export interface Trouble {
  /** Where it stands, from the root of the project; with the project of the runner in brackets. */
  readonly where: string;
  /** The title with those of its groups. */
  readonly title: string;
  /** What was said, as it was said. */
  readonly said: string;
  /** It passed in the end. */
  readonly again: boolean;
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failed ones, and those of `passed` that only passed when tried again. */
  readonly troubles: readonly Trouble[];
}

interface PlaywrightError {
  readonly message?: string;
}
interface PlaywrightSuite {
  readonly title: string;
  readonly file?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly PlaywrightError[] }[];
    }[];
  }[];
}

/** @param report what Playwright's reporter `json` has written */
export function outcomeOfPlaywright(report: string): Outcome {
  const { stats, suites, errors } = JSON.parse(report) as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
    suites: readonly PlaywrightSuite[];
    errors: readonly PlaywrightError[];
  };
  const beside = errors.map(({ message = '' }) => ({
    where: 'e2e',
    title: 'beside its tests',
    said: message,
    again: false,
  }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + beside.length,
    skipped: stats.skipped,
    troubles: [...suites.flatMap((suite) => troublesIn(suite, [])), ...beside],
  };
}

function troublesIn({ title, file, suites = [], specs = [] }: PlaywrightSuite, above: string[]): Trouble[] {
  // The outermost is the file itself.
  const titles = title === file ? above : [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, status, results }) => ({
          where: `e2e/${file} [${projectName}]`,
          title: [...titles, spec.title].join(' > '),
          said: results.flatMap(({ errors = [] }) => errors).find(({ message }) => message)?.message ?? '',
          again: status === 'flaky',
        })),
    ),
    ...suites.flatMap((suite) => troublesIn(suite, titles)),
  ];
}

/** So much is told of each, and of so many: a log is kept by its end. */
const LINES = 12;
const MOST = 20;

/** What is printed at the end about all that did not pass at once: the failed first. Nothing when there is nothing. */
export function tellTroubles(steps: readonly { readonly name: string; readonly outcome: Outcome }[]): string {
  const all = steps
    .flatMap(({ name, outcome }) => outcome.troubles.map((trouble) => ({ ...trouble, name })))
    .sort((one, other) => Number(one.again) - Number(other.again));
  const told = all.slice(0, MOST).map(({ name, where, title, said, again }) => {
    const lines = plain(said);
    const rest = lines.length > LINES ? ['…'] : [];
    return [
      `${again ? '↻' : '✗'} ${name}: ${where}${again ? ', only when tried again' : ''}`,
      `    ${title}`,
      ...[...lines.slice(0, LINES), ...rest].map((line) => `      ${line}`),
    ].join('\n');
  });
  if (all.length > MOST) told.push(`… and ${all.length - MOST} more`);
  return told.join('\n\n');
}

/** The lines that say something, without colours and without what lies in packages. */
function plain(said: string): string[] {
  return stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/\bat .*node_modules/.test(line))
    .map((line) => line.slice(0, 200));
}

/** What went wrong in a step that names no tests: the end of what it said. */
export function endOf(output: string): string {
  return plain(output).slice(-LINES).join('\n');
}
