-- Whoever begins a book hears first whether it costs one of the month's books: with `spend` false only what costs nothing
-- is opened, which is a book counted already, or any where the plan does not count. Otherwise as before.
drop function public.open_story(text, uuid);
create function public.open_story(slug text, member uuid default auth.uid(), spend boolean default true)
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
  -- Which of the month's books this one is, counted from 1; null where it was not opened yet. Of more books than the
  -- plan holds, since a larger one ended, those opened first stay open.
  select counted.place into place from (
    select o.story_slug, row_number() over (order by o.opened_at, o.story_slug) as place
    from public.story_openings o where o.user_id = member and o.month = this_month
  ) counted
  where counted.story_slug = open_story.slug;

  if coalesce(place, opened + 1) > permitted or (place is null and permitted is not null and not spend) then
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
revoke all on function public.open_story(text, uuid, boolean) from public, anon;
grant execute on function public.open_story(text, uuid, boolean) to authenticated, service_role;
