import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../project.ts';
import { readSettings, SETTING_NAMES } from './settings.ts';
import { StartError } from './start-error.ts';

const read = (env: Record<string, string | undefined>) => readSettings(env, '/srv/app');

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_BASIC: 'price_1',
  STRIPE_PRICE_PREMIUM: 'price_2',
};

/** A token like older Supabase keys, for its claims. */
const jwt = (claims: object) =>
  ['header', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const NO_OPERATOR = {
  ...{ name: null, address: null, country: null, email: null },
  ...{ phone: null, representative: null, register: null, vatId: null },
};

/** What a public site needs. */
const PUBLIC = { SMTP_URL: 'smtp://mail.example.org:587', TRUST_PROXY: '1' };

test('`.env.example` names every setting once, and starts a server as it stands', async () => {
  const text = await readFile(path.join(PROJECT_ROOT, '.env.example'), 'utf8');
  const namedSettings = [...text.matchAll(/^#?([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  expect(namedSettings.map(([name]) => name).sort()).toEqual([...SETTING_NAMES].sort());
  // Lines that are not commented out are defaults.
  expect(read(parseEnv(text))).toEqual(read({}));
  // Each example is valid beside the settings it needs.
  const site = { ...PUBLIC, SITE_URL: 'https://stories.example.org' };
  const examples = Object.fromEntries(namedSettings) as Record<string, string>;
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, STRIPE_API_BASE, ...machine } = examples;
  expect(() => read({ ...site, ...machine })).not.toThrow();
  expect(() => read({ ...site, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY })).not.toThrow();
  expect(() => read({ ...machine, STRIPE_API_BASE })).not.toThrow();
});

test('docs/deploy.md names every setting', async () => {
  const text = await readFile(path.join(PROJECT_ROOT, 'docs', 'deploy.md'), 'utf8');
  for (const name of SETTING_NAMES) expect(text).toContain(`\`${name}\``);
});

describe('without any setting', () => {
  test('serves this machine only, with the test till on and mails printed', () => {
    expect(read({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: '/srv/app/.data',
      siteUrl: 'http://127.0.0.1:3000',
      databaseUrl: null,
      hosted: null,
      stripe: null,
      fakeStripe: true,
      smtpUrl: null,
      mailFrom: 'Story Playroom <no-reply@127.0.0.1>',
      storyVideoBaseUrl: null,
      operator: NO_OPERATOR,
      advice: [],
      trustProxy: false,
      backupKey: null,
      metricsToken: null,
    });
  });

  test('treats an empty variable as unset', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toEqual(read({}));
  });
});

describe('valid settings', () => {
  test('drop the slash at the end of an address', () => {
    expect(read({ ...PUBLIC, SITE_URL: 'https://stories.example.org/' }).siteUrl).toBe(
      'https://stories.example.org',
    );
  });

  test('give a local server the address it listens on', () => {
    expect(read({ HOST: '127.0.0.2', PORT: '8080' }).siteUrl).toBe('http://127.0.0.2:8080');
    expect(read({ HOST: '::1' }).siteUrl).toBe('http://[::1]:3000');
  });

  test('let a container listen for everybody, reached as this machine', () => {
    expect(read({ HOST: '0.0.0.0', SITE_URL: 'http://localhost:3000' }).siteUrl).toBe(
      'http://localhost:3000',
    );
  });

  test('mark a site for trial payments', () => {
    const site = { ...PUBLIC, ...STRIPE, SITE_URL: 'https://staging.example.org' };
    expect(read({ ...site, ALLOW_TEST_TILL: '1' }).stripe?.secretKey).toBe('sk_test_1');
    expect(read({ ...site, STRIPE_SECRET_KEY: 'rk_live_1' }).stripe?.secretKey).toBe('rk_live_1');
  });

  test.each([
    'hello@example.org',
    'Story Playroom <hello@example.org>',
    '"Fox, Red" <fox@example.org>',
    'Märchen <a@b.c>',
    'stories@mailhost',
  ])('accept %s as a sender of mails', (sender) => {
    expect(read({ MAIL_FROM: sender }).mailFrom).toBe(sender);
  });

  test('accept the older public key of a project', () => {
    const key = jwt({ role: 'anon' });
    const hosted = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: key };
    expect(read(hosted).hosted?.publishableKey).toBe(key);
  });

  test.each([
    'HOSTNAME',
    'PORTS',
    'STRIPE_PUBLISHABLE_KEY',
    'SUPABASE_ACCESS_TOKEN',
    'DATABASE_PASSWORD',
    'PATH',
  ])('ignore %s of other programs', (name) => {
    expect(read({ [name]: 'x' })).toEqual(read({}));
  });

  test('keep an absolute DATA_DIR', () => {
    expect(read({ DATA_DIR: '/var/lib/stories' }).dataDir).toBe('/var/lib/stories');
  });

  test('replace the test till by Stripe', () => {
    const settings = read({ ...STRIPE, STRIPE_API_BASE: 'http://localhost:12111' });
    expect(settings.fakeStripe).toBe(false);
    expect(settings.stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      priceBasic: 'price_1',
      pricePremium: 'price_2',
      apiBase: 'http://localhost:12111',
    });
  });

  test('turn the test till on in production only on request', () => {
    expect(read({ NODE_ENV: 'production' }).fakeStripe).toBe(false);
    expect(read({ NODE_ENV: 'production', ALLOW_TEST_TILL: '1' }).fakeStripe).toBe(true);
    expect(read({ NODE_ENV: 'production', ALLOW_TEST_TILL: '1', ...STRIPE }).fakeStripe).toBe(false);
  });

  test('offer the test till to this machine only, unless asked for by name', () => {
    expect(read({ HOST: '127.0.0.2', SITE_URL: 'http://localhost:3000' }).fakeStripe).toBe(true);
    expect(read({ HOST: '::1' }).fakeStripe).toBe(true);
    for (const open of [
      { HOST: '0.0.0.0', SITE_URL: 'http://localhost:3000' },
      { ...PUBLIC, HOST: '192.168.0.7', SITE_URL: 'https://stories.lan' },
      { ...PUBLIC, SITE_URL: 'https://stories.example.org' },
    ]) {
      expect(read(open).fakeStripe, JSON.stringify(open)).toBe(false);
      expect(read({ ...open, ALLOW_TEST_TILL: '1' }).fakeStripe).toBe(true);
    }
  });

  test('replace the engine by a Supabase project', () => {
    const env = { SUPABASE_URL: 'https://abc.supabase.co/', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };
    expect(read(env).hosted).toEqual({ url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_x' });
  });
});

describe('bad settings', () => {
  test.each([
    [{ PORT: 'three' }, 'PORT must be a number from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a number from 1 to 65535'],
    [{ PORT: '0' }, 'PORT must be a number from 1 to 65535'],
    [{ HOST: 'http://here' }, 'HOST must be an address to listen on'],
    [{ SITE_URL: 'stories.example.org' }, 'SITE_URL must be a web address such as'],
    [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL must be a web address such as'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must look like postgresql://'],
    [{ SMTP_URL: 'localhost:25' }, 'SMTP_URL must look like smtp://'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an address'],
    [{ MAIL_FROM: 'a@b.c\r\nBcc: all@b.c' }, 'MAIL_FROM must be an address'],
    [{ SUPABASE_URL: 'https://abc.supabase.co' }, 'SUPABASE_URL is set without SUPABASE_PUBLISHABLE_KEY'],
    [
      { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' },
      'SUPABASE_PUBLISHABLE_KEY is set without SUPABASE_URL',
    ],
    [
      { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' },
      'holds a secret key or none, and every visitor sees it',
    ],
    ...['service_role', 'authenticated', undefined].map((role) => [
      { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: jwt({ role, iss: 'supabase' }) },
      'holds a secret key or none, and every visitor sees it',
    ]),
    [
      { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'hello' },
      'put the publishable key there (sb_publishable_… or the one called anon)',
    ],
    [
      { SUPABASE_URL: 'https://abc.supabase.co/rest/v1', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' },
      'SUPABASE_URL must have no path after the host, as in https://abcdefgh.supabase.co',
    ],
    [
      { SITE_URL: 'https://a.example/stories' },
      'SITE_URL must have no path after the host, as in https://stories',
    ],
    [
      { SITE_URL: 'https://a.example/?from=mail' },
      'SITE_URL ends in a query (?) or a fragment (#); leave that away',
    ],
    [{ SITE_URL: 'https://a.example/#top' }, 'SITE_URL ends in a query (?) or a fragment (#)'],
    [{ SITE_URL: 'https://me:secret@a.example' }, 'SITE_URL has a name or a password in it; leave them out'],
    [
      { SITE_URL: 'http://stories.example.org' },
      'SITE_URL must start with https:// unless it is this machine',
    ],
    [{ SITE_URL: 'http://192.168.0.7:3000' }, 'SITE_URL must start with https://'],
    [{ STORY_VIDEO_BASE_URL: 'http://videos.example.org' }, 'STORY_VIDEO_BASE_URL must start with https://'],
    [{ ...STRIPE, STRIPE_API_BASE: 'http://stripe.example.org' }, 'STRIPE_API_BASE must start with https://'],
    [
      { HOST: '0.0.0.0' },
      'HOST 0.0.0.0 lets other devices in, and mails have to lead them back; set SITE_URL',
    ],
    [{ HOST: '192.168.0.7' }, 'HOST 192.168.0.7 lets other devices in'],
    [
      { ...STRIPE, STRIPE_PRICE_PREMIUM: 'price_1' },
      'STRIPE_PRICE_BASIC and STRIPE_PRICE_PREMIUM are the same price',
    ],
    ...['sk_test_1', 'rk_test_1'].map((key) => [
      { ...PUBLIC, ...STRIPE, STRIPE_SECRET_KEY: key, SITE_URL: 'https://stories.example.org' },
      'STRIPE_SECRET_KEY is a key for tests, with which nobody pays, and https://stories.example.org is for everybody',
    ]),
    [
      { MAIL_FROM: 'a@b.c, d@e.f' },
      'MAIL_FROM must be an address such as "Story Playroom <hello@example.org>", and only one',
    ],
    [{ MAIL_FROM: 'One <a@b.c> Two <d@e.f>' }, 'MAIL_FROM must be an address'],
    [{ MAIL_FROM: 'boss@b.c <a@b.c>' }, 'MAIL_FROM must be an address'],
    [
      { STRIPE_SECERT_KEY: 'sk_live_1' },
      'STRIPE_SECERT_KEY is no setting; if you mean STRIPE_SECRET_KEY, write it so',
    ],
    [{ SITEURL: 'https://a.example' }, 'SITEURL is no setting; if you mean SITE_URL'],
    [{ smtp_url: 'smtp://a' }, 'smtp_url is no setting; if you mean SMTP_URL'],
    [{ TRUST_PROXYS: '1' }, 'TRUST_PROXYS is no setting; if you mean TRUST_PROXY'],
    [{ DATABASE_URI: 'x' }, 'DATABASE_URI is no setting; if you mean DATABASE_URL'],
    [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY must start with sk_ or rk_'],
    [{ STRIPE_SECRET_KEY: 'sk_' }, 'STRIPE_SECRET_KEY must start with sk_ or rk_'],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      'Payments by Stripe need STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_BASIC and STRIPE_PRICE_PREMIUM as well',
    ],
    [
      { ...STRIPE, STRIPE_WEBHOOK_SECRET: undefined },
      'Payments by Stripe need STRIPE_WEBHOOK_SECRET as well; set it',
    ],
    [{ ...STRIPE, STRIPE_PRICE_BASIC: '19.99' }, 'STRIPE_PRICE_BASIC must start with price_'],
    [{ STRIPE_API_BASE: 'http://localhost:1' }, 'STRIPE_API_BASE is set without STRIPE_SECRET_KEY'],
    [{ STORY_VIDEO_BASE_URL: 'videos' }, 'STORY_VIDEO_BASE_URL must be a web address'],
    [{ ALLOW_TEST_TILL: 'yes' }, 'ALLOW_TEST_TILL must be 1 or 0'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 letters and no blank'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be 1 or 0'],
    [
      { SITE_URL: 'https://stories.example.org' },
      'https://stories.example.org is for everybody, and that needs SMTP_URL (mails would only be printed here) and TRUST_PROXY',
    ],
    [
      { SITE_URL: 'https://stories.example.org', SMTP_URL: PUBLIC.SMTP_URL },
      'needs TRUST_PROXY (1 behind a proxy',
    ],
    [{ SITE_URL: 'https://stories.example.org', TRUST_PROXY: '1' }, 'needs SMTP_URL (mails'],
  ] as [Record<string, string | undefined>, string][])(
    '%o stops the start with a sentence',
    (env, sentence) => {
      expect(() => read(env)).toThrow(StartError);
      expect(() => read(env)).toThrow(sentence);
    },
  );

  test('are all named at once, without their values', () => {
    const env = { PORT: 'x', SMTP_URL: 'smtp-password', STRIPE_SECRET_KEY: 'my-secret' };
    const read3 = () => read(env);
    expect(read3).toThrow(/PORT[\s\S]*STRIPE_SECRET_KEY[\s\S]*SMTP_URL/);
    expect(read3).not.toThrow(/smtp-password|my-secret/);
  });
});

describe('the site’s operator', () => {
  const site = { ...PUBLIC, SITE_URL: 'https://stories.example.org' };

  test('comes from the OPERATOR_ settings, the address with its lines', () => {
    const givenOperator = {
      OPERATOR_NAME: 'Paper Boat Ltd',
      OPERATOR_ADDRESS: '1 Harbour Lane; Cork',
      OPERATOR_COUNTRY: 'Ireland',
      OPERATOR_EMAIL: 'hello@boat.example',
      OPERATOR_PHONE: '+353 21 000',
      OPERATOR_VAT_ID: 'IE0000000A',
    };
    const { operator, advice } = read({ ...site, ...givenOperator });
    expect(operator).toEqual({
      ...NO_OPERATOR,
      name: 'Paper Boat Ltd',
      address: '1 Harbour Lane\nCork',
      country: 'Ireland',
      email: 'hello@boat.example',
      phone: '+353 21 000',
      vatId: 'IE0000000A',
    });
    expect(advice).toEqual([]);
  });

  test('is asked for on a public site, and stops nothing', () => {
    expect(read({ ...site, OPERATOR_NAME: 'Paper Boat Ltd' }).advice).toEqual([
      'Terms, imprint and accessibility statement are not filled in: set OPERATOR_ADDRESS, OPERATOR_COUNTRY, OPERATOR_EMAIL, OPERATOR_PHONE (docs/deploy.md).',
    ]);
    expect(read({}).advice).toEqual([]);
  });

  test('needs a valid address', () => {
    expect(() => read({ OPERATOR_EMAIL: 'a,b@boat.example' })).toThrow('OPERATOR_EMAIL must be an address');
  });
});
