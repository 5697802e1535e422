/** Selects the payment provider of this installation. */
import type { Admin } from '../admin.ts';
import { createFakeStripeGateway } from '../fake-stripe/gateway.ts';
import { createFakeStripeStore } from '../fake-stripe/store.ts';
import { type FunctionSettings, SettingsError } from '../settings.ts';
import type { PaymentsGateway } from './gateway.ts';
import { createStripeGateway } from './stripe.ts';

/**
 * Stripe, the fake Stripe, or null when nothing is sold.
 * @throws {SettingsError} when both are set: the fake Stripe never runs beside real payments.
 */
export function createPaymentsGateway(
  { stripe, fakeStripe, siteUrl }: FunctionSettings,
  admin: Admin,
  now: () => Date,
): PaymentsGateway | null {
  if (stripe !== null && fakeStripe !== null) {
    throw new SettingsError('The test till cannot run beside Stripe keys.');
  }
  if (stripe !== null) return createStripeGateway(stripe, siteUrl, now);
  if (fakeStripe !== null)
    return createFakeStripeGateway(createFakeStripeStore(admin), fakeStripe, siteUrl, now);
  return null;
}
