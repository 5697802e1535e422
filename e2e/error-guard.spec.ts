/** Shows that every test fails when any browser it opened reports an error. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from './support/test.ts';

/** Errors outside of the page under test. */
const MISTAKES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'an error on the console': (page) => page.evaluate(() => console.error('Oh dear')),
  'a promise that nobody minds': (page) =>
    Promise.all([page.waitForEvent('pageerror'), page.evaluate(() => void Promise.reject(new Error('Oh')))]),
  'an answer of 404': (page) => page.evaluate(() => fetch('/assets/nothing-here.js')),
  'a question to another host': (page) =>
    page.evaluate(() => fetch('https://pixel.example.com/').catch(() => null)),
};

for (const [mistake, make] of Object.entries(MISTAKES))
  test.fail(
    `${mistake} in a second browser fails a test`,
    { tag: '@any-size' },
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: baseURL! });
      const page = await context.newPage();
      await page.goto('/privacy');
      await make(page);
      await context.close();
    },
  );

test.fail(
  'a request that the engine does not list fails a test, whatever it expects',
  { tag: '@any-size' },
  async ({ page, expected }) => {
    expected.failure(/./);
    await page.goto('/privacy');
    await page.evaluate(async () => {
      const { supabaseKey } = await (await fetch('/config.json')).json();
      await fetch('/rest/v1/plan_limits?heroes=gt.1', { headers: { apikey: supabaseKey } });
    });
  },
);

test.fail(
  'an error in a browser with its own profile fails a test',
  { tag: '@any-size' },
  async ({ openProfile }) => {
    const profile = mkdtempSync(path.join(tmpdir(), 'story-playroom-profile-'));
    try {
      const context = await openProfile(profile);
      const page = await context.newPage();
      await page.goto('/privacy');
      await page.evaluate(() => console.error('Oh dear'));
      await context.close();
    } finally {
      rmSync(profile, { recursive: true, force: true });
    }
  },
);
