/** Test fixtures: a small book, and our fonts read from node_modules. */
import { readFileSync } from 'node:fs';
import { designOf } from '../../../content/book-design.ts';
import { endpaperSheet, ornamentSvg } from '../../../content/endpaper.ts';
import { COVERS } from '../../../content/generated/covers.ts';
import type { Keepsake, KeepsakeDesign } from './keepsake.ts';
import { Font } from './pdf/font.ts';
import type { FontSource, RasterWord } from './pdf/text-renderer.ts';

const sheet = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1320" width="900" height="1320" aria-hidden="true" focusable="false"><defs><path id="s1" d="M0 0l900 0l0 1320l-900 0z"/></defs><g stroke-linejoin="round" stroke-linecap="round" paint-order="stroke"><use href="#s1" fill="${colour}"/></g></svg>`;

export const keepsakeFixture: Keepsake = {
  slug: 'made-up',
  title: 'The Made-up Book',
  lang: 'en-US',
  reader: 'Zoë',
  date: new Date('2026-11-22T12:00:00Z'),
  cover: async () => sheet('#123456'),
  pages: [
    {
      id: 'gate',
      paragraphs: ['Zoë came to a gate.'],
      alt: 'A gate.',
      picture: async () => sheet('#aabbcc'),
    },
    {
      id: 'fork',
      paragraphs: ['There were two ways.', '“Hm,” said Zoë & waited <long>.'],
      alt: 'A fork in the road.',
      choice: { ask: 'Which way?', taken: 'Up the hill' },
      picture: async () => sheet('#ffffff'),
    },
    {
      id: 'home',
      paragraphs: ['Home.'],
      aside: 'Where is home?',
      alt: 'A house.',
      picture: async () => sheet('#000000'),
    },
  ],
};

const { day, endpaper } = designOf(COVERS.neverland!);

export const designFixture: KeepsakeDesign = {
  ...day,
  secondTitle: 'Just One',
  endpaper: (columns, rows) => endpaperSheet(endpaper, columns, rows),
  ornament: ornamentSvg(endpaper),
};

const FILES = {
  text: ['andika/files/andika-latin-400', 'andika/files/andika-latin-ext-400'],
  bold: ['andika/files/andika-latin-700'],
  display: ['grandstander/files/grandstander-latin-700'],
} as const;

/** Fonts without a canvas: words to rasterize become a black square, and are recorded. */
export function fontsFromDisk(): FontSource & { readonly painted: string[] } {
  const fonts = new Map<string, Font>();
  const painted: string[] = [];
  const get = (file: string): Font => {
    const font =
      fonts.get(file) ??
      new Font(
        file.slice(file.lastIndexOf('/') + 1),
        new Uint8Array(readFileSync(`node_modules/@fontsource/${file}-normal.woff`)),
      );
    fonts.set(file, font);
    return font;
  };
  return {
    painted,
    fonts: async (face) => FILES[face].map(get),
    used: () => fonts.values(),
    paint: async ({ text, emoji }, _, dots): Promise<RasterWord> => {
      painted.push(text);
      const cover = new Uint8Array(16).fill(255);
      return {
        pixels: { width: 4, height: 4, colours: new Uint8Array(emoji ? 48 : 0), cover },
        ...{ advance: text.length, at: [0, 0], width: dots / dots, height: 1 },
      };
    },
  };
}
