/**
 * Imports a family's export into an account: the same or another one, on this installation or any other. Newer
 * data in the account wins: a hero changed since, a later reading, a later page. The database enforces the
 * plan's limits.
 */
import { furtherPlace, laterTime } from '../../features/library/reading/reading-record.ts';
import { ApiProblem, throwIfError } from '../../platform/api-problem.ts';
import { fetchAllRows } from '../../platform/fetch-all-rows.ts';
import type { Supabase } from '../../platform/supabase.ts';
import type { ExportedBook, ExportedHero, ParsedExport } from './parse-family-export.ts';

/** The outcome of an import. */
export interface ImportResult {
  /** Added, or newer than the account's version. */
  heroes: number;
  books: number;
  /** Already in the account, as new or newer. */
  unchanged: number;
  /** Over the plan's limit. */
  overLimit: { heroes: number; books: number };
  /** Rejected by the account, such as a story that does not exist here. */
  rejected: number;
}

/** Books per insert: one call for a usual shelf. */
const BATCH_SIZE = 100;

interface HeroRow {
  readonly id: string;
  readonly updated_at: string;
}

interface BookRow {
  readonly story_slug: string;
  readonly hero_id: string | null;
  readonly reading: number;
  readonly page: number;
  readonly rating: number;
  readonly favourite: boolean;
  readonly read_at: string | null;
  readonly updated_at: string;
}

/**
 * Throws `ApiProblem`, or a network error; everything done until then stays, and importing the file again is
 * safe.
 */
export async function importFamily(
  client: Supabase,
  memberId: string,
  file: ParsedExport,
): Promise<ImportResult> {
  const result: ImportResult = {
    heroes: 0,
    books: 0,
    unchanged: 0,
    overLimit: { heroes: 0, books: 0 },
    rejected: 0,
  };
  const ids = await importHeroes(client, memberId, file.heroes, result);
  const heroIdFor = (id: string | null) => (id === null ? null : (ids.get(id) ?? null));
  // A hero over the limit is dropped, but her books stay without a hero; of two books that then collide the
  // further one stays.
  const books = file.books.map((book) => ({
    ...book,
    hero: heroIdFor(book.hero),
    friend: heroIdFor(book.friend),
    third: heroIdFor(book.third),
    fourth: heroIdFor(book.fourth),
  }));
  await importBooks(client, memberId, mergeDuplicates(books), result);
  return result;
}

/** @returns the ids in the account by those of the file; a hero that was not imported has none */
async function importHeroes(
  client: Supabase,
  memberId: string,
  heroes: readonly ExportedHero[],
  result: ImportResult,
): Promise<Map<string, string>> {
  const existing = await readHeroRows(client, memberId);
  const ids = new Map<string, string>();
  for (const { hero, changed } of heroes) {
    const id = idFor(hero.id, memberId, existing);
    const existingRow = existing.get(id);
    const { name, pronouns, look } = hero;
    const row = { name, pronouns, look: { ...look } };
    try {
      if (!existingRow) throwIfError(await client.from('heroes').insert({ id, user_id: memberId, ...row }));
      else if (Date.parse(existingRow.updated_at) < changed)
        throwIfError(await client.from('heroes').update(row).eq('id', id).eq('user_id', memberId));
      if (existingRow && Date.parse(existingRow.updated_at) >= changed) result.unchanged += 1;
      else result.heroes += 1;
      ids.set(hero.id, id);
    } catch (error) {
      countFailure(error, result, 'heroes');
    }
  }
  return ids;
}

/** The ids in the account by those of a file whose heroes have been imported. */
export async function importedHeroIds(
  client: Supabase,
  memberId: string,
  heroes: readonly ExportedHero[],
): Promise<Map<string, string>> {
  const existing = await readHeroRows(client, memberId);
  return new Map(heroes.map(({ hero: { id } }) => [id, idFor(id, memberId, existing)]));
}

/** An id of the file may belong to another family's hero; importing the same file twice finds the same hero. */
const idFor = (id: string, memberId: string, existing: ReadonlyMap<string, HeroRow>): string =>
  existing.has(id) ? id : deriveId(memberId, id);

async function readHeroRows(client: Supabase, memberId: string): Promise<Map<string, HeroRow>> {
  const rows = await readAllRows<HeroRow>(client, memberId, 'heroes', 'id, updated_at');
  return new Map(rows.map((row) => [row.id, row]));
}

