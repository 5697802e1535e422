/** Accounts: sign-up, log-in, changes. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { canonicalEmailAddress } from '../../../supabase/functions/_shared/email-address.ts';
import type { Mailer } from '../../mail/mail.ts';
import type { Member } from '../access-tokens.ts';
import type { AUTH_BODIES } from '../api-schema.ts';
import type { Database, Sql } from '../database.ts';
import { hashingIsFull, hashPassword, simulateVerification, verifyPassword } from '../password-hashing.ts';
import { AuthError, invalidCredentials, tooBusy } from './auth-error.ts';
import { CLEAR_LINKS, requestEmailChange } from './email-links.ts';
import { missingSession, openSession } from './sessions.ts';
import { type UserRow, userByEmail, userById, userJson } from './users.ts';
import { MAX_PASSWORD_BYTES } from './validation.ts';

type AuthRequestBody<Name extends keyof typeof AUTH_BODIES> = z.infer<(typeof AUTH_BODIES)[Name]>;

/** How long after a sign-in password and email may change without asking again, in seconds. */
const RECENT_SIGN_IN_S = 10 * 60;

/** Creates an account and signs its device in, without confirming the email first (SPEC §2). @throws AuthError */
export async function signUp(
  db: Database,
  { email, password, data }: AuthRequestBody<'signup'>,
  device: string,
) {
  const registered = () => new AuthError(422, 'user_already_exists', 'User already registered');
  if (hashingIsFull()) throw tooBusy();
  // Sign-up reveals whether an email has an account anyway, so it hashes only when needed.
  if (await userByEmail(db, email)) throw registered();
  const hash = await hashPassword(password);
  const id = randomUUID();
  const names = Object.entries(data ?? {}).filter(([, name]) => name != null);
  const metadata = { ...Object.fromEntries(names), sub: id, email, phone_verified: false };
  return db
    .begin(async (sql) => {
      await sql`
        with made as (
          insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
          values (${id}, 'authenticated', 'authenticated', ${email}, ${hash}, now(),
            '{"provider": "email", "providers": ["email"]}', ${JSON.stringify({ ...metadata, email_verified: true })})
        )
        insert into auth.audit_log_entries (id, payload)
        values (gen_random_uuid(), json_build_object('action', 'user_signedup', 'actor_id', ${id}::text, 'log_type', 'team'))`;
      await sql`
        insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
        values (${randomUUID()}, 'email', ${id}, ${id}, ${JSON.stringify({ ...metadata, email_verified: false })}, now())`;
      const session = await openSession(sql, { id, encrypted_password: hash }, 'password', device);
      const user = await userById(sql, id);
      if (!session || !user) throw new Error('The account was not made.');
      return { user, session };
    })
    .catch((error: { code?: unknown }) => {
      throw error.code === '23505' ? registered() : error;
    });
}

/** Every log-in costs one comparison, so that its time reveals nothing. @throws AuthError */
export async function logIn(db: Database, { email, password }: AuthRequestBody<'password'>, device: string) {
  if (hashingIsFull()) throw tooBusy();
  // Accounts of earlier versions may have an email that today's rule rejects.
  const found = await userByEmail(db, canonicalEmailAddress(email) ?? email);
  // bcrypt would compare only the beginning of a longer password.
  const isWithinByteLimit = Buffer.byteLength(password) <= MAX_PASSWORD_BYTES;
  const right =
    found?.encrypted_password && isWithinByteLimit
      ? await verifyPassword(password, found.encrypted_password)
      : await simulateVerification();
  if (!found || !right) throw invalidCredentials();
  return db.begin(async (sql) => {
    const session = await openSession(sql, found, 'password', device);
    const user = session && (await userById(sql, found.id));
    if (!user) throw invalidCredentials();
    return { user, session };
  });
}

/**
 * Changes password, email or metadata. A new password ends every other session; a new email takes effect when both
 * mailboxes have confirmed. @returns the updated user
 * @throws AuthError
 */
export async function updateUser(
  db: Database,
  letters: Mailer,
  { userId, sessionId }: Member,
  { email, password, data }: AuthRequestBody<'user'>,
): Promise<Record<string, unknown>> {
  const changesCredentials = email !== undefined || password !== undefined;
  // Checked before any comparison, so that an old session cannot be used to try passwords.
  const requireSession = async (sql: Sql, lock: '' | 'for update of u') => {
    const [session] = await sql.unsafe<AccountSession>(
      `select s.created_at > now() - make_interval(secs => $3) as fresh, u.email, u.encrypted_password as hash
       from auth.users u join auth.sessions s on s.user_id = u.id
       where u.id = $1 and s.id = $2 ${lock}`,
      [userId, sessionId, RECENT_SIGN_IN_S],
    );
    if (!session) throw await missingSession(sql, userId);
    if (changesCredentials && !session.fresh)
      throw new AuthError(403, 'reauthentication_needed', 'Please type your present password first.');
    return session;
  };
  const hash = password === undefined ? null : await newHash(password, await requireSession(db, ''));
  const { user, after } = await db.begin(async (sql) => {
    // Locks the row: changes to one account run one after another.
    const session = await requireSession(sql, 'for update of u');
    if (data) {
      await sql`
        update auth.users set updated_at = now(),
          raw_user_meta_data = jsonb_strip_nulls(coalesce(raw_user_meta_data, '{}') || ${JSON.stringify(data)}::jsonb)
        where id = ${userId}`;
    }
    let write: (() => Promise<void>) | null = null;
    if (hash !== null) {
      await sql.unsafe(
        `with ended as (delete from auth.sessions where user_id = $1 and id <> $2),
           audited as (insert into auth.audit_log_entries (id, payload)
             values (gen_random_uuid(), json_build_object('action', 'user_updated_password', 'actor_id', $1::text, 'log_type', 'user')))
         update auth.users set encrypted_password = $3, updated_at = now(), ${CLEAR_LINKS},
           recovery_sent_at = null, email_change_sent_at = null where id = $1`,
        [userId, sessionId, hash],
      );
    }
    if (email !== undefined && email !== session.email)
      write = await requestEmailChange(sql, letters, { id: userId, email: session.email }, email);
    return {
      user: await userById(sql, userId),
      async after() {
        if (hash !== null) letters.sendPasswordChanged(session.email);
        await write?.();
      },
    };
  });
  await after();
  return userJson(user as UserRow);
}

interface AccountSession {
  readonly fresh: boolean;
  readonly email: string;
  readonly hash: string | null;
}

async function newHash(password: string, { hash }: AccountSession): Promise<string> {
  if (hashingIsFull()) throw tooBusy();
  if (hash && (await verifyPassword(password, hash)))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  return hashPassword(password);
}
