/**
 * Settings of the functions. The one-machine server reads its own environment (server/settings/settings.ts) and passes
 * them; on a hosted project each function reads them here.
 */

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceBasic: string;
  readonly pricePremium: string;
  /** Another base address of the Stripe API, for tests; its path is ignored. */
  readonly apiBase: string | null;
}

export interface FakeStripeSettings {
  /** Signs the fake Stripe's events, as Stripe's webhook secret signs Stripe's. */
  readonly webhookSecret: string;
}

export interface FunctionSettings {
  /** The app's address, without a slash at the end. */
  readonly siteUrl: string;
  /** Address of the auth and data services, without a slash at the end. */
  readonly supabaseUrl: string;
  /** The secret key of the service role. Never leaves the server. */
  readonly serviceKey: string;
  /** At most one of these is set; with neither, subscribing answers that it is not available. */
  readonly stripe: StripeSettings | null;
  readonly fakeStripe: FakeStripeSettings | null;
}

/** An invalid setting; the message is a sentence for the operator and contains no value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const STRIPE_NAMES = {
  secretKey: 'STRIPE_SECRET_KEY',
  webhookSecret: 'STRIPE_WEBHOOK_SECRET',
  priceBasic: 'STRIPE_PRICE_BASIC',
  pricePremium: 'STRIPE_PRICE_PREMIUM',
} as const;

/**
 * The settings of a hosted function. SUPABASE_URL and the service key are preset on such a project. It serves no pages,
 * so it has no fake Stripe.
 * @throws {SettingsError} when one is missing or half of the Stripe settings are.
 */
export function readHostedSettings(env: Readonly<Record<string, string | undefined>>): FunctionSettings {
  const optional = (name: string) => env[name]?.trim() || null;
  const required = (name: string) => {
    const value = optional(name);
    if (value === null) throw new SettingsError(`${name} is not set.`);
    return value;
  };
  const address = (name: string) => {
    const value = required(name);
    if (!URL.canParse(value)) throw new SettingsError(`${name} is not a web address.`);
    return value.replace(/\/+$/, '');
  };
  const sells = Object.values(STRIPE_NAMES).some((name) => optional(name) !== null);
  return {
    siteUrl: address('SITE_URL'),
    supabaseUrl: address('SUPABASE_URL'),
    serviceKey: optional('SUPABASE_SECRET_KEY') ?? required('SUPABASE_SERVICE_ROLE_KEY'),
    stripe: sells
      ? {
          secretKey: required(STRIPE_NAMES.secretKey),
          webhookSecret: required(STRIPE_NAMES.webhookSecret),
          priceBasic: required(STRIPE_NAMES.priceBasic),
          pricePremium: required(STRIPE_NAMES.pricePremium),
          apiBase: optional('STRIPE_API_BASE'),
        }
      : null,
    fakeStripe: null,
  };
}
