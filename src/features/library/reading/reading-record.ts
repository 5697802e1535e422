/**
 * Where a family reads a book: one record a story and hero, and the one rule that merges two of them. Pure. The
 * database has the same rule in `save_progress` (docs/decisions/007-later-page-wins.md).
 */

import { CHILD_ROLES, type ChildRole } from '../../../../illustration/scene/format/child-roles.ts';

/** Identifies a book: a story with a hero's id, or null. */
export type BookKey = { story: string; hero: string | null };

/** How the book is read: the path chosen, and which other children play which roles. */
export type ReadingOptions = RoleIds & {
  /** Ids of the spreads that the choices led to, separated by commas. */
  path?: string;
};

/** A hero's id for each role; null for the book's own character. */
export type RoleIds = { [Role in ChildRole]?: string | null };

/** A page of a book as the reader reports it. */
export type ReadingPlace = BookKey &
  ReadingOptions & {
    /** Counts from 1; 0 is a book that was never opened. */
    page: number;
    /** Depends on the path. */
    pages: number;
  };

/** How far a book was read. */
export type ReadingRecord = ReadingPlace & {
  /** Counts the readings of the book, from 1; `page` is the furthest page of this one. */
  reading: number;
  /** ISO 8601: the last reading, by the clock of the reading device. */
  readAt?: string | null;
  /** ISO 8601: the first completion. */
  completedAt?: string | null;
};

export const bookKeyOf = ({ story, hero }: BookKey): string => `${story}|${hero ?? ''}`;

/**
 * Merges two records of one book: the further place, the later time of reading and the earlier completion.
 * Commutative, associative and idempotent, so records may be merged in any order and any number of times.
 */
export function mergeRecords(a: ReadingRecord, b: ReadingRecord): ReadingRecord {
  const further = furtherPlace(a, b);
  const { story, hero, reading, page, pages, path } = further;
  const readAt = laterTime(a.readAt, b.readAt);
  const completedAt = earlierTime(a.completedAt, b.completedAt);
  return {
    ...{ story, hero, reading, page, pages },
    ...(path !== undefined && { path }),
    ...roleIdsOf(further),
    ...(readAt && { readAt }),
    ...(completedAt && { completedAt }),
  };
}

type Place = ReadingOptions & { reading: number; page: number; pages?: number };

/**
 * Returns the further of two places: a later reading, then a later page, then the longer path. What is left is
 * ordered by its text. The times of reading must not decide: merged with other records, they change.
 */
export function furtherPlace<Either extends Place>(a: Either, b: Either): Either {
  const order =
    a.reading - b.reading ||
    a.page - b.page ||
    (a.path ?? '').length - (b.path ?? '').length ||
    compareText(detailsOf(a), detailsOf(b));
  return order < 0 ? b : a;
}

/** The role ids of a place that it has, none or null included. */
export function roleIdsOf(place: RoleIds): RoleIds {
  const ids: RoleIds = {};
  for (const role of CHILD_ROLES) if (place[role] !== undefined) ids[role] = place[role];
  return ids;
}

/** An absent friend and none are two texts: an object drops what is undefined, where a list makes it null. */
const detailsOf = (place: Place): string => {
  const { path, pages } = place;
  return JSON.stringify({ path, ...roleIdsOf(place), pages });
};
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const compareTimes = (a: string, b: string): number => Date.parse(a) - Date.parse(b) || compareText(a, b);

type Time = string | null | undefined;

/** Returns the later of two times; null and undefined are no time. */
export function laterTime<Either extends Time>(a: Either, b: Either): Either {
  if (!a || !b) return a || b;
  return compareTimes(a, b) < 0 ? b : a;
}

function earlierTime<Either extends Time>(a: Either, b: Either): Either {
  if (!a || !b) return a || b;
  return compareTimes(a, b) > 0 ? b : a;
}

/** Tells whether a place lies between the first and the last page. */
export const isInProgress = ({ page, pages }: { page: number; pages: number }): boolean =>
  page > 1 && page < pages;

/** Percent read, 0 to 100. A book at its first page is not begun. */
export function percentRead(place: { page: number; pages: number }): number {
  const { page, pages } = place;
  if (pages <= 0) return 0;
  return isInProgress(place) || page >= pages ? Math.round((100 * page) / pages) : 0;
}

/** Within this many milliseconds, opening a book again is not recorded. */
const REOPEN_QUIET_MS = 60_000;

/**
 * The record after a page turn, or null where nothing is to be recorded. The first page alone does not begin a
 * book, and a finished book stays finished until its second page is read again. Going back and choosing another
 * path starts a new reading: it must win over a later page of the first.
 */
export function turnPage(
  known: ReadingRecord | undefined,
  place: ReadingPlace,
  now: string,
): ReadingRecord | null {
  const { page, pages, path = '' } = place;
  const turned = { ...place, readAt: now, ...(page >= pages && { completedAt: now }) };
  if (!known) return page > 1 ? { ...turned, reading: 1 } : null;
  const { reading, readAt } = known;
  const finished = known.page >= known.pages;
  if (diverge(known.path ?? '', path) || (finished && page > 1 && page < pages))
    return { ...turned, reading: reading + 1 };
  if (!finished && page > known.page) return { ...turned, reading };
  const quiet = readAt && Math.abs(Date.parse(now) - Date.parse(readAt)) < REOPEN_QUIET_MS;
  return quiet ? null : mergeRecords(known, { ...known, readAt: now });
}

/** Tells whether two paths diverge: neither is a prefix of the other. */
function diverge(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short !== '' && !`${long},`.startsWith(`${short},`);
}
