import { existsSync, readdirSync, readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineHeadScript } from './scripts/build/inline-head-script.ts';

/** Stories that have a cover and no book yet: their pages say so, and no book is asked for. */
const stories = `${import.meta.dirname}/content/stories`;
const UNWRITTEN = readdirSync(stories).filter((slug) => !existsSync(`${stories}/${slug}/book.ts`));

const { version: VERSION } = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8'));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), inlineHeadScript()],
  define: { __UNWRITTEN__: JSON.stringify(UNWRITTEN), __APP_VERSION__: JSON.stringify(VERSION) },
  // The photo's worker loads its face finder only where there is WebAssembly: an import of its own, so a module.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    // Every asset is a file with an immutable name, so that no page carries a font or a picture inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { checks: { ineffectiveDynamicImport: false } }
      : {
          // Some modules are lazy for one screen and plain for another; that is meant so.
          checks: { ineffectiveDynamicImport: false },
          output: {
            // Every name stands in the first file of all, where nothing compresses it: no longer than it must be.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Code that several screens share comes in few files: by folder, and by how many screens and lazy parts import it.
            codeSplitting: {
              groups: [
                { name: 'shell', tags: ['$initial'] },
                { name: 'icons', test: /lucide-react/, minShareCount: 5 },
                { name: 'stories', test: /\/src\/features\/catalogue\//, minShareCount: 3 },
                { name: 'pieces', test: /\/src\/design\//, minShareCount: 12 },
                { name: 'heroes', test: /\/src\/features\/hero\/(?!photo)/, minShareCount: 4 },
                {
                  name: 'books',
                  test: /\/src\/(features\/library|features\/reader|app\/reading)\//,
                  minShareCount: 4,
                },
                // What a hero is, on screens that draw nothing.
                { name: 'look', test: /\/illustration\/(figures\/hero\/look\/|paper\/rng)/ },
                { name: 'paper', test: /\/illustration\/paper\/(?!felt-glyphs)/ },
                { name: 'figures', test: /\/illustration\/figures\/hero\// },
                // What several animals of a kind share, as cattle and beetles, comes with them alone.
                { name: 'animals', test: /\/illustration\/figures\/animals\/(?!cattle|crawler|stag|steed)/ },
              ],
            },
          },
        },
  },
}));
