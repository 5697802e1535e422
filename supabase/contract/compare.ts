/** Compares responses with their recording, one line for each field that differs. */
import type { Recording } from './recordings.ts';
import type { RecordedResponse } from './run-sequence.ts';
import type { Json } from './sequence.ts';

/** @returns `sequence / step / field: recorded → given`; one line for all calls that could not be sent */
export function compareResponses(recorded: Recording, given: readonly RecordedResponse[]): string[] {
  const missing = recorded.answers[given.length];
  return [
    ...recorded.answers.slice(0, given.length).flatMap((answer, index) => {
      const at = `${recorded.sequence} / ${answer.does}`;
      const other = given[index];
      if (other?.does !== answer.does) return [`${at}: another call; record the answers again`];
      if (other.status !== answer.status) return [`${at} / status: ${outcome(answer)} → ${outcome(other)}`];
      return [
        ...changes(`${at} / headers`, answer.headers, other.headers),
        ...changes(`${at} / body`, answer.body, other.body),
      ];
    }),
    ...(missing ? [`${recorded.sequence} / ${missing.does}: could not be sent`] : []),
  ];
}

/** Another status changes every field, so it is one line, with the error code. */
function outcome({ status, body }: RecordedResponse): string {
  const { code, error_code } = isObject(body) ? body : {};
  const named = [code, error_code].find((each) => typeof each === 'string');
  return named === undefined ? String(status) : `${status} ${String(named)}`;
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
  const [one, other] = [shown(before), shown(now)];
  return one === other ? [] : [`${path}: ${one} → ${other}`];
}

const shown = (value: Json | undefined): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** A reason for differences, and the lines it explains; `*` matches anything. */
export interface KnownDifference {
  readonly why: string;
  readonly lines: readonly string[];
}

/** @returns lines that no reason explains, and lines of reasons that explain nothing any more */
export function unexplained(
  found: readonly string[],
  reasons: readonly KnownDifference[],
): { readonly unlisted: string[]; readonly gone: string[] } {
  const patterns = reasons.flatMap(({ lines }) => lines.map((line) => [line, patternOf(line)] as const));
  return {
    unlisted: found.filter((line) => !patterns.some(([, pattern]) => pattern.test(line))),
    gone: patterns.flatMap(([line, pattern]) => (found.some((each) => pattern.test(each)) ? [] : [line])),
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
