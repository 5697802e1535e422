/**
 * Builds the service worker last, with the list of files to precache from the build. `npx tsx
 * scripts/build/build-service-worker.ts [dist]` prints their size only.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { ADDRESSES } from '../../src/app/addresses.ts';

export interface PrecacheFile {
  readonly url: string;
  /** Null when the file name contains a hash. */
  readonly revision: string | null;
  /** Its path in the build. */
  readonly file: string;
}

/** Files beside the app's code that any screen may show. */
const FIXED = [
  /^\/(?:icon\.svg|manifest\.webmanifest)$/,
  /^\/paper\/[^/]+\.webp$/,
  // Pages for an unknown address and for no network.
  /^\/art\/(?:offline-snail|nothing-found|empty-shelf|empty-characters|lost-fox|great-work|lullaby|peeking-fox)\.avif$/,
];

/** Code for reading photos: heavy, and no book needs it. Cached after its first use. */
const SELDOM = /^\/assets\/(?:finder|photo\.worker)-/;

/** Glyphs of most saved books; rarer ones are loaded on demand, or painted. */
const KEPT_LETTERS = /^\/assets\/(?:andika|grandstander)-latin-\d+-normal-[^/]+\.woff$/;

/** Screens whose prerendered page is cached; those of single stories open from the empty shell. */
const PAGES: readonly string[] = Object.values(ADDRESSES).flatMap(({ path, prerender }) =>
  prerender === 'self' ? [path] : [],
);
const SHELL = Object.values(ADDRESSES).find(
  ({ prerender, path }) => prerender === 'none' && !path.includes(':'),
)!.path;

/** The files to precache. @param client absolute path of `dist/client` */
export async function precacheFiles(client: string): Promise<PrecacheFile[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map(
      (entry) =>
        `/${path.relative(client, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    )
    .sort();
  const isCode = (name: string) =>
    (/^\/assets\/.+\.(?:js|css|woff2)$/.test(name) || KEPT_LETTERS.test(name)) && !SELDOM.test(name);
  const fixed = names.filter((name) => FIXED.some((pattern) => pattern.test(name)));
  const revision = async (file: string) =>
    createHash('sha256')
      .update(await readFile(path.join(client, file)))
      .digest('hex')
      .slice(0, 12);
  return Promise.all([
    { url: SHELL, file: 'app.html', revision: await revision('app.html') },
    ...PAGES.map(async (url) => {
      const file = path.join(url, 'index.html');
      return { url, file, revision: await revision(file) };
    }),
    ...fixed.map(async (url) => ({ url, file: url.slice(1), revision: await revision(url) })),
    ...names.filter(isCode).map((url) => ({ url, file: url.slice(1), revision: null })),
  ]);
}

/** Writes `service-worker.js` into the built client. */
export async function buildServiceWorker(client: string): Promise<number> {
  const files = await precacheFiles(client);
  const sizeReport = {
    files: files.map(({ url, revision }) => ({ url, revision })),
    pages: PAGES,
    shell: SHELL,
  };
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __OFFLINE__: JSON.stringify(sizeReport), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.resolve(import.meta.dirname, '../../src/platform/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
  return files.length;
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const client = path.resolve(process.argv[2] ?? 'dist', 'client');
  const sums = new Map<string, [files: number, bytes: number, sent: number]>();
  for (const { file } of await precacheFiles(client)) {
    const full = path.join(client, file);
    const { size } = await stat(full);
    const transferSize = await stat(`${full}.br`).then(
      (stats) => stats.size,
      async () => (/\.(html|js|css)$/.test(file) ? brotliCompressSync(await readFile(full)).length : size),
    );
    const kind = path.extname(file);
    const [count = 0, bytes = 0, total = 0] = sums.get(kind) ?? [];
    sums.set(kind, [count + 1, bytes + size, total + transferSize]);
  }
  for (const [kind, [count, bytes, transferSize]] of sums)
    console.log(
      `${kind.padEnd(14)} ${String(count).padStart(4)} files ${kb(bytes)} of which ${kb(transferSize)} travel`,
    );
}

function kb(bytes: number): string {
  return `${String(Math.round(bytes / 1024)).padStart(6)} KB`;
}
