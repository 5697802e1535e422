import { describe, expect, test, vi } from 'vitest';
import { describeError, guardConsole, log, redact } from './log.ts';

describe('redact', () => {
  test.each([
    ['mail to zoe@example.org failed', 'mail to (address) failed'],
    ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc_def', 'token (token)'],
    ['key sb_secret_abcdef_123 and sk_live_9', 'key (key) and (key)'],
    ['postgres://user:pass@host:5432/db is away', '(credentials)host:5432/db is away'],
    ['value \'Mia\' of "name"', 'value (value) of (value)'],
    ['user 01a1fb7e-0372-76f9-97a6-7059848c5b1f', 'user (id)'],
    ['code 12345678', 'code (number)'],
    ['hash 0123456789abcdef0123', 'hash (hash)'],
    ['first line\nsecond with Mia', 'first line'],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });
});

test('removes the children of a book link from the log, in paths and queries', () => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  for (const variant of ['%23with=', '%2523with=', '%23with%3D', '#with='])
    log.error(`GET /story-reader${variant}WzEsWyJNaWxhIiwic2hlIix7fV1d.1x failed`, new TypeError('x'));
  write.mockRestore();
  expect(lines).toHaveLength(4);
  expect(lines.join('')).not.toMatch(/Wz|1x|with=/);
});

describe('describeError', () => {
  test('keeps the code and schema names, and no value', () => {
    const error = Object.assign(new Error('duplicate key value: (email)=(zoe@example.org)'), {
      name: 'PostgresError',
      code: '23505',
      detail: 'Key (email)=(zoe@example.org) already exists.',
      table_name: 'users',
      constraint_name: 'users_email_key',
      parameters: ['zoe@example.org', 'hunter2'],
    });
    expect(describeError(error)).toBe(
      'PostgresError code=23505 table_name=users constraint_name=users_email_key',
    );
  });

  test('locates an unexpected failure without its message', () => {
    const text = describeError(new TypeError("Cannot read 'Mia'\n of many\nlines"));
    expect(text).toMatch(/^TypeError at .*log\.test\.ts/);
    expect(text).not.toMatch(/Mia|lines/);
  });

  test('prints nothing of other values', () => {
    expect(describeError({ password: 'hunter2' })).toBe('(object)');
    expect(describeError(['Mia'])).toBe('(object)');
  });
});

test('filters what libraries print until the guard is removed', () => {
  const lines: string[] = [];
  const restore = guardConsole((level, text) => lines.push(`${level} ${text}`));
  console.error('Auth error:', Object.assign(new Error('Mia'), { stack: '' }), { email: 'zoe@example.org' });
  console.debug('zoe@example.org');
  restore();
  expect(lines).toEqual(['error Auth error: Error (object)']);
});
