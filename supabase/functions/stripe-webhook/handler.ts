/**
 * Processes the payment provider's events. Each counts once, and only triggers reading the subscription again (see
 * membership.ts). Any failure is answered with 500, so that the provider sends it again.
 */

import { addDays } from '../_shared/calendar.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { isRunning } from '../_shared/entitlements.ts';
import {
  type Membership,
  membershipOfCustomer,
  paymentsOf,
  syncSubscription,
} from '../_shared/membership.ts';
import {
  BadSignatureError,
  HANDLED_EVENTS,
  type PaymentEvent,
  type PaymentsGateway,
} from '../_shared/payments/gateway.ts';
import { WITHDRAWAL_DAYS } from '../_shared/plans.ts';
import { FunctionError, handlePost } from '../_shared/response.ts';

/** SQLSTATE unique_violation. */
const UNIQUE_VIOLATION = '23505';

export function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return handlePost(request, deps, async () => {
    const payments = paymentsOf(deps);
    const event = await signedEvent(request, payments);
    if (!HANDLED_EVENTS.has(event.type)) return { received: true };
    if (await isHandled(deps, event)) return { received: true };
    await handle(deps, payments, event);
    // Written last: an interrupted event counts as unprocessed, and processing twice does no harm.
    await markHandled(deps, event);
    return { received: true };
  });
}

async function signedEvent(request: Request, payments: PaymentsGateway): Promise<PaymentEvent> {
  try {
    return await payments.readEvent(await request.text(), request.headers.get('stripe-signature'));
  } catch (cause) {
    if (!(cause instanceof BadSignatureError)) throw cause;
    throw new FunctionError(400, 'invalid_signature', cause.message, { cause });
  }
}

async function handle(deps: FunctionDeps, payments: PaymentsGateway, event: PaymentEvent): Promise<void> {
  const { customerId } = event;
  if (customerId === null || !payments.isOwnCustomer(customerId)) return;
  const saved = await membershipOfCustomer(deps, customerId);
  const userId = saved?.userId ?? (await payments.memberOf(customerId));
  // The Stripe account may sell other things, and a member may have left: neither is a failure.
  if (userId === null) return;
  const membership = await syncSubscription(deps, userId, customerId);
  if (membership === null) deps.log('info', `${event.type} ${event.id}: no such member (any more)`);
  else if (event.type === 'checkout.session.completed') await confirmOrder(deps, membership);
}

/**
 * The mail that the law requires after an order: what was bought, how it renews and ends, and until when to withdraw.
 */
async function confirmOrder(deps: FunctionDeps, membership: Membership): Promise<void> {
  if (!isRunning(membership.status)) return;
  const { data: to, error } = await deps.admin.rpc('address_of_member', { member: membership.userId });
  if (error !== null) throw new Error(`Looking for a member's address failed (${error.code}).`);
  const withdrawUntil = addDays(deps.now(), WITHDRAWAL_DAYS);
  if (to) deps.write({ template: 'plan_started', to, plan: membership.tier, withdrawUntil });
}

async function isHandled(deps: FunctionDeps, event: PaymentEvent): Promise<boolean> {
  const { data, error } = await deps.admin
    .from('stripe_events')
    .select('id')
    .eq('id', event.id)
    .maybeSingle();
  if (error !== null) throw new Error(`Looking for an event failed (${error.code}).`);
  return data !== null;
}

async function markHandled(deps: FunctionDeps, event: PaymentEvent): Promise<void> {
  const row = { id: event.id, type: event.type, created: event.created.toISOString() };
  const { error } = await deps.admin.from('stripe_events').insert(row);
  if (error !== null && error.code !== UNIQUE_VIOLATION)
    throw new Error(`Noting an event failed (${error.code}).`);
}
