/**
 * Limits size, depth and text of a request, before parsers and databases answer deep nesting or a NUL with errors of
 * their own.
 */
import type { MiddlewareHandler } from 'hono';

export interface BodyLimit {
  /** Bytes. */
  readonly size: number;
  /** Nesting of brackets. */
  readonly depth: number;
}

export const API_BODY_LIMIT: BodyLimit = { size: 256 * 1024, depth: 32 };
/** Longer than any address the app makes, and within what proxies allow. */
const LONGEST_QUERY = 8 * 1024;

/** Nesting depth without a parser; brackets within quotes don't count. */
function depthOf(text: string): number {
  let depth = 0;
  let maxDepth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] as string;
    if (inString) {
      if (sign === '\\') index += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if ('[{'.includes(sign)) maxDepth = Math.max(maxDepth, ++depth);
    else if (']}'.includes(sign)) depth -= 1;
  }
  return maxDepth;
}

/** PostgreSQL's text allows no NUL and no lone surrogate. */
const NO_TEXT = /\\u0000|\0/;
const LONE_SURROGATE =
  /\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F]/;

/** What is wrong with a query, or null. */
export function queryProblem(search: string): string | null {
  if (search.length > LONGEST_QUERY) return 'This address is too long.';
  let plain: string;
  try {
    plain = decodeURIComponent(search.replaceAll('+', ' '));
  } catch {
    return 'This address cannot be read.';
  }
  return plain.includes('\0') ? 'This address cannot be read.' : null;
}

/** What is wrong with a JSON body, or null. An empty one is fine. */
export function jsonProblem(text: string, limit: BodyLimit): string | null {
  if (depthOf(text) > limit.depth) return 'This is nested too deeply.';
  if (NO_TEXT.test(text) || LONE_SURROGATE.test(text)) return 'This holds letters that are none.';
  return null;
}

/** Middleware for the APIs: answers 400 for invalid input. Every body is parsed as JSON, whatever its content type. */
export function validateRequests(limit: BodyLimit): MiddlewareHandler {
  return async (c, next) => {
    const reject = (message: string) =>
      c.json({ code: 400, error_code: 'validation_failed', msg: message, message }, 400);
    const search = new URL(c.req.url).search.slice(1);
    const inQuery = queryProblem(search);
    if (inQuery) return reject(inQuery);
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || !c.req.raw.body) return next();
    // Reads a clone; the handler reads the original.
    const text = await c.req.raw.clone().text();
    if (Buffer.byteLength(text) > limit.size) {
      return c.json(
        { code: 413, error_code: 'request_too_large', msg: 'That is more than can be sent at once.' },
        413,
      );
    }
    const inBody = jsonProblem(text, limit);
    return inBody ? reject(inBody) : next();
  };
}
