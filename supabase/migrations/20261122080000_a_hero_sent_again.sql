-- A hero that is sent again, because the answer to the first time was lost, is no other hero and takes no new place.
create or replace function private.check_hero_limit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer;
begin
  -- PT402 makes the API answer 402, "payment required"; the hint is what the app looks at.
  -- Somebody else's row is refused by the policy; do not tell how full their shelf is.
  if auth.uid() <> new.user_id then return new; end if;
  perform private.lock_member(new.user_id, 'heroes');
  if exists (select from public.heroes h where h.id = new.id and h.user_id = new.user_id) then return new; end if;
  select l.heroes into allowed from public.plan_limits l where l.tier = private.tier_of(new.user_id);
  if allowed is not null and (select count(*) from public.heroes h where h.user_id = new.user_id) >= allowed then
    raise exception 'Your plan has no room for another hero.'
      using errcode = 'PT402', hint = 'hero_limit';
  end if;
  return new;
end;
$$;
