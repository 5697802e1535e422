-- A third and a fourth child of the family play in books that have parts for them, remembered as the friend is: not a
-- foreign key, because a child who has left plays no more and the book's own does.
alter table public.library_entries
  add column third_id uuid,
  add column fourth_id uuid;

-- Saves how far a book was read, from any device and in any order: a later reading wins, then the later page, with the way
-- that led there, that way's length and who plays; no clock runs ahead of the server's. Creates the entry when there is none, as the
-- caller, so policies and the plan's limit hold.
drop function public.save_progress(
  text, uuid, integer, integer, integer, text, uuid, timestamptz, timestamptz, timestamptz
);
create function public.save_progress(
  story_slug text, hero_id uuid, page integer, pages integer, reading integer default 1, path text default '',
  friend_id uuid default null, read_at timestamptz default null, saved_at timestamptz default null,
  completed_at timestamptz default null, third_id uuid default null, fourth_id uuid default null
) returns setof public.library_entries
  language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  insert into public.library_entries as e (
    user_id, story_slug, hero_id, reading, page, pages, path, friend_id, third_id, fourth_id, read_at, saved_at,
    completed_at
  )
  values (
    auth.uid(), save_progress.story_slug, save_progress.hero_id, save_progress.reading, save_progress.page,
    save_progress.pages, save_progress.path, save_progress.friend_id,
    save_progress.third_id, save_progress.fourth_id,
    case when save_progress.read_at is not null then least(save_progress.read_at, pg_catalog.now()) end,
    case
      when isfinite(save_progress.saved_at) then least(save_progress.saved_at, pg_catalog.now())
      else pg_catalog.now()
    end,
    case
      when isfinite(save_progress.completed_at) then least(save_progress.completed_at, pg_catalog.now())
      when save_progress.page >= save_progress.pages then pg_catalog.now()
    end
  )
  on conflict (user_id, story_slug, hero_id) do update set
    page = case
      when excluded.reading > e.reading then excluded.page
      when excluded.reading = e.reading then greatest(e.page, excluded.page)
      else e.page
    end,
    pages = case
      when excluded.reading > e.reading or (excluded.reading = e.reading and excluded.page >= e.page)
        then excluded.pages
      else e.pages
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
    third_id = case
      when excluded.reading > e.reading or (excluded.reading = e.reading and excluded.page >= e.page)
        then excluded.third_id
      else e.third_id
    end,
    fourth_id = case
      when excluded.reading > e.reading or (excluded.reading = e.reading and excluded.page >= e.page)
        then excluded.fourth_id
      else e.fourth_id
    end,
    reading = greatest(e.reading, excluded.reading),
    read_at = greatest(e.read_at, excluded.read_at),
    completed_at = coalesce(e.completed_at, excluded.completed_at)
  returning e.*;
end;
$$;
revoke all on function public.save_progress(
  text, uuid, integer, integer, integer, text, uuid, timestamptz, timestamptz, timestamptz, uuid, uuid
) from public, anon;
grant execute on function public.save_progress(
  text, uuid, integer, integer, integer, text, uuid, timestamptz, timestamptz, timestamptz, uuid, uuid
) to authenticated;
