/** A book for export: the input of PDF and EPUB. It knows neither stories nor heroes. */
import type { WordsAt } from '../../../content/spread-layout.ts';

/** A picture's format: `page` 900 × 1320, `wide` 1500 × 1000. */
export type PictureShape = 'page' | 'wide';

/** A small picture without a frame, beside a paragraph (from 0). */
export interface KeepsakeVignette {
  readonly beside: number;
  readonly alt: string;
  /** Width divided by height. */
  readonly ratio: number;
  /** Draws it as SVG on transparent paper. */
  readonly picture: () => Promise<string>;
}

export interface KeepsakePage {
  /** Unique in the book, the id of its spread. */
  readonly id: string;
  readonly paragraphs: readonly string[];
  /** A word of the paragraphs that is set large, in letters of its own line. */
  readonly loud?: string;
  /** The picture covers the whole page, and the words, if any, lie on it; else they stand beside the picture. */
  readonly bleed?: { readonly wordsAt: WordsAt };
  /** Small pictures among the words. */
  readonly vignettes?: readonly KeepsakeVignette[];
  /** A line for the grown-up who reads along. */
  readonly aside?: string;
  /** On a choice: the question, and the option taken. */
  readonly choice?: { readonly ask: string; readonly taken: string };
  /** The picture's description. */
  readonly alt: string;
  /** Draws the picture as SVG; rejects when one of its parts can't be fetched. */
  readonly picture: (shape: PictureShape) => Promise<string>;
}

/** How a book's own pages look: colours as `#rrggbb`. */
export interface KeepsakeDesign {
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly secondTitle?: string;
  /** Draws a sheet of the patterned paper inside the cover as SVG: so many tiles across and down, 150 × 150 each. */
  readonly endpaper: (columns: number, rows: number) => string;
  /** The ornament as SVG, square. */
  readonly ornament: string;
}

export interface Keepsake {
  /** Stable over time: file names and the book's identifier derive from it. */
  readonly slug: string;
  readonly title: string;
  /** BCP 47. */
  readonly lang: string;
  /** The child's name; null for the stand-in child. */
  readonly reader: string | null;
  /** The giver's dedication, as `tidyDedication` returns it; on the cover page. */
  readonly dedication?: string;
  readonly date: Date;
  /** With a design, a title page follows the cover, and endpapers lie beside it and beside the last page. */
  readonly design?: KeepsakeDesign;
  /** The cover as SVG, 900 × 1200, with its title. */
  readonly cover: () => Promise<string>;
  /** The spreads of the path that was read, in order. */
  readonly pages: readonly KeepsakePage[];
}

/** Reports progress: pages done, out of how many. */
export type OnProgress = (done: number, of: number) => void;

/** A day as families write it: November 22, 2026. */
export const formatDay = (date: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(date);

/** The maximum length of a dedication, in characters. */
export const MAX_DEDICATION_LENGTH = 80;

/**
 * Normalizes a dedication: one line without invisible characters, at most `MAX_DEDICATION_LENGTH` long; may be
 * blank.
 */
export const tidyDedication = (typed: string): string =>
  Array.from(
    typed
      .normalize('NFC')
      .replace(/[\p{Cc}\u200B\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  )
    .slice(0, MAX_DEDICATION_LENGTH)
    .join('')
    .trim();

/** The maximum length of a reader's name in a file name. */
const MAX_NAME_LENGTH = 40;

/**
 * A file name that every system accepts: `neverland-zoe.pdf`. Latin letters lose their accents; in other
 * scripts marks are part of the word: だ is not た.
 */
export function fileName({ slug, reader }: Pick<Keepsake, 'slug' | 'reader'>, ending: string): string {
  const name = (reader ?? '')
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const short = Array.from(name).slice(0, MAX_NAME_LENGTH).join('');
  return `${[slug, short].filter(Boolean).join('-')}.${ending}`;
}

/** Whether the reader made choices on the way. */
export const hasChoices = ({ pages }: Keepsake): boolean => pages.some(({ choice }) => choice);

/** Yields to the browser, and throws an `AbortError` once the export was stopped. */
export async function yieldToBrowser(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise((resolve) => setTimeout(resolve));
  signal?.throwIfAborted();
}

/** The pages of a keepsake as a PDF: the cover, the title page where it has a design, what is read, and the end. */
export const pdfPageCount = ({ pages, design }: Keepsake): number => pages.length + (design ? 3 : 2);
