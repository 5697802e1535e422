/** Opens the hosted customer portal for the caller and answers `{ url }` (SPEC §7). */

import { authenticate } from '../_shared/authentication.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { membershipOf, paymentsOf } from '../_shared/membership.ts';
import { mapProviderErrors } from '../_shared/payments/provider-errors.ts';
import { FunctionError, handlePost } from '../_shared/response.ts';

export function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return handlePost(request, deps, async () => {
    const caller = await authenticate(request, deps);
    const payments = paymentsOf(deps);
    const customerId = (await membershipOf(deps, caller.userId))?.customerId ?? null;
    if (customerId === null || !payments.isOwnCustomer(customerId)) {
      throw new FunctionError(409, 'no_subscription', 'There is no subscription to manage yet.');
    }
    return mapProviderErrors(async () => ({ url: await payments.openPortal(customerId) }));
  });
}
