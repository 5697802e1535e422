/**
 * A mock of Stripe's API, as far as the product uses it, on 127.0.0.1, for the official SDK. It stores customers,
 * checkout sessions and subscriptions as Stripe does (idempotency keys included), records every request, and can fail
 * or answer late.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  /** Form fields of the body or query, as Stripe names them: `line_items[0][price]`. */
  readonly form: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
}

export interface MockSubscription {
  id: string;
  customer: string;
  price: string;
  status: string;
  created: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  cancelAt: number | null;
  endedAt: number | null;
  reason: string | null;
  comment: string | null;
}

/** A paid invoice. */
interface Invoice {
  id: string;
  customer: string;
  paidAt: number;
  cents: number;
  intent: string;
  refunded: boolean;
}

interface Customer {
  id: string;
  email: string | null;
  metadata: Record<string, string>;
}

interface CheckoutSession {
  id: string;
  customer: string;
  status: 'open' | 'complete' | 'expired';
  metadata: Record<string, string>;
}

export class MockStripeApi {
  readonly requests: ReceivedRequest[] = [];
  readonly customers = new Map<string, Customer>();
  readonly sessions = new Map<string, CheckoutSession>();
  readonly subscriptions: MockSubscription[] = [];
  readonly invoices: Invoice[] = [];
  /** Its clock, in seconds since 1970. */
  now: () => number = () => Math.floor(Date.now() / 1000);
  /** Answers each request with this status instead, while set. */
  failWith: number | null = null;
  /** The portal's settings don't allow a change of plan. */
  refusesPlanChanges = false;
  /** Awaited after a response is computed and before it is sent, with its request. */
  beforeSending: (request: ReceivedRequest) => Promise<void> = async () => undefined;

  private readonly idempotentResponses = new Map<string, { form: string; response: unknown }>();
  private count = 0;
  private readonly server = createServer((request, response) => void this.serve(request, response));

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Resets everything. */
  reset(): void {
    this.requests.length = 0;
    this.subscriptions.length = 0;
    this.invoices.length = 0;
    this.customers.clear();
    this.sessions.clear();
    this.idempotentResponses.clear();
    this.failWith = null;
    this.refusesPlanChanges = false;
    this.beforeSending = async () => undefined;
  }

  /** Requests with this method and path, in order. */
  seen(method: string, path: string): ReceivedRequest[] {
    return this.requests.filter((request) => request.method === method && request.path === path);
  }

  /** Simulates a payment: the session completes and its subscription runs. */
  pay(
    customer: string,
    price: string,
    periodEnd: number,
    extra: Partial<MockSubscription> = {},
  ): MockSubscription {
    for (const session of this.sessions.values()) {
      if (session.customer === customer && session.status === 'open') session.status = 'complete';
    }
    const subscription: MockSubscription = {
      id: this.id('sub'),
      customer,
      price,
      status: 'active',
      created: this.count,
      periodStart: periodEnd - 31 * 86_400,
      periodEnd,
      cancelAtPeriodEnd: false,
      cancelAt: null,
      endedAt: null,
      reason: null,
      comment: null,
      ...extra,
    };
    this.subscriptions.push(subscription);
    return subscription;
  }

  /** Adds a paid invoice, at seconds since 1970. */
  invoice(customer: string, cents: number, paidAt: number): Invoice {
    const id = this.id('in');
    const invoice = { id, customer, paidAt, cents, intent: `pi_${id}`, refunded: false };
    this.invoices.push(invoice);
    return invoice;
  }

  private id(prefix: string): string {
    this.count += 1;
    return `${prefix}_${this.count}`;
  }

