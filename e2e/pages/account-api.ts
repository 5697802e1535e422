import { expect, type Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';

type Asking = { session: Session };

/** What goes before each question to the server: the project's key, and the session of who asks. */
async function headersOf(page: Page, who?: Asking): Promise<Record<string, string>> {
  const { supabaseKey } = await (await page.request.get('/config.json')).json();
  return { apikey: supabaseKey, ...(who && { authorization: `Bearer ${who.session.access_token}` }) };
}

/**
 * Tells the server something as the app or another device of the family would, without a screen, and gives its answer's
 * JSON, null for an empty one. Throws with the status when it refuses.
 */
export async function postToApi(page: Page, who: Asking | undefined, path: string, data: object) {
  const answer = await page.request.post(path, { headers: await headersOf(page, who), data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`);
  return JSON.parse((await answer.text()) || 'null');
}

/** The rows of the account itself, asked as another device would: `heroes?select=name`. */
export async function readRows(page: Page, who: Asking, rows: string): Promise<unknown[]> {
  return (await page.request.get(`/rest/v1/${rows}`, { headers: await headersOf(page, who) })).json();
}

/** Until the account has heard everything about the shelf that this device had to tell. */
export const waitForSync = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('playroom-shelf:');
