/**
 * Mounts `supabase/functions` on one machine: the handlers of hosted Supabase, calling the engine in this process. To
 * add a function, add it to `HANDLERS`; functions.test.ts compares it with the folders.
 */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createFunctionDeps,
  type FunctionDeps,
  type FunctionHandler,
} from '../supabase/functions/_shared/deps.ts';
import { serveFakeStripe } from '../supabase/functions/_shared/fake-stripe/routes.ts';
import { settlePending } from '../supabase/functions/_shared/withdrawal.ts';
import { handler as checkSubscription } from '../supabase/functions/check-subscription/handler.ts';
import { handler as createCheckout } from '../supabase/functions/create-checkout/handler.ts';
import { handler as customerPortal } from '../supabase/functions/customer-portal/handler.ts';
import { handler as deleteAccount } from '../supabase/functions/delete-account/handler.ts';
import { handler as openBook } from '../supabase/functions/open-book/handler.ts';
import { handler as recordingLink } from '../supabase/functions/recording-link/handler.ts';
import { handler as reportCrash } from '../supabase/functions/report-crash/handler.ts';
import { handler as sendRecording } from '../supabase/functions/send-recording/handler.ts';
import { handler as stripeWebhook } from '../supabase/functions/stripe-webhook/handler.ts';
import { handler as withdraw } from '../supabase/functions/withdraw/handler.ts';
import type { Handler } from './app.ts';
import type { Engine } from './engine/engine.ts';
import { deriveSecret, type Secrets } from './engine/secrets.ts';
import { siteUrlFor, withSiteUrl } from './http/site-url.ts';
import { log, redact } from './log.ts';
import { browserCrashes, webhookRefusals } from './metric-counters.ts';
import { PROJECT_ROOT } from './project.ts';
import type { Settings } from './settings/settings.ts';

const HANDLERS: Readonly<Record<string, FunctionHandler>> = {
  'check-subscription': checkSubscription,
  'create-checkout': createCheckout,
  'customer-portal': customerPortal,
  'delete-account': deleteAccount,
  'open-book': openBook,
  'recording-link': recordingLink,
  'report-crash': reportCrash,
  'send-recording': sendRecording,
  'stripe-webhook': stripeWebhook,
  withdraw,
};

/** Beside the bundle (`dist/server`), or in `dist` when run from the sources. */
const CLOSED_BOOKS =
  [
    path.resolve(import.meta.dirname, '..', 'closed-books'),
    path.join(PROJECT_ROOT, 'dist', 'closed-books'),
  ].find(existsSync) ?? '';

/** Base address of the handlers' in-process requests. */
const IN_PROCESS = 'http://engine.internal';

export interface Functions {
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Pages of the fake Stripe, or null when it is off. */
  readonly fakeStripe: Handler | null;
  /** Settles withdrawals that wait for the payment provider. */
  readonly settleWithdrawals: () => Promise<void>;
}

/**
 * Builds the handlers. @param now the clock, for tests of months and periods
 * @param closedBooks the folder with the closed parts of the books, as the build leaves it
 */
export function createFunctions(
  settings: Pick<Settings, 'siteUrl' | 'stripe' | 'fakeStripe'>,
  engine: Pick<Engine, 'fetch' | 'letters'>,
  secrets: Secrets,
  now?: () => Date,
  closedBooks: string = CLOSED_BOOKS,
): Functions {
  const depsByUrl = new Map<string, FunctionDeps>();
  /** The dependencies of a function, for a family that came by this address of the site. */
  const depsFor = (siteUrl: string): FunctionDeps => {
    const before = depsByUrl.get(siteUrl);
    if (before) return before;
    const deps = createFunctionDeps(
      {
        siteUrl,
        supabaseUrl: IN_PROCESS,
        serviceKey: secrets.secretKey,
        stripe: settings.stripe,
        fakeStripe: settings.fakeStripe ? { webhookSecret: deriveSecret(secrets, 'till webhook') } : null,
      },
      {
        fetch: (input, init) => engine.fetch(new Request(input, init)),
        log: (level, message) => (level === 'error' ? log.error(redact(message)) : log.info(redact(message))),
        // Not redacted: columns of minified code are long numbers.
        logCrash: (line) => {
          browserCrashes.inc();
          log.error(line);
        },
        write: engine.letters.sendNews,
        ...(now ? { now } : {}),
        readClosedBook: (slug) => readFile(path.join(closedBooks, `${slug}.json`), 'utf8'),
      },
    );
    depsByUrl.set(siteUrl, deps);
    return deps;
  };
  const toRoute = (handle: FunctionHandler) =>
    withSiteUrl(
      (request) => handle(request, depsFor(siteUrlFor(request, settings.siteUrl))),
      settings.siteUrl,
    );
  const handlers = Object.fromEntries(
    Object.entries(HANDLERS).map(([name, handle]) => [name, toRoute(handle)]),
  );
  return {
    handlers: { ...handlers, 'stripe-webhook': tellingRefusedEvents(toRoute(stripeWebhook)) },
    fakeStripe: settings.fakeStripe ? toRoute(serveFakeStripe) : null,
    settleWithdrawals: () => settlePending(depsFor(settings.siteUrl)),
  };
}

const AN_HOUR_MS = 3_600_000;

/** Logs once an hour that signed events are rejected: a wrong secret rejects every event, and plans follow late. */
function tellingRefusedEvents(handle: Handler): Handler {
  let lastWarning = Number.NEGATIVE_INFINITY;
  return async (request) => {
    const isSigned = request.headers.has('stripe-signature');
    const response = await handle(request);
    if (!isSigned || response.status !== 400) return response;
    webhookRefusals.inc();
    const now = Date.now();
    if (now - lastWarning >= AN_HOUR_MS) {
      lastWarning = now;
      log.error(
        'An event of the payment provider was refused, because its signature does not fit. Where there are many, copy STRIPE_WEBHOOK_SECRET anew from the webhook in Stripe; a single one may be a stranger’s.',
      );
    }
    return response;
  };
}
