// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { ENTITLEMENTS, FREE_PAGES, tierOf } from './entitlements.ts';
import { isPlan, PLAN_CARDS, type Plan, READER_PROMPT_PRICES } from './plans.ts';

const NOW = new Date('2026-12-21T10:00:00Z');
const SECOND_BEFORE = new Date('2026-12-21T09:59:59Z');
const SECOND_AFTER = new Date('2026-12-21T10:00:01Z');

describe('entitlements', () => {
  test('gives free, Basic and Premium what SPEC §6 says', () => {
    expect(ENTITLEMENTS).toEqual({
      free: { heroes: 1, storiesPerMonth: 1, saves: 5, outfits: 'basic' },
      basic: { heroes: 3, storiesPerMonth: 10, saves: 30, outfits: 'basic' },
      premium: { heroes: null, storiesPerMonth: null, saves: null, outfits: 'all' },
    });
    expect(FREE_PAGES).toBe(3);
  });

  test.each<[string, { status: string; end?: Date | null; cancelled?: boolean }, 'free' | 'basic']>([
    ['paid', { status: 'active' }, 'basic'],
    ['paid, the renewal not heard of yet', { status: 'active', end: SECOND_BEFORE }, 'basic'],
    ['trial', { status: 'trialing' }, 'basic'],
    ['grace while payment is retried', { status: 'past_due', end: SECOND_BEFORE }, 'basic'],
    ['cancelled, running out', { status: 'active', cancelled: true }, 'basic'],
    [
      'cancelled, run out, not heard of yet',
      { status: 'active', cancelled: true, end: SECOND_BEFORE },
      'free',
    ],
    ['cancelled, run out this very moment', { status: 'active', cancelled: true, end: NOW }, 'free'],
    ['ended early, still paid', { status: 'canceled' }, 'basic'],
    ['ended', { status: 'canceled', end: SECOND_BEFORE }, 'free'],
    ['ended this very moment', { status: 'canceled', end: NOW }, 'free'],
    ['ended, nobody knows when', { status: 'canceled', end: null }, 'free'],
    ['given up unpaid', { status: 'unpaid' }, 'free'],
    ['first payment missing', { status: 'incomplete' }, 'free'],
    ['paused', { status: 'paused' }, 'free'],
    ['a word we do not know', { status: 'splendid' }, 'free'],
  ])('%s', (_name, { status, end = SECOND_AFTER, cancelled = false }, expected) => {
    const subscription = {
      tier: 'basic' as const,
      status,
      currentPeriodEnd: end,
      cancelAtPeriodEnd: cancelled,
    };
    expect(tierOf(subscription, NOW)).toBe(expected);
  });

  test('treats a family without a subscription as free', () => {
    expect(tierOf(null, NOW)).toBe('free');
  });
});

describe('plans', () => {
  test('have the prices of SPEC §9, and the test till charges what the card shows', () => {
    expect(PLAN_CARDS.basic.price).toBe('$19.99/mo');
    expect(PLAN_CARDS.premium.price).toBe('$49.99/mo');
    for (const plan of Object.keys(PLAN_CARDS) as Plan[]) {
      expect(PLAN_CARDS[plan].price).toBe(`$${PLAN_CARDS[plan].cents / 100}/mo`);
    }
    expect(READER_PROMPT_PRICES).toEqual({
      monthly: { name: 'Monthly Plan', price: '$47/month' },
      yearly: { name: 'Yearly Plan', price: '$423/year', saving: 'Save 25%!' },
    });
  });

  test.each([
    ['basic', true],
    ['premium', true],
    ['free', false],
    ['Basic', false],
    ['toString', false],
    [null, false],
  ])('isPlan(%o) is %o', (value, expected) => {
    expect(isPlan(value)).toBe(expected);
  });
});
