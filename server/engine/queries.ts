/** What a caller may ask of the data API in one go. */
import type { PostgresConnection } from '@supabase/lite/postgres';

const PATTERN = /^\$i?regex/i;
const DEEPEST = 40;

/** Makes the engine refuse regular expressions: one of a few letters can keep a connection busy for ever. */
export function refusePatterns(connection: PostgresConnection): void {
  const target = connection as unknown as {
    onPostgrestAST: (ast: unknown, variables: unknown) => Promise<unknown>;
  };
  const before = target.onPostgrestAST.bind(connection);
  target.onPostgrestAST = async (ast, variables) => {
    requireNoPattern(ast, 0);
    return before(ast, variables);
  };
}

function requireNoPattern(part: unknown, depth: number): void {
  if (part === null || typeof part !== 'object') return;
  if (depth > DEEPEST) throw refusal('This query is nested too deeply.');
  for (const [name, value] of Object.entries(part)) {
    if (PATTERN.test(name) || (name === 'op' && typeof value === 'string' && PATTERN.test(value)))
      throw refusal('Regular expressions are not offered here; use eq, like or ilike.');
    // What is written into a row may be shaped as it likes.
    if (name !== 'values' && name !== 'args') requireNoPattern(value, depth + 1);
  }
}

/** An error that the engine answers with 400, in PostgREST's own way to raise a full answer. */
function refusal(message: string): Error {
  return Object.assign(new Error(), {
    code: 'PGRST',
    message: JSON.stringify({ code: 'PGRST100', message, details: null, hint: null }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
}
