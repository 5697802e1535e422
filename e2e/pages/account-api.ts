import { expect, type Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';

type Asking = { session: Session };

/** Headers of every API request: the project's key, and the caller's session. */
async function headersOf(page: Page, who?: Asking): Promise<Record<string, string>> {
  const { supabaseKey } = await (await page.request.get('/config.json')).json();
  return { apikey: supabaseKey, ...(who && { authorization: `Bearer ${who.session.access_token}` }) };
}

/**
 * Posts to the API as the app or another device would, without a screen. Returns the JSON response, null when empty.
 * Throws with the status when rejected.
 */
export async function postToApi(page: Page, who: Asking | undefined, path: string, data: object) {
  const answer = await page.request.post(path, { headers: await headersOf(page, who), data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`);
  return JSON.parse((await answer.text()) || 'null');
}

/** Rows of the account, read as another device would: `heroes?select=name`. */
export async function readRows(page: Page, who: Asking, rows: string): Promise<unknown[]> {
  return (await page.request.get(`/rest/v1/${rows}`, { headers: await headersOf(page, who) })).json();
}

/** Waits until this device has sent all library changes. */
export const waitForSync = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('playroom-shelf:');
