// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { describeGuards, guardedDeps, post, refusal } from '../../tests/support/function-guards.ts';
import { handler } from './handler.ts';

describeGuards(handler);

describe('an order', () => {
  test.each(['{', '', 'plan=basic', '"basic"', '["basic"]', 'null', '7'])(
    'rejects %o as no JSON object',
    async (body) => {
      const { deps, accesses } = guardedDeps();
      expect(await refusal(await handler(post('Bearer good', body), deps))).toBe('400 invalid_json');
      expect(accesses).toEqual([]);
    },
  );

  test.each(['free', 'Basic', 'gold', '', 1, null, ['basic'], { plan: 'basic' }, 'constructor'])(
    'rejects %o as no plan',
    async (plan) => {
      const { deps, accesses } = guardedDeps();
      const response = await handler(post('Bearer good', JSON.stringify({ plan })), deps);
      expect(await refusal(response)).toBe('400 unknown_plan');
      expect(accesses).toEqual([]);
    },
  );

  test('answers that nothing is sold on a site without payments', async () => {
    const { deps } = guardedDeps();
    const response = await handler(post('Bearer good', '{"plan":"basic"}'), { ...deps, payments: null });
    expect(await refusal(response)).toBe('503 payments_unavailable');
  });
});
