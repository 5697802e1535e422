/**
 * A new e-mail address takes effect when both mailboxes have said yes, as on a hosted project. The engine writes to
 * the present mailbox only and is content with it, so a typing mistake would lock a family out. Here the first yes
 * is remembered in the token it came with, which a new request overwrites, and the second one is passed on.
 */
import type { Database } from './database.ts';

type Fetch = (request: Request) => Promise<Response>;

const SAID_YES = 'confirmed:';

/** The engine's `fetch` with the second mailbox asked as well. */
export function askBothMailboxes(engine: Fetch, sql: Database): Fetch {
  return async (request) => {
    if (request.method !== 'POST' || !new URL(request.url).pathname.endsWith('/auth/v1/verify'))
      return engine(request);
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => null);
    if (!isEmailChange(body)) return engine(request);
    const token = typeof body.token_hash === 'string' ? body.token_hash : '';
    const finalToken = await say(sql, token);
    if (finalToken === 'wait') {
      return Response.json({
        code: '200',
        msg: 'Thank you. Please confirm in the other mailbox too; we have written to both.',
      });
    }
    // With no such token the engine says so itself; a code without a mail's token is never right.
    return engine(
      new Request(request.url, {
        method: 'POST',
        headers: request.headers,
        body: JSON.stringify({ type: 'email_change', token_hash: finalToken ?? '-' }),
      }),
    );
  };
}

const isEmailChange = (body: unknown): body is { token_hash?: unknown } =>
  typeof body === 'object' && body !== null && (body as { type?: unknown }).type === 'email_change';

/** Takes one yes. @returns the token that ends the change, `wait` for the other mailbox, or null for no such token */
async function say(sql: Database, token: string): Promise<string | 'wait' | null> {
  if (token.length < 16) return null;
  return sql.begin(async (transaction) => {
    const [user] = await transaction.unsafe<{ id: string; present: string | null; next: string | null }>(
      `select id, email_change_token_current as present, email_change_token_new as next from auth.users
       where $1 in (email_change_token_current, email_change_token_new)
          or $2 in (email_change_token_current, email_change_token_new)
       for update`,
      [token, SAID_YES + token],
    );
    if (!user) return null;
    const yes = {
      present: user.present?.startsWith(SAID_YES) ?? false,
      next: user.next?.startsWith(SAID_YES) ?? false,
    };
    if (user.present === token) {
      if (yes.next) return token;
      await transaction.unsafe('update auth.users set email_change_token_current = $2 where id = $1', [
        user.id,
        SAID_YES + token,
      ]);
    } else if (user.next === token) {
      if (yes.present) {
        const present = (user.present ?? '').slice(SAID_YES.length);
        await transaction.unsafe('update auth.users set email_change_token_current = $2 where id = $1', [
          user.id,
          present,
        ]);
        return present;
      }
      await transaction.unsafe('update auth.users set email_change_token_new = $2 where id = $1', [
        user.id,
        SAID_YES + token,
      ]);
    }
    return 'wait';
  });
}
