/**
 * What the engine makes of database errors it does not expect is a 500 with the error printed into it. PostgREST
 * has an answer for each of them, and supabase-js shows it; here they get the same one.
 */

import { isUnreachable } from './database.ts';

/** Status codes of PostgREST by SQLSTATE or its class, for those the engine leaves out. */
const STATUS: Readonly<Record<string, number>> = {
  P0001: 400,
  '54': 400,
  '23514': 400,
  '23P01': 400,
  '08': 503,
  '40': 500,
  '53': 503,
  '57': 503,
};

/**
 * Rewrites a database error so that the engine answers as PostgREST does; any other error stays as it is.
 * Details are left out, because PostgreSQL puts the whole row into them.
 */
export function likePostgrest(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, hint } = error as Error & { code?: unknown; hint?: unknown };
  // Only what PostgreSQL said may be told; a driver's own words name hosts and files.
  const said = typeof code === 'string' && code.length === 5;
  const status = isUnreachable(error) ? 503 : said ? (STATUS[code] ?? STATUS[code.slice(0, 2)]) : undefined;
  if (status === undefined) return error;
  const message = status === 503 ? 'We will be back in a moment.' : error.message;
  // The engine understands PostgREST's own way to raise a full answer from SQL.
  return Object.assign(new Error(), {
    name: error.name,
    code: 'PGRST',
    ...(said ? { sqlstate: code } : {}),
    message: JSON.stringify({ code: said ? code : 'PGRST000', message, details: null, hint: hint ?? null }),
    detail: JSON.stringify({ status, headers: status === 503 ? { 'retry-after': '2' } : {} }),
    stack: error.stack,
  });
}
