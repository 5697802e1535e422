/**
 * Mail links: requested, and redeemed once within an hour. The database stores a hash of each, so that neither it nor a
 * backup opens an account.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Mailer } from '../../mail/mail.ts';
import type { Database, Sql } from '../database.ts';
import { emailTaken, expiredLink } from './auth-error.ts';
import { openSession } from './sessions.ts';
import { userByEmail, userById, userJson } from './users.ts';

/** Seconds. */
const LINK_LIFETIME_S = 3600;
/** Random bytes of a link: 256 bits. */
export const LINK_BYTES = 32;
/** Prefix of a mailbox's hash once it has confirmed a new email. */
const CONFIRMED_PREFIX = 'confirmed:';

const newLink = () => randomBytes(LINK_BYTES).toString('hex');
const hashOf = (link: string) => createHash('sha256').update(link).digest('hex');

/** Sets that invalidate all pending links of a user. */
export const CLEAR_LINKS = `recovery_token = null, confirmation_token = null, email_change = null,
  email_change_token_current = null, email_change_token_new = null, email_change_confirm_status = 0`;

/** Mails the recovery link, only when the email has an account. */
export async function sendRecoveryLink(db: Database, letters: Mailer, email: string): Promise<void> {
  const link = newLink();
  const [user] = await db<{ email: string }[]>`
    update auth.users set recovery_token = ${hashOf(link)}, recovery_sent_at = now()
    where email = ${email} and is_sso_user = false returning email`;
  if (user) await letters.sendRecovery(user.email, link);
}

/** Redeems a recovery link for a session, once. @throws AuthError */
export function redeemRecoveryLink(db: Database, link: string, device: string) {
  return db.begin(async (sql) => {
    const [userRow] = await sql<{ id: string }[]>`
      update auth.users set recovery_token = null, email_confirmed_at = coalesce(email_confirmed_at, now())
      where recovery_token = ${hashOf(link)} and recovery_sent_at > now() - make_interval(secs => ${LINK_LIFETIME_S})
      returning id`;
    const user = userRow && (await userById(sql, userRow.id));
    const session = user && (await openSession(sql, user, 'otp', device));
    if (!session) throw expiredLink();
    return { user, session };
  });
}

/**
 * Asks both mailboxes to confirm a new email, and drops an earlier request.
 * @returns a function that sends the mails, for after the transaction
 */
export async function requestEmailChange(
  sql: Sql,
  letters: Mailer,
  user: { readonly id: string; readonly email: string },
  next: string,
): Promise<() => Promise<void>> {
  if (await userByEmail(sql, next)) throw emailTaken();
  const links = { present: newLink(), next: newLink() };
  await sql`
    update auth.users set email_change = ${next}, email_change_token_current = ${hashOf(links.present)},
      email_change_token_new = ${hashOf(links.next)}, email_change_sent_at = now(), email_change_confirm_status = 0
    where id = ${user.id}`;
  return async () => {
    await letters.sendEmailChange(user.email, links.present);
    await letters.sendEmailChange(next, links.next);
  };
}

interface PendingEmailChange {
  readonly id: string;
  readonly next: string;
  readonly current_token: string;
  readonly new_token: string;
}

/**
 * Confirms a new email from one mailbox. It takes effect when both have confirmed, so that a typo locks no family out.
 * @returns the user with the new email, or null while the other confirmation is missing
 * @throws AuthError
 */
export function redeemEmailChangeLink(db: Database, link: string): Promise<Record<string, unknown> | null> {
  const hash = hashOf(link);
  const confirmedHash = CONFIRMED_PREFIX + hash;
  return db
    .begin(async (sql) => {
      const [pendingChange] = await sql<PendingEmailChange[]>`
        select id, email_change as next, email_change_token_current as current_token,
          email_change_token_new as new_token
        from auth.users
        where (email_change_token_current in (${hash}, ${confirmedHash}) or email_change_token_new in (${hash}, ${confirmedHash}))
          and email_change_sent_at > now() - make_interval(secs => ${LINK_LIFETIME_S})
        for update`;
      if (!pendingChange) throw expiredLink();
      const isConfirmed = (token: string) => token === hash || token.startsWith(CONFIRMED_PREFIX);
      if (!isConfirmed(pendingChange.current_token) || !isConfirmed(pendingChange.new_token)) {
        await sql`
          update auth.users set email_change_confirm_status = 1,
            email_change_token_current = case email_change_token_current when ${hash} then ${confirmedHash} else email_change_token_current end,
            email_change_token_new = case email_change_token_new when ${hash} then ${confirmedHash} else email_change_token_new end
          where id = ${pendingChange.id}`;
        return null;
      }
      await sql.unsafe(
        `update auth.users set email = $2::text, updated_at = now(), email_confirmed_at = now(),
           raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('email', $2::text), ${CLEAR_LINKS}
         where id = $1`,
        [pendingChange.id, pendingChange.next],
      );
      await sql`
        update auth.identities set updated_at = now(),
          identity_data = identity_data || jsonb_build_object('email', ${pendingChange.next}::text, 'email_verified', true)
        where user_id = ${pendingChange.id} and provider = 'email'`;
      const user = await userById(sql, pendingChange.id);
      return user && userJson(user);
    })
    .catch((error: { code?: unknown }) => {
      throw error.code === '23505' ? emailTaken() : error;
    });
}
