/**
 * `npm run bench:shelf -- [slower]`: a member's library with 1,000 saved stories beside the same with 20, on a server of
 * its own with the real database: opened for the first time on a device and again, scrolled to its end, searched, sorted. A phone's window, and a
 * processor `slower` times slower (4 unless told). Needs a build (`dist`); the last numbers stand in bench/README.md.
 *
 * A frame is long from 50 ms on: what the browser itself calls a long task. Time after a press is until the second frame
 * after it, when the change can be seen.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';
import { startServer } from '../../server/testing/process.ts';
import { SESSION_KEY } from '../../src/platform/session-key.ts';
import { signUp, stock } from './family.ts';

const [slower = '4'] = process.argv.slice(2);
/** Children and books; every child has every story once at the most. */
const FAMILIES = [
  { heroes: 3, books: 20 },
  { heroes: 48, books: 1000 },
] as const;
const WINDOW = { width: 390, height: 844 };
/** A quick thumb: so many pixels a second, for so long; at an end it turns back. */
const SPEED = 3000;
const SCROLL_MS = 6000;

type Numbers = Record<string, number>;

async function measure(browser: Browser, origin: string, session: unknown): Promise<Numbers> {
  const context = await browser.newContext({ viewport: WINDOW, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(
    ([key, text]) => {
      localStorage.setItem(key, text);
      let last = performance.now();
      const frames: number[] = [];
      const beat = () => {
        const now = performance.now();
        frames.push(now - last);
        last = now;
        requestAnimationFrame(beat);
      };
      requestAnimationFrame(beat);
      Object.assign(window, { frames });
    },
    [SESSION_KEY, JSON.stringify(session)] as const,
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(slower) });
  const untilBooks = async () => {
    await page.waitForFunction(() => document.querySelector('.bookcase-heart'), null, { polling: 'raf' });
    return page.evaluate(() => performance.now());
  };
  const framesSince = async (work: () => Promise<void>) => {
    await page.evaluate(() => {
      (window as unknown as { frames: number[] }).frames.length = 0;
    });
    await work();
    const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice());
    const long = frames.filter((ms) => ms >= 50);
    return {
      rate: (1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0),
      longPer100: (100 * long.length) / frames.length,
      worst: Math.max(...frames),
    };
  };
  const thumb = () =>
    page.evaluate(
      ([speed, during]) =>
        new Promise<void>((resolve) => {
          const start = performance.now();
          let [last, way] = [start, 1];
          const move = () => {
            const now = performance.now();
            const before = scrollY;
            scrollBy({ top: (way * speed * (now - last)) / 1000, behavior: 'instant' });
            if (scrollY === before && now > last) way = -way;
            last = now;
            if (now - start > during) resolve();
            else requestAnimationFrame(move);
          };
          requestAnimationFrame(move);
        }),
      [SPEED, SCROLL_MS] as const,
    );
  /** Draws all there are, without a look at the clock. */
  const toTheEnd = async () => {
    while ((await page.locator('.bookcase-more').count()) > 0) {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.waitForTimeout(100);
    }
  };
  /** From a change of a control to the second frame after it. */
  const change = (selector: string, value: string) =>
    page.evaluate(
      ([where, text]) =>
        new Promise<number>((resolve) => {
          const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(where)!;
          const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!;
          const start = performance.now();
          set!.call(control, text);
          control.dispatchEvent(
            new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
          );
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
        }),
      [selector, value] as const,
    );
  await page.goto(`${origin}/library`);
  const open = await untilBooks();
  await page.reload();
  const again = await untilBooks();
  const scroll = await framesSince(thumb);
  await toTheEnd();
  const amongAll = await framesSince(thumb);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const drawn = await page.locator('.bookcase-book').count();
  const heart = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.querySelector<HTMLElement>('.bookcase-heart')!.click();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
      }),
  );
  const search: number[] = [];
  for (const typed of ['d', 'dr', 'dra', '']) search.push(await change('input[type="search"]', typed));
  const sort: number[] = [];
  for (const order of ['title', 'read', 'saved'])
    sort.push(await change('select[aria-label="Order of the books"]', order));
  const yearStart = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'This year' }).click();
  await page.waitForFunction(() => document.querySelector('.year-row'), null, { polling: 'raf' });
  const year = (await page.evaluate(() => performance.now())) - yearStart;
  await context.close();
  return {
    'opened for the first time, ms': open,
    'opened again, ms': again,
    'books drawn at the end': drawn,
    'scrolled: frames a second': scroll.rate,
    'scrolled: long frames of 100': scroll.longPer100,
    'scrolled: worst frame, ms': scroll.worst,
    'all drawn, scrolled: frames a second': amongAll.rate,
    'all drawn, scrolled: long frames of 100': amongAll.longPer100,
    'all drawn, scrolled: worst frame, ms': amongAll.worst,
    'a key in the search, worst, ms': Math.max(...search),
    'a heart, ms': heart,
    'another order, worst, ms': Math.max(...sort),
    'This year opened, ms': year,
    'DOM nodes at the end': metric('Nodes'),
    'JavaScript memory at the end, MB': metric('JSHeapUsedSize') / 1e6,
  };
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'story-playroom-shelf-'));
const server = await startServer({ dataDir: path.join(dataDir, 'data') });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  const { publishableKey } = await server.keys();
  const found: Numbers[] = [];
  for (const { heroes, books } of FAMILIES) {
    const session = await signUp(server.origin, publishableKey);
    await stock(server.dataDir, session.user.id, heroes, books);
    const numbers = await measure(browser, server.origin, session);
    if (numbers['books drawn at the end'] !== books)
      throw new Error(`${numbers['books drawn at the end']} of ${books} books were drawn.`);
    found.push(numbers);
  }
  const [few, many] = found;
  console.log(
    `| processor ${slower}× slower | ${FAMILIES.map(({ books }) => `${books} books`).join(' | ')} | ratio |`,
  );
  console.log('|---|---|---|---|');
  for (const [what, number] of Object.entries(few!)) {
    const other = many![what]!;
    const digits = (value: number) => value.toFixed(value < 100 && what.includes('100') ? 1 : 0);
    console.log(
      `| ${what} | ${digits(number)} | ${digits(other)} | ${number > 0 ? (other / number).toFixed(1) : ''} |`,
    );
  }
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
