/**
 * What this server adds to the engine's tables and keeps for itself, brought up to date at every start. A hosted
 * project has its own auth service and its own ways, so none of this is a migration of the product.
 */
import { randomBytes } from 'node:crypto';
import { log } from '../log.ts';
import { type Database, type DatabaseAddress, openDatabase, type Sql } from './database.ts';

const OWN_SCHEMA = `
create schema if not exists playroom;
revoke all on schema playroom from public;

-- The engine looks people up by these without the conditions of its own indexes, which therefore don't help.
create index if not exists users_by_email on auth.users (email);
create index if not exists users_by_confirmation on auth.users (confirmation_token) where confirmation_token is not null;
create index if not exists users_by_recovery on auth.users (recovery_token) where recovery_token is not null;
create index if not exists users_by_change_current on auth.users (email_change_token_current)
  where email_change_token_current is not null;
create index if not exists users_by_change_new on auth.users (email_change_token_new)
  where email_change_token_new is not null;

-- Deleting an account and the purge ask the audit log by these.
create index if not exists audit_by_member on auth.audit_log_entries ((payload ->> 'actor_id'));
create index if not exists audit_by_time on auth.audit_log_entries (created_at);
create index if not exists sessions_by_use on auth.sessions ((coalesce(refreshed_at, created_at at time zone 'utc')));
create index if not exists refresh_tokens_spent on auth.refresh_tokens (updated_at) where revoked;

-- Earlier versions wrote JSON as a text within JSON.
update auth.users set raw_user_meta_data = (raw_user_meta_data #>> '{}')::jsonb where jsonb_typeof(raw_user_meta_data) = 'string';
update auth.users set raw_app_meta_data = (raw_app_meta_data #>> '{}')::jsonb where jsonb_typeof(raw_app_meta_data) = 'string';
update auth.identities set identity_data = (identity_data #>> '{}')::jsonb where jsonb_typeof(identity_data) = 'string';
delete from auth.audit_log_entries where json_typeof(payload) = 'string';

-- A refresh token has one successor, whoever uses it at the same moment.
do $$
begin
  if to_regclass('auth.refresh_tokens_one_successor') is null then
    delete from auth.refresh_tokens a using auth.refresh_tokens b
      where a.parent = b.parent and (a.created_at, a.id) < (b.created_at, b.id);
    create unique index refresh_tokens_one_successor on auth.refresh_tokens (parent) where parent is not null;
  end if;
  if not exists (select from pg_constraint where conname = 'users_metadata_bounded') then
    alter table auth.users add constraint users_metadata_bounded
      check (octet_length(raw_user_meta_data::text) <= 16384) not valid;
  end if;
end $$;

-- Whether the database takes a write, asked by /healthz.
create table if not exists playroom.pulse (id boolean primary key default true check (id), at timestamptz not null);
-- Counts of tries, shared by every server on this database (server/limits.ts).
create table if not exists playroom.limits (key varchar(255) primary key, points integer not null default 0, expire bigint);
create index if not exists limits_by_end on playroom.limits (expire);
-- Letters that are not delivered yet (server/letter-queue.ts). A link's token is as good as the letter: only the owner reads this.
create table if not exists playroom.letters (
  id bigint generated always as identity primary key,
  template text not null,
  recipient text not null,
  data jsonb not null,
  attempts integer not null default 0,
  next_try timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index if not exists letters_by_next_try on playroom.letters (next_try);
-- The password of the requests' own login, so that every server on this database knows it.
create table if not exists playroom.login (name text primary key, password text not null);
`;

/** Makes and mends what is ours, as the database's owner. */
export async function prepareOwnSchema(sql: Sql): Promise<void> {
  await sql.unsafe(OWN_SCHEMA);
}

/**
 * A login that requests use: it may become anon, authenticated and service_role, keeps the auth service's tables,
 * and can do nothing else; so whatever a request talks the engine into, it is never the database's owner.
 * @returns the address to use it by, or the owner's own where the database does not let such a login in
 */
export async function requestLogin(owner: Database, address: DatabaseAddress): Promise<DatabaseAddress> {
  try {
    const [database] = await owner<{ name: string; oid: string }[]>`
      select current_database() as name, oid::text from pg_database where datname = current_database()`;
    const name = `playroom_requests_${database?.oid}`;
    await owner`insert into playroom.login values (${name}, ${randomBytes(24).toString('hex')}) on conflict do nothing`;
    const [login] = await owner<{ password: string; there: boolean }[]>`
      select password, exists (select from pg_roles where rolname = ${name}) as there
      from playroom.login where name = ${name}`;
    const password = login?.password ?? '';
    const statements = [
      // What it may not is said once: only a superuser may say it of a role that is there.
      login?.there
        ? `alter role ${name} login password '${password}'`
        : `create role ${name} login noinherit nosuperuser nocreatedb nocreaterole password '${password}'`,
      `grant anon, authenticated, service_role to ${name}`,
      `grant usage on schema auth, playroom to ${name}`,
      `grant select, insert, update, delete on all tables in schema auth to ${name}`,
      `grant select, insert, update, delete on playroom.pulse, playroom.limits to ${name}`,
    ];
    for (const statement of statements) await owner.unsafe(statement);
    const own = { ...address, user: name, password };
    const tried = openDatabase(own, 1);
    try {
      await tried`select 1`;
    } finally {
      await tried.end();
    }
    return own;
  } catch (error) {
    log.error('Requests use the login of DATABASE_URL, because one of their own could not be made', error);
    return address;
  }
}
