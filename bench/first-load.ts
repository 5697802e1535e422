/**
 * The first visit to a page, beside the same page without JavaScript, and how fast its controls answer.
 * `npm run bench:first-load -- [address] [rounds] [page] [loads|presses] [controls]`; the address is a running build
 * (http://localhost:3000), `controls` a pattern of the names of those to press.
 *
 * A phone of 412 × 823 points on a slow line (1.6 Mbit/s, 150 ms) with a processor four times slower, as Lighthouse's
 * mobile setting has it, but really slowed down. The limit is the very same HTML with its scripts taken out. Both are
 * loaded in turn in one run, now one first, now the other; the median counts, and the quartiles stand beside it. Then every control of the page is pressed once, four times slower:
 * what counts is the time from the press to the next frame, as the browser itself tells it (Event Timing).
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.ts';
import { controlsOf, isPressed, nameOf, PAGES, PHONE, SLOWER } from './visited.ts';

const [address = 'http://localhost:3000', rounds = '9', only = '', half = '', which = ''] =
  process.argv.slice(2);
/** Bytes a second and ms there and back of Lighthouse's slow 4G. */
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** Nothing was painted or moved for so long: the page has come. */
const QUIET_MS = 1500;

interface Load {
  /** First and largest paint, ms since the navigation began. */
  readonly first: number;
  readonly largest: number;
  /** Layout shift, as the browser adds it up. */
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

/** A page as it is without JavaScript. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]+rel="?modulepreload[^>]*>/g, '');

async function load(browser: Browser, path: string, scripts: boolean): Promise<Load> {
  const page = await phone(browser);
  // Both go the same way through a route, which costs time of its own: one that is handed on as it came takes another.
  await page.route(`${address}${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: scripts ? html : withoutScripts(html) });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
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

/** Presses every control that can be seen, and answers with the ms until the frame after each press. */
async function presses(browser: Browser, path: string): Promise<{ name: string; ms: number }[]> {
  const page = await phone(browser);
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    const answers: number[] = [];
    Object.assign(window, { answers });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (['pointerdown', 'pointerup', 'click'].includes(entry.name)) answers.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const open = async () => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await page.locator('html:not([data-asleep])').waitFor({ state: 'attached' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.waitForTimeout(1000);
  };
  await open();
  const count = await controlsOf(page).count();
  const told: { name: string; ms: number }[] = [];
  for (let at = 0; at < count; at += 1) {
    const control = controlsOf(page).nth(at);
    const name = await nameOf(control);
    if (!isPressed(name, which)) continue;
    await page.evaluate(() => {
      (window as unknown as { answers: number[] }).answers.length = 0;
    });
    const pressed = await control.tap({ timeout: 4000, noWaitAfter: true }).then(
      () => true,
      () => false,
    );
    await page.waitForTimeout(700);
    const answers = await page
      .evaluate(() => (window as unknown as { answers: number[] }).answers)
      .catch(() => [] as number[]);
    if (pressed) told.push({ name, ms: Math.max(0, ...answers) });
    await open();
  }
  await page.context().close();
  return told;
}

const at = (part: number) => (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
const median = at(0.5);
/** The median of some times in ms, with the quartiles. */
const inWords = (values: number[]) =>
  `${median(values).toFixed(0)} ms (${at(0.25)(values).toFixed(0)}–${at(0.75)(values).toFixed(0)})`;

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    // Two pages of Chromium's own beside each tab, for its address bar, would load in the same half second.
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess,PaintHolding,HttpsUpgrades,OptimizationHints',
  ],
});
console.log(
  '| page | first paint | bare | ratio | largest paint | bare | ratio | shift | controls | slowest press |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const path of PAGES) {
  if (only && path !== only) continue;
  const [ours, bare]: [Load[], Load[]] = [[], []];
  for (let round = 0; half !== 'presses' && round < Number(rounds); round += 1) {
    const first = round % 2 === 0;
    (first ? ours : bare).push(await load(browser, path, first));
    (first ? bare : ours).push(await load(browser, path, !first));
  }
  const told = half === 'loads' ? [] : await presses(browser, path);
  const row = (key: 'first' | 'largest') => {
    const [a, b] = [ours.map((one) => one[key]), bare.map((one) => one[key])];
    return `${inWords(a)} | ${inWords(b)} | ${(median(a) / median(b)).toFixed(2)} ×`;
  };
  const slowest = told.reduce((a, b) => (b.ms > a.ms ? b : a), { name: 'none', ms: 0 });
  console.log(
    `| ${path} | ${row('first')} | ${row('largest')} | ${Math.max(...ours.map(({ shift }) => shift)).toFixed(3)} | ${told.length} | ${slowest.ms.toFixed(0)} ms (${slowest.name}) |`,
  );
  for (const { name, ms } of told.filter(({ ms }) => ms > 100))
    console.log(`  over 100 ms: ${name}: ${ms} ms`);
}
await browser.close();
