// @vitest-environment node
import { expect, test } from 'vitest';
import { describeGuards, guardedDeps, post, refusal } from '../../tests/support/function-guards.ts';
import type { FunctionDeps, FunctionHandler } from '../_shared/deps.ts';
import { handler } from './handler.ts';

const withBook = (deps: FunctionDeps): FunctionDeps => ({
  ...deps,
  closedBook: async () => '{"spreads":[]}',
});
const openRequest = (request: Request) =>
  request.method === 'POST' ? new Request(request, { body: '{"story":"pirate-treasure"}' }) : request;

const handlerWithRequest: FunctionHandler = (request, deps) => handler(openRequest(request), withBook(deps));
describeGuards(handlerWithRequest);

test.each(['{}', '{"story":7}', '{"story":null}', '{"story":"../secrets"}', '{"story":"no-such-book"}'])(
  'counts no book that does not exist: %s',
  async (body) => {
    const { deps, accesses } = guardedDeps();
    expect(await refusal(await handler(post('Bearer good', body), deps))).toBe('404 unknown_book');
    expect(accesses).toEqual([]);
  },
);

test('reads files only for valid story names', async () => {
  const openedSlugs: string[] = [];
  const { createFunctionDeps } = await import('../_shared/deps.ts');
  const { deps } = guardedDeps();
  const { closedBook } = createFunctionDeps(deps.settings, {
    log: () => undefined,
    readClosedBook: async (slug) => {
      openedSlugs.push(slug);
      throw new Error('no such file');
    },
  });
  for (const name of ['../secrets', 'a/b', 'A', '', '.', 'x'.repeat(81), 'pirate-treasure'])
    expect(await closedBook(name)).toBeNull();
  expect(openedSlugs).toEqual(['pirate-treasure']);
});
