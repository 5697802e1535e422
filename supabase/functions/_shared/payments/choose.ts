/** Which payment provider stands behind this installation. */
import type { Admin } from '../deps.ts';
import { type FunctionSettings, SettingsError } from '../settings.ts';
import { createTillGateway } from '../till/gateway.ts';
import { createTillStore } from '../till/store.ts';
import type { PaymentsGateway } from './gateway.ts';
import { createStripeGateway } from './stripe.ts';

/**
 * Stripe, the test till, or null when nothing is sold.
 * @throws {SettingsError} when both are set: the till never runs beside real payments.
 */
export function choosePayments(
  { stripe, till, siteUrl }: FunctionSettings,
  admin: Admin,
  now: () => Date,
): PaymentsGateway | null {
  if (stripe !== null && till !== null) {
    throw new SettingsError('The test till cannot run beside Stripe keys.');
  }
  if (stripe !== null) return createStripeGateway(stripe, siteUrl, now);
  if (till !== null) return createTillGateway(createTillStore(admin), till, siteUrl, now);
  return null;
}
