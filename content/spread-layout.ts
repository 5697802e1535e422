/** How the two pages of a spread are laid out: the one declaration for stories, the reader and files to keep. */

/** Where the words of a bleed lie: on the left page or the right one, at its head or its foot. */
export type WordsAt = 'left-top' | 'left-bottom' | 'right-top' | 'right-bottom';

/**
 * One picture over both pages. `bleed`: a few words on it, on a strip of the book's paper or, with `ink` (`#rrggbb`), on the
 * picture itself. `wordless`: there are no words.
 */
export type BleedLayout =
  | { readonly kind: 'bleed'; readonly wordsAt: WordsAt; readonly ink?: string }
  | { readonly kind: 'wordless' };

/** A small picture among the words: pieces, things or animals of the spread's own picture, without anything around them. */
export interface Vignette {
  /** What it shows, by `what`, `name` or `id`: all of the picture that are called one of these. */
  readonly of: readonly string[];
  /** The paragraph it stands beside, from 1. Several of one paragraph stand in a row under it. */
  readonly beside: number;
  /** What is read out where it is not seen. */
  readonly describe: string;
}

/** The least and the most of a page. */
export const VIGNETTES = { least: 2, most: 4 } as const;

/**
 * A plate unless told, which is words beside a framed picture. `vignettes`: small pictures among the words, for a list. The
 * plate stays where two pages lie open; where one page is shown, the small pictures take its place.
 */
export type SpreadLayout =
  | BleedLayout
  | { readonly kind: 'vignettes'; readonly pictures: readonly Vignette[] };

/** The bleed that a layout is, if it is one. */
export const bleedOf = (layout: SpreadLayout | undefined): BleedLayout | undefined =>
  layout?.kind === 'vignettes' ? undefined : layout;

/** Whether a piece, a thing or an animal with one of these names is in a vignette. */
export const isIn =
  ({ of }: Pick<Vignette, 'of'>) =>
  (...names: readonly (string | undefined)[]): boolean =>
    names.some((name) => name !== undefined && of.includes(name));
