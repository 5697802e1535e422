// @vitest-environment node
import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { planView } from '../plan-view.ts';
import { checkSubscription } from './check-subscription.ts';
import { createCheckout } from './create-checkout.ts';
import { openPortal } from './open-portal.ts';

class NoRealtime {}

/** Creates a real client whose network returns this answer, and records its requests. */
function fakeClient(respond: () => Response) {
  const requests: Request[] = [];
  const supabase = createClient('https://project.supabase.example', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NoRealtime as never },
    global: {
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return respond();
      },
    },
  });
  return { supabase, requests };
}

describe('the billing API of SPEC §7', () => {
  test('calls check-subscription without a body and returns the three fields', async () => {
    const status = {
      subscribed: true,
      subscription_tier: 'basic',
      subscription_end: '2026-12-21T10:00:00.000Z',
    };
    const { supabase, requests } = fakeClient(() => Response.json({ ...status, more: 1 }));
    expect(await checkSubscription(supabase)).toEqual(status);
    expect(requests[0]?.url).toBe('https://project.supabase.example/functions/v1/check-subscription');
    expect(await requests[0]?.text()).toBe('');
  });

  test.each([
    ['Premium', 'premium'],
    ['BASIC ', 'basic'],
    ['Gold', 'basic'],
    [null, 'basic'],
  ])('never shows a subscribed member with tier %s as free', async (tier, plan) => {
    const status = { subscribed: true, subscription_tier: tier, subscription_end: null };
    const { supabase } = fakeClient(() => Response.json(status));
    const response = await checkSubscription(supabase);
    expect(response.subscription_tier).toBe(plan);
    expect(planView(response, false).tier).toBe(plan);
  });

  test('sends the plan to create-checkout and returns its URL', async () => {
    const { supabase, requests } = fakeClient(() => Response.json({ url: 'https://checkout.example/1' }));
    expect(await createCheckout(supabase, 'premium')).toBe('https://checkout.example/1');
    expect(await requests[0]?.json()).toEqual({ plan: 'premium' });
  });

  test('calls customer-portal without a body and returns its URL', async () => {
    const { supabase, requests } = fakeClient(() =>
      Response.json({ url: 'http://127.0.0.1:3000/till/portal/1' }),
    );
    expect(await openPortal(supabase)).toBe('http://127.0.0.1:3000/till/portal/1');
    expect(await requests[0]?.text()).toBe('');
  });
});

describe('errors', () => {
  test('keeps the code of the function’s own error', async () => {
    const error = { code: 'no_subscription', message: 'There is no subscription to manage yet.' };
    const { supabase } = fakeClient(() => Response.json({ error }, { status: 409 }));
    const thrown = await openPortal(supabase).catch((reason: unknown) => reason);
    expect(thrown).toBeInstanceOf(ApiProblem);
    expect(thrown).toMatchObject({ problem: 'refused', status: 409, code: 'no_subscription' });
  });

  test.each([{}, { url: null }, { url: 'javascript:alert(1)' }, { url: '/till/checkout/1' }, null])(
    'rejects %o as a checkout session',
    async (body) => {
      const { supabase } = fakeClient(() => Response.json(body));
      await expect(createCheckout(supabase, 'basic')).rejects.toMatchObject({ code: 'unreadable' });
    },
  );

  test('rejects a status of an unknown shape instead of guessing free or paid', async () => {
    const { supabase } = fakeClient(() => Response.json({ subscribed: 'yes' }));
    await expect(checkSubscription(supabase)).rejects.toMatchObject({ code: 'unreadable' });
  });
});
