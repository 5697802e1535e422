/**
 * Reads every setting, once, at the start. An invalid value stops the start with a sentence that says how to fix it
 * (docs/deploy.md has the list).
 */
import path from 'node:path';
import { z } from 'zod';
import type { StripeSettings } from '../../supabase/functions/_shared/settings.ts';
import { isLoopback, isPublicKey, isSingleSender, misspelledNames, parseUrl } from './setting-checks.ts';
import { missingOperator, OPERATOR_SETTINGS, operatorOf, type SiteOperator } from './site-operator.ts';
import { StartError } from './start-error.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Absolute folder of everything the server stores. */
  readonly dataDir: string;
  /** The public address of the app, without a slash at the end, for mails and the checkout. */
  readonly siteUrl: string;
  /** An external PostgreSQL instead of the embedded one. */
  readonly databaseUrl: string | null;
  /** A Supabase project instead of the embedded engine; then only files are served. */
  readonly hosted: { readonly url: string; readonly publishableKey: string } | null;
  /** Keys and prices of the payment provider; all of them or none. */
  readonly stripe: StripeSettings | null;
  /** Whether the built-in fake Stripe replaces the payment provider. */
  readonly fakeStripe: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly storyVideoBaseUrl: string | null;
  /** The site's operator, for its legal pages. */
  readonly operator: SiteOperator;
  /** Warnings at the start: what a public site should set and can do without. */
  readonly advice: readonly string[];
  /** Trust `x-forwarded-for`, because our own proxy writes it. */
  readonly trustProxy: boolean;
  /** Encrypts and decrypts backups. */
  readonly backupKey: string | null;
  /** Bearer token for reading `/metrics` from elsewhere. */
  readonly metricsToken: string | null;
}

const isUrl = (protocols: string[]) => (value: string) => {
  const url = parseUrl(value);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
};

