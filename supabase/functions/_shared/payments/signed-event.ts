/** Signed events in Stripe's format: one check for Stripe and the fake Stripe. */
import Stripe from 'stripe';
import { BadSignatureError, type PaymentEvent } from './gateway.ts';

/** Maximum age of a signed event in seconds; Stripe's default. */
const TOLERANCE_S = 300;

/**
 * Verifies the signature over the raw body and reads the event.
 * @throws {BadSignatureError} when the signature is missing, wrong or too old, or the body is no event.
 */
export async function readSignedEvent(
  rawBody: string,
  signature: string | null,
  secret: string,
  now: Date,
): Promise<PaymentEvent> {
  try {
    const event = await Stripe.webhooks.constructEventAsync(
      rawBody,
      signature ?? '',
      secret,
      TOLERANCE_S,
      Stripe.createSubtleCryptoProvider(),
      now.getTime(),
    );
    const eventObject = event.data.object as { customer?: string | { id: string } | null };
    const customer = eventObject.customer ?? null;
    return {
      id: event.id,
      type: event.type,
      created: new Date(event.created * 1000),
      customerId: typeof customer === 'string' ? customer : (customer?.id ?? null),
    };
  } catch (cause) {
    throw new BadSignatureError('The signature does not fit the body, or is too old.', { cause });
  }
}

/** The signature header of an event's body. */
export function signEvent(rawBody: string, secret: string, now: Date): Promise<string> {
  return Stripe.webhooks.generateTestHeaderStringAsync({
    payload: rawBody,
    secret,
    timestamp: Math.floor(now.getTime() / 1000),
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
}
