/** Reads lists of numbers from text: places `-20,4 36,-8`, or places with a size `-20,4,11`. */

type Pair = readonly [number, number];
type Triple = readonly [number, number, number];

const known = new Map<string, readonly (readonly number[])[]>();

function groups(text: string, size: number): readonly (readonly number[])[] {
  const found = known.get(text);
  if (found) return found;
  const rows = text.split(' ').map((group) => group.split(',').map(Number));
  if (rows.some((row) => row.length !== size || !row.every(Number.isFinite)))
    throw new Error(`Not groups of ${size} numbers: ${text}`);
  known.set(text, rows);
  return rows;
}

/** Pairs of numbers: `-20,4 36,-8`. Throws on anything else. */
export const pairs = (text: string): readonly Pair[] => groups(text, 2) as readonly Pair[];

/** Groups of three numbers: `-20,4,11 36,-8,9`. Throws on anything else. */
export const triples = (text: string): readonly Triple[] => groups(text, 3) as readonly Triple[];
