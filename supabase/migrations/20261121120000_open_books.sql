-- Whole books by plan, and where a reader is in each of hers.

-- A free member opens one book of their choice a month.
update public.plan_limits set stories_per_month = 1 where tier = 'free';

-- Opens a whole story for the caller, counting it once a calendar month (UTC) on plans that count. Opening the same
-- story again in the month is free while the plan still covers it: of more books than a plan holds, since a larger one
-- ended, those opened first stay open. The service role may open for any member.
create or replace function public.open_story(slug text, member uuid default auth.uid())
  returns table (allowed boolean, used integer, allowance integer)
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  this_month date := date_trunc('month', now() at time zone 'utc')::date;
  permitted integer;
  opened integer;
  place integer;
begin
  if member is null or (member is distinct from auth.uid() and coalesce(auth.role(), '') <> 'service_role') then
    raise exception 'Only a member may open a story.' using errcode = '42501';
  end if;

  perform private.lock_member(member, 'openings');
  select l.stories_per_month into permitted from public.plan_limits l where l.tier = private.tier_of(member);
  select count(*) into opened
    from public.story_openings o where o.user_id = member and o.month = this_month;
  -- Which of the month's books this one is, counted from 1; null where it was not opened yet.
  select counted.place into place from (
    select o.story_slug, row_number() over (order by o.opened_at, o.story_slug) as place
    from public.story_openings o where o.user_id = member and o.month = this_month
  ) counted
  where counted.story_slug = open_story.slug;

  if coalesce(place, opened + 1) > permitted then
    return query select false, opened, permitted;
    return;
  end if;
  if place is null then
    insert into public.story_openings (user_id, story_slug, month, opened_at)
      values (member, open_story.slug, this_month, clock_timestamp());
    opened := opened + 1;
  end if;
  return query select true, opened, permitted;
end;
$$;

-- The ways chosen in a book with choices, as the ids of the spreads they led to, in the order they were taken; and who
-- of the family plays the friend. A friend who has left plays no more: the book's own child does. Not a foreign key,
-- because nothing is read through it.
alter table public.library_entries
  add column path text not null default '' check (path ~ '^([a-z0-9-]+(,[a-z0-9-]+)*)?$' and char_length(path) <= 400),
  add column friend_id uuid;

-- Saves how far a book was read, from any device and in any order: a later reading wins, then the later page, and the
-- way that led there with it. Creates the entry when there is none, as the caller, so policies and the plan's limit hold.
drop function public.save_progress(text, uuid, integer, integer, integer);
create function public.save_progress(
  story_slug text, hero_id uuid, page integer, pages integer, reading integer default 1, path text default '',
  friend_id uuid default null
) returns setof public.library_entries
  language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  insert into public.library_entries as e (
    user_id, story_slug, hero_id, reading, page, pages, path, friend_id, completed_at
  )
  values (
    auth.uid(), save_progress.story_slug, save_progress.hero_id, save_progress.reading, save_progress.page,
    save_progress.pages, save_progress.path, save_progress.friend_id,
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
    completed_at = coalesce(e.completed_at, excluded.completed_at)
  returning e.*;
end;
$$;
revoke all on function public.save_progress(text, uuid, integer, integer, integer, text, uuid) from public, anon;
grant execute on function public.save_progress(text, uuid, integer, integer, integer, text, uuid) to authenticated;
