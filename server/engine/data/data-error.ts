/** A refusal of the data API, as PostgREST words it. */
export class DataError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly hint: string | null = null,
    /** Never holds a row's values: PostgreSQL would put the whole row into it. */
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

/** On answers to a request that is on no list: a journey of the app that meets one fails, whatever else it expects. */
const UNLISTED_HEADER = 'x-unlisted';
/** Of the codes of a `DataRefusal`: those of parse.ts, apart from a row that is not there. */
const UNLISTED = /^(?:PGRST1(?!16)|PGRST2|42703|21000)/;

/** The query, headers or body are not of a shape on the list. */
export const unsupported = (message: string): DataError => new DataError(400, 'PGRST100', message);
