/**
 * The reader against a bare sheet and its peers, in one browser and one run:
 *
 *   npm run bench -- reader                 every row, about four minutes
 *   npm run bench -- reader --quick      fewer turns, about one minute
 *   npm run bench -- reader --sheet      the turns and the heap of the bare sheet, ours and the bent one, four minutes
 *   npm run bench -- reader --serve      only serves the page on PORT (4180): /?spreads=N
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';
import { buildPage } from './build-page.ts';
import { measureHeaps, TurnMeter } from './measure.ts';
import { CANDIDATES, report } from './report.ts';
import { Samples } from './samples.ts';
import { servePage } from './serve-page.ts';

const FILM = fileURLToPath(new URL('../../e2e/fixtures/reader/film.webm', import.meta.url));
const quick = process.argv.includes('--quick');
const sheet = process.argv.includes('--sheet');
const ROUNDS = quick ? 1 : 3;
const TURNS = quick ? 4 : 5;
const SLOW_TURNS = quick ? 2 : 4;

const folder = await mkdtemp(join(tmpdir(), 'bench-reader-'));
await buildPage(folder);
if (process.argv.includes('--serve')) {
  const server = await servePage(folder, Number(process.env.PORT ?? 4180), FILM);
  console.log(`The book is at http://127.0.0.1:${(server.address() as AddressInfo).port}/?spreads=12`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
      void rm(folder, { recursive: true, force: true });
    });
} else {
  const server = await servePage(folder, 0, FILM);
  const browser = await launch();
  try {
    await compare(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  }
}

function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('The bench needs a Chromium: set CHROMIUM_PATH.');
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ];
  return chromium.launch({ executablePath, args });
}

async function compare(browser: Browser, site: string): Promise<void> {
  const samples = new Samples();
  const contestants = sheet ? (['limit', 'ours', 'bent'] as const) : CANDIDATES;
  for (let round = 0; round < ROUNDS; round++)
    for (const by of contestants) await measureTurns(browser, `${site}/?spreads=24&by=${by}`, by, samples);
  for (const by of contestants) await measureHeap(browser, `${site}/?spreads=24&by=${by}`, by, [8], samples);
  if (sheet) return report(samples);
  for (const by of CANDIDATES) await measureFilm(browser, `${site}/?spreads=24&film=1&by=${by}`, by, samples);
  for (const spreads of [12, 100, 500])
    for (const by of ['limit', 'ours'] as const)
      await measureLength(browser, `${site}/?spreads=${spreads}&by=${by}`, by, spreads, samples);
  await measureClosing(browser, `${site}/?spreads=12&by=ours`, samples);
  // A hundred turns must leave nothing behind.
  if (!quick) await measureHeap(browser, `${site}/?spreads=120&by=ours`, 'ours', [10, 110], samples);
  await report(samples);
}

/** Opens a book in its own context, and always closes it. */
async function withBook(
  browser: Browser,
  address: string,
  use: (book: TurnMeter) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page: Page = await context.newPage();
  try {
    await use(await TurnMeter.open(page, address));
  } finally {
    await context.close();
  }
}

async function measureTurns(browser: Browser, address: string, by: string, samples: Samples): Promise<void> {
  await withBook(browser, address, async (book) => {
    // The first turn of a page warms code and caches, so it is not measured.
    await book.turn();
    for (let n = 0; n < TURNS; n++) {
      const { cpu, ready, firstFrame } = await book.turn();
      samples.add('cpu', by, cpu);
      samples.add('ready', by, ready);
      samples.add('sum', by, cpu + ready);
      samples.add('first frame', by, firstFrame);
    }
    for (let n = 0; n < 2; n++) samples.add('gaps', by, await book.gaps());
    // Preparation after a turn does not count as rest.
    await book.page.waitForTimeout(1000);
    const rest = await book.rest(1.5);
    samples.add('rest', by, rest.cpu);
    samples.add('rest frames', by, rest.frames);
    await book.slowDown(4);
    for (let n = 0; n < SLOW_TURNS; n++) {
      const { cpu, ready, firstFrame } = await book.turn();
      samples.add('cpu slow', by, cpu);
      samples.add('sum slow', by, cpu + ready);
      samples.add('first frame slow', by, firstFrame);
    }
  });
}

async function measureFilm(browser: Browser, address: string, by: string, samples: Samples): Promise<void> {
  await withBook(browser, address, async (book) => {
    for (let n = 0; n < 3; n++) samples.add('gaps film', by, await book.gaps());
  });
}

async function measureLength(
  browser: Browser,
  address: string,
  by: string,
  spreads: number,
  samples: Samples,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  let pictures = 0;
  page.on('request', (request) => {
    if (request.url().includes('/picture/')) pictures += 1;
  });
  const book = await TurnMeter.open(page, address);
  samples.add(`pictures ${spreads}`, by, pictures);
  samples.add(`nodes ${spreads}`, by, await book.nodes());
  await book.turn();
  for (let n = 0; n < TURNS; n++) samples.add(`cpu ${spreads}`, by, (await book.turn()).cpu);
  await context.close();
}

/** Closes the book in the middle of a turn and checks that nothing continues. */
async function measureClosing(browser: Browser, address: string, samples: Samples): Promise<void> {
  await withBook(browser, address, async (book) => {
    await book.turn();
    await book.page.mouse.down();
    await book.page.mouse.up();
    await book.page.waitForTimeout(250);
    await book.page.evaluate(() => window.__close());
    await book.page.waitForTimeout(300);
    const rest = await book.rest(1.5);
    samples.add('closed', 'ours', rest.cpu);
    samples.add('closed frames', 'ours', rest.frames);
    samples.add('closed animations', 'ours', await book.page.evaluate(() => document.getAnimations().length));
  });
}

async function measureHeap(
  browser: Browser,
  address: string,
  by: string,
  spreads: readonly number[],
  samples: Samples,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const heaps = await measureHeaps(await context.newPage(), address, spreads);
    for (const [n, heap] of heaps.entries()) samples.add(`heap ${spreads[n]}`, by, heap);
  } finally {
    await context.close();
  }
}
