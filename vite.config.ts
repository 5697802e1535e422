import { existsSync, readdirSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * What every screen needs, in one file: it compresses better whole than in twenty pieces, and Home's budget is tight
 * (docs/decisions/012-a-small-router.md). All else is split by screen.
 */
const SHELL = [
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam)\//,
  /node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/,
  /lucide-react\/dist\/esm\/icons\/(house|compass|library-big|scissors|log-out|user|search|x|arrow-left|arrow-right|book-open|circle-alert|circle-exclamation-point|check)\.m?js/,
  /src\/platform\/(router|supabase|settings)\./,
  /src\/app\/(paths|routes|navigation|App|ErrorBoundary|entry-client)\./,
  /src\/app\/layout\//,
  /src\/features\/auth\/(session|auth-state|connection|stored-session)\./,
  /src\/design\/(Button|TextLink|Paper|Progress|Field|CoverImage|Shelf|Toggle|toast)\./,
  /vite\/preload-helper/,
];

/** What Home shares with the other screens of stories, for the same reason: cards, covers' places, and the first rows. */
const STORIES = [
  /content\/(generated\/opening|sample|story-facts)\.ts/,
  /src\/features\/catalogue\/(address-choice|Carousel|carousel-stops|reading-progress|sample-rows|RowsView|ContinueCard|StoryBook|use-part)\.tsx?/,
  /src\/design\/(ArtImage|SampleMark)\.tsx/,
  /src\/illustration\/ui\/baked\.ts/,
  /src\/app\/reading\/own-progress\.tsx/,
];

/** Stories that have a cover and no book yet: their pages say so, and no book is asked for. */
const stories = `${import.meta.dirname}/content/stories`;
const UNWRITTEN = readdirSync(stories).filter((slug) => !existsSync(`${stories}/${slug}/book.ts`));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  define: { __UNWRITTEN__: JSON.stringify(UNWRITTEN) },
  // The router brings a stand-in for a hook that React has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
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
            codeSplitting: {
              groups: [
                { name: 'shell', test: (id: string) => SHELL.some((pattern) => pattern.test(id)) },
                { name: 'stories', test: (id: string) => STORIES.some((pattern) => pattern.test(id)) },
              ],
            },
          },
        },
  },
}));
