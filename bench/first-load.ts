/**
 * Measures the first visit to a page against the same page without JavaScript. `npm run bench -- first-load [address]
 * [rounds] [page]`; the address is a running build (http://localhost:3000).
 *
 * A phone of 412 × 823 points on a slow line (1.6 Mbit/s, 150 ms) with a processor four times slower: Lighthouse's
 * mobile settings, but really throttled. The baseline is the same HTML without its scripts. Both load in turn in one
 * run, in alternating order; prints medians with quartiles.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.ts';
import {
  CHROMIUM_FLAGS,
  CPU_SLOWDOWN,
  formatTimes,
  median,
  PAGES,
  PHONE,
  QUIET_MS,
  withoutScripts,
} from './slow-phone.ts';

const [address = 'http://localhost:3000', rounds = '9', only = ''] = process.argv.slice(2);
/** Lighthouse's slow 4G: bytes a second and round-trip ms. */
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

interface Load {
  /** First and largest paint, in ms since navigation. */
  readonly first: number;
  readonly largest: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

async function phone(browser: Browser): Promise<Page> {
  const page = await browser.newPage(PHONE);
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(() => {
    const seen = { first: 0, largest: 0, shift: 0, last: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry);
        seen.last = performance.now();
      }).observe({ type, buffered: true });
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
    });
    watch('largest-contentful-paint', (entry) => {
      seen.largest = entry.startTime;
    });
    watch('layout-shift', (entry) => {
      seen.shift += entry.value ?? 0;
    });
  });
  return page;
}

async function load(browser: Browser, path: string, scripts: boolean): Promise<Load> {
  const page = await phone(browser);
  // Both go through a fulfilled route, because a route that continues takes a different time.
  await page.route(`${address}${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: scripts ? html : withoutScripts(html) });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(address + path, { waitUntil: 'load' });
  await page.waitForFunction(
    (quiet) => {
      const { seen } = window as unknown as { seen: { last: number; largest: number } };
      return seen.largest > 0 && performance.now() - seen.last > quiet;
    },
    QUIET_MS,
    { polling: 200, timeout: 60_000 },
  );
  const { first, largest, shift } = await page.evaluate(() => (window as unknown as { seen: Load }).seen);
  await page.context().close();
  return { first, largest, shift };
}

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: CHROMIUM_FLAGS,
});
console.log('| page | first paint | bare | ratio | largest paint | bare | ratio | shift |');
console.log('|---|---|---|---|---|---|---|---|');
for (const path of PAGES) {
  if (only && path !== only) continue;
  const [ours, bare]: [Load[], Load[]] = [[], []];
  for (let round = 0; round < Number(rounds); round += 1) {
    const first = round % 2 === 0;
    (first ? ours : bare).push(await load(browser, path, first));
    (first ? bare : ours).push(await load(browser, path, !first));
  }
  const row = (key: 'first' | 'largest') => {
    const [a, b] = [ours.map((one) => one[key]), bare.map((one) => one[key])];
    return `${formatTimes(a)} | ${formatTimes(b)} | ${(median(a) / median(b)).toFixed(2)} ×`;
  };
  const shift = Math.max(...ours.map((one) => one.shift)).toFixed(3);
  console.log(`| ${path} | ${row('first')} | ${row('largest')} | ${shift} |`);
}
await browser.close();
