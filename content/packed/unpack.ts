/** Reads pictures out of their packed notation (`entries.ts`), where a book is opened. */
import type { Scene } from '../../src/illustration/scene/scene.ts';
import type {
  BookFile,
  FileSpread,
  FileWay,
  Packed,
  PackedSpread,
  PackedWay,
  RestOfBook,
} from '../book-file.ts';
import { BASE, ENTRIES, type Entry, LONG, SHORT } from './entries.ts';

const signed = (n: number): number => (n % 2 ? -(n + 1) / 2 : n / 2);

/** A picture out of its text. What `packScene` did not write gives nonsense or throws. */
export function unpackScene(text: string): Scene {
  let at = 0;
  const [classes, words, colours]: [Entry[][], string[], string[]] = [[], [], []];
  const last: Record<string, [number, number]> = {};
  let [startX, startY] = [0, 0];

  const digit = (): number => {
    const code = text.charCodeAt(at++);
    return code === 33 ? 57 : code - 35;
  };
  const count = (): number => {
    const first = digit();
    if (first < SHORT) return first;
    if (first < BASE - 1) return SHORT + (first - SHORT) * BASE + digit();
    return LONG + (digit() * BASE + digit()) * BASE + digit();
  };
  const step = () => signed(count());
  const letters = (length: number): string => {
    at += length;
    return text.slice(at - length, at);
  };
  const many = <T>(read: () => T): T[] => {
    const all: T[] = [];
    for (let left = count(); left; left--) all.push(read());
    return all;
  };
  /** One that was met before, or a new one. */
  const known = <T>(met: T[], read: () => T): T => {
    const i = count() || met.push(read());
    return met[i - 1]!;
  };
  const word = () => known(words, () => letters(count()));
  const near = (name: string, unit: number, i: 0 | 1 = 0): number => {
    last[name] ??= [0, 0];
    last[name][i] = (Math.round(last[name][i] * unit) + step()) / unit;
    return last[name][i];
  };

  const outline = (): string => {
    const head = count();
    const unit = head % 2 ? 10 : 1;
    const corners = (head >> 1) % 3;
    let x = startX * unit;
    let y = startY * unit;
    let points = '';
    for (let left = Math.floor(head / 6); left; left--) {
      x += step();
      const down = count();
      y += signed(corners > 1 ? down >> 1 : down);
      if (points) points += ' ';
      else [startX, startY] = [Math.round(x / unit), Math.round(y / unit)];
      points += `${x / unit},${y / unit}${(corners > 1 ? down % 2 : corners) ? '!' : ''}`;
    }
    return points;
  };

  const READ: Record<string, (name: string, unit: number) => unknown> = {
    n: (name, unit) => near(name, unit),
    p: (name, unit) => [near(name, unit), near(name, unit, 1)],
    l: (_, unit) => many(() => step() / unit),
    w: word,
    v: () => many(word),
    c: () => known(colours, () => `#${letters(6)}`),
    s: outline,
    o: () => object(),
    a: () => many(object),
    t: () => true,
    f: () => false,
  };
  const object = (): Record<string, unknown> => {
    const entries = known(classes, () => {
      const own: Entry[] = [];
      for (let i = -1, by = count(); by; by = count()) {
        i += by;
        own.push(ENTRIES[i]!);
      }
      return own;
    });
    const made: Record<string, unknown> = {};
    for (const { kind, unit, name } of entries)
      if (name) made[name] = READ[kind]!(name, unit);
      else Object.assign(made, JSON.parse(word()));
    return made;
  };
  return object() as unknown as Scene;
}

/** Read when it is first asked for. A picture that a device has kept from before it was packed is there already. */
function picture(packed: string | Scene, describe?: string): () => Scene {
  let read: Scene | undefined;
  return () => {
    if (typeof packed !== 'string') return packed;
    read ??= { ...unpackScene(packed), ...(describe !== undefined && { describe }) };
    return read;
  };
}

function unpackWay({ picture: packed, ...way }: PackedWay): FileWay {
  const read = picture(packed);
  return {
    ...way,
    get picture() {
      return read();
    },
  };
}

function unpackSpread({ scene, choice, ...spread }: PackedSpread): FileSpread {
  const describe = typeof scene === 'string' ? (spread.describe ?? '') : scene.describe;
  const read = picture(scene, describe);
  return {
    ...spread,
    describe,
    get scene() {
      return read();
    },
    ...(choice && { choice: { ...choice, ways: choice.ways.map(unpackWay) } }),
  };
}

/** A book, or the rest of one, as the reader tells it; each of its pictures is read when it is asked for. */
export function unpackBook(book: Packed<BookFile>): BookFile;
export function unpackBook(book: Packed<RestOfBook>): RestOfBook;
export function unpackBook(book: Packed<RestOfBook>): RestOfBook {
  return { ...book, spreads: book.spreads.map(unpackSpread) };
}
