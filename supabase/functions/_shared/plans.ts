/** The plans, their prices (SPEC §9) and the texts of their cards (SPEC §6). */

export type Plan = 'basic' | 'premium';
export type Tier = 'free' | Plan;

export const PLANS: readonly Plan[] = ['basic', 'premium'];

/** Whether an external value names a plan that can be bought. */
export function isPlan(value: unknown): value is Plan {
  return value === 'basic' || value === 'premium';
}

export interface PlanCard {
  readonly name: string;
  /** What one period costs, in US cents. */
  readonly cents: number;
  /** The price as the card shows it. */
  readonly price: string;
  readonly points: readonly string[];
}

/** SPEC §9 for the prices, §6 for the points. The fake Stripe charges the prices of the cards. */
export const PLAN_CARDS: Readonly<Record<Plan, PlanCard>> = {
  basic: {
    name: 'Basic',
    cents: 1999,
    price: '$19.99/mo',
    points: ['10 stories per month', 'Up to 3 characters', 'Basic templates', 'Email support'],
  },
  premium: {
    name: 'Premium',
    cents: 4999,
    price: '$49.99/mo',
    points: [
      'Unlimited stories',
      'All character customisation',
      'Priority support',
      'New stories weekly',
      'Unlimited library saves',
    ],
  },
};

/** For how many days after paying a family may withdraw from the contract (Directive 2011/83/EU, Article 9). */
export const WITHDRAWAL_DAYS = 14;

/** What the reader's subscribe prompt shows (SPEC §9). It leads to the plan cards; nothing is sold at these prices. */
export const READER_PROMPT_PRICES = {
  monthly: { name: 'Monthly Plan', price: '$47/month' },
  yearly: { name: 'Yearly Plan', price: '$423/year', saving: 'Save 25%!' },
} as const;
