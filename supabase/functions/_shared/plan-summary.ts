/** A tier's limits in one sentence, so that nobody learns them by hitting one. */
import { ENTITLEMENTS } from './entitlements.ts';
import { PLAN_CARDS, type Tier } from './plans.ts';

const count = (n: number, singular: string, plural: string) => `${n} ${n === 1 ? singular : plural}`;

/** "Basic keeps 3 heroes and 30 books in your account, and opens 10 whole books a month." */
export function planSummary(tier: Tier): string {
  const { heroes, saves, storiesPerMonth } = ENTITLEMENTS[tier];
  const name = tier === 'free' ? 'The free plan' : PLAN_CARDS[tier].name;
  if (heroes === null || saves === null || storiesPerMonth === null)
    return `${name} keeps as many heroes and books in your account as you like, and opens every book.`;
  return `${name} keeps ${count(heroes, 'hero', 'heroes')} and ${count(saves, 'book', 'books')} in your account, and opens ${count(storiesPerMonth, 'whole book', 'whole books')} a month.`;
}
