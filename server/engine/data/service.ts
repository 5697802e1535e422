/** The data API: rows and functions of `supabase/migrations`, answered as PostgREST does, each in one transaction. */

import { type Database, isUnreachable } from '../database.ts';
import { beginStatement, type Caller } from '../session-variables.ts';
import { DataError } from './data-error.ts';
import type { DataRequest } from './data-request.ts';
import { parseDataRequest } from './parse.ts';
import { toSql } from './sql.ts';

interface QueryResult {
  readonly body?: string;
  readonly rows: number;
}

/**
 * Answers a request to `/rest/v1/<path>` with its caller's permissions.
 * @param db the connection pool of requests
 */
export async function handleDataRequest(
  request: Request,
  path: string,
  caller: Caller,
  db: Database,
): Promise<Response> {
  try {
    const parsed = await parseDataRequest(request, path);
    const result = await run(parsed, caller, db);
    return response(request.method, parsed, result);
  } catch (error) {
    return refusalOf(error, caller).response;
  }
}

async function run(request: DataRequest, caller: Caller, db: Database): Promise<QueryResult> {
  const { text, values } = toSql(request);
  const oneObject = 'returning' in request ? request.returning?.oneObject : request.oneObject;
  const readsOnly = request.kind === 'select';
  return db.begin(
    async (sql, [sessionRow]) => {
      if (sessionRow?.known !== true)
        throw new DataError(401, 'PGRST301', 'This device has been signed out.');
      const [resultRow] = await sql.unsafe<{ body: string; rows: number }>(text, values);
      const rows = resultRow?.rows ?? 0;
      if (oneObject && rows !== 1 && request.kind !== 'call')
        throw new DataError(
          406,
          'PGRST116',
          'Cannot coerce the result to a single JSON object',
          null,
          `The result contains ${rows} rows`,
        );
      const oneRow = oneObject && resultRow && (request.kind !== 'call' || request.returns === 'rows');
      return { rows, ...(resultRow && { body: oneRow ? resultRow.body.slice(1, -1) : resultRow.body }) };
    },
    beginStatement(caller, readsOnly),
  );
}

function response(method: string, request: DataRequest, { body, rows }: QueryResult): Response {
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' };
  if (request.kind !== 'call') {
    const first = request.kind === 'select' ? request.offset : 0;
    headers['content-range'] =
      rows > 0 && request.kind !== 'insert' ? `${first}-${first + rows - 1}/*` : '*/*';
  }
  switch (request.kind) {
    case 'select':
      return new Response(method === 'HEAD' ? null : (body ?? '[]'), { headers });
    case 'call':
      return new Response(body ?? 'null', { headers });
    case 'insert':
      return new Response(body ?? null, {
        status: 201,
        headers: body === undefined ? withoutContentType(headers) : headers,
      });
    default:
      return body === undefined
        ? new Response(null, { status: 204, headers: withoutContentType(headers) })
        : new Response(body, { headers });
  }
}

function withoutContentType({
  'content-type': _,
  ...headers
}: Record<string, string>): Record<string, string> {
  return headers;
}

/** PostgREST's status by SQLSTATE, or by its class. */
const STATUS: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  P0001: 400,
  '08': 503,
  '25': 500,
  '28': 403,
  '40': 500,
  '53': 503,
  '55': 500,
  '57': 503,
  '58': 500,
  P0: 500,
  XX: 500,
};

/** PostgreSQL's error as PostgREST passes it on, without the row in its details. */
function refusalOf(error: unknown, caller: Caller): DataError {
  if (error instanceof DataError) {
    // A visitor without permission is told to log in first.
    return error.code === '42501' && caller.role === 'anon'
      ? new DataError(401, error.code, error.message)
      : error;
  }
  if (isUnreachable(error)) return new DataError(503, 'PGRST000', 'We will be back in a moment.');
  const { code, hint, message } = error as { code?: unknown; hint?: string; message: string };
  // Only PostgreSQL's own messages are passed on; a driver's name hosts and files.
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) throw error;
  const status =
    code === '42501'
      ? caller.role === 'anon'
        ? 401
        : 403
      : /^PT[45]\d\d$/.test(code)
        ? Number(code.slice(2))
        : (STATUS[code] ?? STATUS[code.slice(0, 2)] ?? 400);
  if (status >= 500 && !code.startsWith('PT')) throw error;
  return new DataError(status, code, message, hint ?? null);
}
