/**
 * The fake Stripe's pages, `/till/checkout/<id>` and `/till/portal/<id>`. They replace the provider's hosted pages:
 * opened by an unguessable address, without the member's session, they change subscriptions and call the product's
 * webhook.
 */
import type { FunctionDeps } from '../deps.ts';
import { isPlan } from '../plans.ts';
import { currentSubscription } from './gateway.ts';
import { htmlPage } from './html.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { createFakeStripeStore, type FakeStripeStore, type HostedWindow } from './store.ts';
import {
  cancel,
  changePlan,
  endPeriodNow,
  type FakeSubscription,
  payOpenInvoice,
  resume,
  setNextPayment,
  startSubscription,
  type Transition,
} from './subscription.ts';
import { checkoutView, messageView, portalView } from './views.ts';

interface PageRequest {
  readonly window: HostedWindow;
  /** The pressed button; null for a GET. */
  readonly action: string | null;
  readonly store: FakeStripeStore;
  readonly deps: FunctionDeps;
}

/** Answers any request under `/till/`. */
export async function serveFakeStripe(request: Request, deps: FunctionDeps): Promise<Response> {
  const back = `${deps.settings.siteUrl}/profile`;
  const closedPage = () =>
    htmlPage('Closed', messageView('This page is closed', 'It was used already, or is too old.', back), 404);
  if (deps.settings.fakeStripe === null) return closedPage();

  const store = createFakeStripeStore(deps.admin);
  const [, kind, id] =
    /^\/till\/(checkout|portal)\/([\w-]{32,64})$/.exec(new URL(request.url).pathname) ?? [];
  const window = id === undefined ? null : await store.window(id);
  if (
    window === null ||
    window.kind !== kind ||
    window.status === 'expired' ||
    window.expiresAt <= deps.now()
  ) {
    return closedPage();
  }
  if (request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'POST') {
    return htmlPage('Not possible', messageView('That is not possible here', 'Please go back.', back), 405);
  }
  const action = request.method === 'POST' ? await actionOf(request) : null;
  const pageRequest = { window, action, store, deps };
  return window.kind === 'checkout' ? checkout(pageRequest) : portal(pageRequest);
}

async function actionOf(request: Request): Promise<string> {
  try {
    const action = (await request.formData()).get('action');
    return typeof action === 'string' ? action : '';
  } catch {
    // Not a form, so no known action.
    return '';
  }
}

async function checkout({ window, action, store, deps }: PageRequest): Promise<Response> {
  const { siteUrl } = deps.settings;
  const { plan } = window;
  if (plan === null) throw new Error('A checkout at the till has no plan.');
  // Paid already: a double press, or the page reopened from the history.
  if (window.status === 'complete') return redirectTo(`${siteUrl}/profile?success=true`);
  if (action === null) return htmlPage('Checkout', checkoutView(plan, deps.now()));
  if (action === 'cancel') {
    await store.closeWindow(window.id, 'expired');
    return redirectTo(`${siteUrl}/profile?cancelled=true`);
  }
  if (action !== 'pay') return unknownAction(siteUrl);

  await currentSubscription(store, window.customerId, deps.now());
  const order = { id: `till_sub_${window.id}`, userId: window.userId, customerId: window.customerId, plan };
  const { subscription, events } = startSubscription(order, deps.now());
  // The store allows one running subscription a customer, so only one of two quick clicks pays.
  const paid = await store.add(subscription);
  await store.closeWindow(window.id, 'complete');
  if (paid) await sendWebhooks(deps, window.customerId, events);
  return redirectTo(`${siteUrl}/profile?success=true`);
}

async function portal({ window, action, store, deps }: PageRequest): Promise<Response> {
  const { siteUrl } = deps.settings;
  if (action === null) {
    const subscription = await currentSubscription(store, window.customerId, deps.now());
    return htmlPage('Your subscription', portalView(subscription, `${siteUrl}/profile`));
  }
  for (;;) {
    const subscription = await currentSubscription(store, window.customerId, deps.now());
    const step = subscription === null ? null : stepOf(action, subscription, deps.now());
    if (step === null) return unknownAction(siteUrl);
    if (await store.save(step.subscription)) {
      await sendWebhooks(deps, window.customerId, step.events);
      // Redirects to the page itself, so that a reload does not press the button again.
      return redirectTo(`/till/portal/${window.id}`);
    }
  }
}

function stepOf(action: string, subscription: FakeSubscription, now: Date): Transition | null {
  if (isPlan(action)) return changePlan(subscription, action);
  switch (action) {
    case 'cancel':
      return cancel(subscription, now);
    case 'resume':
      return resume(subscription);
    case 'pay':
      return payOpenInvoice(subscription);
    case 'fail':
      return setNextPayment(subscription, true);
    case 'succeed':
      return setNextPayment(subscription, false);
    case 'end-period':
      return endPeriodNow(subscription, now);
    default:
      return null;
  }
}

function unknownAction(siteUrl: string): Promise<Response> {
  const text = 'The till does not know this step. Please go back and choose again.';
  return htmlPage('Not possible', messageView('That is not possible here', text, `${siteUrl}/profile`), 400);
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