  private async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of incoming) body += String(chunk);
    const url = new URL(incoming.url ?? '/', 'http://double');
    const form = Object.fromEntries(
      new URLSearchParams(incoming.method === 'GET' ? url.search : body || url.search),
    );
    const method = incoming.method ?? '';
    const received: ReceivedRequest = { method, path: url.pathname, form, headers: incoming.headers };
    this.requests.push(received);
    const [status, responseBody] =
      this.failWith === null ? this.respond(received) : [this.failWith, problem('api_error')];
    // The response has the state from before the wait.
    const text = JSON.stringify(responseBody);
    await this.beforeSending(received);
    response
      .writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
      .end(text);
  }

  private respond(request: ReceivedRequest): [number, unknown] {
    if (request.headers.authorization !== 'Bearer sk_test_double') return [401, problem('invalid_api_key')];
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return this.route(request);
    const form = JSON.stringify(request.form);
    const before = this.idempotentResponses.get(key);
    if (before !== undefined) {
      return before.form === form ? [200, before.response] : [400, problem('idempotency_key_in_use')];
    }
    const [status, responseBody] = this.route(request);
    if (status === 200) this.idempotentResponses.set(key, { form, response: structuredClone(responseBody) });
    return [status, responseBody];
  }

  private route({ method, path, form }: ReceivedRequest): [number, unknown] {
    const [, , , , resourceId = '', action] = path.split('/');
    const customerId = /^\/v1\/customers\/(\w+)$/.exec(path)?.[1];
    switch (`${method} ${path}`) {
      case 'GET /v1/customers':
        return [200, list([...this.customers.values()].filter((customer) => customer.email === form.email))];
      case 'POST /v1/customers':
        return [200, this.makeCustomer(form)];
      case 'GET /v1/subscriptions':
        if (!this.customers.has(form.customer ?? '')) return [404, problem('resource_missing')];
        return [
          200,
          list(this.subscriptions.filter((entry) => entry.customer === form.customer).map(subscriptionJson)),
        ];
      case 'GET /v1/invoices':
        return [200, list(this.invoices.filter((entry) => isPaidSince(entry, form)).map(billed))];
      case 'POST /v1/refunds':
        return this.refund(form.payment_intent ?? '');
      case 'GET /v1/checkout/sessions':
        if (!this.customers.has(form.customer ?? '')) return [404, problem('resource_missing')];
        return [
          200,
          list(
            [...this.sessions.values()].filter((entry) => isOpenFor(entry, form.customer)).map(sessionJson),
          ),
        ];
      case 'POST /v1/checkout/sessions':
        return [200, sessionJson(this.makeSession(form))];
      case 'POST /v1/billing_portal/sessions':
        if (!this.customers.has(form.customer ?? '')) return [404, problem('resource_missing')];
        if (this.refusesPlanChanges && form['flow_data[type]'] === 'subscription_update')
          return [400, problem('parameter_invalid')];
        return [200, { id: this.id('bps'), url: `https://billing.stripe.test/${form.customer}` }];
    }
    const cancelled = method === 'DELETE' && /^\/v1\/subscriptions\/(\w+)$/.exec(path)?.[1];
    if (cancelled) return this.cancel(cancelled, form);
    if (customerId !== undefined) return this.oneCustomer(method, customerId);
    const session = this.sessions.get(resourceId);
    if (method === 'POST' && action === 'expire' && session !== undefined) {
      session.status = 'expired';
      return [200, sessionJson(session)];
    }
    return [404, problem('resource_missing')];
  }

  private makeCustomer(form: ReceivedRequest['form']): Customer {
    const id = this.id('cus');
    const customer = {
      id,
      email: form.email ?? null,
      metadata: { user_id: form['metadata[user_id]'] ?? '' },
    };
    this.customers.set(id, customer);
    return customer;
  }

  private makeSession(form: ReceivedRequest['form']): CheckoutSession {
    const metadata = { plan: form['metadata[plan]'] ?? '', user_id: form['metadata[user_id]'] ?? '' };
    const session: CheckoutSession = {
      id: this.id('cs'),
      customer: form.customer ?? '',
      status: 'open',
      metadata,
    };
    this.sessions.set(session.id, session);
    return session;
  }

  private refund(intent: string): [number, unknown] {
    const invoice = this.invoices.find((entry) => entry.intent === intent);
    if (invoice === undefined) return [404, problem('resource_missing')];
    if (invoice.refunded) return [400, problem('charge_already_refunded')];
    invoice.refunded = true;
    return [200, { id: this.id('re'), object: 'refund', amount: invoice.cents, status: 'succeeded' }];
  }

  private cancel(id: string, form: ReceivedRequest['form']): [number, unknown] {
    const subscription = this.subscriptions.find((entry) => entry.id === id);
    if (subscription === undefined) return [404, problem('resource_missing')];
    subscription.status = 'canceled';
    subscription.endedAt = this.now();
    subscription.reason = 'cancellation_requested';
    subscription.comment = form['cancellation_details[comment]'] ?? null;
    return [200, subscriptionJson(subscription)];
  }

  private oneCustomer(method: string, id: string): [number, unknown] {
    const customer = this.customers.get(id);
    if (customer === undefined) return [404, problem('resource_missing')];
    if (method !== 'DELETE') return [200, customer];
    this.customers.delete(id);
    for (const subscription of this.subscriptions) {
      if (subscription.customer === id) subscription.status = 'canceled';
    }
    return [200, { id, object: 'customer', deleted: true }];
  }
}

function list(data: readonly unknown[]) {
  return { object: 'list', data, has_more: false };
}

function problem(code: string) {
  return { error: { type: 'invalid_request_error', code, message: code } };
}

function isPaidSince({ customer, paidAt }: Invoice, form: ReceivedRequest['form']): boolean {
  return customer === form.customer && paidAt >= Number(form['created[gte]'] ?? 0);
}

/** An invoice in the pinned API version's format: payments are a list of their own. */
function billed({ id, customer, paidAt, cents, intent }: Invoice) {
  const payment = {
    id: `inpay_${id}`,
    status: 'paid',
    amount_paid: cents,
    currency: 'usd',
    payment: { type: 'payment_intent', payment_intent: intent },
  };
  return {
    ...{ id, object: 'invoice', customer, status: 'paid', created: paidAt },
    status_transitions: { paid_at: paidAt },
    payments: list([payment]),
  };
}

function isOpenFor(session: CheckoutSession, customer: string | undefined): boolean {
  return session.customer === customer && session.status === 'open';
}

function sessionJson(session: CheckoutSession) {
  const url = session.status === 'open' ? `https://checkout.stripe.test/${session.id}` : null;
  return { object: 'checkout.session', ...session, url };
}

/** A subscription in the pinned API version's format: the period belongs to the item. */
function subscriptionJson(subscription: MockSubscription) {
  const { id, customer, status, created } = subscription;
  const item = {
    id: `si_${id}`,
    current_period_start: subscription.periodStart,
    current_period_end: subscription.periodEnd,
    price: { id: subscription.price, metadata: {} },
  };
  return {
    id,
    object: 'subscription',
    customer,
    status,
    created,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    cancel_at: subscription.cancelAt,
    ended_at: subscription.endedAt,
    cancellation_details: { reason: subscription.reason, comment: subscription.comment },
    items: list([item]),
  };
}
