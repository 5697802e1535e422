import { isPlan, type Plan } from '../../../../supabase/functions/_shared/plans.ts';
import { problemFromFunction, unreadableResponse } from '../../../platform/api-problem.ts';
import type { FunctionsClient } from './functions-client.ts';

/** The member's subscription (SPEC §3). */
export interface SubscriptionStatus {
  readonly subscribed: boolean;
  readonly subscription_tier: Plan | null;
  /** ISO 8601: when the paid period ends or renews. */
  readonly subscription_end: string | null;
}

/** The status of a visitor, or of a member before the first answer (SPEC §4). */
export const NOT_SUBSCRIBED: SubscriptionStatus = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
};

/**
 * Fetches the signed-in member's subscription.
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

/** Parses a plan's name in any case. A paying member with an unknown tier must never count as free. */
function planOf(tier: unknown): Plan | null {
  const name = typeof tier === 'string' ? tier.trim().toLowerCase() : null;
  return isPlan(name) ? name : null;
}
