/**
 * The caller's subscription: `{ subscribed, subscription_tier, subscription_end }` (SPEC §7).
 *
 * Webhooks normally keep the row current. A lost one must not cost a family what they paid for, so the provider is
 * asked again when the row shows no running plan (a family returning from the checkout) or is not recent.
 */

import { authenticate } from '../_shared/authentication.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { isRunning, tierOf } from '../_shared/entitlements.ts';
import { type Membership, membershipOf, syncSubscription } from '../_shared/membership.ts';
import { handlePost } from '../_shared/response.ts';

/** How long a running plan is trusted without asking the provider. */
const CACHE_MS = 5 * 60_000;

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
    // An unreachable provider must not take a paid plan away.
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
  return now.getTime() - updatedAt.getTime() < CACHE_MS;
}
