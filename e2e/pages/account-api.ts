import { expect, type Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { postJson, readRows as requestRows, type Send } from '../support/account-requests.ts';

type Asking = { session: Session };

/** Sends requests with the page's cookies and headers, without following redirects. */
export const sendFrom =
  (page: Page): Send =>
  async (path, { body, ...init }) => {
    const answer = await page.request.fetch(path, { ...init, ...(body && { data: body }), maxRedirects: 0 });
    return new Response((await answer.text()) || null, { status: answer.status() });
  };

/**
 * Posts to the API as the app or another device would, without a screen. Returns the JSON response, null when empty.
 * Throws with the status when rejected.
 */
export const postToApi = (page: Page, who: Asking | undefined, path: string, data: object) =>
  postJson(sendFrom(page), who?.session, path, data);

/** Rows of the account, read as another device would: `heroes?select=name`. */
export const readRows = (page: Page, who: Asking, rows: string): Promise<unknown[]> =>
  requestRows(sendFrom(page), who.session, rows);

/** Waits until this device has sent all library changes: a record has this field while the account lacks it. */
export const waitForSync = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => key.startsWith('playroom-reading:'))
          .join(),
      ),
    )
    .not.toContain('savedAt');
