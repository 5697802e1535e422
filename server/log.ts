/**
 * The server's log: one line per event, on standard error, without anything a family typed. Libraries print whole
 * database errors with values, so all console output is filtered: of an error only name, code and place remain.
 */

/** Fields of a database error that name our schema and never a row's content. */
const SAFE_FIELDS = ['code', 'sqlstate', 'table_name', 'constraint_name'] as const;

/**
 * SQLSTATE classes of caller errors (bad value, broken constraint, missing permission): the code is enough, no stack
 * needed.
 */
const CLIENT_ERROR_STATE = /^(22|23|PT4|42501)/;

/** An error without anything that could contain a value. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? redact(error) : `(${typeof error})`;
  const fields = error as unknown as Record<string, unknown>;
  const safeFields = SAFE_FIELDS.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? [`${name}=${value}`] : [];
  });
  if (CLIENT_ERROR_STATE.test(String(fields.sqlstate ?? fields.code ?? '')))
    return [error.name, ...safeFields].join(' ');
  // Stack frames name files and functions only; the lines before repeat the message.
  const place = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 4)
    .map((line) => line.trim());
  return [error.name, ...safeFields, ...place].join(' ');
}

const REDACTIONS: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '(token)'],
  [/\b(sb_|sk_|rk_|whsec_)\w+/g, '(key)'],
  [/\w+:\/\/[^\s/@]*:[^\s/@]*@/g, '(credentials)'],
  [/[^\s@"'<>:=]+@[^\s@"'<>]+/g, '(address)'],
  [/"[^"]*"|'[^']*'|`[^`]*`/g, '(value)'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '(id)'],
  [/\b[0-9a-f]{16,}\b/gi, '(hash)'],
  [/\b\d{6,}\b/g, '(number)'],
];

/** Removes tokens, keys, addresses, quoted values, ids and codes from a sentence, and keeps its first line. */
export function redact(text: string): string {
  const line = text.split('\n')[0]?.slice(0, 300) ?? '';
  return REDACTIONS.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), line);
}

/** A book link whose `#` was encoded by a messenger, so that the request contains its children. */
const CHILDREN = /(?:#|%(?:25)*23)with\S*/gi;

const write = (level: string, text: string) => {
  process.stderr.write(`${new Date().toISOString()} ${level} ${text.replace(CHILDREN, '(children)')}\n`);
};

export const log = {
  info: (message: string) => write('info', message),
  error: (message: string, error?: unknown) =>
    write('error', error === undefined ? message : `${message}: ${describeError(error)}`),
};

/**
 * Filters everything that other code prints to the console. @returns a function that removes the filter
 * @param print where the filtered lines go
 */
export function guardConsole(print: (level: string, text: string) => void = write): () => void {
  const before = {
    log: console.log,
    info: console.info,
    debug: console.debug,
    warn: console.warn,
    error: console.error,
  };
  const redirect =
    (level: string) =>
    (...values: unknown[]) =>
      print(level, values.map(describeError).join(' '));
  Object.assign(console, {
    log: redirect('info'),
    info: redirect('info'),
    debug: () => undefined,
    warn: redirect('warn'),
    error: redirect('error'),
  });
  return () => Object.assign(console, before);
}
