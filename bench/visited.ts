/** The pages that are measured as a visitor meets them, on a slow phone, and the controls that are pressed there. */
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';

export const PAGES = ['/', '/explore', '/story/neverland', '/story-reader'];
/** How many times slower than this machine the phone's processor is. */
export const SLOWER = 4;

export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
};

/** Everything of a page that can be pressed where it stands. */
export const controlsOf = (page: Page): Locator =>
  page.locator('button:visible:enabled, a[href]:visible, summary:visible, input:visible');

/** What a control is called in the tables; empty when it is gone. */
export const nameOf = (control: Locator): Promise<string> =>
  control
    .evaluate((element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
    )
    .catch(() => '');

/** Whether a control is to be pressed: `wanted` is a pattern of names, and the links that skip are for keys. */
export const isPressed = (name: string, wanted: string): boolean =>
  !/Skip to/.test(name) && new RegExp(wanted, 'i').test(name);
