/**
 * `npm run bench:keepsake`: the longest book as PDF and as EPUB, by the very code that the browser runs: how long it takes, how
 * long it holds the thread at a stretch, what it adds to the memory, how large the file is. Needs a build (`dist`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { type BookFile, joinBook, waysOn } from '../content/book-file.ts';
import { keepsakeOf } from '../src/app/reading/keepsake-of.ts';
import { type EpubOptions, makeEpub } from '../src/features/keepsake/epub/make-epub.ts';
import type { Keepsake, OnPage } from '../src/features/keepsake/keepsake.ts';
import { Font } from '../src/features/keepsake/pdf/font.ts';
import { makePdf } from '../src/features/keepsake/pdf/make-pdf.ts';
import { dealChild } from '../src/illustration/hero/look.ts';
import '../src/illustration/whole-kit.ts';

const FONTS = {
  text: 'andika/files/andika-latin-400',
  bold: 'andika/files/andika-latin-700',
  display: 'grandstander/files/grandstander-latin-700',
} as const;
const woff = (name: string) => new Uint8Array(readFileSync(`node_modules/@fontsource/${name}-normal.woff`));

function wholeBook(name: string): BookFile {
  const file: BookFile = JSON.parse(readFileSync(`dist/client/books/${name}`, 'utf8'));
  if (!file.closed) return file;
  return joinBook(file, JSON.parse(readFileSync(`dist/closed-books/${name}`, 'utf8')));
}

/** The ways chosen on the longest way through a book. */
function longestPath(book: BookFile): string[] {
  const spread = (id: string) => book.spreads.find((one) => one.id === id)!;
  const length = (id: string): number => 1 + Math.max(0, ...waysOn(spread(id)).map(length));
  const path: string[] = [];
  for (let at = book.spreads[0]; at; ) {
    const [on] = waysOn(at).sort((a, b) => length(b) - length(a));
    if (at.choice && on) path.push(on);
    at = on === undefined ? undefined : spread(on);
  }
  return path;
}

async function measure(name: string, make: (onPage: OnPage) => Promise<Blob>): Promise<void> {
  global.gc?.();
  const before = process.memoryUsage().rss;
  const start = performance.now();
  let [last, longest, peak] = [start, 0, before];
  const beat = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  const file = await make(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  });
  clearInterval(beat);
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `| ${name} | ${seconds.toFixed(1)} s | ${Math.round(longest)} ms | ${Math.round((peak - before) / 1e6)} MB | ${(file.size / 1e6).toFixed(1)} MB |`,
  );
}

const [book] = readdirSync('dist/client/books')
  .filter((name) => name.endsWith('.json'))
  .map(wholeBook)
  .sort((a, b) => b.pages - a.pages);
const hero = { id: 'bench', name: 'Zoë', pronouns: 'she', look: dealChild(3) } as const;
const keepsake: Keepsake = keepsakeOf(book!, { hero }, longestPath(book!))!;
console.log(`${keepsake.title}, ${keepsake.pages.length} spreads`);
const letters = () => {
  const fonts = new Map(Object.entries(FONTS).map(([face, file]) => [face, new Font(face, woff(file))]));
  return {
    fonts: async (face: keyof typeof FONTS) => [fonts.get(face)!],
    used: () => fonts.values(),
    paint: () => Promise.reject(new Error('Nothing is painted here.')),
  };
};
const epub = (onPage: OnPage): EpubOptions => ({
  onPage,
  paintCover: async (svg) => new Uint8Array(await sharp(Buffer.from(svg)).resize(900).jpeg().toBuffer()),
  fonts: async () => [{ family: 'Andika', weight: 400, bytes: woff(FONTS.text) }],
});
for (const round of ['first', 'again']) {
  await measure(`PDF, wide, ${round}`, (onPage) =>
    makePdf(keepsake, letters(), { shape: 'landscape', cut: false, onPage }),
  );
  await measure(`PDF, square for a shop, ${round}`, (onPage) =>
    makePdf(keepsake, letters(), { shape: 'square', cut: true, onPage }),
  );
  await measure(`EPUB, ${round}`, (onPage) => makeEpub(keepsake, epub(onPage)));
}
