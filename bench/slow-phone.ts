/** Pages measured on a slow phone as a visitor, and their controls. */
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';

export const PAGES = ['/', '/explore', '/story/neverland', '/story-reader'];
/** CPU slowdown of the phone. */
export const CPU_SLOWDOWN = 4;

export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
};

/** The page is loaded when nothing was painted or moved for so long. */
export const QUIET_MS = 1500;

export const CHROMIUM_FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  // Chromium's address bar would load two pages of its own in the same half second.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess,PaintHolding,HttpsUpgrades,OptimizationHints',
];

/** A page without JavaScript: the baseline. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]+rel="?modulepreload[^>]*>/g, '');

const percentile = (part: number) => (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
export const median = percentile(0.5);
/** Median of times in ms, with quartiles. */
export const formatTimes = (values: readonly number[]): string =>
  `${median(values).toFixed(0)} ms (${percentile(0.25)(values).toFixed(0)}–${percentile(0.75)(values).toFixed(0)})`;

/** Every visible control of a page. */
export const controlsOf = (page: Page): Locator =>
  page.locator('button:visible:enabled, a[href]:visible, summary:visible, input:visible');

/** A control's name in the tables; empty when it is gone. */
export const nameOf = (control: Locator): Promise<string> =>
  control
    .evaluate((element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
    )
    .catch(() => '');

/** Whether a control is selected: `filter` is a pattern of names; skip links are for keyboards. */
export const isSelected = (name: string, filter: string): boolean =>
  !/Skip to/.test(name) && new RegExp(filter, 'i').test(name);
