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
  }): Promise<unknown>;
}

interface Variables {
  readonly auth?: { readonly role?: string; readonly uid?: unknown; readonly jwt?: unknown };
  readonly storage?: { readonly operation?: unknown };
}

const TELL = `select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claim.role', $2, true),
  set_config('request.jwt.claims', $3, true), set_config('storage.operation', $4, true), set_config('role', $2, true)`;

/** Replaces the engine's private method of the same name; `engine.test.ts` proves who sees what. */
export function tellContextAtOnce(connection: PostgresConnection): void {
  const target = connection as unknown as {
    applyJwtSessionContext: (transaction: Transaction, variables: Variables) => Promise<void>;
  };
  target.applyJwtSessionContext = async (transaction, { auth, storage }) => {
    const claims = auth?.jwt && typeof auth.jwt === 'object' ? JSON.stringify(auth.jwt) : '';
    const parameters = [
      String(auth?.uid ?? ''),
      auth?.role ?? 'anon',
      claims,
      String(storage?.operation ?? ''),
    ];
    await transaction.executeQuery({
      sql: TELL,
      parameters,
      query: { kind: 'RawNode', sqlFragments: [TELL], parameters: [] },
      queryId: { queryId: 'context' },
    });
  };
}
