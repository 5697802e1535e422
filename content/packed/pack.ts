/** Writes pictures in their packed notation (`entries.ts`), where the files of books are made. */
import type { Scene } from '../../src/illustration/scene/scene.ts';
import type { FileSpread, Packed, PackedSpread, RestOfBook } from '../book-file.ts';
import { BASE, ENTRIES, type Entry, LONG, SHORT } from './entries.ts';

type Data = Readonly<Record<string, unknown>>;

const OUTLINE = /^-?\d{1,4}(\.\d)?,-?\d{1,4}(\.\d)?!?( -?\d{1,4}(\.\d)?,-?\d{1,4}(\.\d)?!?)*$/;
/** Farther than this from nought nothing is written in steps, which end at twice as many. */
const FAR = 150_000;

const digit = (n: number): string => (n === 57 ? '!' : String.fromCharCode(35 + n));

function count(n: number): string {
  if (n < SHORT) return digit(n);
  if (n < LONG) return digit(SHORT + Math.floor((n - SHORT) / BASE)) + digit((n - SHORT) % BASE);
  const rest = n - LONG;
  const places = [Math.floor(rest / BASE ** 2), Math.floor(rest / BASE) % BASE, rest % BASE];
  return digit(BASE - 1) + places.map(digit).join('');
}

const unsigned = (n: number): number => (n < 0 ? -2 * n - 1 : 2 * n);
const step = (n: number): string => count(unsigned(n));

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNear = (value: unknown, unit: number): boolean =>
  typeof value === 'number' && Math.abs(value * unit) < FAR && Math.round(value * unit) / unit === value;

/** What can be said of one kind of value. */
interface Kind {
  fits(value: unknown, entry: Entry): boolean;
  write(value: never, entry: Entry): string;
}

/** The text of a picture that is plain JSON data. `unpackScene` gives back the same. */
export function packScene(scene: Omit<Scene, 'describe'>): string {
  const [classes, words, colours]: [string[], string[], string[]] = [[], [], []];
  const last = new Map<string, number>();
  let start: readonly [number, number] = [0, 0];

  const known = (met: string[], one: string, asNew: () => string): string => {
    const i = met.indexOf(one);
    if (i >= 0) return count(i + 1);
    // Counted only after what it is made of, as the reader meets it.
    const text = count(0) + asNew();
    met.push(one);
    return text;
  };
  const word = (text: string) => known(words, text, () => count(text.length) + text);

  /** The steps to a number from the last of its name, in the unit of this one. */
  const near = (value: number, name: string, unit: number, i: 0 | 1 = 0): string => {
    const from = Math.round((last.get(name + i) ?? 0) * unit);
    last.set(name + i, value);
    return step(Math.round(value * unit) - from);
  };

  const outline = (text: string): string => {
    const points = text.split(' ').map((pair) => {
      const [x = 0, y = 0] = pair.replace('!', '').split(',').map(Number);
      return { x, y, corner: pair.endsWith('!') };
    });
    const tenths = text.includes('.');
    const unit = tenths ? 10 : 1;
    const cornered = points.filter(({ corner }) => corner).length;
    const corners = cornered === 0 ? 0 : cornered === points.length ? 1 : 2;
    let [atX, atY] = [start[0] * unit, start[1] * unit];
    start = [Math.round(points[0]!.x), Math.round(points[0]!.y)];
    const written = points.map(({ x, y, corner }) => {
      const [toX, toY] = [Math.round(x * unit), Math.round(y * unit)];
      const down = unsigned(toY - atY);
      const pair = step(toX - atX) + count(corners === 2 ? 2 * down + Number(corner) : down);
      [atX, atY] = [toX, toY];
      return pair;
    });
    return count(points.length * 6 + corners * 2 + Number(tenths)) + written.join('');
  };

  const KINDS: Readonly<Record<string, Kind>> = {
    n: {
      fits: (value, { unit }) => isNear(value, unit),
      write: (value: number, { name, unit }) => near(value, name, unit),
    },
    p: {
      fits: (value, { unit }) =>
        Array.isArray(value) && value.length === 2 && value.every((each) => isNear(each, unit)),
      write: ([x, y]: readonly [number, number], { name, unit }) =>
        near(x, name, unit) + near(y, name, unit, 1),
    },
    l: {
      fits: (value, { unit }) => Array.isArray(value) && value.every((each) => isNear(each, unit)),
      write: (value: readonly number[], { unit }) =>
        count(value.length) + value.map((each) => step(Math.round(each * unit))).join(''),
    },
    w: { fits: (value) => typeof value === 'string', write: word },
    v: {
      fits: (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
      write: (value: readonly string[]) => count(value.length) + value.map(word).join(''),
    },
    c: {
      fits: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value),
      write: (value: string) => known(colours, value, () => value.slice(1)),
    },
    s: { fits: (value) => typeof value === 'string' && OUTLINE.test(value), write: outline },
    o: { fits: isData, write: (value: Data) => object(value) },
    a: {
      fits: (value) => Array.isArray(value) && value.every(isData),
      write: (value: readonly Data[]) => count(value.length) + value.map(object).join(''),
    },
    t: { fits: (value) => value === true, write: () => '' },
    f: { fits: (value) => value === false, write: () => '' },
  };

  const object = (data: Data): string => {
    const rest: Record<string, unknown> = {};
    const found = new Set<number>();
    for (const [name, value] of Object.entries(data)) {
      const i = ENTRIES.findIndex(
        (entry) => name && entry.name === name && KINDS[entry.kind]!.fits(value, entry),
      );
      if (i < 0) rest[name] = value;
      else found.add(i);
    }
    if (Object.keys(rest).length > 0) found.add(0);
    const entries = [...found].sort((a, b) => a - b);
    const head = known(classes, entries.join(), () =>
      [...entries.map((i, at) => i - (entries[at - 1] ?? -1)), 0].map(count).join(''),
    );
    const values = entries.map((i) => {
      const entry = ENTRIES[i]!;
      if (i === 0) return word(JSON.stringify(rest));
      return KINDS[entry.kind]!.write(data[entry.name] as never, entry);
    });
    return head + values.join('');
  };
  return object(scene as unknown as Data);
}

function packSpread({ scene, choice, ...spread }: FileSpread): PackedSpread {
  const { describe: _, ...drawn } = scene;
  return {
    ...spread,
    scene: packScene(drawn),
    ...(choice && {
      choice: { ...choice, ways: choice.ways.map((way) => ({ ...way, picture: packScene(way.picture) })) },
    }),
  };
}

/** A book, or the rest of one, as it travels. */
export function packBook<T extends RestOfBook>(book: T): Packed<T> {
  return { ...book, spreads: book.spreads.map(packSpread) };
}
