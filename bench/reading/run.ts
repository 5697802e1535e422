/**
 * Measures empty pages: `npm run bench -- reading ADDRESS [ADDRESS BEFORE] [--slower 1,4,6] [--every 600,1200,2500]
 * [--turns 10] [--parts turns,start,memory]`. A child's books are turned on a phone at a steady pace while the processor
 * is slowed down; each cell is measured on every address in turn, so that before and after share the machine's noise.
 * An address is a running build (http://localhost:3000). All of it takes some 12 minutes for each address.
 *
 * The slowdown is Chromium's and holds for the page's main thread; threads beside it run at the machine's speed.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findBrowser } from '../../e2e/support/browser.ts';
import { type Cell, describeCell, printGoals } from './goals.ts';
import { type BookTurns, LONG_BOOK, readBook, startAdventure } from './read-book.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    slower: { type: 'string', default: '1,4,6' },
    every: { type: 'string', default: '600,1200,2500' },
    turns: { type: 'string', default: '10' },
    parts: { type: 'string', default: 'turns,start,memory' },
  },
});
const numbers = (list: string) => list.split(',').map(Number);
const ADDRESSES = positionals.length > 0 ? positionals : ['http://localhost:3000'];
const BOOKS = ['ocean-adventure', 'neverland', LONG_BOOK];
const LONG_BOOK_TURNS = 29;
const parts = values.parts.split(',');

const executablePath = findBrowser();
const launch = () => chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS });
const load = () => loadavg()[0]!.toFixed(1);
const cells: Cell[] = [];
const starts: { address: string; slower: number; toPicture: number }[] = [];
const memories: { address: string; memory: number; inUse: number }[] = [];

const browser = await launch();
if (parts.includes('turns')) {
  console.log(
    '| slower | a turn every | build | turns without a picture | over 50 ms | worst | turns with colours alone at most, worst | until the fine one: median, nine of ten (pages) | press to drawing | load |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const slower of numbers(values.slower))
    for (const every of numbers(values.every)) {
      const readings = ADDRESSES.map((): BookTurns[] => []);
      for (const slug of BOOKS)
        for (const [n, address] of ADDRESSES.entries())
          readings[n]?.push(
            await readBook(browser, address, slug, { slower, every, turns: Number(values.turns) }),
          );
      for (const [n, address] of ADDRESSES.entries()) {
        const cell: Cell = { address, slower, every, readings: readings[n] ?? [] };
        cells.push(cell);
        console.log(`| ${[...describeCell(cell), load()].join(' | ')} |`);
      }
    }
}
if (parts.includes('start'))
  for (const slower of numbers(values.slower))
    for (const address of ADDRESSES)
      starts.push({ address, slower, toPicture: await startAdventure(browser, address, slower) });
await browser.close();

if (parts.includes('memory'))
  for (const address of ADDRESSES) {
    // A browser of its own: what another book left behind does not count.
    const fresh = await launch();
    const pace = { slower: 1, every: 1200, turns: LONG_BOOK_TURNS };
    const { memory, inUse } = await readBook(fresh, address, LONG_BOOK, pace);
    memories.push({ address, memory, inUse });
    await fresh.close();
  }

printGoals(ADDRESSES, { cells, starts, memories });
