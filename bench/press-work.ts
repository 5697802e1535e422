/**
 * What a page does between a press and the frame that answers it, in the time of its main thread: a measure that other work on the
 * machine hardly changes. `npm run bench:press-work -- [address] [page] [controls]`; `controls` is a pattern of names.
 *
 * Each control is tapped once on a page that was just opened and is awake. Counted is every task from the one with the first
 * touch to the one with the first painting after the click, four times: a phone four times slower. A touch in the trace is
 * answered together with its click, which fingers leave 60 to 100 ms for: what is told here is the most it may be.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.ts';
import { controlsOf, isPressed, nameOf, PAGES, PHONE, SLOWER } from './visited.ts';

const [address = 'http://localhost:3000', only = '', which = ''] = process.argv.slice(2);
const LIMIT_MS = 100;

/** An entry of Chromium's trace; times in microseconds, `tdur` of the thread itself. */
interface Entry {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly tdur?: number;
  readonly args?: { data?: { type?: string } };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.locator('html:not([data-asleep])').waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
}

/** What Chromium notes while something is done, and half a second after. */
async function traced(devtools: CDPSession, act: () => Promise<unknown>): Promise<Entry[]> {
  const entries: Entry[] = [];
  const take = ({ value }: { value: unknown[] }) => entries.push(...(value as Entry[]));
  devtools.on('Tracing.dataCollected', take);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await act();
  await new Promise((pass) => setTimeout(pass, 500));
  const done = new Promise((told) => devtools.once('Tracing.tracingComplete', told));
  await devtools.send('Tracing.end');
  await done;
  devtools.off('Tracing.dataCollected', take);
  return entries;
}

/** Milliseconds of the main thread from the touch to the frame after the click; null where nothing was pressed. */
function workOf(entries: Entry[]): number | null {
  const isEvent = (type: string) => (entry: Entry) =>
    entry.name === 'EventDispatch' && entry.args?.data?.type === type;
  const touch = entries.find(isEvent('pointerdown'));
  const own = entries
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === touch?.pid && tid === touch.tid)
    .sort((a, b) => a.ts - b.ts);
  const click = own.find(isEvent('click'));
  if (!touch || !click) return null;
  const painted = own.find(
    ({ name, ts }) => /^(?:Paint|Layerize|Commit)$/.test(name) && ts > click.ts + click.dur,
  );
  const end = (painted ?? click).ts;
  const tasks = own.filter(({ name, ts, dur }) => name === 'RunTask' && ts + dur >= touch.ts && ts <= end);
  return tasks.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur), 0) / 1000;
}

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
console.log(`| page | controls | the most | over ${LIMIT_MS} ms |`);
console.log('|---|---|---|---|');
for (const path of PAGES) {
  if (only && path !== only) continue;
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await open(page, path);
  const told: { name: string; ms: number }[] = [];
  const count = await controlsOf(page).count();
  for (let at = 0; at < count; at += 1) {
    const control = controlsOf(page).nth(at);
    const name = await nameOf(control);
    if (!isPressed(name, which)) continue;
    await control.scrollIntoViewIfNeeded();
    await page.waitForTimeout(150);
    // What is disabled for now is not pressed.
    const entries = await traced(devtools, () =>
      control.tap({ timeout: 2000, noWaitAfter: true }).catch(() => {}),
    );
    const work = workOf(entries);
    if (work !== null) told.push({ name, ms: work * SLOWER });
    await open(page, path);
  }
  told.sort((a, b) => b.ms - a.ms);
  const [most] = told;
  const over = told.filter(({ ms }) => ms > LIMIT_MS);
  console.log(`| ${path} | ${told.length} | ${most?.ms.toFixed(0)} ms (${most?.name}) | ${over.length} |`);
  for (const { name, ms } of over.slice(1)) console.log(`  ${ms.toFixed(0)} ms: ${name}`);
  await context.close();
}
await browser.close();
