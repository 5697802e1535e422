/** A book as it is kept outside of the app: what a PDF or an EPUB is made of. It knows neither stories nor heroes. */

/** How a picture is drawn: `page` 900 × 1320, `wide` 1500 × 1000. */
export type PictureShape = 'page' | 'wide';

export interface KeepsakePage {
  /** Unique in the book, as the reader calls its spread. */
  readonly id: string;
  readonly paragraphs: readonly string[];
  /** A line for the grown-up who reads along. */
  readonly aside?: string;
  /** Where the story asked, what was asked and which way was taken. */
  readonly choice?: { readonly ask: string; readonly taken: string };
  /** What the picture shows, for who can't see it. */
  readonly alt: string;
  /** The picture as SVG, drawn when it is asked for; rejects when a part of it can't be fetched. */
  readonly picture: (shape: PictureShape) => Promise<string>;
}

export interface Keepsake {
  /** Steady over time: the names of the files and the book's identifier come from it. */
  readonly slug: string;
  readonly title: string;
  /** BCP 47. */
  readonly lang: string;
  /** The child's name; null for the child of the house. */
  readonly reader: string | null;
  /** A line of the giver's, as `tidyDedication` leaves it; on the cover's page. */
  readonly dedication?: string;
  readonly date: Date;
  /** The cover as SVG, 900 × 1200, with its title on it. */
  readonly cover: () => Promise<string>;
  /** The spreads of the way that was read, in order. */
  readonly pages: readonly KeepsakePage[];
}

/** How far the making is: pages done, of so many. */
export type OnProgress = (done: number, of: number) => void;

/** The day as a family says it: November 22, 2026. */
export const formatDay = (date: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(date);

/** Letters that a dedication may have. */
export const MAX_DEDICATION_LENGTH = 80;

/** A dedication as it is printed: one line without invisible marks, at most `LONGEST_DEDICATION` letters; may be blank. */
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

/** Letters of a reader's name that a file's name has. */
const MAX_NAME_LENGTH = 40;

/**
 * A name of a file that every system takes: `neverland-zoe.pdf`. Latin letters go without their accents; in other scripts
 * marks are part of the word: だ is not た.
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

/** What the other pages never say: whether the reader chose on the way. */
export const hasChoices = ({ pages }: Keepsake): boolean => pages.some(({ choice }) => choice);

/** Lets the browser answer what waits, and throws an `AbortError` once the making was stopped. */
export async function yieldToBrowser(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise((resolve) => setTimeout(resolve));
  signal?.throwIfAborted();
}
