/**
 * What the product needs of a payment provider. Stripe and the test till both stand behind this, and nothing
 * outside their folders knows which one it is.
 */
import type { Plan } from '../plans.ts';

/** How Stripe's customer ids begin; the till's begin otherwise. */
export const STRIPE_CUSTOMER = 'cus_';

/** A member as the provider gets to know them: an opaque id, and an address for receipts. */
export interface PayingMember {
  readonly userId: string;
  readonly email: string | null;
}

/** A subscription as the provider has it at this moment. */
export interface ProviderSubscription {
  readonly id: string;
  readonly plan: Plan;
  /** In the provider's words, see `SubscriptionFacts.status`. */
  readonly status: string;
  /** When the time that is paid began; null where nothing says so. */
  readonly currentPeriodStart: Date | null;
  /** When the time that counts ends: the paid period, or the moment the subscription was ended. */
  readonly currentPeriodEnd: Date | null;
  /** True when it only runs out: the family has cancelled. */
  readonly cancelAtPeriodEnd: boolean;
}

/** Money that goes back to a family. */
export interface Refund {
  /** In the smallest unit of the currency. */
  readonly cents: number;
  /** Three letters, in lower case. */
  readonly currency: string;
}

/** A signed message from the provider. It only says "look again": its content is never stored as truth. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly created: Date;
  /** Null when the event is of no concern to us. */
  readonly customerId: string | null;
}

export interface PaymentsGateway {
  /** Whether this provider could have given out this customer id; the till's never reach Stripe. */
  owns(customerId: string): boolean;

  /** Finds or makes the member's customer. Called twice at once, it makes one. Returns the customer id. */
  customerFor(member: PayingMember): Promise<string>;

  /** The member behind a customer, or null when the customer is gone or not of this product. */
  memberOf(customerId: string): Promise<string | null>;

  /** The customer's subscription that counts now (the ended one when none runs), or null. */
  subscriptionOf(customerId: string): Promise<ProviderSubscription | null>;

  /** Opens the hosted checkout for a plan and returns its address. Called twice at once, it opens one. */
  openCheckout(order: { customerId: string; userId: string; plan: Plan }): Promise<string>;

  /**
   * Opens the hosted customer portal and returns its address. With a subscription it opens where that one changes its plan,
   * also one that is cancelled and only runs out.
   */
  openPortal(customerId: string, changing?: ProviderSubscription): Promise<string>;

  /**
   * The customer withdrew from the contract at `statedAt`: gives back all that was paid in the 14 days before, and ends their
   * subscriptions at once. Null, and nothing changes, where nothing was paid in that time. Safe to repeat.
   */
  withdraw(customerId: string, statedAt: Date): Promise<Refund | null>;

  /** Ends every subscription and open checkout at once and removes the customer. Safe to repeat. */
  closeCustomer(customerId: string): Promise<void>;

  /**
   * Checks a webhook's signature against its raw body and reads the event.
   * @throws {BadSignatureError} when the signature is missing, wrong or too old.
   */
  readEvent(rawBody: string, signature: string | null): Promise<PaymentEvent>;
}

export class BadSignatureError extends Error {
  override readonly name = 'BadSignatureError';
}

/** The provider could not be asked, or refused. The message is its own, for the operator's log. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError';
}

/** The events the product listens to; others are acknowledged and dropped. */
export const HANDLED_EVENTS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
]);
