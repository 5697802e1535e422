/** An error of the data API in PostgREST's shape. */
export class DataError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly hint: string | null = null,
    /** Never contains row values, which PostgreSQL would put here. */
    readonly details: string | null = null,
  ) {
    super(message);
  }

  get response(): Response {
    const { status, code, message, details, hint } = this;
    const headers: Record<string, string> = {};
    if (status === 503) headers['retry-after'] = '2';
    if (UNLISTED.test(code)) headers[UNLISTED_HEADER] = code;
    return Response.json({ code, message, details, hint }, { status, headers });
  }
}

/** Header of responses to unlisted requests: a browser test that sees one fails, whatever else it expects. */
const UNLISTED_HEADER = 'x-unlisted';
/** Codes of `DataError` that parse.ts throws, except for a missing row. */
const UNLISTED = /^(?:PGRST1(?!16)|PGRST2|42703|21000)/;

/** The query, headers or body match no listed request. */
export const unsupported = (message: string): DataError => new DataError(400, 'PGRST100', message);
