-- Heroes: a name, how to speak of them, and a look of some 300 bytes that no one can turn back into a face.

create table public.heroes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) <= 60 and char_length(btrim(name)) >= 1),
  pronouns text not null check (pronouns in ('she', 'he', 'they')),
  look jsonb not null check (jsonb_typeof(look) = 'object' and octet_length(look::text) <= 4096),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index heroes_by_member on public.heroes (user_id, created_at);

create table public.library_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  story_slug text not null check (story_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(story_slug) <= 80),
  hero_id uuid references public.heroes (id) on delete set null,
  -- Which time round: "Read Again" starts the next reading, and a later reading beats any page of an earlier one.
  reading integer not null default 1 check (reading >= 1),
  page integer not null default 0 check (page >= 0),
  pages integer not null check (pages > 0),
  rating smallint not null default 0 check (rating between 0 and 5),
  saved_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz,
  check (page <= pages)
);
create index library_entries_by_member on public.library_entries (user_id, updated_at desc);
create index library_entries_by_hero on public.library_entries (hero_id);

-- One saved book a member, story and hero; "no hero" counts as one hero.
create unique index library_entries_one_a_hero on public.library_entries (user_id, story_slug, hero_id)
  nulls not distinct;

alter table public.heroes enable row level security;
alter table public.library_entries enable row level security;

create policy "members read their own heroes" on public.heroes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "members make their own heroes" on public.heroes
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members change their own heroes" on public.heroes
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members let their own heroes go" on public.heroes
  for delete to authenticated using (user_id = (select auth.uid()));

-- A foreign key alone would let a book point at somebody else's hero, so the policies ask.
create policy "members read their own library" on public.library_entries
  for select to authenticated using (user_id = (select auth.uid()));
create policy "members save to their own library" on public.library_entries
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and (hero_id is null or exists (select from public.heroes h where h.id = hero_id and h.user_id = (select auth.uid())))
  );
create policy "members change their own library" on public.library_entries
  for update to authenticated using (user_id = (select auth.uid())) with check (
    user_id = (select auth.uid())
    and (hero_id is null or exists (select from public.heroes h where h.id = hero_id and h.user_id = (select auth.uid())))
  );
create policy "members clear their own library" on public.library_entries
  for delete to authenticated using (user_id = (select auth.uid()));

revoke all on public.heroes, public.library_entries from anon, authenticated, service_role;
grant select, insert, update, delete on public.heroes, public.library_entries to authenticated;
grant all on public.heroes, public.library_entries to service_role;

-- The server tells the time; a client's clock may be wrong.
create function private.touch() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at := pg_catalog.now();
  return new;
end;
$$;
create trigger heroes_touch before update on public.heroes
  for each row execute function private.touch();
create trigger library_entries_touch before update on public.library_entries
  for each row execute function private.touch();

create function private.check_hero_limit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer;
begin
  -- PT402 makes the API answer 402, "payment required"; the hint is what the app looks at.
  -- Somebody else's row is refused by the policy; do not tell how full their shelf is.
  if auth.uid() <> new.user_id then return new; end if;
  perform private.lock_member(new.user_id, 'heroes');
  select l.heroes into allowed from public.plan_limits l where l.tier = private.tier_of(new.user_id);
  if allowed is not null and (select count(*) from public.heroes h where h.user_id = new.user_id) >= allowed then
    raise exception 'Your plan has no room for another hero.'
      using errcode = 'PT402', hint = 'hero_limit';
  end if;
  return new;
end;
$$;
create trigger heroes_limit before insert on public.heroes
  for each row execute function private.check_hero_limit();

create function private.check_library_limit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer;
begin
  if auth.uid() <> new.user_id then return new; end if;
  perform private.lock_member(new.user_id, 'library');
  -- Saving a book that is on the shelf already is an update and takes no new place.
  if exists (
    select from public.library_entries e
    where e.user_id = new.user_id and e.story_slug = new.story_slug and e.hero_id is not distinct from new.hero_id
  ) then
    return new;
  end if;
  select l.saves into allowed from public.plan_limits l where l.tier = private.tier_of(new.user_id);
  if allowed is not null and (select count(*) from public.library_entries e where e.user_id = new.user_id) >= allowed then
    raise exception 'Your plan has no room for another saved story.'
      using errcode = 'PT402', hint = 'library_limit';
  end if;
  return new;
end;
$$;
create trigger library_entries_limit before insert on public.library_entries
  for each row execute function private.check_library_limit();

-- A hero who leaves turns their books into books without a hero. Where the member has such a book of the same
-- story already, the one read further stays.
create function private.merge_books_of_leaving_hero() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_member(old.user_id, 'library');
  with pairs as (
    select kept.id as without_hero, leaving.id as with_hero,
      (leaving.reading, leaving.page) > (kept.reading, kept.page) as leaving_is_further
    from public.library_entries leaving
    join public.library_entries kept
      on kept.user_id = leaving.user_id and kept.story_slug = leaving.story_slug and kept.hero_id is null
    where leaving.hero_id = old.id
  )
  delete from public.library_entries e
  using pairs p
  where e.id = case when p.leaving_is_further then p.without_hero else p.with_hero end;
  -- Now, and not by the foreign key at the statement's end: when two heroes leave at once, the second one's books
  -- must meet the first one's.
  update public.library_entries e set hero_id = null where e.hero_id = old.id;
  return old;
end;
$$;
create trigger heroes_merge_books before delete on public.heroes
  for each row execute function private.merge_books_of_leaving_hero();

-- Saves how far a book was read, from any device and in any order: a later reading wins, then the later page.
-- Creates the entry when there is none, as the caller, so policies and the plan's limit hold.
create function public.save_progress(
  story_slug text, hero_id uuid, page integer, pages integer, reading integer default 1
) returns setof public.library_entries
  language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  insert into public.library_entries as e (user_id, story_slug, hero_id, reading, page, pages, completed_at)
  values (
    auth.uid(), save_progress.story_slug, save_progress.hero_id, save_progress.reading, save_progress.page,
    save_progress.pages, case when save_progress.page >= save_progress.pages then pg_catalog.now() end
  )
  on conflict (user_id, story_slug, hero_id) do update set
    page = case
      when excluded.reading > e.reading then excluded.page
      when excluded.reading = e.reading then greatest(e.page, excluded.page)
      else e.page
    end,
    pages = case when excluded.reading >= e.reading then excluded.pages else e.pages end,
    reading = greatest(e.reading, excluded.reading),
    completed_at = coalesce(e.completed_at, excluded.completed_at)
  returning e.*;
end;
$$;

revoke all on function public.save_progress(text, uuid, integer, integer, integer) from public, anon;
grant execute on function public.save_progress(text, uuid, integer, integer, integer) to authenticated;
