// @vitest-environment node
import { expect, test } from 'vitest';
import { describeGuards, guardedDeps, post, refusal } from '../../tests/support/function-guards.ts';
import type { FunctionDeps, FunctionHandler } from '../_shared/deps.ts';
import { handler } from './handler.ts';

const withBook = (deps: FunctionDeps): FunctionDeps => ({
  ...deps,
  closedBook: async () => '{"spreads":[]}',
});
const askFor = (request: Request) =>
  request.method === 'POST' ? new Request(request, { body: '{"story":"pirate-treasure"}' }) : request;

const asking: FunctionHandler = (request, deps) => handler(askFor(request), withBook(deps));
describeGuards(asking);

test.each(['{}', '{"story":7}', '{"story":null}', '{"story":"../secrets"}', '{"story":"no-such-book"}'])(
  'counts no book that does not exist: %s',
  async (body) => {
    const { deps, touched } = guardedDeps();
    expect(await refusal(await handler(post('Bearer good', body), deps))).toBe('404 unknown_book');
    expect(touched).toEqual([]);
  },
);

test('reads files only for valid story names', async () => {
  const asked: string[] = [];
  const { createFunctionDeps } = await import('../_shared/deps.ts');
  const { deps } = guardedDeps();
  const { closedBook } = createFunctionDeps(deps.settings, {
    log: () => undefined,
    readClosedBook: async (slug) => {
      asked.push(slug);
      throw new Error('no such file');
    },
  });
  for (const name of ['../secrets', 'a/b', 'A', '', '.', 'x'.repeat(81), 'pirate-treasure'])
    expect(await closedBook(name)).toBeNull();
  expect(asked).toEqual(['pirate-treasure']);
});
