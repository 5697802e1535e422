import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

const folder = dirname(fileURLToPath(import.meta.url));
/** Builds the page with every candidate into `outDir`, as in production. */
export async function buildPage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: resolve(folder, 'page'),
    base: './',
    publicDir: resolve(folder, '../../public'),
    plugins: [react(), tailwindcss()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
}

interface Weight {
  /** Bytes after gzip, React aside. */
  core: number;
  engine: number;
  tools: number;
}

/** Size of the reader's JavaScript by chunk, without React. */
export async function weighReader(): Promise<Weight> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(folder, '../../src/features/reader/BookReader.tsx'),
        external: [/^react(-dom)?(\/|$)/],
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const sizeOf = (name: string) =>
    chunks.filter((chunk) => chunk.name === name).reduce((sum, chunk) => sum + gzipped(chunk.code), 0);
  const [engine, tools] = [sizeOf('engine'), sizeOf('ToolsBar')];
  const all = chunks.reduce((sum, chunk) => sum + gzipped(chunk.code), 0);
  return { core: all - engine - tools, engine, tools };
}

/** Size of page-flip's own file, for comparison. */
export function weighPageFlip(): number {
  return gzipped(
    readFileSync(resolve(folder, '../../node_modules/page-flip/dist/js/page-flip.module.js'), 'utf8'),
  );
}

function gzipped(code: string): number {
  return gzipSync(code, { level: 9 }).length;
}
