import { expect, it } from 'vitest';
import { planSummary } from './plan-summary.ts';

it('says what each plan includes', () => {
  expect((['free', 'basic', 'premium'] as const).map(planSummary)).toEqual([
    'The free plan keeps 1 hero and 5 books in your account, and opens 1 whole book a month.',
    'Basic keeps 3 heroes and 30 books in your account, and opens 10 whole books a month.',
    'Premium keeps as many heroes and books in your account as you like, and opens every book.',
  ]);
});
