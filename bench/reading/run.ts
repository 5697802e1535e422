/**
 * Measures empty pages: `npm run bench -- reading ADDRESS [ADDRESS BEFORE] [--slower 1,4,6] [--every 600,1200,2500]
 * [--turns 10]`. A child's books are turned on a phone at a steady pace while the processor is slowed down; each cell
 * is measured on every address in turn, so that before and after share the machine's noise. An address is a running
 * build (http://localhost:3000).
 *
 * The slowdown is Chromium's and holds for the page's main thread; threads beside it run at the machine's speed.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { BookFile } from '../../content/book-file.ts';
import { HEROES, withHeroes } from '../../e2e/pages/books.ts';
import { CHROMIUM_FLAGS, findBrowser } from '../../e2e/support/browser.ts';
import { browserMemory, simulateShortMemory } from './memory.ts';
import { type SeenPage, watchPages } from './watch-pages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    slower: { type: 'string', default: '1,4,6' },
    every: { type: 'string', default: '600,1200,2500' },
    turns: { type: 'string', default: '10' },
  },
});
const numbers = (list: string) => list.split(',').map(Number);
const ADDRESSES = positionals.length > 0 ? positionals : ['http://localhost:3000'];
const TURNS = Number(values.turns);

const BOOKS = ['ocean-adventure', 'neverland', 'mystery-mansion'];
/** The longest: its choices are left out, and its pages follow each other. */
const LONG_BOOK = 'mystery-mansion';
const LONG_BOOK_TURNS = 29;

/** Longer without any picture than this is seen as an empty page, in ms. */
const EMPTY_MS = 50;
/** How long after the last turn its picture is waited for, in ms. */
const LAST_PICTURE_MS = 6000;

interface Reading {
  /** From the press that opens the book to something of its first picture. */
  readonly toPicture: number;
  /** Every page after the first. */
  readonly pages: readonly SeenPage[];
  /** The browser's memory at the end, in MB, and what of it stays when memory is short. */
  readonly memory: number;
  readonly inUse: number;
}

/** Opens a book from its story's page, turns it at a steady pace and waits for the last picture. */
async function read(
  browser: Browser,
  address: string,
  slug: string,
  { slower, every, turns }: { slower: number; every: number; turns: number },
): Promise<Reading> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    // tsx wraps named functions in `__name`, which the page needs too.
    await page.addInitScript('globalThis.__name ??= (named) => named');
    await page.addInitScript(watchPages);
    await page.route(`**/books/${LONG_BOOK}.json`, async (route) => {
      const response = await route.fetch();
      const book = (await response.json()) as BookFile;
      const spreads = book.spreads.map(({ choice: _, ...spread }, at) => ({
        ...spread,
        next: book.spreads[at + 1]?.id ?? null,
      }));
      await route.fulfill({ response, json: { ...book, pages: spreads.length, spreads } });
    });
    await withHeroes(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(`${address}/story/${slug}`);
    const open = page
      .getByRole('group', { name: `Read with ${HEROES[0].name}` })
      .getByRole('link', { name: 'I read' });
    await open.waitFor();
    await page.evaluate(() =>
      addEventListener('click', () => performance.mark('press'), { capture: true, once: true }),
    );
    await open.click();
    // Most books open at their title page; a child in a hurry turns it at once.
    const openSpread = page.locator('.rd-spread[data-place="here"]');
    if (Number(await openSpread.getAttribute('data-page', { timeout: 60_000 })) < 0)
      await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => window.seenPages[0]?.pictureAt, null, { timeout: 60_000 });
    await turn(page, every, turns);
    await page
      .waitForFunction((last) => window.seenPages.some((one) => one.page === last && one.fineAt), turns, {
        timeout: LAST_PICTURE_MS,
      })
      .catch(() => undefined); // Counted as a page that never got its picture.
    const { pages, pressed } = await page.evaluate(() => ({
      pages: window.seenPages,
      pressed: performance.getEntriesByName('press')[0]?.startTime ?? Number.NaN,
    }));
    await session.send('HeapProfiler.collectGarbage');
    const memory = await browserMemory(browser);
    await simulateShortMemory(browser);
    return {
      toPicture: pages[0]!.pictureAt! - pressed,
      pages: pages.slice(1),
      memory,
      inUse: await browserMemory(browser),
    };
  } finally {
    await context.close();
  }
}

async function turn(page: Page, every: number, turns: number): Promise<void> {
  const start = Date.now();
  for (let n = 1; n <= turns; n += 1) {
    await page.waitForTimeout(Math.max(0, start + (n - 1) * every - Date.now()));
    await page.keyboard.press('ArrowRight');
  }
}

/** From the frame a page is in sight to its picture; to its end where none came. */
const emptyFor = ({ shownAt, pictureAt, leftAt }: SeenPage) =>
  (pictureAt ?? leftAt ?? Number.POSITIVE_INFINITY) - shownAt;
/** The same, where colours alone don't count. */
const undrawnFor = ({ shownAt, drawnAt, leftAt }: SeenPage) =>
  (drawnAt ?? leftAt ?? Number.POSITIVE_INFINITY) - shownAt;

const at = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;
const ms = (value: number) => (Number.isFinite(value) ? `${Math.round(value)} ms` : 'never');

function cells(readings: readonly Reading[]): string[] {
  const pages = readings.flatMap((reading) => reading.pages);
  const empty = pages.map(emptyFor);
  const undrawn = pages.map(undrawnFor);
  const fine = pages.flatMap(({ shownAt, fineAt }) => (fineAt === undefined ? [] : [fineAt - shownAt]));
  return [
    `${empty.filter((one) => one > 0).length} of ${pages.length}`,
    `${empty.filter((one) => one > EMPTY_MS).length}`,
    ms(Math.max(...empty)),
    `${undrawn.filter((one) => one > 0).length}, ${ms(Math.max(...undrawn))}`,
    `${ms(at(fine, 0.5))}, ${ms(at(fine, 0.9))} (${fine.length})`,
    ms(
      at(
        readings.map(({ toPicture }) => toPicture),
        0.5,
      ),
    ),
  ];
}

const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS });
const load = () =>
  loadavg()
    .slice(0, 1)
    .map((one) => one.toFixed(1));
console.log(
  `| slower | a turn every | build | turns without a picture | over ${EMPTY_MS} ms | worst | turns with colours alone at most, worst | until the fine one: median, nine of ten (pages) | press to picture | load |`,
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const slower of numbers(values.slower))
  for (const every of numbers(values.every)) {
    const readings = ADDRESSES.map((): Reading[] => []);
    for (const slug of BOOKS)
      for (const [n, address] of ADDRESSES.entries())
        readings[n]?.push(await read(browser, address, slug, { slower, every, turns: TURNS }));
    for (const [n, address] of ADDRESSES.entries())
      console.log(
        `| ${[`${slower} ×`, `${every / 1000} s`, address, ...cells(readings[n] ?? []), ...load()].join(' | ')} |`,
      );
  }
await browser.close();

console.log(`\n| memory after ${LONG_BOOK_TURNS} turns | in use when memory is short | build |`);
console.log('|---|---|---|');
for (const address of ADDRESSES) {
  // A browser of its own: what another book left behind does not count.
  const fresh = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS });
  const { memory, inUse } = await read(fresh, address, LONG_BOOK, {
    slower: 1,
    every: 1200,
    turns: LONG_BOOK_TURNS,
  });
  console.log(`| ${memory.toFixed(0)} MB | ${inUse.toFixed(0)} MB | ${address} |`);
  await fresh.close();
}
