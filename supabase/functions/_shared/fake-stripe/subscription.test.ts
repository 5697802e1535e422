// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  advance,
  cancel,
  changePlan,
  endPeriodNow,
  type FakeSubscription,
  payOpenInvoice,
  resume,
  setNextPayment,
  startSubscription,
  toProviderSubscription,
} from './subscription.ts';

const date = (text: string) => new Date(`${text}T10:00:00Z`);
const START = date('2027-01-31');
const order = { id: 'till_sub_1', userId: 'u', customerId: 'till_cus_u', plan: 'basic' as const };
const newSubscription = () => startSubscription(order, START).subscription;
const periodEnd = (subscription: FakeSubscription) =>
  subscription.currentPeriodEnd.toISOString().slice(0, 10);
const invoices = (subscription: FakeSubscription) =>
  subscription.invoices.map(({ plan, cents, status }) => `${plan} ${cents} ${status}`);

describe('a fake subscription', () => {
  test('starts paid for a month, with Stripe’s events', () => {
    const { subscription, events } = startSubscription(order, START);
    expect(subscription).toMatchObject({ status: 'active', currentPeriodStart: START });
    expect(periodEnd(subscription)).toBe('2027-02-28');
    expect(invoices(subscription)).toEqual(['basic 1999 paid']);
    expect(events).toEqual(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']);
  });

  test('does not change before its period ends', () => {
    const subscription = newSubscription();
    expect(advance(subscription, new Date('2027-02-28T09:59:59Z'))).toEqual({ subscription, events: [] });
  });

  test('renews month by month, also after a long gap, and returns to the 31st', () => {
    const { subscription, events } = advance(newSubscription(), date('2027-04-01'));
    expect(periodEnd(subscription)).toBe('2027-04-30');
    expect(invoices(subscription)).toHaveLength(3);
    expect(events.filter((type) => type === 'invoice.paid')).toHaveLength(2);
    expect(periodEnd(advance(newSubscription(), date('2027-03-01')).subscription)).toBe('2027-03-31');
  });

  test('when cancelled, runs out at the end of its period', () => {
    const cancelled = cancel(newSubscription(), date('2027-02-02')).subscription;
    expect(cancelled).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    const { subscription, events } = advance(cancelled, date('2027-06-01'));
    expect(subscription).toMatchObject({
      status: 'canceled',
      endedAt: date('2027-02-28'),
      endedUnpaid: false,
    });
    expect(events).toEqual(['customer.subscription.deleted']);
    expect(invoices(subscription)).toEqual(['basic 1999 paid']);
    expect(toProviderSubscription(subscription).currentPeriodEnd).toEqual(date('2027-02-28'));
  });

  test('when resumed, renews', () => {
    const resumed = resume(cancel(newSubscription(), START).subscription).subscription;
    expect(advance(resumed, date('2027-03-01')).subscription).toMatchObject({ status: 'active', periods: 2 });
  });

  test('changes plan at once, and charges it from the next payment', () => {
    const changed = changePlan(newSubscription(), 'premium');
    expect(changed.events).toEqual(['customer.subscription.updated']);
    expect(changed.subscription).toMatchObject({
      plan: 'premium',
      currentPeriodEnd: newSubscription().currentPeriodEnd,
    });
    expect(invoices(advance(changed.subscription, date('2027-03-01')).subscription)).toEqual([
      'basic 1999 paid',
      'premium 4999 paid',
    ]);
    expect(changePlan(newSubscription(), 'basic').events).toEqual([]);
  });

  describe('a failed payment', () => {
    const failedPayment = () =>
      advance(setNextPayment(newSubscription(), true).subscription, date('2027-03-01'));

    test('starts a grace period with an open invoice', () => {
      const { subscription, events } = failedPayment();
      expect(subscription).toMatchObject({ status: 'past_due', nextPaymentFails: false });
      expect(invoices(subscription)).toEqual(['basic 1999 paid', 'basic 1999 open']);
      expect(events).toEqual(['invoice.payment_failed', 'customer.subscription.updated']);
    });

    test('continues normally once it is paid', () => {
      const { subscription, events } = payOpenInvoice(failedPayment().subscription);
      expect(subscription).toMatchObject({ status: 'active' });
      expect(invoices(subscription)).toEqual(['basic 1999 paid', 'basic 1999 paid']);
      expect(events).toContain('invoice.paid');
    });

    test('ends the subscription after 14 days, with no paid time left', () => {
      expect(advance(failedPayment().subscription, date('2027-03-13')).subscription.status).toBe('past_due');
      const { subscription } = advance(failedPayment().subscription, date('2027-03-14'));
      expect(subscription).toMatchObject({ status: 'canceled', endedUnpaid: true });
      expect(invoices(subscription)).toEqual(['basic 1999 paid', 'basic 1999 void']);
      expect(toProviderSubscription(subscription).currentPeriodEnd).toEqual(date('2027-03-14'));
    });

    test('ends at once when the family cancels', () => {
      const now = date('2027-03-02');
      expect(cancel(failedPayment().subscription, now).subscription).toMatchObject({
        status: 'canceled',
        endedAt: now,
      });
    });
  });

  test('can be brought to its end early for trials', () => {
    const now = date('2027-02-10');
    expect(periodEnd(endPeriodNow(newSubscription(), now).subscription)).toBe('2027-03-10');
    const cancelled = cancel(newSubscription(), START).subscription;
    expect(endPeriodNow(cancelled, now).subscription).toMatchObject({ status: 'canceled', endedAt: now });
  });

  test('nothing changes after the end', () => {
    const ended = endPeriodNow(
      cancel(newSubscription(), START).subscription,
      date('2027-02-10'),
    ).subscription;
    const nextYear = date('2028-01-01');
    const steps = [
      advance(ended, nextYear),
      changePlan(ended, 'premium'),
      cancel(ended, nextYear),
      resume(ended),
      payOpenInvoice(ended),
      setNextPayment(ended, true),
      endPeriodNow(ended, nextYear),
    ];
    for (const step of steps) expect(step).toEqual({ subscription: ended, events: [] });
  });
});
