import { describe, expect, it } from 'vitest';
import { NOT_SUBSCRIBED } from './api/check-subscription.ts';
import { longDate, planView, usageOf } from './plan-view.ts';

describe('the plan view', () => {
  it('is free without a subscription, or without a known tier', () => {
    expect(planView(NOT_SUBSCRIBED, false)).toEqual({
      tier: 'free',
      name: 'Free',
      price: null,
      period: null,
    });
    expect(planView({ ...NOT_SUBSCRIBED, subscribed: true }, false).tier).toBe('free');
  });

  it('says when the plan renews, or ends once cancelled', () => {
    const status = {
      subscribed: true,
      subscription_tier: 'basic',
      subscription_end: '2026-12-14T12:00:00Z',
    } as const;
    expect(planView(status, false)).toEqual({
      tier: 'basic',
      name: 'Basic',
      price: '$19.99/mo',
      period: 'Renews on December 14, 2026',
    });
    expect(planView(status, true).period).toBe('Ends on December 14, 2026');
    expect(planView({ ...status, subscription_end: null }, false).period).toBeNull();
  });
});

describe('dates', () => {
  it.each([
    ['2026-03-14T12:00:00Z', 'March 14, 2026'],
    [null, 'N/A'],
    [undefined, 'N/A'],
    ['', 'N/A'],
    ['not a date', 'N/A'],
  ])('%j is %s', (iso, text) => expect(longDate(iso)).toBe(text));
});

describe('usage', () => {
  it('counts against the plan’s limits, or without limit', () => {
    const used = { opened: 4, heroes: 2, saves: 9 };
    expect(usageOf('basic', used)).toEqual([
      { label: 'Stories this month', used: 4, limit: 10 },
      { label: 'Characters', used: 2, limit: 3 },
      { label: 'Library saves', used: 9, limit: 30 },
    ]);
    expect(usageOf('premium', used).map((use) => use.limit)).toEqual([null, null, null]);
  });
});