async function importBooks(
  client: Supabase,
  memberId: string,
  books: readonly ExportedBook[],
  result: ImportResult,
): Promise<void> {
  const rows = await readAllRows<BookRow>(
    client,
    memberId,
    'library_entries',
    'story_slug, hero_id, reading, page, rating, favourite, read_at, updated_at',
  );
  const existing = new Map(rows.map((row) => [`${row.story_slug}|${row.hero_id ?? ''}`, row]));
  const newBooks: ExportedBook[] = [];
  for (const book of books) {
    const existingRow = existing.get(keyOf(book));
    if (!existingRow) newBooks.push(book);
    else if (await updateBook(client, memberId, book, existingRow)) result.books += 1;
    else result.unchanged += 1;
  }
  // Newest first, in case the plan has no room for all.
  newBooks.sort((a, b) => b.savedAt.localeCompare(a.savedAt));
  for (let index = 0; index < newBooks.length; index += BATCH_SIZE) {
    const part = newBooks.slice(index, index + BATCH_SIZE);
    try {
      throwIfError(await client.from('library_entries').insert(part.map((book) => rowOf(memberId, book))));
      result.books += part.length;
    } catch (error) {
      if (!(error instanceof ApiProblem) || !['no-room', 'refused'].includes(error.problem)) throw error;
      await importOneByOne(client, memberId, part, result);
    }
  }
}

/** Inserts a rejected batch book by book. */
async function importOneByOne(
  client: Supabase,
  memberId: string,
  books: readonly ExportedBook[],
  result: ImportResult,
): Promise<void> {
  for (const book of books) {
    try {
      throwIfError(await client.from('library_entries').insert(rowOf(memberId, book)));
      result.books += 1;
    } catch (error) {
      countFailure(error, result, 'books');
    }
  }
}

/**
 * Updates a book that the account already has: the further place and the later reading win, stars are set where
 * there are none, and a favourite is added but never removed.
 */
async function updateBook(
  client: Supabase,
  memberId: string,
  book: ExportedBook,
  existing: BookRow,
): Promise<boolean> {
  const isFurther =
    book.reading > existing.reading || (book.reading === existing.reading && book.page > existing.page);
  const { story, hero, page, pages, reading, path, rating, favourite, readAt } = book;
  const since = readAt !== null && Date.parse(readAt) > (Date.parse(existing.read_at ?? '') || 0);
  if (isFurther || since)
    throwIfError(
      await client.rpc('save_progress', {
        story_slug: story,
        hero_id: hero,
        ...{ page, pages, reading, path },
        ...roleColumns(book),
        ...(readAt && { read_at: readAt }),
      }),
    );
  const starred =
    rating > 0 &&
    (existing.rating === 0 || (rating !== existing.rating && book.changed > Date.parse(existing.updated_at)));
  const hearted = favourite && !existing.favourite;
  if (starred || hearted) {
    const ownBooks = client
      .from('library_entries')
      .update({ ...(starred && { rating }), ...(hearted && { favourite }) })
      .eq('user_id', memberId)
      .eq('story_slug', story);
    throwIfError(await (hero === null ? ownBooks.is('hero_id', null) : ownBooks.eq('hero_id', hero)));
  }
  return isFurther || since || starred || hearted;
}

const keyOf = ({ story, hero }: ExportedBook): string => `${story}|${hero ?? ''}`;

function mergeDuplicates(books: readonly ExportedBook[]): ExportedBook[] {
  const latest = new Map<string, ExportedBook>();
  for (const book of books) {
    const other = latest.get(keyOf(book));
    latest.set(keyOf(book), {
      ...(other ? furtherPlace(other, book) : book),
      favourite: book.favourite || other?.favourite === true,
      readAt: laterTime(book.readAt, other?.readAt ?? null),
    });
  }
  return [...latest.values()];
}

function rowOf(memberId: string, book: ExportedBook) {
  const { story, hero, reading, page, pages, path, rating, favourite, readAt, savedAt, completedAt } = book;
  return {
    ...{ user_id: memberId, story_slug: story, hero_id: hero, ...roleColumns(book) },
    ...{ reading, page, pages, path, rating, favourite, read_at: readAt },
    ...{ saved_at: savedAt, completed_at: completedAt },
  };
}

const roleColumns = ({ friend, third, fourth }: ExportedBook) => ({
  friend_id: friend,
  third_id: third,
  fourth_id: fourth,
});

/** Counts what the account rejects, and rethrows errors that pass by themselves. */
function countFailure(error: unknown, result: ImportResult, kind: keyof ImportResult['overLimit']): void {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.problem === 'no-room') result.overLimit[kind] += 1;
  else if (error.problem === 'refused') result.rejected += 1;
  else throw error;
}

async function readAllRows<Row>(
  client: Supabase,
  memberId: string,
  table: 'heroes' | 'library_entries',
  columns: string,
) {
  const rows = await fetchAllRows((from, to) =>
    client
      .from(table as 'heroes')
      .select(columns)
      .eq('user_id', memberId)
      .order('id')
      .range(from, to),
  );
  return rows as unknown as Row[];
}

/**
 * A hero's id in this account: the same for the same hero of the same file, at every import. Hashed by hand
 * because browsers withhold crypto.subtle on plain http addresses in a home network; it secures nothing.
 */
function deriveId(memberId: string, id: string): string {
  const seeds = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];
  const hashes = seeds.map((seed) => {
    let mixed = seed;
    for (const letter of `${memberId} ${id}`) {
      mixed = Math.imul(mixed ^ letter.charCodeAt(0), seed | 1);
      mixed ^= mixed >>> 15;
    }
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  });
  const hex = hashes.map((hash) => hash.toString(16).padStart(8, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-a$4-$5');
}
