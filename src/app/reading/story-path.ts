/** The way through a book that a reader has taken: which spreads lie before her, and why they end where they do. Pure. */
import { type BookFile, type FileSpread, longestFrom } from '../../../content/book-file.ts';

/** The ways taken, as the ids of the spreads they lead to, in order. */
export type Path = readonly string[];

export interface FollowedPath {
  /** From the first to as far as one can go now. */
  readonly spreads: readonly FileSpread[];
  /** What comes after the last of them: the story is over, a way must be chosen, or the rest is not here. */
  readonly end: 'over' | 'choice' | 'closed';
  /** How many spreads the reader is told of: those, and the longest way after them. */
  readonly pages: number;
  /** The part of the path that was of use. */
  readonly path: Path;
}

/** Follows a path through a book. Steps that the book does not know are dropped, and all after them. */
export function followPath(book: BookFile, path: Path): FollowedPath {
  const [first] = book.spreads;
  if (!first) throw new Error(`${book.slug} has no spreads.`);
  const spreads = [first];
  const taken: string[] = [];
  for (;;) {
    const current = spreads.at(-1)!;
    let next = current.next;
    if (current.choice) {
      const step = path[taken.length];
      if (step === undefined || !current.choice.ways.some(({ to }) => to === step)) {
        const after = Math.max(0, ...current.choice.ways.map(({ to }) => longestFrom(book.spreads, to)));
        const pages = book.closed ? book.pages : spreads.length + after;
        return { spreads, end: 'choice', pages: Math.max(pages, spreads.length + 1), path: taken };
      }
      taken.push(step);
      next = step;
    }
    if (next === null) return { spreads, end: 'over', pages: spreads.length, path: taken };
    const spread = book.spreads.find(({ id }) => id === next);
    if (!spread)
      return { spreads, end: 'closed', pages: Math.max(book.pages, spreads.length + 1), path: taken };
    spreads.push(spread);
  }
}

/** The path after a way was taken at a spread of the walk; what had been chosen from there on is forgotten. */
export function withChoice({ spreads, path }: FollowedPath, at: string, to: string): Path {
  const earlier = spreads.slice(
    0,
    spreads.findIndex(({ id }) => id === at),
  );
  return [...path.slice(0, earlier.filter(({ choice }) => choice).length), to];
}

/** The way taken at a spread of the walk, if one was. */
export function chosenAt({ spreads, path }: FollowedPath, at: string): string | undefined {
  const choices = spreads.filter(({ choice }) => choice).map(({ id }) => id);
  return path[choices.indexOf(at)];
}

/** Where the last question of the walk that was answered stands, from 0: its other way is untaken. Undefined without one. */
export function lastAnsweredChoice(way: FollowedPath): number | undefined {
  const at = way.spreads.findLastIndex(({ id }) => chosenAt(way, id) !== undefined);
  return at < 0 ? undefined : at;
}

/** A path as it is kept and put into an address, and back. */
export const serializePath = (path: Path): string => path.join(',');
export const parsePath = (text: string | null | undefined): Path => (text ? text.split(',') : []);
