import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

const read = (env: Record<string, string | undefined>) => readSettings(env, '/srv/app');

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_BASIC: 'price_1',
  STRIPE_PRICE_PREMIUM: 'price_2',
};

/** What a site for everybody needs. */
const PUBLIC = { SMTP_URL: 'smtp://mail.example.org:587', TRUST_PROXY: '1' };

describe('without any setting', () => {
  test('the server is for this machine alone, with the till on and mails printed', () => {
    expect(read({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: '/srv/app/.data',
      siteUrl: 'http://127.0.0.1:3000',
      databaseUrl: null,
      hosted: null,
      stripe: null,
      till: true,
      smtpUrl: null,
      mailFrom: 'Story Playroom <no-reply@127.0.0.1>',
      storyVideoBaseUrl: null,
      trustProxy: false,
    });
  });

  test('a variable set to nothing counts as not set', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toEqual(read({}));
  });
});

describe('good values', () => {
  test('a slash at the end of an address is taken off', () => {
    expect(read({ ...PUBLIC, SITE_URL: 'https://stories.example.org/' }).siteUrl).toBe(
      'https://stories.example.org',
    );
  });

  test('a server for the whole network is reached as localhost from here', () => {
    expect(read({ HOST: '0.0.0.0', PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
    expect(read({ HOST: '::1' }).siteUrl).toBe('http://[::1]:3000');
  });

  test('an absolute DATA_DIR stays where it is', () => {
    expect(read({ DATA_DIR: '/var/lib/stories' }).dataDir).toBe('/var/lib/stories');
  });

  test('Stripe takes the place of the till', () => {
    const settings = read({ ...STRIPE, STRIPE_API_BASE: 'http://localhost:12111' });
    expect(settings.till).toBe(false);
    expect(settings.stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      priceBasic: 'price_1',
      pricePremium: 'price_2',
      apiBase: 'http://localhost:12111',
    });
  });

  test('in production the till must be asked for', () => {
    expect(read({ NODE_ENV: 'production' }).till).toBe(false);
    expect(read({ NODE_ENV: 'production', ALLOW_TEST_TILL: '1' }).till).toBe(true);
    expect(read({ NODE_ENV: 'production', ALLOW_TEST_TILL: '1', ...STRIPE }).till).toBe(false);
  });

  test('only who sits at this machine finds the till, unless it was asked for by name', () => {
    expect(read({ HOST: '127.0.0.2', SITE_URL: 'http://localhost:3000' }).till).toBe(true);
    expect(read({ HOST: '::1' }).till).toBe(true);
    for (const open of [
      { HOST: '0.0.0.0' },
      { HOST: '192.168.0.7' },
      { SITE_URL: 'http://stories.lan' },
      { ...PUBLIC, SITE_URL: 'https://stories.example.org' },
    ]) {
      expect(read(open).till, JSON.stringify(open)).toBe(false);
      expect(read({ ...open, ALLOW_TEST_TILL: '1' }).till).toBe(true);
    }
  });

  test('a Supabase project takes the place of the engine', () => {
    const env = { SUPABASE_URL: 'https://abc.supabase.co/', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };
    expect(read(env).hosted).toEqual({ url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_x' });
  });
});

describe('each bad value', () => {
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
      'holds a secret key, which every visitor would see',
    ],
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
  ])('%o stops the start with a sentence', (env, sentence) => {
    expect(() => read(env)).toThrow(StartError);
    expect(() => read(env)).toThrow(sentence);
  });

  test('every bad value is named at once, and none is repeated', () => {
    const env = { PORT: 'x', SMTP_URL: 'smtp-password', STRIPE_SECRET_KEY: 'my-secret' };
    const read3 = () => read(env);
    expect(read3).toThrow(/PORT[\s\S]*STRIPE_SECRET_KEY[\s\S]*SMTP_URL/);
    expect(read3).not.toThrow(/smtp-password|my-secret/);
  });
});
