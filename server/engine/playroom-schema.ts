/**
 * The server's own `playroom` schema, updated at every start. A hosted project has no need of it, so it is no migration
 * of the product.
 */
import { randomBytes } from 'node:crypto';
import { log } from '../log.ts';
import { type Database, type DatabaseAddress, openDatabase, type Sql } from './database.ts';

const OWN_SCHEMA = `
create schema if not exists playroom;
revoke all on schema playroom from public;

-- Whether the database takes a write, asked by /healthz.
create table if not exists playroom.pulse (id boolean primary key default true check (id), at timestamptz not null);
-- Counts of tries, shared by every server on this database (server/http/rate-limits.ts).
create table if not exists playroom.limits (key varchar(255) primary key, points integer not null default 0, expire bigint);
create index if not exists limits_by_end on playroom.limits (expire);
-- Letters that are not delivered yet (server/mail/mail-queue.ts). A link's token is as good as the letter: only the owner reads this.
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

/** Creates and updates the schema, as the database's owner. */
export async function preparePlayroomSchema(sql: Sql): Promise<void> {
  await sql.unsafe(OWN_SCHEMA);
}

/**
 * Creates the login of requests: it can become anon, authenticated and service_role, owns the auth tables' rights, and
 * nothing else, so no request ever acts as the database's owner.
 * @returns the address to connect with it, or the owner's where the database does not allow such a login
 */
export async function requestLogin(owner: Database, address: DatabaseAddress): Promise<DatabaseAddress> {
  try {
    const [database] = await owner<{ name: string; oid: string }[]>`
      select current_database() as name, oid::text from pg_database where datname = current_database()`;
    const name = `playroom_requests_${database?.oid}`;
    await owner`insert into playroom.login values (${name}, ${randomBytes(24).toString('hex')}) on conflict do nothing`;
    const [login] = await owner<{ password: string; created: boolean }[]>`
      select password, exists (select from pg_roles where rolname = ${name}) as created
      from playroom.login where name = ${name}`;
    const password = login?.password ?? '';
    const statements = [
      // Restrictions are set once, at creation: only a superuser may set them on an existing role.
      login?.created
        ? `alter role ${name} login password '${password}'`
        : `create role ${name} login noinherit nosuperuser nocreatedb nocreaterole password '${password}'`,
      `grant anon, authenticated, service_role to ${name}`,
      `grant usage on schema auth, playroom to ${name}`,
      `grant select, insert, update, delete on all tables in schema auth to ${name}`,
      `grant select, insert, update, delete on playroom.pulse, playroom.limits to ${name}`,
    ];
    for (const statement of statements) await owner.unsafe(statement);
    const requestAddress = { ...address, user: name, password };
    const loginAttempt = openDatabase(requestAddress, 1);
    try {
      await loginAttempt`select 1`;
    } finally {
      await loginAttempt.end();
    }
    return requestAddress;
  } catch (error) {
    log.error('Requests use the login of DATABASE_URL, because one of their own could not be made', error);
    return address;
  }
}