/** What is wrong with a web address, or null. @param hasPath whether a path is allowed */
function webUrlSlip(value: string, hasPath: boolean): string | null {
  const url = parseUrl(value);
  if (url === null || !isUrl(['http:', 'https:'])(value)) return 'must be a web address such as EXAMPLE.';
  // Visitors would see it, in every link of a mail.
  if (url.username || url.password) return 'has a name or a password in it; leave them out, as in EXAMPLE.';
  if (/[?#]/.test(value)) return 'ends in a query (?) or a fragment (#); leave that away, as in EXAMPLE.';
  if (!hasPath && url.pathname !== '/') return 'must have no path after the host, as in EXAMPLE.';
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return 'must start with https:// unless it is this machine, as in EXAMPLE; passwords would cross the network in the clear.';
  return null;
}

const webUrl = (name: string, example: string, hasPath = false) =>
  z
    .string()
    .superRefine((value, context) => {
      const problem = webUrlSlip(value, hasPath);
      if (problem)
        context.addIssue({ code: 'custom', message: `${name} ${problem.replace('EXAMPLE', example)}` });
    })
    .transform((value) => (hasPath ? value.replace(/\/+$/, '') : (parseUrl(value)?.origin ?? value)));

const flag = (name: string) =>
  z
    .enum(['0', '1', 'true', 'false'], { error: `${name} must be 1 or 0.` })
    .transform((value) => value === '1' || value === 'true');

const startsWith = (name: string, prefixes: string[], place: string) =>
  z
    .string()
    .refine((value) => prefixes.some((prefix) => value.startsWith(prefix) && value.length > prefix.length), {
      error: `${name} must start with ${prefixes.join(' or ')}; copy it from ${place}.`,
    });

const environment = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z
    .string()
    .refine((value) => /^[A-Za-z0-9.:_-]+$/.test(value), {
      error: 'HOST must be an address to listen on, such as 127.0.0.1 or 0.0.0.0.',
    })
    .default('127.0.0.1'),
  PORT: z
    .string()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535, {
      error: 'PORT must be a number from 1 to 65535, such as 3000.',
    })
    .transform(Number)
    .default(3000),
  DATA_DIR: z.string().default('.data'),
  SITE_URL: webUrl('SITE_URL', 'https://stories.example.org').optional(),
  DATABASE_URL: z
    .string()
    .refine(isUrl(['postgres:', 'postgresql:']), {
      error:
        'DATABASE_URL must look like postgresql://user:password@host:5432/database; unset it to use the embedded database.',
    })
    .optional(),
  SUPABASE_URL: webUrl('SUPABASE_URL', 'https://abcdefgh.supabase.co').optional(),
  SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .refine(isPublicKey, {
      error:
        'SUPABASE_PUBLISHABLE_KEY holds a secret key or none, and every visitor sees it; put the publishable key there (sb_publishable_… or the one called anon). Replace a secret key that was there, in Supabase under API Keys.',
    })
    .optional(),
  STRIPE_SECRET_KEY: startsWith(
    'STRIPE_SECRET_KEY',
    ['sk_', 'rk_'],
    "Stripe's dashboard, Developers, API keys",
  ).optional(),
  STRIPE_WEBHOOK_SECRET: startsWith(
    'STRIPE_WEBHOOK_SECRET',
    ['whsec_'],
    "the webhook's page in Stripe's dashboard",
  ).optional(),
  STRIPE_PRICE_BASIC: startsWith(
    'STRIPE_PRICE_BASIC',
    ['price_'],
    "the product's page in Stripe's dashboard",
  ).optional(),
  STRIPE_PRICE_PREMIUM: startsWith(
    'STRIPE_PRICE_PREMIUM',
    ['price_'],
    "the product's page in Stripe's dashboard",
  ).optional(),
  STRIPE_API_BASE: webUrl('STRIPE_API_BASE', 'https://api.stripe.com', true).optional(),
  ALLOW_TEST_TILL: flag('ALLOW_TEST_TILL').default(false),
  SMTP_URL: z
    .string()
    .refine(isUrl(['smtp:', 'smtps:']), {
      error: 'SMTP_URL must look like smtp://user:password@host:587; unset it to print mails to the log.',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSingleSender, {
      error: 'MAIL_FROM must be an address such as "Story Playroom <hello@example.org>", and only one.',
    })
    .optional(),
  STORY_VIDEO_BASE_URL: webUrl('STORY_VIDEO_BASE_URL', 'https://videos.example.org/stories', true).optional(),
  TRUST_PROXY: flag('TRUST_PROXY').optional(),
  BACKUP_KEY: z.string().optional(),
  METRICS_TOKEN: z
    .string()
    .refine((value) => /^[\x21-\x7e]{16,}$/.test(value), {
      error: 'METRICS_TOKEN must have at least 16 letters and no blank; `openssl rand -hex 24` makes one.',
    })
    .optional(),
  ...OPERATOR_SETTINGS,
});

/** Every setting there is. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/**
 * Reads the settings from an environment.
 * @param env usually `process.env`; an empty variable counts as unset
 * @param cwd base of a relative DATA_DIR
 * @throws StartError with one sentence per bad value
 */
