/**
 * What may be sent at all: so much, so deep, and text where text belongs. Looked at before anything else does, because
 * parsers and databases answer a page of brackets or a NUL with an error of their own.
 */
import type { MiddlewareHandler } from 'hono';

export interface BodyLimit {
  /** Bytes. */
  readonly size: number;
  /** Brackets within brackets. */
  readonly depth: number;
}

export const API_BODIES: BodyLimit = { size: 256 * 1024, depth: 32 };
/** Longer than any address the app makes, and within what a proxy lets through. */
const LONGEST_QUERY = 8 * 1024;
const MOST_PARAMETERS = 60;
const DEEPEST_QUERY = 12;
/** More than any table has. */
const MOST_COLUMNS = 40;

/** How deep brackets of either kind go, without a parser; brackets within quotes don't count. */
export function depthOf(text: string, open = '[{', close = ']}'): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (open.includes(sign)) deepest = Math.max(deepest, ++depth);
    else if (close.includes(sign)) depth -= 1;
  }
  return deepest;
}

/** PostgreSQL's text holds no NUL, and half a surrogate pair is no text at all. */
const NO_TEXT = /\\u0000|\0/;
const HALF_A_LETTER =
  /\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F]/;

/** What is wrong with a query, or null. */
export function queryProblem(search: string): string | null {
  if (search.length > LONGEST_QUERY) return 'This address is too long.';
  if (search.split('&').length > MOST_PARAMETERS) return 'This address asks for too much at once.';
  let plain: string;
  try {
    plain = decodeURIComponent(search.replaceAll('+', ' '));
  } catch {
    return 'This address cannot be read.';
  }
  if (plain.includes('\0')) return 'This address cannot be read.';
  return depthOf(plain, '(', ')') > DEEPEST_QUERY ? 'This query is nested too deeply.' : null;
}

/**
 * What is wrong with the columns a query of the data API asks for, or null. Rows of one table at a time: some sixty rows
 * within rows within rows are ten megabytes, and one column under a hundred names is the same.
 */
export function columnsProblem(search: string): string | null {
  for (const columns of new URLSearchParams(search).getAll('select')) {
    if (columns.includes('(')) return 'Rows come from one table at a time here.';
    // No column's name needs quoting, and one that is never closed confuses the engine.
    if (columns.includes('"')) return 'This address cannot be read.';
    if (columns.split(',').length > MOST_COLUMNS) return 'This address asks for too much at once.';
  }
  return null;
}

/** What is wrong with a JSON body, or null. An empty one is fine. */
export function jsonProblem(text: string, limit: BodyLimit): string | null {
  if (depthOf(text) > limit.depth) return 'This is nested too deeply.';
  if (NO_TEXT.test(text) || HALF_A_LETTER.test(text)) return 'This holds letters that are none.';
  return null;
}

/** What of a part of the API is asked beyond what is asked of all; each answers what is wrong, or null. */
export interface More {
  readonly ofQuery?: (search: string) => string | null;
  readonly ofBody?: (text: string) => string | null;
}

/** What is wrong with a body that should be one row or a list of rows, or null. What is no JSON is left to who reads it. */
export function rowsProblem(text: string): string | null {
  if (text.trim() === '') return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const rows = Array.isArray(value) ? value : [value];
  const isRow = (row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row);
  return rows.every(isRow) ? null : 'This is no row, and no list of rows.';
}

/**
 * Middleware for the APIs: answers 400 for what cannot be meant. Bodies are JSON there, whatever they are called.
 */
export function readableOnly(
  limit: BodyLimit,
  { ofQuery = () => null, ofBody = () => null }: More = {},
): MiddlewareHandler {
  return async (c, next) => {
    const refuse = (message: string) =>
      c.json({ code: 400, error_code: 'validation_failed', msg: message, message }, 400);
    const search = new URL(c.req.url).search.slice(1);
    const inQuery = queryProblem(search) ?? ofQuery(search);
    if (inQuery) return refuse(inQuery);
    if (/%00/.test(c.req.path)) return refuse('This address cannot be read.');
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || !c.req.raw.body) return next();
    // A copy is read; whoever answers reads the original.
    const text = await c.req.raw.clone().text();
    if (Buffer.byteLength(text) > limit.size) {
      return c.json(
        { code: 413, error_code: 'request_too_large', msg: 'That is more than can be sent at once.' },
        413,
      );
    }
    const inBody = jsonProblem(text, limit) ?? ofBody(text);
    return inBody ? refuse(inBody) : next();
  };
}
