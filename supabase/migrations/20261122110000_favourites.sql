-- Favourites, and when a book was last read.

-- Rows are the member's own as before: policies and grants are the table's.
alter table public.library_entries
  add column favourite boolean not null default false,
  -- By the device that read, which may have been without a network; null as long as nobody has said. A rating is no reading.
  add column read_at timestamptz check (isfinite(read_at));

-- Saves how far a book was read, from any device and in any order: a later reading wins, then the later page, and the
-- way that led there with it; the latest reading is the last one, though no clock runs ahead of the server's. Creates the
-- entry when there is none, as the caller, so policies and the plan's limit hold.
drop function public.save_progress(text, uuid, integer, integer, integer, text, uuid);
create function public.save_progress(
  story_slug text, hero_id uuid, page integer, pages integer, reading integer default 1, path text default '',
  friend_id uuid default null, read_at timestamptz default null
) returns setof public.library_entries
  language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  insert into public.library_entries as e (
    user_id, story_slug, hero_id, reading, page, pages, path, friend_id, read_at, completed_at
  )
  values (
    auth.uid(), save_progress.story_slug, save_progress.hero_id, save_progress.reading, save_progress.page,
    save_progress.pages, save_progress.path, save_progress.friend_id,
    case when save_progress.read_at is not null then least(save_progress.read_at, pg_catalog.now()) end,
    case when save_progress.page >= save_progress.pages then pg_catalog.now() end
  )
  on conflict (user_id, story_slug, hero_id) do update set
    page = case
      when excluded.reading > e.reading then excluded.page
      when excluded.reading = e.reading then greatest(e.page, excluded.page)
      else e.page
    end,
    path = case
      when excluded.reading > e.reading or (excluded.reading = e.reading and excluded.page >= e.page)
        then excluded.path
      else e.path
    end,
    friend_id = case
      when excluded.reading > e.reading or (excluded.reading = e.reading and excluded.page >= e.page)
        then excluded.friend_id
      else e.friend_id
    end,
    pages = case when excluded.reading >= e.reading then excluded.pages else e.pages end,
    reading = greatest(e.reading, excluded.reading),
    read_at = greatest(e.read_at, excluded.read_at),
    completed_at = coalesce(e.completed_at, excluded.completed_at)
  returning e.*;
end;
$$;
revoke all on function public.save_progress(text, uuid, integer, integer, integer, text, uuid, timestamptz) from public, anon;
grant execute on function public.save_progress(text, uuid, integer, integer, integer, text, uuid, timestamptz)
  to authenticated;

-- As before; of two books that become one, the heart of either stays, and the later reading.
create or replace function private.merge_books_of_leaving_hero() returns trigger
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
  ), gone as (
    delete from public.library_entries e
    using pairs p
    where e.id = case when p.leaving_is_further then p.without_hero else p.with_hero end
    returning e.favourite, e.read_at,
      case when p.leaving_is_further then p.with_hero else p.without_hero end as other
  )
  update public.library_entries e
  set favourite = e.favourite or gone.favourite, read_at = greatest(e.read_at, gone.read_at)
  from gone where e.id = gone.other;
  -- Now, and not by the foreign key at the statement's end: when two heroes leave at once, the second one's books
  -- must meet the first one's.
  update public.library_entries e set hero_id = null where e.hero_id = old.id;
  return old;
end;
$$;
