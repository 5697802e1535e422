/** A reporter for Vitest: writes the outcome of a run to the file named by OUTCOME. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import type { Outcome, Trouble } from './outcome.ts';

/** As errors come from the process that met them. */
interface Met {
  readonly message: string;
  readonly name?: string;
  readonly diff?: string;
  readonly stack?: string;
  readonly stacks?: readonly { readonly file: string; readonly line: number }[];
}

export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Met[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const beside = [
      ...modules.flatMap((module) => [
        ...ofErrors(module, 'the file itself'),
        ...[...module.children.allSuites()].flatMap((suite) => ofErrors(suite, suite.fullName)),
      ]),
      ...unhandled.map((error) => ({
        where: 'beside the tests',
        title: 'an error nobody caught',
        said: words([error]),
        again: false,
      })),
    ];
    const outcome: Outcome = {
      passed: count('passed'),
      failed: count('failed') + beside.length,
      skipped: count('skipped') + count('pending'),
      troubles: [...tests.flatMap(ofTest), ...beside],
    };
    const file = process.env.OUTCOME;
    if (!file) throw new Error('OUTCOME names no file to write to.');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(outcome, null, 2));
  }
}

const whereIs = ({ relativeModuleId, project }: TestModule) =>
  project.name ? `${relativeModuleId} [${project.name}]` : relativeModuleId;

function ofTest(test: TestCase): Trouble[] {
  const { state, errors } = test.result();
  const again = state === 'passed' && test.diagnostic()?.flaky === true;
  if (state !== 'failed' && !again) return [];
  return [{ where: whereIs(test.module), title: test.fullName, said: words(errors ?? []), again }];
}

/** What went wrong before or after the tests: a file that cannot be read, a hook. */
function ofErrors(group: TestModule | TestSuite, title: string): Trouble[] {
  const errors = group.errors();
  const module = group.type === 'module' ? group : group.module;
  return errors.length > 0 ? [{ where: whereIs(module), title, said: words(errors), again: false }] : [];
}

/** The first error of each kind, its difference, and where it was met. */
function words(errors: readonly Met[]): string {
  const seen = new Map(errors.map((error) => [error.message, error]));
  return [...seen.values()]
    .flatMap(({ name, message, diff, stack, stacks }) => [
      name && !message.startsWith(name) ? `${name}: ${message}` : message,
      diff ?? '',
      ...(stacks?.map(({ file, line }) => `at ${path.relative(process.cwd(), file)}:${line}`) ??
        stack?.split('\n').filter((line) => /^\s+at /.test(line)) ??
        []),
    ])
    .join('\n');
}
