/** Checks the values of a data API request against the types of the list (api-schema.ts). */
import { z } from 'zod';
import type { ColumnType } from '../api-schema.ts';
import { DataError, unsupported } from './data-error.ts';

/** A query parameter: text as PostgreSQL reads it, or null. */
export type ParameterValue = string | null;

const WHOLE_NUMBER = /^\d{1,9}$/;

/** How values of a type look in JSON. PostgreSQL checks the rest, such as ranges and existing days. */
const VALUES: Readonly<Record<ColumnType, z.ZodType>> = {
  uuid: z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i),
  text: z.string(),
  integer: z.int(),
  boolean: z.boolean(),
  jsonb: z.json(),
  timestamptz: z.string().max(40),
  date: z.string().max(20),
};

/** Accepts null and missing values too. @throws DataError */
export function requireType(type: ColumnType, value: unknown): void {
  if (value === null || value === undefined || VALUES[type].safeParse(value).success) return;
  throw new DataError(400, '22P02', `invalid input syntax for type ${type}`);
}

/** URLs contain text; the column's type decides what it means. @throws DataError */
export function filterValue(type: ColumnType, value: string): string {
  if (type === 'integer' && /^-?\d{1,9}$/.test(value)) return value;
  if (type === 'boolean' && /^(?:true|false)$/.test(value)) return value;
  requireType(type, value);
  return value;
}

/** @throws DataError */
export function wholeNumber(value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  if (!WHOLE_NUMBER.test(value)) throw unsupported('limit and offset are whole numbers.');
  return Number(value);
}

export const asText = (value: unknown): ParameterValue =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
