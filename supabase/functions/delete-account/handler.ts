/**
 * Deletes the caller's account: ends the subscription at the payment provider, then removes every row of theirs,
 * sessions included, so that no device can refresh its sign-in. Answers `{ deleted: true }`.
 */
import { AnswerError, answerPost } from '../_shared/answer.ts';
import { callerOf, requireFresh } from '../_shared/caller.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { isRunning } from '../_shared/entitlements.ts';
import { membershipOf } from '../_shared/membership.ts';
import { asProvider } from '../_shared/payments/answers.ts';
import { STRIPE_CUSTOMER } from '../_shared/payments/gateway.ts';

export function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps, async () => {
    const caller = await callerOf(request, deps);
    requireFresh(caller);
    await endPayments(deps, caller.userId);
    const { error } = await deps.admin.rpc('delete_account', { member: caller.userId });
    if (error !== null) throw new Error(`The database refused deleting an account (${error.code}).`);
    return { deleted: true };
  });
}

/** First, because after the rows are gone nobody could tell whom to stop charging. Both steps can be repeated. */
async function endPayments(deps: FunctionDeps, userId: string): Promise<void> {
  const membership = await membershipOf(deps, userId);
  const customerId = membership?.customerId ?? null;
  if (membership === null || customerId === null) return;
  if (deps.payments?.owns(customerId)) {
    const { payments } = deps;
    await asProvider(() => payments.closeCustomer(customerId));
  } else if (isRunning(membership.status) && customerId.startsWith(STRIPE_CUSTOMER)) {
    // The keys were taken away while it runs: deleting would leave a charge that nobody can stop.
    throw new AnswerError(
      503,
      'payments_unavailable',
      'Your subscription cannot be ended right now. Please try later.',
    );
  }
}
