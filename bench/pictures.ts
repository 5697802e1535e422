/**
 * Measures the cost of pictures: `npm run bench -- pictures`. Generates every scene, cover and backdrop in every light,
 * warm and as the first work of a process; draws a few with librsvg (which bakes covers) and Chromium (which draws a
 * family's pages). Processor time, which other load affects less than wall time.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { readBook } from '../content/read-books.ts';
import { SHELF } from '../content/shelf.ts';
import { splitBook } from '../content/split-book.ts';
import { chance } from '../illustration/paper/rng.ts';
import type { BenchPicture, PictureKind } from './pictures/all-pictures.ts';
import { buildPictures } from './pictures/build.ts';
import { openChromium } from './pictures/chromium.ts';

/** Allowed ms to generate a picture (specification section 11). */
const GOAL = 25;
/** The same for the first picture of a process. */
const GOAL_FIRST = 60;
const ROUNDS = 7;
/** Pictures by name. */
const SLOWEST = 24;
/** Heavy and light ones of each kind. */
const DRAWN = [
  'sample, page 1',
  'sample, page 2',
  'sample, page 3',
  'the-moon-balloon, the-moon-balloon-4',
  'cover forest-friends',
  'cover fairy-kingdom',
  'open-sea, dusk',
  'jungle, noon',
];
/** Width in pixels, as in the reader on a large screen. */
const WIDTH = 900;
const FIRST = ['sample, page 1', 'cover fairy-kingdom'];
const PROCESSES = 7;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds of processor time since. */
function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function row(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(36) + cells.map((cell) => cell.padStart(11)).join(''));
}

/** KB of a book's file per picture, text included, after brotli. */
async function inTheirBooks(): Promise<number[]> {
  const books = await Promise.all(SHELF.map(({ slug }) => readBook(slug)));
  return books.flatMap((one) => {
    if (!one) return [];
    const { file } = splitBook({ slug: one.slug, title: one.facts.title }, one.book, null);
    return [brotliCompressSync(JSON.stringify(file)).length / 1024 / one.book.spreads.length];
  });
}

/** The numbers below `count` in an order that `seed` gives. */
function shuffled(count: number, seed: number): number[] {
  const keys = Array.from({ length: count }, (_, i) => chance(i + 1 + (seed + 2) * count));
  return keys.map((_, i) => i).sort((a, b) => keys[a]! - keys[b]!);
}

interface Generated {
  readonly picture: BenchPicture;
  readonly ms: number;
}

/**
 * Generates all pictures in rounds, so that none runs right after itself; takes the median. Each round has another
 * order: a garbage collection, whose processor time counts, would else fall on the same picture in most rounds.
 */
function generateAll(pictures: readonly BenchPicture[]): Generated[] {
  const times = pictures.map((): number[] => []);
  for (let round = -1; round < ROUNDS; round++)
    for (const i of shuffled(pictures.length, round)) {
      const before = process.cpuUsage();
      pictures[i]!.make('standalone');
      if (round >= 0) times[i]!.push(spent(before));
    }
  return pictures.map((picture, i) => ({ picture, ms: median(times[i] ?? []) }));
}

function report(kind: PictureKind, generated: readonly Generated[]): void {
  const all = generated.filter(({ picture }) => picture.kind === kind);
  const worst = all.reduce((a, b) => (b.ms > a.ms ? b : a));
  row(`${all.length} ${kind}s`, [
    median(all.map(({ ms }) => ms)).toFixed(1),
    worst.ms.toFixed(1),
    `< ${GOAL}`,
  ]);
  const slowPictures = all.filter(({ ms }) => ms >= GOAL).map(({ picture }) => picture.name);
  console.log(
    `  worst: ${worst.picture.name}${slowPictures.length > 0 ? `; over the goal: ${slowPictures.join(', ')}` : ''}`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const browser = await openChromium();
try {
  console.log(
    `load of the machine when started: ${loadavg()
      .map((n) => n.toFixed(1))
      .join(', ')}`,
  );
  const built = await buildPictures(folder);
  const { PICTURES } = (await import(pathToFileURL(built.pictures).href)) as {
    PICTURES: readonly BenchPicture[];
  };
  const generated = generateAll(PICTURES);

  console.log('\nThe slowest, milliseconds:');
  for (const { picture, ms } of [...generated].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    row(picture.name, [ms.toFixed(1)]);
  row('\nGenerated, milliseconds', ['median', 'worst', 'goal']);
  for (const kind of ['scene', 'cover', 'backdrop'] as const) report(kind, generated);

  row('\nA picture in its book file, KB', ['median', 'largest', '']);
  const travelling = await inTheirBooks();
  row(`${SHELF.length} books`, [median(travelling).toFixed(2), Math.max(...travelling).toFixed(2), 'brotli']);

  row('\nFirst picture of a process', ['its thread', 'processor', 'clock', `≤ ${GOAL_FIRST}`]);
  for (const name of FIRST) {
    const runs = Array.from(
      { length: PROCESSES },
      () =>
        JSON.parse(execFileSync(process.execPath, [built.first, name], { encoding: 'utf8' })) as {
          thread: number | null;
          clock: number;
          processor: number;
        },
    );
    row(
      name,
      [
        median(runs.map((run) => run.thread ?? Number.NaN)),
        median(runs.map((run) => run.processor)),
        median(runs.map((run) => run.clock)),
      ].map((ms) => ms.toFixed(0)),
    );
  }

  row(`\nDrawn ${WIDTH} px wide`, ['librsvg ms', 'Chromium ms', 'KB', 'KB gzip']);
  for (const { name, make } of PICTURES.filter((picture) => DRAWN.includes(picture.name))) {
    const svg = make('standalone');
    const [rsvg, chrome]: [number[], number[]] = [[], []];
    for (let i = 0; i < 3; i++) {
      const before = process.cpuUsage();
      await sharp(Buffer.from(svg)).resize({ width: WIDTH }).raw().toBuffer();
      rsvg.push(spent(before));
      // A different text each time, or the browser reuses its decoded image.
      if (browser) chrome.push(await browser.draw(`${svg}<!--${i}-->`, WIDTH));
    }
    const shared = make('shared');
    row(name, [
      median(rsvg).toFixed(0),
      browser ? median(chrome).toFixed(0) : 'none here',
      (shared.length / 1024).toFixed(0),
      (gzipSync(shared).length / 1024).toFixed(0),
    ]);
  }
} finally {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
}
