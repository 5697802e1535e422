/** Reads a child's book on a phone at a steady pace, while the processor is slowed down. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { BookFile } from '../../content/book-file.ts';
import { HEROES, withHeroes } from '../../e2e/pages/books.ts';
import { browserMemory, simulateShortMemory } from './memory.ts';
import { type SeenPage, watchPages } from './watch-pages.ts';

/** The longest: its choices are left out, and its pages follow each other. */
export const LONG_BOOK = 'mystery-mansion';

/** How long after the last turn its picture is waited for, in ms. */
const LAST_PICTURE_MS = 6000;

export interface Pace {
  /** How many times slower the processor is. */
  readonly slower: number;
  /** From turn to turn, in ms. */
  readonly every: number;
  readonly turns: number;
}

export interface BookTurns {
  /** From the press that opens the book to the first drawing, however small, in ms. */
  readonly toPicture: number;
  /** Every page after the first. */
  readonly pages: readonly SeenPage[];
  /** The browser's memory at the end, in MB, and what of it stays when memory is short. */
  readonly memory: number;
  readonly inUse: number;
}

/** Opens a book from its story's page, turns it at a steady pace and waits for the last picture. */
export async function readBook(
  browser: Browser,
  address: string,
  slug: string,
  { slower, every, turns }: Pace,
): Promise<BookTurns> {
  const context = await phoneOf(browser);
  try {
    const page = await watchedPage(context, slower);
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
    await page.goto(`${address}/story/${slug}`);
    const open = page
      .getByRole('group', { name: `Read with ${HEROES[0].name}` })
      .getByRole('link', { name: 'I read' });
    await open.waitFor();
    await markPress(page);
    await open.click();
    // Most books open at their title page; a child in a hurry turns it at once.
    const openSpread = page.locator('.rd-spread[data-place="here"]');
    if (Number(await openSpread.getAttribute('data-page', { timeout: 60_000 })) < 0)
      await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => window.seenPages[0]?.drawnAt, null, { timeout: 60_000 });
    await turn(page, every, turns);
    await page
      .waitForFunction((last) => window.seenPages.some((one) => one.page === last && one.fineAt), turns, {
        timeout: LAST_PICTURE_MS,
      })
      .catch(() => undefined); // Counted as a page that never got its picture.
    const { pages, pressed } = await pagesSeen(page);
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const memory = await browserMemory(browser);
    await simulateShortMemory(browser);
    return {
      toPicture: pages[0]!.drawnAt! - pressed,
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

/** From Start Adventure, with a hero just made, to the first drawing of the book, in ms: SPEC's 3 s of its own are within. */
export async function startAdventure(browser: Browser, address: string, slower: number): Promise<number> {
  const context = await phoneOf(browser);
  try {
    const page = await watchedPage(context, slower);
    await page.goto(`${address}/create-character`);
    await page.locator('.stage-doll[src^="blob:"]').waitFor({ timeout: 60_000 });
    await page.getByRole('textbox', { name: 'Hero name' }).click();
    await page.keyboard.type(HEROES[0].name, { delay: 120 });
    await markPress(page);
    await page.getByRole('button', { name: 'Start Adventure' }).click();
    await page.waitForFunction(() => window.seenPages[0]?.drawnAt, null, { timeout: 60_000 });
    const { pages, pressed } = await pagesSeen(page);
    return pages[0]!.drawnAt! - pressed;
  } finally {
    await context.close();
  }
}

const phoneOf = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });

async function watchedPage(context: BrowserContext, slower: number): Promise<Page> {
  const page = await context.newPage();
  // tsx wraps named functions in `__name`, which the page needs too.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(watchPages);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/** The next click counts as the press that opens the book. */
const markPress = (page: Page) =>
  page.evaluate(() =>
    addEventListener('click', () => performance.mark('press'), { capture: true, once: true }),
  );

const pagesSeen = (page: Page): Promise<{ pages: SeenPage[]; pressed: number }> =>
  page.evaluate(() => ({
    pages: window.seenPages,
    pressed: performance.getEntriesByName('press')[0]?.startTime ?? Number.NaN,
  }));
