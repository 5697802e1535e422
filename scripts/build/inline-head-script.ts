/** Inlines the head script (`src/app/head-script/`) into the page: a request for it would block the first paint. */
import path from 'node:path';
import { build, type Plugin } from 'vite';

const ENTRY = path.resolve(import.meta.dirname, '../../src/app/head-script/head-script.ts');

/** The head script, minified. @param mode `production` or `development`, which starts no service worker */
export async function headScript(mode: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Vite builds for production in every mode.
    define: { 'import.meta.env.PROD': JSON.stringify(mode === 'production') },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('The script of the head was not built.');
  return result.output[0].code.trim();
}

/** Replaces `<!--head-script-->` of `index.html`, in the build and in development. */
export function inlineHeadScript(): Plugin {
  let mode = 'production';
  return {
    name: 'inline-head-script',
    configResolved(config) {
      mode = config.mode;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const code = await headScript(mode);
        return html.replace('<!--head-script-->', () => `<script>${code}</script>`);
      },
    },
  };
}
