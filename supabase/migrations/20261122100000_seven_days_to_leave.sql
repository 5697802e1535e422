-- Leaving with seven days to think again: who asked, and when the account goes. Nothing else changes until then.

create table public.leavings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  asked_at timestamptz not null default now(),
  goes_at timestamptz not null default now() + interval '7 days'
);
create index leavings_by_day on public.leavings (goes_at);

alter table public.leavings enable row level security;
create policy "members read when they leave" on public.leavings
  for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.leavings from anon, authenticated, service_role;
grant select on public.leavings to authenticated;
grant all on public.leavings to service_role;

-- Notes that a member leaves in seven days. Asking again moves nothing. What the provider knew them by is over by then
-- (delete-account), so their subscription is forgotten. Returns the moment, or null for no such member.
create function public.leave_in_seven_days(member uuid) returns timestamptz
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  moment timestamptz;
begin
  insert into public.leavings (user_id) select u.id from auth.users u where u.id = member
    on conflict (user_id) do nothing;
  delete from public.subscriptions s where s.user_id = member;
  select l.goes_at into moment from public.leavings l where l.user_id = member;
  return moment;
end;
$$;
revoke all on function public.leave_in_seven_days(uuid) from public, anon, authenticated;
grant execute on function public.leave_in_seven_days(uuid) to service_role;

-- The caller has thought again. False where they had not asked.
create function public.keep_account() returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.leavings l where l.user_id = auth.uid();
  return found;
end;
$$;
revoke all on function public.keep_account() from public, anon;
grant execute on function public.keep_account() to authenticated;

-- Called on a schedule: deletes the accounts whose seven days are over, some hundred at a time, and returns their
-- addresses so that a last mail can be written. No checkout opens for who leaves; who pays all the same, in one that
-- stood open, stays: nobody could stop that charge once the account is gone.
create function public.purge_leavings() returns setof text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  leaver record;
begin
  delete from public.leavings l
  where l.goes_at <= now() and exists (
    select from public.subscriptions s
    where s.user_id = l.user_id and s.status in ('active', 'trialing', 'past_due')
  );
  for leaver in
    select l.user_id, u.email
    from public.leavings l join auth.users u on u.id = l.user_id
    where l.goes_at <= now()
    order by l.goes_at
    limit 500
    for update of l skip locked
  loop
    perform public.delete_account(leaver.user_id);
    return next leaver.email;
  end loop;
end;
$$;
revoke all on function public.purge_leavings() from public, anon, authenticated;
grant execute on function public.purge_leavings() to service_role;
