/** Follows a reader's choices through a book: which spreads they lead to, and why they stop there. Pure. */
import { type BookFile, type FileSpread, longestFrom } from '../../../content/book-file.ts';

/** The choices made, as the ids of the spreads they lead to, in order. */
export type Path = readonly string[];

export interface FollowedPath {
  /** From the first spread to as far as one can read now. */
  readonly spreads: readonly FileSpread[];
  /** Why it stops: the story is over, a choice is open, or the rest is locked. */
  readonly end: 'over' | 'choice' | 'closed';
  /** The page count to show: these spreads, and the longest way after them. */
  readonly pages: number;
  /** The part of the path that could be followed. */
  readonly path: Path;
}

/** Follows a path through a book. An unknown step is dropped with all after it. */
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

/** The path after choosing an option at a spread; drops later choices. */
export function withChoice({ spreads, path }: FollowedPath, at: string, to: string): Path {
  const earlier = spreads.slice(
    0,
    spreads.findIndex(({ id }) => id === at),
  );
  return [...path.slice(0, earlier.filter(({ choice }) => choice).length), to];
}

/** The option chosen at a spread, if any. */
export function chosenAt({ spreads, path }: FollowedPath, at: string): string | undefined {
  const choices = spreads.filter(({ choice }) => choice).map(({ id }) => id);
  return path[choices.indexOf(at)];
}

/** The index of the last answered choice, from 0, whose other option is unread. Undefined without one. */
export function lastAnsweredChoice(way: FollowedPath): number | undefined {
  const at = way.spreads.findLastIndex(({ id }) => chosenAt(way, id) !== undefined);
  return at < 0 ? undefined : at;
}

/** Converts a path to the text that is stored and put into URLs, and back. */
export const serializePath = (path: Path): string => path.join(',');
export const parsePath = (text: string | null | undefined): Path => (text ? text.split(',') : []);
