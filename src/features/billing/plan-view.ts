import { ENTITLEMENTS } from '../../../supabase/functions/_shared/entitlements.ts';
import { PLAN_CARDS, type Tier } from '../../../supabase/functions/_shared/plans.ts';
import type { SubscriptionStatus } from './api/check-subscription.ts';

/** The current plan as the profile shows it. */
export type PlanView = {
  tier: Tier;
  name: string;
  /** Null on the free plan. */
  price: string | null;
  /** "Renews on March 14, 2026", "Ends on …", or null. */
  period: string | null;
};

/** Formats a date in long en-US form; "N/A" where there is none. */
export function longDate(iso: string | null | undefined): string {
  const date = iso ? new Date(iso) : null;
  if (!date || Number.isNaN(date.getTime())) return 'N/A';
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(date);
}

/** Builds the plan's name, price and period text. `cancelled` is true once it was cancelled. */
export function planView(status: SubscriptionStatus, cancelled: boolean): PlanView {
  const plan = status.subscribed ? status.subscription_tier : null;
  if (!plan) return { tier: 'free', name: 'Free', price: null, period: null };
  const { name, price } = PLAN_CARDS[plan];
  const end = status.subscription_end;
  return { tier: plan, name, price, period: end && `${cancelled ? 'Ends' : 'Renews'} on ${longDate(end)}` };
}

/** One allowance: how much is used, of how much; null is without limit. */
export type Usage = { label: string; used: number; limit: number | null };

/** Lists the usage of each allowance of a plan. */
export function usageOf(tier: Tier, used: { opened: number; heroes: number; saves: number }): Usage[] {
  const { storiesPerMonth, heroes, saves } = ENTITLEMENTS[tier];
  return [
    { label: 'Stories this month', used: used.opened, limit: storiesPerMonth },
    { label: 'Characters', used: used.heroes, limit: heroes },
    { label: 'Library saves', used: used.saves, limit: saves },
  ];
}