export function readSettings(env: Record<string, string | undefined>, cwd: string): Settings {
  const givenOperator = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(givenOperator);
  const problems = [
    ...misspelledNames(Object.keys(givenOperator), SETTING_NAMES),
    ...(parsed.error?.issues ?? []).map((issue) => issue.message),
  ];
  if (!parsed.success || problems.length > 0) throw new StartError(problems.join('\n'));
  const values = parsed.data;

  if ((values.SUPABASE_URL === undefined) !== (values.SUPABASE_PUBLISHABLE_KEY === undefined)) {
    const [presentName, missing] =
      values.SUPABASE_URL === undefined
        ? ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_URL']
        : ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'];
    throw new StartError(
      `${presentName} is set without ${missing}; set both to use a Supabase project, or neither.`,
    );
  }
  const stripe = readStripe(values);
  if (values.SITE_URL === undefined && !isLoopback(values.HOST))
    throw new StartError(
      `HOST ${values.HOST} lets other devices in, and mails have to lead them back; set SITE_URL to the address they use, such as https://stories.example.org.`,
    );
  const urlHost = values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST;
  const siteUrl = values.SITE_URL ?? `http://${urlHost}:${values.PORT}`;
  requirePublicSettings(siteUrl, values);
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: path.resolve(cwd, values.DATA_DIR),
    siteUrl,
    databaseUrl: values.DATABASE_URL ?? null,
    hosted:
      values.SUPABASE_URL && values.SUPABASE_PUBLISHABLE_KEY
        ? { url: values.SUPABASE_URL, publishableKey: values.SUPABASE_PUBLISHABLE_KEY }
        : null,
    stripe,
    // A server reachable from elsewhere has no test till, unless it is asked for.
    fakeStripe:
      stripe === null &&
      (values.ALLOW_TEST_TILL ||
        (values.NODE_ENV !== 'production' &&
          isLoopback(values.HOST) &&
          isLoopback(new URL(siteUrl).hostname))),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `Story Playroom <no-reply@${new URL(siteUrl).hostname}>`,
    storyVideoBaseUrl: values.STORY_VIDEO_BASE_URL ?? null,
    operator: operatorOf(values),
    advice: isLoopback(new URL(siteUrl).hostname) ? [] : [missingOperator(values) ?? []].flat(),
    trustProxy: values.TRUST_PROXY ?? false,
    backupKey: values.BACKUP_KEY ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
  };
}

/** A public site needs mails that arrive, and limits that tell visitors apart. @throws StartError */
function requirePublicSettings(siteUrl: string, values: z.infer<typeof environment>): void {
  if (isLoopback(new URL(siteUrl).hostname) || values.SUPABASE_URL) return;
  const missing = [
    values.SMTP_URL ? [] : ['SMTP_URL (mails would only be printed here)'],
    values.TRUST_PROXY === undefined ? ['TRUST_PROXY (1 behind a proxy, which https needs; else 0)'] : [],
  ].flat();
  if (missing.length > 0)
    throw new StartError(
      `${siteUrl} is for everybody, and that needs ${missing.join(' and ')}; set ${missing.length > 1 ? 'them' : 'it'} too.`,
    );
  if (/^.k_test_/.test(values.STRIPE_SECRET_KEY ?? '') && !values.ALLOW_TEST_TILL)
    throw new StartError(
      `STRIPE_SECRET_KEY is a key for tests, with which nobody pays, and ${siteUrl} is for everybody; put the live key there, or set ALLOW_TEST_TILL=1 if this site is for trying out.`,
    );
}

function readStripe(values: z.infer<typeof environment>): StripeSettings | null {
  const requiredSettings = {
    STRIPE_SECRET_KEY: values.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: values.STRIPE_WEBHOOK_SECRET,
    STRIPE_PRICE_BASIC: values.STRIPE_PRICE_BASIC,
    STRIPE_PRICE_PREMIUM: values.STRIPE_PRICE_PREMIUM,
  };
  const missing = Object.entries(requiredSettings).flatMap(([name, value]) =>
    value === undefined ? [name] : [],
  );
  if (missing.length === Object.keys(requiredSettings).length) {
    if (values.STRIPE_API_BASE === undefined) return null;
    throw new StartError('STRIPE_API_BASE is set without STRIPE_SECRET_KEY; set the key too, or unset both.');
  }
  if (missing.length > 0) {
    throw new StartError(
      `Payments by Stripe need ${missing.join(' and ')} as well; set ${missing.length > 1 ? 'them' : 'it'}, or unset every STRIPE_ setting.`,
    );
  }
  if (values.STRIPE_PRICE_BASIC === values.STRIPE_PRICE_PREMIUM)
    throw new StartError(
      'STRIPE_PRICE_BASIC and STRIPE_PRICE_PREMIUM are the same price; copy each from its own product in Stripe.',
    );
  return {
    secretKey: values.STRIPE_SECRET_KEY ?? '',
    webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
    priceBasic: values.STRIPE_PRICE_BASIC ?? '',
    pricePremium: values.STRIPE_PRICE_PREMIUM ?? '',
    apiBase: values.STRIPE_API_BASE ?? null,
  };
}
