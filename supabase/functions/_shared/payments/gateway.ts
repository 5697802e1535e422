/**
 * The product's interface to a payment provider. Stripe and the fake Stripe implement it, and no other code knows which
 * one runs.
 */
import type { Plan } from '../plans.ts';

/** Prefix of Stripe's customer ids; the fake Stripe's differ. */
export const STRIPE_CUSTOMER = 'cus_';

/** A member as the provider knows them: an opaque id, and an email for receipts. */
export interface PayingMember {
  readonly userId: string;
  readonly email: string | null;
}

/** A subscription in the provider's current state. */
export interface ProviderSubscription {
  readonly id: string;
  readonly plan: Plan;
  /** The provider's status, see `SubscriptionFacts.status`. */
  readonly status: string;
  /** Start of the paid period; null when unknown. */
  readonly currentPeriodStart: Date | null;
  /** End of the paid period, or the moment the subscription was ended. */
  readonly currentPeriodEnd: Date | null;
  /** True when the family has cancelled and it only runs out. */
  readonly cancelAtPeriodEnd: boolean;
}

/** A refund to a family. */
export interface Refund {
  /** In the smallest unit of the currency. */
  readonly cents: number;
  /** Three letters, in lower case. */
  readonly currency: string;
}

/** A signed event from the provider. It only says "look again": its content is never stored. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly created: Date;
  /** Null when the event concerns no customer. */
  readonly customerId: string | null;
}

export interface PaymentsGateway {
  /** Whether a customer id belongs to this provider; the fake Stripe's never reach Stripe. */
  isOwnCustomer(customerId: string): boolean;

  /** Finds or creates the member's customer. Concurrent calls create one. Returns the customer id. */
  customerFor(member: PayingMember): Promise<string>;

  /** The member of a customer, or null when the customer is gone or foreign. */
  memberOf(customerId: string): Promise<string | null>;

  /** The customer's current subscription (the ended one when none runs), or null. */
  subscriptionOf(customerId: string): Promise<ProviderSubscription | null>;

  /** Opens the hosted checkout for a plan and returns its address. Concurrent calls open one. */
  openCheckout(order: { customerId: string; userId: string; plan: Plan }): Promise<string>;

  /**
   * Opens the hosted customer portal and returns its address. With a subscription it opens at its change of plan, also
   * for a cancelled one that runs out.
   */
  openPortal(customerId: string, changing?: ProviderSubscription): Promise<string>;

  /**
   * Withdraws from the contract as of `statedAt`: refunds everything paid in the 14 days before, and ends the
   * customer's subscriptions at once. Null, without any change, when nothing was paid in that time. Safe to repeat.
   */
  withdraw(customerId: string, statedAt: Date): Promise<Refund | null>;

  /** Ends every subscription and open checkout at once and deletes the customer. Safe to repeat. */
  closeCustomer(customerId: string): Promise<void>;

  /**
   * Verifies a webhook's signature over its raw body and reads the event.
   * @throws {BadSignatureError} when the signature is missing, wrong or too old.
   */
  readEvent(rawBody: string, signature: string | null): Promise<PaymentEvent>;
}

export class BadSignatureError extends Error {
  override readonly name = 'BadSignatureError';
}

/** The provider was unreachable, or refused. The message is its own, for the operator's log. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError';
}

/** Events that the product processes; others are acknowledged and ignored. */
export const HANDLED_EVENTS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
]);
