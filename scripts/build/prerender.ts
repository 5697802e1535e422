/**
 * Prerenders every public address as a static page: markup from the server bundle, inlined critical CSS, preloads of
 * its code and fonts. Also writes `routes.json`, which tells the server which addresses get the shell.
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
type BuildManifest = Record<string, ManifestEntry>;
type ServerEntry = typeof import('../../src/app/entry-server.tsx');

/** A page's chunks and styles: static imports of the entry and its screen. */
function needs(manifest: BuildManifest, roots: string[]): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || scripts.has(entry.file)) return;
    scripts.add(entry.file);
    // Dependencies come before the chunk itself, as in one file.
    entry.imports?.forEach(visit);
    for (const css of entry.css ?? []) styles.add(css);
  };
  roots.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}

/** The module of the screen at an address. */
const screenOf = (address: string) =>
  `src/app/routes/${addressOf(Object.values(ADDRESSES), address)?.screen ?? 'NotFound'}.tsx`;

/** React puts titles, links and metas of a fragment before its markup; they belong in the head. */
function splitHead(markup: string): { head: string; body: string } {
  const head = /^(?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)*/s.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}

/** A drawing as a data URL. */
const inAnAttribute = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replace(/"/g, "'").replace(/[#<>]/g, encodeURIComponent)}`;

export async function prerender(dist: string, stories: readonly string[]): Promise<number> {
  const client = path.join(dist, 'client');
  // Removes comments and margins.
  const template = readFileSync(path.join(client, 'index.html'), 'utf8')
    .replace(/>\s+</g, '><')
    .replace(/<!--(?!head-->)[\s\S]*?-->/g, '')
    .replace(/^ *\/\/.*\n/gm, '')
    .replace(/^ +/gm, '')
    // Inlined: a request for it would delay the pictures.
    .replace(
      'href="/icon.svg"',
      `href="${inAnAttribute(readFileSync(path.join(client, 'icon.svg'), 'utf8'))}"`,
    );
  const manifest = JSON.parse(
    readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'),
  ) as BuildManifest;
  const { addresses, renderPage } = (await import(
    pathToFileURL(path.join(dist, 'server/entry-server.js')).href
  )) as ServerEntry;

  const entry = 'index.html';
  const fonts = Object.values(manifest)
    .flatMap((entry) => [entry.file, ...(entry.assets ?? [])])
    .filter((file) => /(andika-latin-400-normal|grandstander-plain-700-800).*\.woff2$/.test(file));
  const preloadFonts = [...new Set(fonts)]
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  // The table's texture: requested before the styles are parsed.
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
    // Styles that the first paint does not need load after it, in this order: the head script turns these links into
    // stylesheets, then loads the first script.
    const deferAttribute = address ? ' data-later' : '';
    // A disabled link is never fetched, and tells Vite's loader that these styles exist: else it would add them again
    // after a screen's own, with the page's first lazy chunk, and reverse their order.
    const styleLinks = styles
      .map((file) => `<link rel="stylesheet" href="/${file}" disabled${deferAttribute}>`)
      .join('');
    const modules = scripts
      .map((file) => `<link rel="${address ? 'later' : 'modulepreload'}" href="/${file}"${deferAttribute}>`)
      .join('');
    const style = address ? await criticalCss(inline(styles), body) : inline(styles);
    const hasDescription = head.includes('name="description"');
    return template
      .replace(hasDescription ? /<meta name="description"[^>]*>/ : /$^/, '')
      .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
      .replace(address ? /<script type="module"[^>]*><\/script>/g : /$^/, '')
      .replace(
        '<!--head-->',
        `${preloadFonts}${preloadTable}${head}<style>${style}</style>${styleLinks}${modules}`,
      )
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
  // Fonts are inlined in every page: declaring them twice would reload them and make words flicker.
  for (const [file, css] of styleText) await writeFile(path.join(client, file), withoutFonts(css));
  await writeFile(path.join(client, 'routes.json'), JSON.stringify({ shell: list.shell }));
  // Written beside the served files, for `drawing-bundle-size.ts`.
  renameSync(path.join(client, '.vite/manifest.json'), path.join(dist, 'manifest.json'));
  rmSync(path.join(client, '.vite'), { recursive: true });
  return list.prerendered.length;
}
