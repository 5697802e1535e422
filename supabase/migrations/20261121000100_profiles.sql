-- A family's own page. One row a member; the client inserts it right after sign-up (SPEC §7).

-- Functions and defaults that call auth.uid() run as the caller, who needs to see the schema.
grant usage on schema auth to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null check (char_length(btrim(first_name)) between 1 and 100),
  last_name text not null check (char_length(btrim(last_name)) between 1 and 100),
  adventurer_name text not null check (char_length(btrim(adventurer_name)) between 1 and 100),
  created_at timestamptz not null default now()
);

alter table public.profiles enable row level security;

create policy "members read their own profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "members insert their own profile" on public.profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members change their own profile" on public.profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members delete their own profile" on public.profiles
  for delete to authenticated using (user_id = (select auth.uid()));

-- Hosted projects grant everything by default; say what is meant, the same on every engine.
revoke all on public.profiles from anon, authenticated, service_role;
grant select, insert, update, delete on public.profiles to authenticated;
grant all on public.profiles to service_role;
