/**
 * The response format of every function: JSON, one error shape, and the cross-origin headers a hosted project needs
 * because site and functions have different origins there.
 */
import type { FunctionDeps } from './deps.ts';

export type ErrorCode =
  | 'no_token'
  | 'sign_in_again'
  | 'method_not_allowed'
  | 'invalid_json'
  | 'unknown_plan'
  | 'invalid_statement'
  | 'invalid_report'
  | 'unknown_link'
  | 'unknown_book'
  | 'invalid_recording'
  | 'no_room'
  | 'too_often'
  | 'invalid_signature'
  | 'no_subscription'
  | 'leaving'
  | 'payments_unavailable'
  | 'payment_provider'
  | 'unavailable'
  | 'internal';

/** Thrown anywhere in a handler to end it with this status and `{ error: { code, message } }`. */
export class FunctionError extends Error {
  override readonly name = 'AnswerError';
  readonly status: number;
  readonly code: ErrorCode;

  constructor(status: number, code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

/**
 * Handles a POST: answers pre-flight requests, rejects other methods with 405, sends the result of `work` as JSON, and
 * turns errors into the one shape.
 */
export async function handlePost(
  request: Request,
  deps: FunctionDeps,
  work: () => Promise<unknown>,
): Promise<Response> {
  const headers = { ...crossOrigin(deps.settings.siteUrl), 'cache-control': 'no-store' };
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  try {
    if (request.method !== 'POST') throw new FunctionError(405, 'method_not_allowed', 'Use POST.');
    return Response.json(await work(), { headers });
  } catch (error) {
    return errorAnswer(error, deps, headers);
  }
}

/**
 * The body as a JSON object.
 * @throws {FunctionError} 400 when it is not one.
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  let body: unknown;
  try {
    body = await request.json();
  } catch (cause) {
    throw new FunctionError(400, 'invalid_json', 'The body must be JSON.', { cause });
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new FunctionError(400, 'invalid_json', 'The body must be a JSON object.');
  }
  return body as Record<string, unknown>;
}

function errorAnswer(error: unknown, deps: FunctionDeps, headers: Record<string, string>): Response {
  const known =
    error instanceof FunctionError
      ? error
      : new FunctionError(500, 'internal', 'Something went wrong. Please try again.', { cause: error });
  if (known.status >= 500) deps.log('error', `${known.code}: ${reason(known.cause ?? known)}`);
  const extraHeaders: Record<string, string> = known.status === 405 ? { allow: 'POST, OPTIONS' } : {};
  const body = { error: { code: known.code, message: known.message } };
  return Response.json(body, { status: known.status, headers: { ...headers, ...extraHeaders } });
}

/** The loggable part of an error: name and message. Ours and the libraries' contain no member and no secret. */
function reason(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'an unknown error';
}

function crossOrigin(siteUrl: string): Record<string, string> {
  return {
    'access-control-allow-origin': new URL(siteUrl).origin,
    'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-max-age': '600',
    vary: 'origin',
  };
}
