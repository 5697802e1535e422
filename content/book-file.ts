/**
 * A book as the browser gets it: plain JSON with every picture staged already (its set put up, an earlier picture's changes
 * made), so that reading needs neither sets nor the order of the spreads. `content/split-book.ts` makes the files.
 */

import type { CastMember } from '../illustration/scene/format/book.ts';
import type { Scene } from '../illustration/scene/format/scene.ts';
import type { Book, BookSpread, CastChild, Friend } from './book.ts';
import type { BookDesign } from './book-design.ts';
import type { LoudWord } from './loud-word.ts';
import type { Template } from './slots.ts';
import type { BleedLayout, Vignette } from './spread-layout.ts';
import type { Question } from './talk.ts';

/** How many cells of colour stand for a picture, in each direction. */
export const COLOUR_CELLS = 8;

export interface FileWay {
  readonly label: string;
  /** The id of the spread it leads to. */
  readonly to: string;
  /** Drawn wide, 3:2. */
  readonly picture: Scene;
  /** As of a spread. */
  readonly colours?: string;
}

/** A small picture among the words. */
export interface FileVignette extends Vignette {
  /** Where it lies on the stage of the spread's scene, page units; the whole page until the build has measured it. */
  readonly box?: readonly [left: number, top: number, width: number, height: number];
}

export interface FileSpread {
  readonly id: string;
  readonly text: readonly Template[];
  readonly scene: Scene;
  /** The picture's colours in `COLOUR_CELLS` × `COLOUR_CELLS` cells, as base64 of RGB bytes: shown before it is drawn. */
  readonly colours?: string;
  /** How far down the hero's face is in the wide picture, 0 at its top and 1 at its foot: what a crop keeps. */
  readonly face?: number;
  readonly layout?: BleedLayout;
  readonly vignettes?: readonly FileVignette[];
  readonly loud?: LoudWord;
  readonly film?: number;
  /** The id of the spread that follows; null where the story ends or the reader chooses. */
  readonly next: string | null;
  readonly choice?: { readonly ask: Template; readonly ways: readonly FileWay[] };
  readonly forGrownUp?: Template;
  readonly question?: Question;
}

/** What a book is called, and how its own pages look; without a design it has no title page. */
export interface NamedBook {
  readonly slug: string;
  readonly title: string;
  readonly secondTitle?: string;
  readonly design?: BookDesign;
}

/** What everybody may read of a book, or with `closed` false the whole of it. */
export interface BookFile extends NamedBook {
  readonly cast?: Readonly<Record<string, CastMember>>;
  readonly friend?: Friend;
  readonly third?: CastChild;
  readonly fourth?: CastChild;
  /** Spreads of the longest way through the whole book. */
  readonly pages: number;
  /** Whether there is more of it than this file holds. */
  readonly closed: boolean;
  /** The story begins with the first; the others are found by what leads to them. */
  readonly spreads: readonly FileSpread[];
}

/** What of a book a plan opens, to be laid beside its public part. */
export interface RestOfBook {
  readonly spreads: readonly FileSpread[];
}

/** The whole of a book out of its public part and the rest. */
export function joinBook(file: BookFile, rest: RestOfBook): BookFile {
  return { ...file, spreads: [...file.spreads, ...rest.spreads], closed: false };
}

/** The ids of the spreads that may follow this one; none where the story ends. */
export function waysOn(spread: FileSpread): string[] {
  if (spread.choice) return spread.choice.ways.map(({ to }) => to);
  return spread.next === null ? [] : [spread.next];
}

/** How many spreads the longest way takes from this one to an end, this one counted; unknown ones count nothing. */
export function longestFrom(spreads: readonly FileSpread[], id: string): number {
  const spread = spreads.find((candidate) => candidate.id === id);
  if (!spread) return 0;
  return 1 + Math.max(0, ...waysOn(spread).map((next) => longestFrom(spreads, next)));
}

/** A book whose pictures are whole as they are written: no sets, no picture made from another. */
export interface WholeBook extends Book {
  readonly spreads: readonly (BookSpread & { readonly scene: Scene })[];
}

export const scenesOf = (book: WholeBook): Scene[] => book.spreads.map(({ scene }) => scene);

/** Makes the file of a whole book without staging anything. */
export function fileOf(named: NamedBook, book: WholeBook): BookFile {
  const spreads = book.spreads.map(({ id, text, scene, film }, at) => ({
    id,
    text,
    scene,
    ...(film !== undefined && { film }),
    next: book.spreads[at + 1]?.id ?? null,
  }));
  return { ...named, pages: spreads.length, closed: false, spreads };
}
