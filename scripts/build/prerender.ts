/**
 * Draws every public address ahead as a static page: markup from the server bundle, the styles it needs put
 * into the page itself, its own code and fonts asked for early. Also writes `routes.json`, from which the server
 * knows which addresses get the shell.
 */
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ADDRESSES, addressOf } from '../../src/app/addresses.ts';
import { criticalCss, withoutFonts } from './critical-css.ts';

type ManifestEntry = {
  file: string;
  name?: string;
  src?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
};
type Manifest = Record<string, ManifestEntry>;
type ServerEntry = typeof import('../../src/app/entry-server.tsx');

/** What a page's code needs: its static imports' chunks and styles, from the entry and its screen. */
function needs(manifest: Manifest, roots: string[]): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || scripts.has(entry.file)) return;
    scripts.add(entry.file);
    // What a chunk builds on comes before its own, as it would in one file.
    entry.imports?.forEach(visit);
    for (const css of entry.css ?? []) styles.add(css);
  };
  roots.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}

/** The module of the screen that shows an address. */
const screenOf = (address: string) =>
  `src/app/routes/${addressOf(Object.values(ADDRESSES), address)?.screen ?? 'NotFound'}.tsx`;

/** React puts titles, links and metas of a fragment before its markup; they belong into the head. */
function splitHead(markup: string): { head: string; body: string } {
  const head = /^(?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)*/s.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}

/** A drawing as an address that can stand in a page. */
const inAnAttribute = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replace(/"/g, "'").replace(/[#<>]/g, encodeURIComponent)}`;

export async function prerender(dist: string, stories: readonly string[]): Promise<number> {
  const client = path.join(dist, 'client');
  // Comments and margins are for who writes them.
  const template = readFileSync(path.join(client, 'index.html'), 'utf8')
    .replace(/>\s+</g, '><')
    .replace(/<!--(?!head-->)[\s\S]*?-->/g, '')
    .replace(/^ *\/\/.*\n/gm, '')
    .replace(/^ +/gm, '')
    // In the page itself: a request for it would stand between the pictures.
    .replace(
      'href="/icon.svg"',
      `href="${inAnAttribute(readFileSync(path.join(client, 'icon.svg'), 'utf8'))}"`,
    );
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { addresses, renderPage } = (await import(
    pathToFileURL(path.join(dist, 'server/entry-server.js')).href
  )) as ServerEntry;

  // The entry lives in the shell's chunk, which then stands for it; see vite.config.ts.
  const entry =
    'index.html' in manifest
      ? 'index.html'
      : Object.keys(manifest).find((key) => manifest[key]?.name === 'shell' && key.endsWith('.js'))!;
  const fonts = Object.values(manifest)
    .flatMap((entry) => [entry.file, ...(entry.assets ?? [])])
    .filter((file) => /(andika-latin-400-normal|grandstander-plain-700-800).*\.woff2$/.test(file));
  const preloadFonts = [...new Set(fonts)]
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  // What every page lies on: its request need not wait for the styles to be read.
  const preloadTable = ['light/day', 'dark/evening']
    .map((pair) => pair.split('/'))
    .map(
      ([light, hour]) =>
        `<link rel="preload" href="/paper/table-${hour}.webp" as="image" media="(prefers-color-scheme: ${light})">`,
    )
    .join('');
  const styleText = new Map<string, string>();
  const inline = (files: string[]) =>
    files
      .map((file) => {
        if (!styleText.has(file)) styleText.set(file, readFileSync(path.join(client, file), 'utf8').trim());
        return styleText.get(file)!;
      })
      .join('');

  const page = async (head: string, body: string, address: string | null, roots: string[]) => {
    const { scripts, styles } = needs(manifest, roots);
    // Of a page that shows something already, what it does not show yet comes after the paint, in this order: the head's script turns
    // these links into what they are, and begins with the first script.
    const later = address ? ' data-later' : '';
    // A disabled link is never fetched. It also tells Vite's loader that these styles are here: else it would link them again
    // after a screen's own, with the first lazy part of a page, and turn their order round.
    const here = styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled${later}>`).join('');
    const modules = scripts
      .map((file) => `<link rel="${address ? 'later' : 'modulepreload'}" href="/${file}"${later}>`)
      .join('');
    const style = address ? await criticalCss(inline(styles), body) : inline(styles);
    const described = head.includes('name="description"');
    return template
      .replace(described ? /<meta name="description"[^>]*>/ : /$^/, '')
      .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
      .replace(address ? /<script type="module"[^>]*><\/script>/g : /$^/, '')
      .replace('<!--head-->', `${preloadFonts}${preloadTable}${head}<style>${style}</style>${here}${modules}`)
      .replace(
        '<div id="root"></div>',
        `<div id="root"${address ? ` data-path="${address}"` : ''}>${body}</div>`,
      );
  };

  const list = addresses(stories);
  for (const address of list.prerendered) {
    const { head, body } = splitHead(await renderPage(address));
    const file = path.join(client, address, 'index.html');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await page(head, body, address, [entry, screenOf(address)]));
  }
  await writeFile(
    path.join(client, 'app.html'),
    await page('<title>Story Playroom</title>', '', null, [entry]),
  );
  // The fonts stand in every page: told a second time, they would be taken up anew, and words blink.
  for (const [file, css] of styleText) await writeFile(path.join(client, file), withoutFonts(css));
  await writeFile(path.join(client, 'routes.json'), JSON.stringify({ shell: list.shell }));
  // Kept beside what is served, for `drawing-weight.ts`.
  renameSync(path.join(client, '.vite/manifest.json'), path.join(dist, 'manifest.json'));
  rmSync(path.join(client, '.vite'), { recursive: true });
  return list.prerendered.length;
}
