import { existsSync, readdirSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineHeadScript } from './scripts/build/inline-head-script.ts';

/**
 * What every screen needs, in one file: it compresses better whole than in twenty pieces, and Home's budget is tight
 * (docs/decisions/012-a-small-router.md). All else is split by screen.
 */
const SHELL = [
  /node_modules\/(react|react-dom|scheduler)\//,
  /node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/,
  /src\/design\/(Button|icon|toast)\./,
  /lucide-react\/dist\/esm\/icons\/(house|compass|library-big|scissors|log-out|user)\.m?js/,
  /src\/platform\/(router|supabase|session-key|settings|offline\/use-online)\./,
  /src\/app\/(paths|routes|navigation|App|AppRouter|ErrorBoundary|entry-client)\./,
  /src\/app\/layout\/(?!OfflineIndicator)/,
  /src\/app\/reading\/use-own-progress\./,
  /src\/features\/auth\/(AuthProvider|auth-state|auth-client|stored-session)\./,
  /vite\/preload-helper/,
];

/** Small pieces that most screens show and no frame of a screen does. */
const PIECES = [
  /lucide-react\/dist\/esm\/icons\/(search|x|arrow-left|arrow-right|book-open|check|circle-exclamation-point|trash|undo-2|cloud-off|rotate-ccw|download)\.m?js/,
  /src\/design\/(TextLink|Paper|ProgressBar|SearchField|CoverImage|personalized-covers|Shelf|Toggle)\./,
  // Too small for files of their own: each name stands in the shell.
  /(pending-story|content\/unwritten|features\/reader\/media-queries|features\/auth\/use-submit)\.ts/,
];

/** What Home shares with the other screens of stories, for the same reason: cards, covers' places, and the first rows. */
const STORIES = [
  /content\/(generated\/opening|sample|story-facts)\.ts/,
  /src\/features\/catalogue\/(search\/url-state|carousel\/(Carousel|carousel-stops)|reading-progress|home\/(sample-rows|StoryRows|ContinueCard|use-lazy-module)|StoryCover)\.tsx?/,
  /src\/design\/(BakedArt|SampleBadge)\.tsx/,
  /illustration\/ui\/baked-pictures\.ts/,
];

/**
 * The drawing kit: what a hero is (known on screens that draw nothing), then what every picture is drawn with. Its parts, one
 * animal, one outfit, are files of their own, fetched by need (docs/decisions/130-parts-come-by-need.md).
 */
const LOOK = [
  /illustration\/figures\/hero\/look\/(look|features|look-options|hat)\./,
  /illustration\/parts\/(aids|extras|glasses|hair|outfits)\.generated\./,
  /illustration\/paper\/rng\./,
];
const PAPER = [/illustration\/paper\/(?!felt-glyphs)/];
const FIGURES = [
  /illustration\/figures\/hero\//,
  /illustration\/parts\/(hair\/shapes\/[^/]+|outfits\/shapes\/garment|hair-style|extra|aid|toy|(toys|aids|glasses)\.records\.generated|(hair|outfits|extras)\.lazy\.generated)\.ts$/,
];
const ANIMAL_PARTS = [/illustration\/(figures\/animals\/(acting|eyes|face|mouths)|parts\/animal)\./];

const group = (name: string, patterns: readonly RegExp[]) => ({
  name,
  test: (id: string) => patterns.some((pattern) => pattern.test(id)),
});

/** Stories that have a cover and no book yet: their pages say so, and no book is asked for. */
const stories = `${import.meta.dirname}/content/stories`;
const UNWRITTEN = readdirSync(stories).filter((slug) => !existsSync(`${stories}/${slug}/book.ts`));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), inlineHeadScript()],
  define: { __UNWRITTEN__: JSON.stringify(UNWRITTEN) },
  resolve: {
    alias: [
      // Lucide's drawings, made into components by a few lines of our own.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: `${import.meta.dirname}/src/design/icon.ts`,
      },
    ],
  },
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
            codeSplitting: {
              groups: [
                group('shell', SHELL),
                group('pieces', PIECES),
                group('stories', STORIES),
                group('look', LOOK),
                group('paper', PAPER),
                group('figures', FIGURES),
                group('animal-parts', ANIMAL_PARTS),
              ],
            },
          },
        },
  },
}));
