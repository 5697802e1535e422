/** How the two pages of a spread are laid out: the one declaration for stories, the reader and files to keep. */

/** Where the words of a bleed lie: on the left page or the right one, at its head or its foot. */
export type WordsAt = 'left-top' | 'left-bottom' | 'right-top' | 'right-bottom';

/**
 * A plate unless told, which is words beside a framed picture. `bleed`: the picture covers both pages, with a few words on it,
 * on a strip of the book's paper or, with `ink` (`#rrggbb`), on the picture itself. `wordless`: the picture covers both pages
 * and there are no words.
 */
export type SpreadLayout =
  | { readonly kind: 'bleed'; readonly wordsAt: WordsAt; readonly ink?: string }
  | { readonly kind: 'wordless' };
