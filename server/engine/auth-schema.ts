/**
 * The auth service's tables, with GoTrue's names and columns as far as we use them, and the functions that policies
 * call. Updated at every start, before the migrations that refer to them. A hosted project has its own, so they are no
 * migration of the product. Databases of earlier versions have more columns.
 */
export const AUTH_SCHEMA = `
create schema if not exists auth;

create table if not exists auth.users (
  id uuid primary key,
  aud varchar(255) default 'authenticated',
  role varchar(255) default 'authenticated',
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (email_confirmed_at) stored,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change varchar(255),
  email_change_token_new varchar(255),
  email_change_token_current varchar(255),
  email_change_sent_at timestamptz,
  email_change_confirm_status smallint default 0 check (email_change_confirm_status between 0 and 2),
  raw_app_meta_data jsonb default '{}',
  raw_user_meta_data jsonb default '{}',
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create unique index if not exists users_email_partial_key on auth.users (email) where is_sso_user = false;
create index if not exists users_by_recovery on auth.users (recovery_token) where recovery_token is not null;
create index if not exists users_by_change_current on auth.users (email_change_token_current)
  where email_change_token_current is not null;
create index if not exists users_by_change_new on auth.users (email_change_token_new)
  where email_change_token_new is not null;

create table if not exists auth.identities (
  id uuid primary key,
  provider text not null,
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null default '{}',
  email varchar(255) generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  unique (provider, provider_id)
);
create index if not exists identities_user_id_idx on auth.identities (user_id);

create table if not exists auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  not_after timestamptz,
  -- In UTC.
  refreshed_at timestamp,
  user_agent text,
  tag text,
  aal text check (aal in ('aal1', 'aal2', 'aal3')),
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id);
create index if not exists sessions_by_use on auth.sessions ((coalesce(refreshed_at, created_at at time zone 'utc')));

create table if not exists auth.refresh_tokens (
  id text primary key,
  token varchar(255) not null,
  user_id uuid not null,
  session_id uuid references auth.sessions (id) on delete cascade,
  revoked boolean default false,
  parent varchar(255),
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index if not exists refresh_tokens_token_idx on auth.refresh_tokens (token);
create index if not exists refresh_tokens_session_id_revoked_idx on auth.refresh_tokens (session_id, revoked);
create index if not exists refresh_tokens_spent on auth.refresh_tokens (updated_at) where revoked;

create table if not exists auth.audit_log_entries (
  id uuid primary key,
  payload json,
  created_at timestamptz default now()
);
create index if not exists audit_by_member on auth.audit_log_entries ((payload ->> 'actor_id'));
create index if not exists audit_by_time on auth.audit_log_entries (created_at);

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

-- Who asks, as on a hosted project: session-variables.ts sets the claims of each transaction.
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
$$;

-- The history of migrations, where Supabase's own tools keep it.
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);

-- Made by earlier versions, and never used.
drop table if exists auth.flow_state, supabase_migrations.seed_files;
`;
