/**
 * Writes a keepsake as a fixed-layout EPUB 3: the text stays text, pictures stay the kit's SVG, and fonts are
 * embedded. Zipped page by page, as the PDF is written.
 */
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { type Keepsake, type OnProgress, yieldToBrowser } from '../keepsake.ts';
import { buildEpubPages, stylesheet, vignetteName, xhtml } from './epub-pages.ts';
import { CONTAINER, navigation, overlay, type PageAudio, packageDocument } from './package-document.ts';

/** A font file of the book. */
export interface EpubFont {
  /**
   * The family as the stylesheet names it: Andika or Grandstander, followed by the script where that is not
   * Latin.
   */
  readonly family: string;
  readonly weight: 400 | 700;
  readonly bytes: Uint8Array;
}

/** A recording of a page, in an audio format of EPUB. */
export interface EpubAudio {
  readonly sound: Uint8Array;
  readonly type: 'audio/mp4' | 'audio/mpeg' | 'audio/ogg; codecs=opus';
  readonly seconds: number;
  /** When each sentence of the page ends, in seconds, the last one with the recording; without them it is read as one. */
  readonly cuts?: readonly number[];
}

export interface EpubOptions {
  /** Renders the cover's SVG as JPEG: the library shelves of e-readers show no SVG. */
  readonly renderCover: (svg: string) => Promise<Uint8Array>;
  /** The fonts that the text needs. */
  readonly fonts: (text: string) => Promise<readonly EpubFont[]>;
  /** Recordings by page id. Only when requested. */
  readonly voices?: ReadonlyMap<string, EpubAudio>;
  readonly signal?: AbortSignal;
  readonly onPage?: OnProgress;
}

const AUDIO_EXTENSIONS = {
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg; codecs=opus': 'opus',
} as const;

/** Enough of the patterned paper for half of a page. */
const ENDPAPER_TILES = [5, 7] as const;

/** Writes the file. Rejects as `makePdf` does. */
export async function makeEpub(keepsake: Keepsake, options: EpubOptions): Promise<Blob> {
  const { signal, onPage } = options;
  const zip = new ZipBuilder();
  const bySentence = new Set([...(options.voices ?? [])].flatMap(([id, { cuts }]) => (cuts ? [id] : [])));
  const leaves = buildEpubPages(keepsake, bySentence);
  const of = keepsake.pages.length + 1;
  onPage?.(0, of);
  await yieldToBrowser(signal);
  // The first entry, uncompressed: readers recognize an EPUB by it.
  zip.add('mimetype', strToU8('application/epub+zip'), false);
  zip.add('META-INF/container.xml', strToU8(CONTAINER));
  zip.add('book/cover.jpg', await options.renderCover(await keepsake.cover()), false);
  const { design } = keepsake;
  if (design) {
    zip.add('book/endpaper.svg', strToU8(standaloneSvg(design.endpaper(...ENDPAPER_TILES))));
    zip.add('book/ornament.svg', strToU8(standaloneSvg(design.ornament)));
  }
  onPage?.(1, of);
  const voices: PageAudio[] = [];
  for (const [at, page] of keepsake.pages.entries()) {
    await yieldToBrowser(signal);
    zip.add(
      `book/picture-${at + 1}.svg`,
      strToU8(standaloneSvg(await page.picture(page.bleed ? 'wide' : 'page'))),
    );
    for (const [n, vignette] of (page.vignettes ?? []).entries())
      zip.add(`book/${vignetteName(at + 1, n)}.svg`, strToU8(standaloneSvg(await vignette.picture())));
    const voice = options.voices?.get(page.id);
    if (voice) {
      const told = { leaf: `page-${at + 1}`, file: `voice-${at + 1}.${AUDIO_EXTENSIONS[voice.type]}` };
      voices.push({ ...voice, ...told });
      zip.add(`book/${told.file}`, voice.sound, false);
    }
    onPage?.(at + 2, of);
  }
  const fonts = (await options.fonts(leaves.map(({ body }) => body).join(''))).map((font, at) => ({
    ...font,
    file: `font-${at + 1}.woff`,
  }));
  signal?.throwIfAborted();
  for (const { file, bytes } of fonts) zip.add(`book/${file}`, bytes, false);
  for (const leaf of leaves) zip.add(`book/${leaf.name}.xhtml`, strToU8(xhtml(leaf, keepsake)));
  for (const voice of voices) zip.add(`book/${voice.leaf}.smil`, strToU8(overlay(voice)));
  zip.add('book/book.css', strToU8(stylesheet(fonts, design)));
  zip.add('book/nav.xhtml', strToU8(navigation({ keepsake, leaves })));
  const packed = { keepsake, leaves, fonts: fonts.map(({ file }) => file), voices, id: newId() };
  zip.add('book/package.opf', strToU8(packageDocument(packed)));
  return zip.end();
}

/**
 * A drawing as a standalone file; the page that shows it names it. Shops that still check by SVG 1.1 (epubcheck
 * 4) know `paint-order` as a style and not as an attribute.
 */
const standaloneSvg = (svg: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${svg
    .replace(' aria-hidden="true" focusable="false"', '')
    .replaceAll(/ paint-order="([a-z ]+)"/g, ' style="paint-order:$1"')}`;

class ZipBuilder {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  readonly #zip: Zip;

  constructor() {
    this.#zip = new Zip((error, part) => {
      if (error) throw error;
      this.#parts.push(part as Uint8Array<ArrayBuffer>);
    });
  }

  add(name: string, bytes: Uint8Array, pack = true): void {
    const file = pack ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    this.#zip.add(file);
    file.push(bytes, true);
  }

  end(): Blob {
    this.#zip.end();
    return new Blob(this.#parts, { type: 'application/epub+zip' });
  }
}

/** A random UUID; browsers hide crypto.randomUUID from plain http addresses in a home network. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
