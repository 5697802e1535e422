/**
 * What the caller is subscribed to: `{ subscribed, subscription_tier, subscription_end }` (SPEC §7).
 *
 * The row is normally kept by webhooks. One that went missing must not cost a family what they paid for, so the
 * provider is asked again whenever the row does not show a running plan (a family coming back from the checkout)
 * or has not been looked at for a while.
 */

import { authenticate } from '../_shared/authentication.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { isRunning, tierOf } from '../_shared/entitlements.ts';
import { type Membership, membershipOf, syncSubscription } from '../_shared/membership.ts';
import { handlePost } from '../_shared/response.ts';

/** How long a running plan is believed without asking the provider. */
const BELIEVED_MS = 5 * 60_000;

export function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return handlePost(request, deps, async () => {
    const caller = await authenticate(request, deps);
    const membership = await newest(deps, await membershipOf(deps, caller.userId));
    const tier = tierOf(membership, deps.now());
    const end = membership?.currentPeriodEnd ?? null;
    return {
      subscribed: tier !== 'free',
      subscription_tier: tier === 'free' ? null : tier,
      subscription_end: tier === 'free' ? null : (end?.toISOString() ?? null),
    };
  });
}

async function newest(deps: FunctionDeps, saved: Membership | null): Promise<Membership | null> {
  if (saved === null || saved.customerId === null || deps.payments === null || isFresh(saved, deps.now())) {
    return saved;
  }
  try {
    return await syncSubscription(deps, saved.userId, saved.customerId);
  } catch (error) {
    // The provider being away must not take a paid plan away.
    deps.log(
      'warn',
      `check-subscription answers from its own row: ${error instanceof Error ? error.message : ''}`,
    );
    return saved;
  }
}

function isFresh(membership: Membership, now: Date): boolean {
  const { status, currentPeriodEnd, updatedAt } = membership;
  if (!isRunning(status) || currentPeriodEnd === null || currentPeriodEnd <= now) return false;
  return now.getTime() - updatedAt.getTime() < BELIEVED_MS;
}
