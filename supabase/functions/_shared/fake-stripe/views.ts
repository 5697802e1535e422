/** Content of the fake Stripe's pages. */

import { addMonths } from '../calendar.ts';
import { PLAN_CARDS, PLANS, type Plan } from '../plans.ts';
import { html, Markup } from './html.ts';
import { type FakeInvoice, type FakeSubscription, GRACE_DAYS } from './subscription.ts';

/** The `action` values of the portal's buttons. */
export type PortalAction =
  | 'basic'
  | 'premium'
  | 'cancel'
  | 'resume'
  | 'pay'
  | 'fail'
  | 'succeed'
  | 'end-period';

const EMPTY = new Markup('');

export function checkoutView(plan: Plan, now: Date): Markup {
  const card = PLAN_CARDS[plan];
  return html`
<h1>Subscribe to ${card.name}</h1>
<p class="price">${money(card.cents)} <span class="soft small">every month</span></p>
<dl>
  <div><dt>Plan</dt><dd>Story Playroom ${card.name}</dd></div>
  <div><dt>Due today</dt><dd>${money(card.cents)}</dd></div>
  <div><dt>Renews on</dt><dd>${day(addMonths(now, 1))}, then every month</dd></div>
</dl>
<p class="soft small">You can cancel at any time and keep the plan until the end of the month you have paid.</p>
<div class="row">
  <form method="post"><button class="main" name="action" value="pay">Pay ${money(card.cents)} (test)</button></form>
  <form method="post"><button name="action" value="cancel">Cancel</button></form>
</div>`;
}

export function portalView(subscription: FakeSubscription | null, backUrl: string): Markup {
  const back = html`<a class="back" href="${backUrl}">← Back to Story Playroom</a>`;
  if (subscription === null) {
    return html`<h1>Your subscription</h1><p>There is no subscription yet.</p>${back}`;
  }
  const card = PLAN_CARDS[subscription.plan];
  return html`
<h1>Your subscription</h1>
<dl>
  <div><dt>Plan</dt><dd>${card.name}</dd></div>
  <div><dt>Price</dt><dd>${money(card.cents)} every month</dd></div>
  ${dates(subscription)}
</dl>
${notice(subscription)}
${choices(subscription)}
<h2>Invoices</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Invoices"><table>
  <thead><tr><th scope="col">Date</th><th scope="col">Plan</th><th scope="col">Sum</th><th scope="col">Status</th></tr></thead>
  <tbody>${[...subscription.invoices].reverse().map(invoiceRow)}</tbody>
</table></div>
${testControls(subscription)}
${back}`;
}

/** A page with one message and a link back. */
export function messageView(heading: string, text: string, backUrl: string): Markup {
  return html`<h1>${heading}</h1><p>${text}</p><a class="back" href="${backUrl}">← Back to Story Playroom</a>`;
}

function dates({ status, cancelAtPeriodEnd, currentPeriodEnd, endedAt }: FakeSubscription): Markup {
  if (status === 'canceled') return detailRow('Ended on', day(endedAt ?? currentPeriodEnd));
  if (status === 'past_due') return detailRow('Payment', 'Did not go through');
  return detailRow(cancelAtPeriodEnd ? 'Ends on' : 'Renews on', day(currentPeriodEnd));
}

function detailRow(name: string, value: string): Markup {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function notice(subscription: FakeSubscription): Markup {
  const end = day(subscription.currentPeriodEnd);
  if (subscription.status === 'canceled')
    return html`<p class="notice">This subscription has ended. You can subscribe again in Story Playroom.</p>`;
  if (subscription.status === 'past_due') {
    return html`<p class="notice wait">The last payment did not go through. You keep your plan while it is tried again, for ${GRACE_DAYS} days.</p>`;
  }
  if (subscription.cancelAtPeriodEnd)
    return html`<p class="notice">You have cancelled. You keep your plan until ${end}; nothing more is charged.</p>`;
  return EMPTY;
}

function choices(subscription: FakeSubscription): Markup {
  if (subscription.status === 'canceled') return EMPTY;
  if (subscription.status === 'past_due') {
    return html`<div class="row">${button('pay', 'Pay the open invoice (test)', true)}${button('cancel', 'Cancel plan')}</div>`;
  }
  const cancelled = subscription.cancelAtPeriodEnd;
  const otherPlans = PLANS.filter((plan) => plan !== subscription.plan);
  return html`
<div class="row">
  ${cancelled ? button('resume', 'Keep my plan', true) : EMPTY}
  ${otherPlans.map((plan) => button(plan, `Change to ${PLAN_CARDS[plan].name}, ${money(PLAN_CARDS[plan].cents)} a month`))}
  ${cancelled ? EMPTY : button('cancel', 'Cancel plan')}
</div>
<p class="soft small">Another plan counts at once${cancelled ? ' and goes on' : ''}; its price counts from the next payment.</p>`;
}

/** For trials: shows an operator what a family sees weeks later. */
function testControls({ status, nextPaymentFails }: FakeSubscription): Markup {
  if (status === 'canceled') return EMPTY;
  const paymentSwitch = nextPaymentFails
    ? button('succeed', 'Let the next payment succeed')
    : button('fail', 'Let the next payment fail');
  return html`
<section class="tryout" aria-labelledby="tryout">
<h2 id="tryout">For trying things out</h2>
<p class="soft small">${nextPaymentFails ? 'The next payment will fail. ' : ''}Only a test till has these buttons.</p>
<div class="row">
  ${status === 'active' ? paymentSwitch : EMPTY}
  ${button('end-period', status === 'active' ? 'Go to the end of this month' : 'Go to the end of the tries')}
</div>
</section>`;
}

function button(action: PortalAction, label: string, main = false): Markup {
  return html`<form method="post"><button ${new Markup(main ? 'class="main"' : '')} name="action" value="${action}">${label}</button></form>`;
}

function invoiceRow(invoice: FakeInvoice): Markup {
  const status = { paid: 'Paid', open: 'Open', void: 'Void', refunded: 'Refunded' }[invoice.status];
  return html`<tr><td>${shortDay(new Date(invoice.date))}</td><td>${PLAN_CARDS[invoice.plan].name}</td><td>${money(invoice.cents)}</td><td>${status}</td></tr>`;
}

function money(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

function shortDay(date: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}

function day(date: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
