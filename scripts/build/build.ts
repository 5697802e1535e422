/**
 * Builds the product into `dist/` (or `OUT_DIR`): baked covers, the browser's code, the server's bundle, the
 * prerendered pages, brotli beside every text file. `npm start` calls it when the sources have changed.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import { book as sample } from '../../content/sample-story/book.ts';
import { SHELF } from '../../content/shelf.ts';
import { bakeArtwork } from './bake-artwork.ts';
import { bakeIcons } from './bake-icons.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { colourGrid } from './colour-grid.ts';
import { licenceNotices } from './licences.ts';
import { prerender } from './prerender.ts';
import { sourceHash } from './source-hash.mjs';
import { findLeaks, writeBookFiles } from './write-book-files.ts';

const brotli = promisify(brotliCompress);
const outputFolder = path.resolve(process.env.OUT_DIR ?? 'dist');
// Built in a temporary folder and moved in whole, so that a server never sees half a build.
const work = `${outputFolder}.building`;
const started = Date.now();
// Hashed before the build reads anything, so that the next start builds a change made meanwhile.
const sources = await sourceHash(process.cwd());
const step = (label: string) =>
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s  ${label}`);

await rm(work, { recursive: true, force: true });
const sampleColours = await Promise.all(sample.spreads.map(({ scene }) => colourGrid({}, scene, 'page')));
const define = { __SAMPLE_COLOURS__: JSON.stringify(sampleColours) };
await build({ logLevel: 'warn', define, build: { outDir: path.join(work, 'client'), emptyOutDir: false } });
step('browser code');
await build({
  logLevel: 'warn',
  define,
  build: {
    outDir: path.join(work, 'server'),
    emptyOutDir: false,
    ssr: true,
    manifest: false,
    copyPublicDir: false,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        'entry-server': 'src/app/entry-server.tsx',
      },
    },
  },
});
step('server bundle');
await bakeArtwork(path.join(work, 'client'));
await bakeIcons(path.join(work, 'client'));
step('covers and pictures');
const folders = { open: path.join(work, 'client/books'), closed: path.join(work, 'closed-books') };
const { books, closed } = await writeBookFiles(folders);
step(`${books} books, ${closed} of them closed`);
const pages = await prerender(
  work,
  SHELF.filter(({ slug }) => slug !== 'the-moon-balloon').map(({ slug }) => slug),
);
step(`${pages} pages`);

const leaks = await findLeaks(path.join(work, 'client'), folders);
if (leaks.length > 0)
  throw new Error(`Texts of closed books stand in public files:\n${leaks.slice(0, 20).join('\n')}`);

await writeFile(path.join(work, 'client', 'licences.txt'), await licenceNotices(process.cwd()));

step(`${await buildServiceWorker(path.join(work, 'client'))} files for a start without a network`);

const files = (await readdir(path.join(work, 'client'), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(html|js|css|svg|json|txt|webmanifest|wasm|bin)$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));
await Promise.all(
  files.map(async (file) => {
    const text = await readFile(file);
    if (text.length < 500) return;
    const compressed = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await writeFile(`${file}.br`, compressed);
  }),
);
step(`${files.length} files compressed`);

// `npm start` builds again when the sources differ from this.
await writeFile(path.join(work, 'built-from'), `${sources}\n`);
const old = `${outputFolder}.old`;
await rm(old, { recursive: true, force: true });
if (existsSync(outputFolder)) await rename(outputFolder, old);
await rename(work, outputFolder);
await rm(old, { recursive: true, force: true });
step(`ready in ${path.relative(process.cwd(), outputFolder) || outputFolder}`);
