/** Compares responses with their recording, one line for each field that differs. */
import type { Recording } from './recordings.ts';
import type { RecordedResponse } from './run-sequence.ts';
import type { Json } from './sequence.ts';

/** @returns `sequence / step / field: recorded → given`; one line for all calls that could not be sent */
export function compareResponses(recorded: Recording, actual: readonly RecordedResponse[]): string[] {
  const missing = recorded.responses[actual.length];
  return [
    ...recorded.responses.slice(0, actual.length).flatMap((expected, index) => {
      const place = `${recorded.sequence} / ${expected.description}`;
      const received = actual[index];
      if (received?.description !== expected.description)
        return [`${place}: another call; record the answers again`];
      if (received.status !== expected.status)
        return [`${place} / status: ${outcome(expected)} → ${outcome(received)}`];
      return [
        ...changes(`${place} / headers`, expected.headers, received.headers),
        ...changes(`${place} / body`, expected.body, received.body),
      ];
    }),
    ...(missing ? [`${recorded.sequence} / ${missing.description}: could not be sent`] : []),
  ];
}

/** Another status changes every field, so it is one line, with the error code. */
function outcome({ status, body }: RecordedResponse): string {
  const { code, error_code } = isObject(body) ? body : {};
  const codeName = [code, error_code].find((each) => typeof each === 'string');
  return codeName === undefined ? String(status) : `${status} ${String(codeName)}`;
}

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One line for each field that differs; an object or list missing on one side is one field. */
function changes(path: string, before: Json | undefined, now: Json | undefined): string[] {
  if (before !== undefined && now !== undefined) {
    if (isObject(before) && isObject(now))
      return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((name) =>
        changes(`${path}.${name}`, before[name], now[name]),
      );
    if (Array.isArray(before) && Array.isArray(now))
      return Array.from({ length: Math.max(before.length, now.length) }, (_, index) => index).flatMap(
        (index) => changes(`${path}.${index}`, before[index], now[index]),
      );
  }
  const [expectedText, actualText] = [toText(before), toText(now)];
  return expectedText === actualText ? [] : [`${path}: ${expectedText} → ${actualText}`];
}

const toText = (value: Json | undefined): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** A reason for differences, and the lines it explains; `*` matches anything. */
export interface KnownDifference {
  readonly reason: string;
  readonly lines: readonly string[];
}

/** @returns lines that no reason explains, and lines of reasons that explain nothing any more */
export function unexplained(
  differences: readonly string[],
  reasons: readonly KnownDifference[],
): { readonly unlisted: string[]; readonly unused: string[] } {
  const patterns = reasons.flatMap(({ lines }) => lines.map((line) => [line, patternOf(line)] as const));
  return {
    unlisted: differences.filter((line) => !patterns.some(([, pattern]) => pattern.test(line))),
    unused: patterns.flatMap(([line, pattern]) =>
      differences.some((each) => pattern.test(each)) ? [] : [line],
    ),
  };
}

const patternOf = (line: string) =>
  new RegExp(
    `^${line
      .split('*')
      .map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
      .join('.*')}$`,
    's',
  );
