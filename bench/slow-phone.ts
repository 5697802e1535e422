/** The pages that are measured as a visitor meets them, on a slow phone, and the controls that are pressed there. */
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';

export const PAGES = ['/', '/explore', '/story/neverland', '/story-reader'];
/** How many times slower than this machine the phone's processor is. */
export const CPU_SLOWDOWN = 4;

export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
};

/** Nothing was painted or moved for so long: the page has come. */
export const QUIET_MS = 1500;

export const CHROMIUM_FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  // Two pages of Chromium's own beside each tab, for its address bar, would load in the same half second.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess,PaintHolding,HttpsUpgrades,OptimizationHints',
];

/** A page as it is without JavaScript: the limit that ours is measured beside. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]+rel="?modulepreload[^>]*>/g, '');

const at = (part: number) => (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
export const median = at(0.5);
/** The median of some times in ms, with the quartiles. */
export const formatTimes = (values: readonly number[]): string =>
  `${median(values).toFixed(0)} ms (${at(0.25)(values).toFixed(0)}–${at(0.75)(values).toFixed(0)})`;

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
export const isSelected = (name: string, wanted: string): boolean =>
  !/Skip to/.test(name) && new RegExp(wanted, 'i').test(name);
