import { isPlan, type Plan } from '../../../../supabase/functions/_shared/plans.ts';
import { problemFromFunction, unreadableResponse } from '../../../platform/api-problem.ts';
import type { FunctionsClient } from './functions-client.ts';

/** SPEC §3: what the member is subscribed to. */
export interface SubscriptionStatus {
  readonly subscribed: boolean;
  readonly subscription_tier: Plan | null;
  /** ISO 8601: when the paid time ends, or renews. */
  readonly subscription_end: string | null;
}

/** What a visitor, or a member before the first answer, is subscribed to (SPEC §4). */
export const NOT_SUBSCRIBED: SubscriptionStatus = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
};

/**
 * Asks what the signed-in member is subscribed to.
 * @throws {ApiProblem} `unreadable` for an answer of an unknown shape
 */
export async function checkSubscription(supabase: FunctionsClient): Promise<SubscriptionStatus> {
  const { data, error } = await supabase.functions.invoke<Partial<SubscriptionStatus>>('check-subscription');
  if (error) throw await problemFromFunction(error);
  if (typeof data?.subscribed !== 'boolean') throw unreadableResponse();
  const { subscribed, subscription_tier, subscription_end } = data;
  return {
    subscribed,
    subscription_tier: planOf(subscription_tier) ?? (subscribed ? 'basic' : null),
    subscription_end: typeof subscription_end === 'string' ? subscription_end : null,
  };
}

/** A plan in whatever case it is spelt. Whoever pays for one we don't know is never shown as free. */
function planOf(tier: unknown): Plan | null {
  const name = typeof tier === 'string' ? tier.trim().toLowerCase() : null;
  return isPlan(name) ? name : null;
}
