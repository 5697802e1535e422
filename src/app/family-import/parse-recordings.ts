/** Parses the recordings of a family's export: bounded, and sealed still. */
import type { SealedReading } from '../../platform/family-voice/received-archive.ts';

/** What an export holds of relatives' recordings. All ciphertext is base64url unless it says otherwise. */
export interface ExportedRecordings {
  readonly key: { readonly public_key: string; readonly wrapped: string } | null;
  /** Links that stood when the file was saved, or that parcels came by. */
  readonly links: readonly ExportedLink[];
  /** Parcels that waited in the account. */
  readonly parcels: readonly { readonly request_id: string /** base64 */; readonly sealed: string }[];
  /** What the device played. */
  readonly received: readonly SealedReading[];
}

export interface ExportedLink {
  readonly id: string;
  readonly note: string;
  readonly token_hash: string;
  readonly book_hash: string;
  readonly ended_at: string | null;
  readonly expires_at: string;
}

const BASE64URL = /^[\w-]+$/;
const BASE64 = /^[A-Za-z0-9+/]+=*$/;
const HASH = /^[0-9a-f]{64}$/;
const MAX_ROWS = 1000;

/** The recordings of an export; null when it has none. Rows that are none of ours are left out. */
export function parseRecordings(value: unknown): ExportedRecordings | null {
  if (typeof value !== 'object' || value === null) return null;
  const { key, links, parcels, received } = value as Record<string, unknown>;
  return {
    key: isKey(key) ? key : null,
    links: rowsOf(links).filter(isLink),
    parcels: rowsOf(parcels).filter(isParcel),
    received: rowsOf(received).filter(isSealedReading),
  };
}

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, MAX_ROWS) : []);

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const matches = (pattern: RegExp, value: unknown): value is string =>
  typeof value === 'string' && pattern.test(value);

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isKey = (row: unknown): row is NonNullable<ExportedRecordings['key']> =>
  isRow(row) && matches(/^[\w-]{87}$/, row.public_key) && matches(/^[\w-]{100,600}$/, row.wrapped);

const isLink = (row: unknown): row is ExportedLink =>
  isRow(row) &&
  typeof row.id === 'string' &&
  matches(BASE64URL, row.note) &&
  matches(HASH, row.token_hash) &&
  matches(HASH, row.book_hash) &&
  (row.ended_at === null || isTime(row.ended_at)) &&
  isTime(row.expires_at);

const isParcel = (row: unknown): row is ExportedRecordings['parcels'][number] =>
  isRow(row) && typeof row.request_id === 'string' && matches(BASE64, row.sealed);

const isSealedReading = (row: unknown): row is SealedReading =>
  isRow(row) &&
  matches(BASE64URL, row.note) &&
  Array.isArray(row.parcels) &&
  row.parcels.every((sealed) => matches(BASE64URL, sealed));
