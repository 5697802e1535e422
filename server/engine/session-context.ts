/**
 * Before each request's query the engine tells PostgreSQL who is asking: seven statements, one after another, each a
 * round trip. The same in one statement makes a profile read about half again as fast (bench/README.md).
 */
import type { PostgresConnection } from '@supabase/lite/postgres';

/** What of Kysely's transaction is used; the engine brings its own copy of it. */
interface Transaction {
  executeQuery(query: {
    sql: string;
    parameters: readonly unknown[];
    query: { kind: 'RawNode'; sqlFragments: readonly string[]; parameters: readonly [] };
    queryId: { queryId: string };
  }): Promise<{ readonly rows: readonly unknown[] }>;
}

interface Variables {
  readonly auth?: { readonly role?: string; readonly uid?: unknown; readonly jwt?: unknown };
  readonly storage?: { readonly operation?: unknown };
}

/** The only roles a request may have, whatever its token says. */
const ROLES: readonly string[] = ['anon', 'authenticated', 'service_role'];

/** Also says whether the member's session is still there: signing out ends it, and its token lives an hour longer. */
const TELL = `select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claim.role', $2, true),
  set_config('request.jwt.claims', $3, true), set_config('storage.operation', $4, true), set_config('role', $2, true),
  $2 <> 'authenticated' or exists (
    select from auth.sessions s where s.id = nullif($5, '')::uuid and s.user_id = nullif($1, '')::uuid
  ) as known`;

/** Replaces the engine's private method of the same name; `engine.test.ts` proves who sees what. */
export function tellContextAtOnce(connection: PostgresConnection): void {
  const target = connection as unknown as {
    applyJwtSessionContext: (transaction: Transaction, variables: Variables) => Promise<void>;
  };
  target.applyJwtSessionContext = async (transaction, { auth, storage }) => {
    const role = auth?.role ?? 'anon';
    if (!ROLES.includes(role)) throw refusal('This role is not for requests.');
    const jwt = auth?.jwt && typeof auth.jwt === 'object' ? (auth.jwt as { session_id?: unknown }) : null;
    const parameters = [
      String(auth?.uid ?? ''),
      role,
      jwt ? JSON.stringify(jwt) : '',
      String(storage?.operation ?? ''),
      String(jwt?.session_id ?? ''),
    ];
    const { rows } = await transaction.executeQuery({
      sql: TELL,
      parameters,
      query: { kind: 'RawNode', sqlFragments: [TELL], parameters: [] },
      queryId: { queryId: 'context' },
    });
    if ((rows[0] as { known?: unknown } | undefined)?.known !== true)
      throw refusal('This device has been signed out.');
  };
}

/** An error that the engine answers with 401, in PostgREST's own way to raise a full answer. */
function refusal(message: string): Error {
  return Object.assign(new Error(), {
    code: 'PGRST',
    message: JSON.stringify({ code: 'PGRST301', message, details: null, hint: null }),
    detail: JSON.stringify({ status: 401, headers: {} }),
  });
}
