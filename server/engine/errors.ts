/**
 * What the engine makes of database errors it does not expect is a 500 with the error printed into it. PostgREST
 * has an answer for each of them, and supabase-js shows it; here they get the same one.
 */

/** Status codes of PostgREST by SQLSTATE or its class, for those the engine leaves out. */
const STATUS: Readonly<Record<string, number>> = {
  P0001: 400,
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
  if (typeof code !== 'string' || code.length !== 5) return error;
  const status = STATUS[code] ?? STATUS[code.slice(0, 2)];
  if (status === undefined) return error;
  // The engine understands PostgREST's own way to raise a full answer from SQL.
  return Object.assign(new Error(), {
    name: error.name,
    code: 'PGRST',
    sqlstate: code,
    message: JSON.stringify({ code, message: error.message, details: null, hint: hint ?? null }),
    detail: JSON.stringify({ status, headers: {} }),
    stack: error.stack,
  });
}
