/** A user in GoTrue's response shape. */
import type { Sql } from '../database.ts';

export interface UserRow {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly last_sign_in_at: Date | null;
  readonly recovery_sent_at: Date | null;
  readonly email_change: string | null;
  readonly email_change_sent_at: Date | null;
  readonly raw_app_meta_data: object | null;
  readonly raw_user_meta_data: object | null;
  readonly is_anonymous: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly identities: readonly Identity[] | null;
}

interface Identity {
  readonly identity_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly identity_data: object;
  readonly provider: string;
  readonly last_sign_in_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly email: string | null;
}

const COLUMNS = `u.id, u.aud, u.role, u.email, u.encrypted_password, u.email_confirmed_at, u.confirmed_at,
  u.last_sign_in_at, u.recovery_sent_at, u.email_change, u.email_change_sent_at, u.raw_app_meta_data,
  u.raw_user_meta_data, u.is_anonymous, u.created_at, u.updated_at,
  (select json_agg(i order by i.created_at) from (
    select id as identity_id, provider_id as id, user_id, identity_data, provider, last_sign_in_at, created_at,
      updated_at, email
    from auth.identities where user_id = u.id
  ) i) as identities`;

export async function userById(sql: Sql, id: string): Promise<UserRow | null> {
  const [user] = await sql.unsafe<UserRow>(`select ${COLUMNS} from auth.users u where u.id = $1`, [id]);
  return user ?? null;
}

/** @param email in lower case */
export async function userByEmail(sql: Sql, email: string): Promise<UserRow | null> {
  const [user] = await sql.unsafe<UserRow>(
    `select ${COLUMNS} from auth.users u where u.email = $1 and u.is_sso_user = false`,
    [email],
  );
  return user ?? null;
}

export function userJson(user: UserRow): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email,
    ...timestampField('email_confirmed_at', user.email_confirmed_at),
    phone: '',
    ...timestampField('confirmed_at', user.confirmed_at),
    ...timestampField('recovery_sent_at', user.recovery_sent_at),
    ...(user.email_change ? { new_email: user.email_change } : {}),
    ...timestampField('email_change_sent_at', user.email_change_sent_at),
    ...timestampField('last_sign_in_at', user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: (user.identities ?? []).map((identity) => ({
      ...identity,
      last_sign_in_at: iso(identity.last_sign_in_at),
      created_at: iso(identity.created_at),
      updated_at: iso(identity.updated_at),
    })),
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    is_anonymous: user.is_anonymous,
  };
}

const iso = (date: Date | string | null) => (date === null ? null : new Date(date).toISOString());
const timestampField = (name: string, date: Date | null) => (date === null ? {} : { [name]: iso(date) });
