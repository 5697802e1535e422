/** The database uses the numbers and the rule of the entitlements module. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts';
import { ENTITLEMENTS, tierOf } from '../functions/_shared/entitlements.ts';
import { PLANS, type Tier } from '../functions/_shared/plans.ts';

let playroom: TestApp;
beforeAll(async () => {
  playroom = await openTestApp();
});
afterAll(() => playroom?.close());

test('plan_limits matches ENTITLEMENTS, tier by tier', async () => {
  const { data } = await playroom
    .visitor()
    .from('plan_limits')
    .select('tier, stories_per_month, heroes, saves');
  const inDatabase = Object.fromEntries((data ?? []).map(({ tier, ...limits }) => [tier, limits]));
  const inModule = Object.fromEntries(
    (Object.keys(ENTITLEMENTS) as Tier[]).map((tier) => {
      const { storiesPerMonth, heroes, saves } = ENTITLEMENTS[tier];
      return [tier, { stories_per_month: storiesPerMonth, heroes, saves }];
    }),
  );
  expect(inDatabase).toEqual(inModule);
});

test('private.tier_of and tierOf agree on every possible subscription', async () => {
  const { sql } = playroom.backend.engine;
  const { userId } = await playroom.member('every');
  const statuses = [
    'active',
    'trialing',
    'past_due',
    'canceled',
    'unpaid',
    'incomplete',
    'incomplete_expired',
    'paused',
    'none',
  ];
  const now = new Date();
  const periodEnds = [null, new Date(now.getTime() - 86_400_000), new Date(now.getTime() + 86_400_000)];
  let comparisons = 0;
  for (const status of statuses) {
    for (const tier of PLANS) {
      for (const currentPeriodEnd of periodEnds) {
        for (const cancelAtPeriodEnd of [true, false]) {
          await sql`
            insert into public.subscriptions (user_id, tier, status, current_period_end, cancel_at_period_end)
            values (${userId}, ${tier}, ${status}, ${currentPeriodEnd}, ${cancelAtPeriodEnd})
            on conflict (user_id) do update set tier = excluded.tier, status = excluded.status,
              current_period_end = excluded.current_period_end, cancel_at_period_end = excluded.cancel_at_period_end`;
          const [inDatabase] = await sql`select private.tier_of(${userId}) as tier`;
          const subscription = { tier, status, currentPeriodEnd, cancelAtPeriodEnd };
          expect(inDatabase?.tier, JSON.stringify(subscription)).toBe(tierOf(subscription, now));
          comparisons += 1;
        }
      }
    }
  }
  expect(comparisons).toBe(108);
});
