// @vitest-environment node
import { expect, test } from 'vitest';
import { guardedDeps, post, refusal } from '../../tests/support/function-guards.ts';
import { handler } from './handler.ts';

test.each(['{', '[]', 'null'])('rejects %s', async (body) => {
  const { deps, accesses } = guardedDeps();
  expect(await refusal(await handler(post(null, body), deps))).toBe('400 invalid_json');
  expect(accesses).toEqual([]);
});

test.each([undefined, 7, '', 'short', 'x'.repeat(33), '../'.repeat(11)])(
  'answers without the database that %o is no link that stands',
  async (token) => {
    const { deps, accesses } = guardedDeps();
    const response = await handler(post(null, JSON.stringify({ token })), deps);
    expect(await response.json()).toEqual({ open: false });
    expect(accesses).toEqual([]);
  },
);

test('answers 500 when the database fails, and says nothing of the link', async () => {
  const { deps, accesses, logged } = guardedDeps();
  const token = 'k3-_'.repeat(8);
  expect(await refusal(await handler(post(null, JSON.stringify({ token })), deps))).toBe('500 internal');
  expect(accesses).toEqual(['POST /rest/v1/rpc/recording_link_state']);
  expect(logged.join()).not.toContain(token);
});

test('takes no GET', async () => {
  const { deps } = guardedDeps();
  expect(await refusal(await handler(new Request('https://stories.example'), deps))).toBe(
    '405 method_not_allowed',
  );
});
