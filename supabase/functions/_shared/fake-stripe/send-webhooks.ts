/** Notifies the product with signed webhooks, as Stripe would. */
import { handler as webhook } from '../../stripe-webhook/handler.ts';
import type { FunctionDeps } from '../deps.ts';
import { signEvent } from '../payments/signed-event.ts';

/**
 * Sends one signed event for each type. A failed one is logged and dropped: as with Stripe, the subscription check
 * makes up for a lost event.
 */
export async function sendWebhooks(
  deps: FunctionDeps,
  customerId: string,
  types: readonly string[],
): Promise<void> {
  const secret = deps.settings.fakeStripe?.webhookSecret;
  if (secret === undefined) throw new Error('The test till is off.');
  for (const type of types) {
    const body = JSON.stringify({
      id: `evt_till_${crypto.randomUUID()}`,
      object: 'event',
      type,
      created: Math.floor(deps.now().getTime() / 1000),
      livemode: false,
      data: { object: { customer: customerId } },
    });
    const request = new Request(`${deps.settings.siteUrl}/functions/v1/stripe-webhook`, {
      method: 'POST',
      body,
      headers: { 'stripe-signature': await signEvent(body, secret, deps.now()) },
    });
    const response = await webhook(request, deps);
    if (!response.ok) deps.log('warn', `The till's ${type} was answered with ${response.status}.`);
  }
}
