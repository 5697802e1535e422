/**
 * Deletes the caller's account: ends the subscription at the payment provider, then deletes all rows including
 * sessions, so that no device can refresh. Answers `{ deleted: true }`.
 *
 * With `{ "when": "in seven days" }` the plan ends as well, and the rest waits: `{ deleted: false, goes_at }`, an ISO
 * date. Until then the member may log in and keep it (`keep_account`); afterwards the purge deletes it.
 */

import { type AuthenticatedMember, authenticate, requireRecentSignIn } from '../_shared/authentication.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { isRunning } from '../_shared/entitlements.ts';
import { membershipOf } from '../_shared/membership.ts';
import { STRIPE_CUSTOMER } from '../_shared/payments/gateway.ts';
import { mapProviderErrors } from '../_shared/payments/provider-errors.ts';
import { FunctionError, handlePost, readJsonObject } from '../_shared/response.ts';
import { scheduleDeletion, scheduledDeletionOf } from '../_shared/scheduled-deletion.ts';

export function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return handlePost(request, deps, async () => {
    const caller = await authenticate(request, deps);
    requireRecentSignIn(caller);
    const isScheduled = await asksForSchedule(request);
    await endPayments(deps, caller);
    return isScheduled ? schedule(deps, caller) : remove(deps, caller);
  });
}

/** No body means now, for older clients. */
async function asksForSchedule(request: Request): Promise<boolean> {
  const text = await request.clone().text();
  if (text.trim() === '') return false;
  const { when = 'now' } = await readJsonObject(request);
  if (when !== 'now' && when !== 'in seven days')
    throw new FunctionError(400, 'invalid_json', 'When must be now or in seven days.');
  return when === 'in seven days';
}

async function remove(deps: FunctionDeps, { userId, email }: AuthenticatedMember) {
  const { error } = await deps.admin.rpc('delete_account', { member: userId });
  if (error !== null) throw new Error(`The database refused deleting an account (${error.code}).`);
  if (email !== null) deps.write({ template: 'account_deleted', to: email });
  return { deleted: true };
}

async function schedule(deps: FunctionDeps, caller: AuthenticatedMember) {
  const before = await scheduledDeletionOf(deps, caller);
  const deletionDate = await scheduleDeletion(deps, caller);
  if (before === null && caller.email !== null)
    deps.write({ template: 'account_leaving', to: caller.email, deletionDate });
  return { deleted: false, goes_at: deletionDate.toISOString() };
}

/** First, because after the rows are gone nobody could tell whom to stop charging. Both steps can be repeated. */
async function endPayments(deps: FunctionDeps, caller: AuthenticatedMember): Promise<void> {
  const membership = await membershipOf(deps, caller.userId);
  const customerId = membership?.customerId ?? null;
  if (membership === null || customerId === null) return;
  if (deps.payments?.isOwnCustomer(customerId)) {
    const { payments } = deps;
    await mapProviderErrors(() => payments.closeCustomer(customerId));
  } else if (isRunning(membership.status) && customerId.startsWith(STRIPE_CUSTOMER)) {
    // The keys were removed while it runs: deleting would leave a charge that nobody can stop.
    throw new FunctionError(
      503,
      'payments_unavailable',
      'Your subscription cannot be ended right now. Please try later.',
    );
  }
}
