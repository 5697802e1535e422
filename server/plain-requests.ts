/**
 * Refuses API requests that two readers could read in two ways, before any of our rules compares them: encoded or
 * doubled path segments, unknown methods, and names that every JavaScript object inherits.
 */
import type { MiddlewareHandler } from 'hono';

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** No segment of our API needs an encoded letter, a `;`, an empty segment or a trailing slash. */
const PATH = /^(?:\/\.?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)+$/;
/** `target[name] = value` with one of these changes every object of the process. */
const INHERITED =
  /(?<![a-z0-9])(?:_*proto_*|__(?:define|lookup)[gs]etter__|constructor|prototype)(?![a-z0-9])/i;
const INHERITED_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const HEADERS = ['prefer', 'accept', 'range', 'range-unit', 'accept-profile', 'content-profile'] as const;
/** Decoded this often, and still different: nobody means that. */
const DECODES = 3;

/** What is wrong with the path and method of an API request, or null. @param url as it was received, not decoded */
export function pathProblem(method: string, url: string): 'path' | 'method' | null {
  const path = /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(url)?.[1] ?? '';
  if (!PATH.test(path) || new URL(url).pathname !== path) return 'path';
  return METHODS.includes(method) ? null : 'method';
}

/** Whether a query or a header names what objects inherit, however often it is encoded. */
export function namesInherited(text: string): boolean {
  let plain = text;
  for (let round = 0; round < DECODES; round += 1) {
    if (INHERITED.test(plain)) return true;
    const before = plain;
    plain = plain.replace(/%([0-9a-f]{2})|\\u00([0-9a-f]{2})/gi, (_, a?: string, b?: string) =>
      String.fromCharCode(Number.parseInt(a ?? b ?? '', 16)),
    );
    if (plain === before) return false;
  }
  return true;
}

/** Whether a key of a JSON text, at any depth, is one that objects inherit. Other texts are looked at as a whole. */
export function hasInheritedKey(text: string): boolean {
  let found = false;
  try {
    JSON.parse(text, (key, value: unknown) => {
      found ||= INHERITED_KEYS.includes(key);
      return value;
    });
  } catch {
    return namesInherited(text);
  }
  return found;
}

/** Middleware for the whole API: 404 for such a path, 405 for such a method, 400 for such a name. */
export const plainRequests: MiddlewareHandler = async (c, next) => {
  const refuse = (status: 400 | 404 | 405, error_code: string, msg: string) =>
    c.json({ code: status, error_code, msg, message: msg }, status);
  switch (pathProblem(c.req.method, c.req.url)) {
    case 'path':
      return refuse(404, 'not_found', 'There is nothing at this address.');
    case 'method':
      return refuse(405, 'method_not_allowed', 'This method is not offered here.');
    default:
  }
  if ([new URL(c.req.url).search, ...HEADERS.map((name) => c.req.header(name) ?? '')].some(namesInherited))
    return refuse(400, 'validation_failed', 'This request names something that is not there.');
  return next();
};

/** The same for a body; one of `readableOnly`'s looks. */
export const inheritedKeyProblem = (text: string): string | null =>
  text !== '' && hasInheritedKey(text) ? 'This body names something that is not there.' : null;
