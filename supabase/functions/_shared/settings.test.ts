// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createFunctionDeps } from './deps.ts';
import { readHostedSettings } from './settings.ts';

const HOSTED = {
  SITE_URL: 'https://stories.example/',
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
};
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_BASIC: 'price_1',
  STRIPE_PRICE_PREMIUM: 'price_2',
};
const noLog = { log: () => undefined };

describe('settings of a hosted function', () => {
  test('without Stripe, sell nothing and have no test till', () => {
    const settings = readHostedSettings(HOSTED);
    expect(settings).toEqual({
      siteUrl: 'https://stories.example',
      supabaseUrl: 'https://project.supabase.example',
      serviceKey: 'service',
      stripe: null,
      fakeStripe: null,
    });
    expect(createFunctionDeps(settings, noLog).payments).toBeNull();
  });

  test('with Stripe', () => {
    const settings = readHostedSettings({ ...HOSTED, ...STRIPE });
    expect(settings.stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      priceBasic: 'price_1',
      pricePremium: 'price_2',
      apiBase: null,
    });
    expect(createFunctionDeps(settings, noLog).payments?.isOwnCustomer('cus_1')).toBe(true);
  });

  test.each([
    [{ ...HOSTED, SITE_URL: '' }, 'SITE_URL is not set.'],
    [{ ...HOSTED, SUPABASE_URL: 'project' }, 'SUPABASE_URL is not a web address.'],
    [{ ...HOSTED, SUPABASE_SERVICE_ROLE_KEY: ' ' }, 'SUPABASE_SERVICE_ROLE_KEY is not set.'],
    [{ ...HOSTED, ...STRIPE, STRIPE_WEBHOOK_SECRET: undefined }, 'STRIPE_WEBHOOK_SECRET is not set.'],
    [{ ...HOSTED, STRIPE_PRICE_BASIC: 'price_1' }, 'STRIPE_SECRET_KEY is not set.'],
  ])('reports a mistake in a sentence', (env, message) => {
    expect(() => readHostedSettings(env)).toThrow(message);
  });
});

test('rejects the test till beside Stripe keys', () => {
  const settings = {
    ...readHostedSettings({ ...HOSTED, ...STRIPE }),
    fakeStripe: { webhookSecret: 'whsec_2' },
  };
  expect(() => createFunctionDeps(settings, noLog)).toThrow('The test till cannot run beside Stripe keys.');
});

test('Stripe and the test till ignore each other’s customers', () => {
  const fakeStripe = createFunctionDeps(
    { ...readHostedSettings(HOSTED), fakeStripe: { webhookSecret: 'whsec_2' } },
    noLog,
  ).payments;
  expect([fakeStripe?.isOwnCustomer('till_cus_1'), fakeStripe?.isOwnCustomer('cus_1')]).toEqual([
    true,
    false,
  ]);
});
