import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * Builds the drawing code as in production (a test runner's is slower) and returns the two modules in `outDir`: the
 * list of pictures, and the program that draws one of them first.
 */
export async function buildPictures(outDir: string): Promise<{ pictures: string; first: string }> {
  const input = Object.fromEntries(
    ['all-pictures', 'first-picture'].map((name) => [name, resolve(import.meta.dirname, `${name}.ts`)]),
  );
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: { input, output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' } },
    },
  });
  return { pictures: resolve(outDir, 'all-pictures.mjs'), first: resolve(outDir, 'first-picture.mjs') };
}
