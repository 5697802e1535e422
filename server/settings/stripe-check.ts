/** Checks Stripe's settings by asking Stripe whether key and prices belong together. */
import Stripe from 'stripe';
import type { StripeSettings } from '../../supabase/functions/_shared/settings.ts';
import { log } from '../log.ts';
import { StartError } from './start-error.ts';

/** Timeout: an unreachable Stripe must not delay the start. */
const TIMEOUT_MS = 4000;

/**
 * Retrieves both prices. An unreachable Stripe, or a key without that permission, does not stop the start.
 * @throws StartError when Stripe rejects the key, or knows no such price with it
 */
export async function requireStripePrices(settings: StripeSettings): Promise<void> {
  const base = settings.apiBase === null ? null : new URL(settings.apiBase);
  const stripe = new Stripe(settings.secretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
  const mode = settings.secretKey.includes('_live_') ? 'live' : 'test';
  const problems = await Promise.all(
    [
      ['STRIPE_PRICE_BASIC', settings.priceBasic],
      ['STRIPE_PRICE_PREMIUM', settings.pricePremium],
    ].map(async ([name = '', id = '']) => {
      try {
        const { recurring } = await stripe.prices.retrieve(id);
        return recurring
          ? null
          : `${name} is a price that is paid once; a plan needs one that is paid monthly.`;
      } catch (error) {
        if (error instanceof Stripe.errors.StripeAuthenticationError)
          return 'STRIPE_SECRET_KEY is refused by Stripe; copy it anew from its dashboard, Developers, API keys.';
        if ((error as { code?: unknown }).code === 'resource_missing')
          return `${name} is unknown to the ${mode} key of STRIPE_SECRET_KEY; copy the price while the dashboard shows ${mode} data, from the same account.`;
        log.info('Stripe could not be asked about the prices; the server starts all the same.');
        return null;
      }
    }),
  );
  const messages = [...new Set(problems.filter((problem) => problem !== null))];
  if (messages.length > 0) throw new StartError(messages.join('\n'));
}
