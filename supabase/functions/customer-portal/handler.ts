/** Opens the hosted customer portal for the caller and answers `{ url }` (SPEC §7). */
import { AnswerError, answerPost } from '../_shared/answer.ts';
import { callerOf } from '../_shared/caller.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { membershipOf, paymentsOf } from '../_shared/membership.ts';
import { asProvider } from '../_shared/payments/answers.ts';

export function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps, async () => {
    const caller = await callerOf(request, deps);
    const payments = paymentsOf(deps);
    const customerId = (await membershipOf(deps, caller.userId))?.customerId ?? null;
    if (customerId === null || !payments.owns(customerId)) {
      throw new AnswerError(409, 'no_subscription', 'There is no subscription to manage yet.');
    }
    return asProvider(async () => ({ url: await payments.openPortal(customerId) }));
  });
}
