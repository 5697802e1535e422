/**
 * Rejects API requests whose path could be read in two ways, before any rule compares it: encoded letters, empty and
 * dotted segments, `;`, upper case. Also rejects unknown methods.
 */
import type { MiddlewareHandler } from 'hono';

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** No segment of our API needs an encoded letter; only `.well-known` begins with a dot. */
const PATH = /^(?:\/\.?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)+$/;

/** What is wrong with the path and method of an API request, or null. @param url as received, not decoded */
export function pathProblem(method: string, url: string): 'path' | 'method' | null {
  const path = /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(url)?.[1] ?? '';
  if (!PATH.test(path) || new URL(url).pathname !== path) return 'path';
  return METHODS.includes(method) ? null : 'method';
}

/** Middleware for the whole API: 404 for such a path, 405 for such a method. */
export const validatePaths: MiddlewareHandler = async (c, next) => {
  const reject = (status: 404 | 405, error_code: string, msg: string) =>
    c.json({ code: status, error_code, msg, message: msg }, status);
  switch (pathProblem(c.req.method, c.req.url)) {
    case 'path':
      return reject(404, 'not_found', 'There is nothing at this address.');
    case 'method':
      return reject(405, 'method_not_allowed', 'This method is not offered here.');
    default:
      return next();
  }
};
