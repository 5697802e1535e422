/** Opens the hosted checkout for `{ plan: 'basic' | 'premium' }` and answers `{ url }` (SPEC §7). */

import { authenticate } from '../_shared/authentication.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { isRunning } from '../_shared/entitlements.ts';
import { customerOf, paymentsOf } from '../_shared/membership.ts';
import { mapProviderErrors } from '../_shared/payments/provider-errors.ts';
import { isPlan } from '../_shared/plans.ts';
import { recordRenewalConsent } from '../_shared/renewal-consent.ts';
import { FunctionError, handlePost, readJsonObject } from '../_shared/response.ts';
import { scheduledDeletionOf } from '../_shared/scheduled-deletion.ts';

export function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return handlePost(request, deps, async () => {
    const caller = await authenticate(request, deps);
    const { plan } = await readJsonObject(request);
    if (!isPlan(plan)) throw new FunctionError(400, 'unknown_plan', 'Choose the basic or the premium plan.');
    const payments = paymentsOf(deps);
    // The account is deleted in a few days, and a charge would outlive it.
    if (await scheduledDeletionOf(deps, caller))
      throw new FunctionError(409, 'leaving', 'This account is about to be deleted. Keep it first.');
    return mapProviderErrors(async () => {
      const customerId = await customerOf(deps, caller, plan);
      const current = await payments.subscriptionOf(customerId);
      // A family with a plan changes it in the portal; a second checkout would make them pay twice.
      const runningSubscription = current !== null && isRunning(current.status) ? current : null;
      if (runningSubscription?.plan === plan) return { url: await payments.openPortal(customerId) };
      await recordRenewalConsent(deps, caller, plan);
      if (runningSubscription !== null)
        return { url: await payments.openPortal(customerId, runningSubscription) };
      return { url: await payments.openCheckout({ customerId, userId: caller.userId, plan }) };
    });
  });
}
