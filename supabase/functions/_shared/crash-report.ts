/**
 * What a browser may tell when a page breaks, and its line in the log. A message may hold a child's name, so no text
 * leaves the browser: every field is one of a few words or a place in our own code, and is checked on both sides.
 */

/** Where an error was caught: by a screen's boundary, by the window, or in a promise that nobody awaited. */
const CAUGHT_BY = ['screen', 'window', 'promise'] as const;

/** Names of errors that are told; any other is an `Error`. */
const ERROR_NAMES = [
  ...[
    'Error',
    'TypeError',
    'RangeError',
    'ReferenceError',
    'SyntaxError',
    'EvalError',
    'URIError',
    'AggregateError',
  ],
  ...[
    'AbortError',
    'DataCloneError',
    'InvalidStateError',
    'NetworkError',
    'NotAllowedError',
    'NotFoundError',
  ],
  ...['NotSupportedError', 'QuotaExceededError', 'SecurityError', 'TimeoutError', 'ApiProblem'],
] as const;

const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'other'] as const;

export interface CrashReport {
  /** The app's version. */
  readonly version: string;
  /** The pattern of the screen's address, such as `/story/:storyId`; `*` for an unknown one. */
  readonly screen: string;
  readonly caughtBy: (typeof CAUGHT_BY)[number];
  readonly error: (typeof ERROR_NAMES)[number];
  /** The number of React's production error; 0 for any other error. */
  readonly reactCode: number;
  /** Innermost first: `Library-a1b2c3d.js:1:2345`. */
  readonly stack: readonly string[];
  readonly browser: (typeof BROWSERS)[number];
}

/** Bytes of a report at most. */
export const LARGEST_REPORT = 2048;
export const DEEPEST_STACK = 6;

/** Files of the build end in a hash. */
const FRAME = /^[\w.-]{1,60}-[\w-]{7,8}\.js:\d{1,6}:\d{1,8}$/;
const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;
const SCREEN = /^(?:\*|\/|(?:\/:?[a-zA-Z-]{1,20}){1,4})$/;

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((known) => known === value);

/** The name that is told of an error. */
export const errorName = (name: unknown): CrashReport['error'] => oneOf(ERROR_NAMES, name) ?? 'Error';

/** Whether a line is a place in a file of the build. */
export const isFrame = (line: string): boolean => FRAME.test(line);

/** Reads a report from received data; null unless every field is one that a report may hold. */
export function parseCrashReport(value: unknown): CrashReport | null {
  const { version, screen, caughtBy, error, reactCode, stack, browser } = Object(value) as Record<
    string,
    unknown
  >;
  const by = oneOf(CAUGHT_BY, caughtBy);
  const name = oneOf(ERROR_NAMES, error);
  const family = oneOf(BROWSERS, browser);
  if (by === undefined || name === undefined || family === undefined) return null;
  if (typeof version !== 'string' || !VERSION.test(version)) return null;
  if (typeof screen !== 'string' || !SCREEN.test(screen)) return null;
  if (typeof reactCode !== 'number' || !Number.isInteger(reactCode) || reactCode < 0 || reactCode > 9999)
    return null;
  if (!Array.isArray(stack) || stack.length > DEEPEST_STACK) return null;
  if (!stack.every((line) => typeof line === 'string' && isFrame(line))) return null;
  return { version, screen, caughtBy: by, error: name, reactCode, stack, browser: family };
}

/** The line in the log. */
export function crashLine({
  version,
  screen,
  caughtBy,
  error,
  reactCode,
  stack,
  browser,
}: CrashReport): string {
  const what = reactCode > 0 ? `${error} (React ${reactCode})` : error;
  const where = stack.length > 0 ? ` at ${stack.join(' < ')}` : '';
  return `browser crash: ${what} on ${screen}, caught by ${caughtBy}, ${browser}, version ${version}${where}`;
}

/** The family of a browser, without its version and device. */
export function browserFamily(userAgent: string): CrashReport['browser'] {
  // Most browsers call themselves Chrome and Safari too, so the particular ones come first.
  if (/\bEdgA?\/|\bEdgiOS\//.test(userAgent)) return 'Edge';
  if (/\bOPR\//.test(userAgent)) return 'Opera';
  if (/\bSamsungBrowser\//.test(userAgent)) return 'Samsung Internet';
  if (/\bFirefox\/|\bFxiOS\//.test(userAgent)) return 'Firefox';
  if (/\bChrome\/|\bCriOS\//.test(userAgent)) return 'Chrome';
  return /\bSafari\//.test(userAgent) ? 'Safari' : 'other';
}
