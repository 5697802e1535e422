/**
 * Measures interaction latency: `npm run bench -- interactions [address] [times] [page] [controls]`; the address is a
 * running build (http://localhost:3000), `controls` a pattern of names.
 *
 * Scrolls to each control and taps it with a finger on a phone four times slower; counts the time from the touch to the
 * next painted frame (Event Timing, in steps of 8 ms). Each is tapped a few times on a fresh page; prints the median.
 * Beside it, tapped once, the same page without scripts and with its links held back, as a baseline. Wall time: measure
 * on a quiet machine.
 */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.ts';
import {
  CHROMIUM_FLAGS,
  CPU_SLOWDOWN,
  controlsOf,
  formatTimes,
  isSelected,
  median,
  nameOf,
  PAGES,
  PHONE,
  withoutScripts,
} from './slow-phone.ts';

const [address = 'http://localhost:3000', repetitions = '3', only = '', onlyElement = ''] =
  process.argv.slice(2);
const LIMIT_MS = 100;
/** How long a finger rests on glass in a tap. */
const FINGER_MS = 80;
/** Waits until scrolling has painted and until a press has taken effect. */
const [SEEN_MS, ANSWERED_MS] = [800, 400];

/** Where latencies are recorded in the page, in ms. */
type Noting = Window & { answers: number[] };

async function opener(page: Page, devtools: CDPSession, path: string, scripts: boolean) {
  await page.addInitScript((held) => {
    const answers: number[] = [];
    Object.assign(window, { answers });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (['pointerdown', 'pointerup', 'click'].includes(entry.name)) answers.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    // A link of the bare page would load another page and distort the time.
    if (held) window.addEventListener('click', (event) => event.preventDefault());
  }, !scripts);
  if (!scripts)
    await page.route(`${address}${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withoutScripts(await response.text()) });
    });
  return async () => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(address + path, { waitUntil: 'networkidle' });
    if (scripts) await page.locator('html:not([data-hydration])').waitFor({ state: 'attached' });
  };
}

/** Taps every visible control, and returns the ms until the next frame. */
async function presses(browser: Browser, path: string, scripts: boolean, repetitions: number) {
  const page = await browser.newPage(PHONE);
  const devtools = await page.context().newCDPSession(page);
  const open = await opener(page, devtools, path, scripts);
  const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });

  /** Ms until the next frame; 0 below 16, which the browser does not report. Null when something covers the control. */
  const tap = async (index: number): Promise<number | null> => {
    const spot = await controlsOf(page)
      .nth(index)
      .evaluate((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
      });
    if (!spot) return null;
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.waitForTimeout(SEEN_MS);
    await page.evaluate(() => {
      (window as unknown as Noting).answers.length = 0;
    });
    await touch('touchStart', spot);
    await page.waitForTimeout(FINGER_MS);
    await touch('touchEnd');
    await page.waitForTimeout(ANSWERED_MS);
    return page.evaluate(() => Math.max(0, ...(window as unknown as Noting).answers));
  };

  await open();
  const count = await controlsOf(page).count();
  const results: { name: string; ms: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = await nameOf(controlsOf(page).nth(index));
    if (!isSelected(name, onlyElement)) continue;
    const times: number[] = [];
    for (let time = 0; time < repetitions; time += 1) {
      const ms = await tap(index);
      if (ms !== null) times.push(ms);
      await open();
    }
    if (times.length > 0) results.push({ name, ms: median(times) });
    else console.log(`  not pressed, something lies over it: ${name}`);
  }
  await page.context().close();
  return results;
}

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: CHROMIUM_FLAGS,
});
console.log(`| page | controls | a press | slowest | over ${LIMIT_MS} ms |`);
console.log('|---|---|---|---|---|');
for (const path of PAGES) {
  if (only && path !== only) continue;
  for (const scripts of [false, true]) {
    const results = await presses(browser, path, scripts, scripts ? Number(repetitions) : 1);
    const all = results.map(({ ms }) => ms);
    const slowResults = results.filter(({ ms }) => ms > LIMIT_MS).sort((a, b) => b.ms - a.ms);
    const page = scripts ? path : `${path}, bare`;
    console.log(
      `| ${page} | ${results.length} | ${formatTimes(all)} | ${Math.max(0, ...all)} ms | ${slowResults.length} |`,
    );
    for (const { name, ms } of slowResults) console.log(`  ${ms} ms: ${name}`);
  }
}
await browser.close();
