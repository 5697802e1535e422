/** Sets the caller as PostgreSQL session variables when a transaction begins; row-level security does the rest. */
import pg from 'pg';
import type { Member } from './access-tokens.ts';

export type Caller =
  | { readonly role: 'anon' }
  | { readonly role: 'service_role' }
  | { readonly role: 'authenticated'; readonly member: Member };

const literal = (text: string) => pg.escapeLiteral(text);

/**
 * Statements that begin a transaction as the caller, sent as one. Their last row says `known`: whether the member's
 * session still exists, because signing out ends it while its token lives up to an hour longer. Only two validated ids
 * come from the request.
 */
export function beginStatement(caller: Caller, isReadOnly: boolean): string {
  const { role } = caller;
  const claims =
    caller.role === 'authenticated'
      ? { role, sub: caller.member.userId, session_id: caller.member.sessionId, aud: 'authenticated' }
      : { role };
  const sessionCheck =
    caller.role === 'authenticated'
      ? `exists (select from auth.sessions where id = ${literal(caller.member.sessionId)}::uuid and user_id = ${literal(caller.member.userId)}::uuid)`
      : 'true';
  return `begin${isReadOnly ? ' read only' : ''};
    select set_config('request.jwt.claims', ${literal(JSON.stringify(claims))}, true),
      set_config('role', ${literal(role)}, true), ${sessionCheck} as known`;
}
