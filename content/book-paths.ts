/** The ways through a book: which spread follows which, and every path from the first to an end. Pure. */
import { type Book, type BookSpread, nextSpread } from './book.ts';

type Spreads = Pick<Book, 'spreads'>;

/** The ids of the spreads that may follow this one; none where the story ends. */
export function nextIds(book: Spreads, spread: BookSpread): string[] {
  if (spread.choice) return spread.choice.ways.map(({ to }) => to);
  const next = nextSpread(book, spread);
  return next ? [next] : [];
}

/** The ids of a spread and of all that may come after it; ids that no spread has are left out. */
export function reachableFrom(book: Spreads, id: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const spread = book.spreads.find((candidate) => candidate.id === next);
    if (!spread || reached.has(next)) continue;
    reached.add(next);
    waiting.push(...nextIds(book, spread));
  }
  return reached;
}

/** Every path from the first spread to an end. The book must have no ring and no way that leads nowhere. */
export function pathsOf(book: Spreads): BookSpread[][] {
  const from = (spread: BookSpread): BookSpread[][] => {
    const on = nextIds(book, spread).map((id) => book.spreads.find((candidate) => candidate.id === id)!);
    return on.length === 0 ? [[spread]] : on.flatMap((next) => from(next).map((path) => [spread, ...path]));
  };
  const [first] = book.spreads;
  return first ? from(first) : [];
}
