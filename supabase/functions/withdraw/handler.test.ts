// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { guardedDeps, post, refusal } from '../../tests/support/function-guards.ts';
import { handler } from './handler.ts';

const STATEMENT = JSON.stringify({ name: 'Zoë', email: 'zoe@family.example' });

describe('a withdrawal statement', () => {
  test.each(['{', '', '"zoe"', '["zoe"]', 'null'])('rejects %o as no JSON object', async (body) => {
    const { deps, accesses } = guardedDeps();
    expect(await refusal(await handler(post(null, body), deps))).toBe('400 invalid_json');
    expect(accesses).toEqual([]);
  });

  test.each(['GET', 'PUT', 'DELETE'])('rejects %s as a step', async (method) => {
    const { deps, accesses } = guardedDeps();
    const request = new Request('https://stories.example', { method });
    expect(await refusal(await handler(request, deps))).toBe('405 method_not_allowed');
    expect(accesses).toEqual([]);
  });

  test('is accepted from a visitor, a member, and with an unknown token', async () => {
    for (const token of [null, 'Bearer good', 'Bearer forged']) {
      const { deps, accesses } = guardedDeps();
      await handler(post(token, STATEMENT), deps);
      expect(accesses).toEqual(['POST /rest/v1/rpc/state_withdrawal']);
    }
  });

  test('answers 500 when the database fails, sends no mail, and hides the details', async () => {
    const { deps, logged } = guardedDeps();
    const letters: unknown[] = [];
    const response = await handler(post(null, STATEMENT), {
      ...deps,
      write: (letter) => void letters.push(letter),
    });
    expect(await refusal(response)).toBe('500 internal');
    expect(letters).toEqual([]);
    expect(logged.join()).not.toMatch(/secret detail|zoe/i);
  });
});
