/**
 * A book as a file: what everybody may read of it, and what a plan opens. Both are plain JSON; laid together they are the
 * whole book. Whatever follows a spread stands in it, so the order of the spreads no longer matters.
 */
import { type Book, type BookSpread, isScene, nextSpread } from './book.ts';
import { nextIds, pathsOf } from './book-paths.ts';

/** The public part of a book, or the whole of it. */
export interface BookFile extends Book {
  readonly slug: string;
  readonly title: string;
  /** Spreads of the longest way through the whole book. */
  readonly pages: number;
  /** Whether there is more of it than this file holds. */
  readonly closed: boolean;
}

/** What of a book a plan opens; to be laid over its public part. */
export type RestOfBook = Book;

/** Cuts a book in two. @param most how many spreads of every way are everybody's; null for all */
export function splitBook(
  named: { slug: string; title: string },
  book: Book,
  most: number | null,
): { file: BookFile; rest: RestOfBook | null } {
  const spreads = book.spreads.map((spread): BookSpread => {
    const next = nextSpread(book, spread);
    return next === undefined ? spread : { ...spread, next };
  });
  const open = most === null ? spreads : spreads.slice(0, 1);
  // One step more at a time: on a forked way the first spreads of both its arms are everybody's.
  for (let step = 1; most !== null && step < most; step += 1) {
    const ids = new Set(open.flatMap((spread) => nextIds(book, spread)));
    open.push(...spreads.filter((spread) => ids.has(spread.id) && !open.includes(spread)));
  }
  const rest = spreads.filter((spread) => !open.includes(spread));
  const pages = Math.max(...pathsOf({ spreads }).map((path) => path.length));
  const file = { ...withSpreads(book, open), ...named, pages, closed: rest.length > 0 };
  return { file, rest: rest.length > 0 ? { ...withSpreads(book, rest), cast: book.cast ?? {} } : null };
}

/** The whole of a book out of its public part and the rest. */
export function joinBook(file: BookFile, rest: RestOfBook): BookFile {
  return {
    ...file,
    cast: { ...file.cast, ...rest.cast },
    sets: { ...file.sets, ...rest.sets },
    spreads: [...file.spreads, ...rest.spreads],
    closed: false,
  };
}

/** The book with only these spreads, and only the places that they name: another's place may tell what is to come. */
function withSpreads(book: Book, spreads: readonly BookSpread[]): Book {
  const scenes = spreads.flatMap(({ scene, choice }) => [
    scene,
    ...(choice?.ways ?? []).flatMap(({ picture }) => (isScene(picture) ? [picture] : [])),
  ]);
  const named = JSON.stringify(scenes);
  const sets = Object.entries(book.sets ?? {}).filter(([name]) => named.includes(JSON.stringify(name)));
  return { ...book, ...(book.sets && { sets: Object.fromEntries(sets) }), spreads };
}
