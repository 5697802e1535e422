/**
 * The limits of each tier, and the tier of a subscription. Pure, and the only such table in TypeScript: the app shows
 * these numbers, the functions enforce them, and a test compares the database's.
 */
import type { Plan, Tier } from './plans.ts';

export interface Entitlements {
  /** Whole stories per calendar month; null is unlimited. */
  readonly storiesPerMonth: number | null;
  /** Stored heroes; null is unlimited. */
  readonly heroes: number | null;
  /** Library entries; null is unlimited. */
  readonly saves: number | null;
  /** Premium unlocks more outfits; never skin, hair or aids. */
  readonly outfits: 'basic' | 'all';
}

export const ENTITLEMENTS: Readonly<Record<Tier, Entitlements>> = {
  free: { storiesPerMonth: 1, heroes: 1, saves: 5, outfits: 'basic' },
  basic: { storiesPerMonth: 10, heroes: 3, saves: 30, outfits: 'basic' },
  premium: { storiesPerMonth: null, heroes: null, saves: null, outfits: 'all' },
};

/** Spreads of every book that anyone may read; some books are open whole (`open` among a story's facts). */
export const FREE_PAGES = 3;

export interface SubscriptionFacts {
  readonly tier: Plan;
  /** In the payment provider's words: active, trialing, past_due, canceled, unpaid, incomplete, ... */
  readonly status: string;
  /** When the paid time ends. */
  readonly currentPeriodEnd: Date | null;
  /** True when the family has cancelled and the subscription only runs out. */
  readonly cancelAtPeriodEnd: boolean;
}

/**
 * The tier of a subscription at a moment: a plan counts while it is paid, while the provider retries a payment (grace),
 * and after cancelling until the paid time is over. `private.tier_of` in the migrations is the same rule for the
 * database.
 */
export function tierOf(subscription: SubscriptionFacts | null, now: Date): Tier {
  if (subscription === null) return 'free';
  const { status, tier, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const inPaidTime = currentPeriodEnd !== null && currentPeriodEnd > now;
  if (status === 'canceled') return inPaidTime ? tier : 'free';
  // The row may not reflect yet that a cancelled subscription has ended.
  if (cancelAtPeriodEnd && currentPeriodEnd !== null && !inPaidTime) return 'free';
  return isRunning(status) ? tier : 'free';
}

/** Whether a subscription with this status continues, so that a second one must not be sold. */
export function isRunning(status: string): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due';
}
