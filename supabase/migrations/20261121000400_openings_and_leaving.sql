-- Opens a whole story for the caller, counting it once a calendar month (UTC) on plans that count.
-- Opening the same story again in the month is free. The service role may open for any member.
create function public.open_story(slug text, member uuid default auth.uid())
  returns table (allowed boolean, used integer, allowance integer)
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  this_month date := date_trunc('month', now() at time zone 'utc')::date;
  permitted integer;
  opened integer;
  known boolean;
begin
  if member is null or (member is distinct from auth.uid() and coalesce(auth.role(), '') <> 'service_role') then
    raise exception 'Only a member may open a story.' using errcode = '42501';
  end if;

  perform private.lock_member(member, 'openings');
  select l.stories_per_month into permitted from public.plan_limits l where l.tier = private.tier_of(member);
  select count(*), coalesce(bool_or(o.story_slug = slug), false) into opened, known
    from public.story_openings o where o.user_id = member and o.month = this_month;

  -- A plan that ended closes the books again, also those opened while it lasted.
  if permitted = 0 or (not known and opened >= permitted) then
    return query select false, opened, permitted;
    return;
  end if;
  if not known then
    insert into public.story_openings (user_id, story_slug, month) values (member, slug, this_month);
    opened := opened + 1;
  end if;
  return query select true, opened, permitted;
end;
$$;
revoke all on function public.open_story(text, uuid) from public, anon;
grant execute on function public.open_story(text, uuid) to authenticated, service_role;

-- Forgets a member: every row of theirs, in our tables and in the auth service's. Answers whether there was one.
-- The paid subscription is ended with the payment provider before this is called.
create function public.delete_account(member uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one boolean;
begin
  -- Addresses stand in the audit log's payloads too, as an object on a hosted project and as a string elsewhere.
  delete from auth.audit_log_entries where strpos(payload::text, member::text) > 0;
  delete from auth.refresh_tokens where user_id::text = member::text;
  delete from auth.sessions where user_id = member;
  delete from auth.identities where user_id = member;
  -- Profiles, heroes, library, subscription and openings go with the user.
  delete from auth.users where id = member;
  found_one := found;
  return found_one;
end;
$$;
revoke all on function public.delete_account(uuid) from public, anon, authenticated;
grant execute on function public.delete_account(uuid) to service_role;
