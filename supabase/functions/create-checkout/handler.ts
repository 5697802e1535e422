/** Opens the hosted checkout for `{ plan: 'basic' | 'premium' }` and answers `{ url }` (SPEC §7). */
import { AnswerError, answerPost, jsonBody } from '../_shared/answer.ts';
import { callerOf } from '../_shared/caller.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { isRunning } from '../_shared/entitlements.ts';
import { leavingOf } from '../_shared/leaving.ts';
import { customerOf, paymentsOf } from '../_shared/membership.ts';
import { asProvider } from '../_shared/payments/answers.ts';
import { isPlan } from '../_shared/plans.ts';
import { noteRenewalConsent } from '../_shared/renewal-consent.ts';

export function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps, async () => {
    const caller = await callerOf(request, deps);
    const { plan } = await jsonBody(request);
    if (!isPlan(plan)) throw new AnswerError(400, 'unknown_plan', 'Choose the basic or the premium plan.');
    const payments = paymentsOf(deps);
    // The account is deleted in some days, and a charge would go on without it.
    if (await leavingOf(deps, caller))
      throw new AnswerError(409, 'leaving', 'This account is about to be deleted. Keep it first.');
    return asProvider(async () => {
      const customerId = await customerOf(deps, caller, plan);
      const current = await payments.subscriptionOf(customerId);
      // A family that has a plan changes it in the portal; a second checkout would make them pay twice.
      const running = current !== null && isRunning(current.status) ? current : null;
      if (running?.plan === plan) return { url: await payments.openPortal(customerId) };
      await noteRenewalConsent(deps, caller, plan);
      if (running !== null) return { url: await payments.openPortal(customerId, running) };
      return { url: await payments.openCheckout({ customerId, userId: caller.userId, plan }) };
    });
  });
}
