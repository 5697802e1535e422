/**
 * Parses a family's export. The file may come from anyone: its size is limited before unpacking, only known
 * fields are read, and heroes are validated as everywhere.
 */
import { unzipSync } from 'fflate';
import { type Hero, nameProblem, parseHero, tidyName } from '../../features/hero/hero.ts';
import type { LibraryEntry } from '../../features/library/reading/library-entry.ts';
import { type ExportedRecordings, parseRecordings } from './parse-recordings.ts';

/** A hero and when she was last changed, by the exporting database. */
export interface ExportedHero {
  readonly hero: Hero;
  /** Milliseconds since 1970; 0 when the file doesn't say. */
  readonly changed: number;
}

export type ExportedBook = Required<Omit<LibraryEntry, 'unsynced'>> & { readonly changed: number };

export interface ParsedExport {
  readonly heroes: readonly ExportedHero[];
  readonly books: readonly ExportedBook[];
  /** Null in a file without any. */
  readonly recordings: ExportedRecordings | null;
  /** Invalid rows, which are skipped. */
  readonly invalidRows: number;
}

/** Why a file was rejected. */
export type ExportFault = 'too-large' | 'not-ours';

export class FamilyExportError extends Error {
  override name = 'FamilyFileError';
  readonly fault: ExportFault;
  constructor(fault: ExportFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A full shelf of 5,000 books takes some 2 MB as JSON; a relative's recording of a book takes 3 at most. */
export const MAX_FILE_BYTES = 300_000_000;
/** Of the tables in a ZIP, which has recordings in a file of their own. */
const MAX_TABLE_BYTES = 10_000_000;
/** The limits of one account; see the migration of bounds. */
const MAX_HEROES = 300;
const MAX_BOOKS = 5000;

const TABLES = ['heroes', 'library'] as const;
const RECORDINGS = 'recordings';

/** Parses an export, JSON or ZIP. @throws FamilyExportError */
export function parseFamilyExport(bytes: Uint8Array): ParsedExport {
  if (bytes.length > MAX_FILE_BYTES) throw new FamilyExportError('too-large');
  const { heroes, library, recordings } = readTables(bytes);
  if (!Array.isArray(heroes) || !Array.isArray(library)) throw new FamilyExportError('not-ours');
  if (heroes.length > MAX_HEROES || library.length > MAX_BOOKS) throw new FamilyExportError('too-large');
  const children = heroes.flatMap((row) => parseHeroRow(row) ?? []);
  const books = library.flatMap((row) => parseBookRow(row) ?? []);
  return {
    heroes: children,
    books,
    recordings: parseRecordings(recordings),
    invalidRows: heroes.length + library.length - children.length - books.length,
  };
}

function readTables(bytes: Uint8Array): { heroes?: unknown; library?: unknown; recordings?: unknown } {
  try {
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
    const contents = isZip ? readTablesFromZip(bytes) : parseJson(bytes);
    return typeof contents === 'object' && contents !== null ? contents : {};
  } catch (error) {
    throw error instanceof FamilyExportError ? error : new FamilyExportError('not-ours');
  }
}

/** Reads the ZIP as saved, or repacked by a computer: then in a folder and with files of its own beside ours. */
function readTablesFromZip(bytes: Uint8Array): unknown {
  let unpacked = 0;
  const files = unzipSync(bytes, {
    // A small file may unpack to a very large one: check the declared sizes first.
    filter: ({ name, originalSize }) => {
      if (!EXPORT_FILES.test(name) || MAC_FILES.test(name)) return false;
      if (RECORDINGS_FILE.test(name)) return originalSize <= MAX_FILE_BYTES;
      unpacked += originalSize;
      if (unpacked > MAX_TABLE_BYTES) throw new FamilyExportError('too-large');
      return true;
    },
  });
  // With two exports in one ZIP take the outermost folder that has both tables.
  const folders = Object.keys(files)
    .map((name) => name.slice(0, name.lastIndexOf('/') + 1))
    .sort(
      (one, fallback) => one.split('/').length - fallback.split('/').length || one.localeCompare(fallback),
    );
  const folder = folders.find((path) => TABLES.every((table) => files[`${path}${table}.json`]));
  if (folder !== undefined)
    return Object.fromEntries(
      [...TABLES, RECORDINGS].flatMap((table) => {
        const file = files[`${folder}${table}.json`];
        return file ? [[table, parseJson(file)]] : [];
      }),
    );
  // The JSON export, zipped by a mail program.
  const jsonFile = Object.keys(files).find((name) => JSON_EXPORT.test(name));
  return jsonFile === undefined ? null : parseJson(files[jsonFile] as Uint8Array);
}

const JSON_EXPORT = /(^|\/)story-playroom[^/]*\.json$/;
const RECORDINGS_FILE = new RegExp(`(^|/)${RECORDINGS}\\.json$`);
const EXPORT_FILES = new RegExp(`(^|/)(${[...TABLES, RECORDINGS].join('|')})\\.json$|${JSON_EXPORT.source}`);
/** Files that macOS adds: a folder, and a shadow of each file. */
const MAC_FILES = /(^|\/)(__MACOSX\/|\._)/;

/** Parses JSON as editors save it: UTF-8 or UTF-16, with or without a byte order mark. Throws otherwise. */
function parseJson(bytes: Uint8Array): unknown {
  const [first, second] = bytes;
  const encoding =
    (first === 0xff && second === 0xfe) || second === 0
      ? 'utf-16le'
      : (first === 0xfe && second === 0xff) || first === 0
        ? 'utf-16be'
        : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  return JSON.parse(text.slice(Math.max(0, text.search(/[[{]/))));
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PATH = /^([a-z0-9-]+(,[a-z0-9-]+)*)?$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function parseHeroRow(row: unknown): ExportedHero | null {
  const hero = parseHero(row);
  if (!hero || nameProblem(hero.name) !== null) return null;
  const { updated_at } = row as Record<string, unknown>;
  return { hero: { ...hero, name: tidyName(hero.name) }, changed: parseTime(updated_at) };
}

function parseBookRow(row: unknown): ExportedBook | null {
  if (typeof row !== 'object' || row === null) return null;
  const from = row as Record<string, unknown>;
  const { story_slug: story, hero_id: hero = null, path = '' } = from;
  const { friend_id: friend = null, third_id: third = null, fourth_id: fourth = null } = from;
  if (typeof story !== 'string' || story.length > 80 || !SLUG.test(story)) return null;
  if (typeof path !== 'string' || path.length > 400 || !PATH.test(path)) return null;
  if (!isId(hero) || !isId(friend) || !isId(third) || !isId(fourth)) return null;
  const number = (name: string, least: number, most: number, fallback?: number): number | null => {
    const value = from[name] ?? fallback;
    return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? (value as number)
      : null;
  };
  const pages = number('pages', 1, 500);
  const page = number('page', 0, pages ?? 0);
  const reading = number('reading', 1, 10_000, 1);
  const rating = number('rating', 0, 5, 0);
  if (pages === null || page === null || reading === null || rating === null) return null;
  return {
    ...{ story, hero, friend, third, fourth, path, pages, page, reading, rating },
    favourite: from.favourite === true,
    readAt: parseDate(from.read_at),
    savedAt: parseDate(from.saved_at) ?? new Date(0).toISOString(),
    completedAt: parseDate(from.completed_at),
    changed: parseTime(from.updated_at),
  };
}

const isId = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && UUID.test(value));

function parseTime(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) || 0 : 0;
}

/** Limits a date to today: no book was saved in the future. */
function parseDate(value: unknown): string | null {
  const time = parseTime(value);
  return time > 0 ? new Date(Math.min(time, Date.now())).toISOString() : null;
}
