-- What one member may fill the database with, and how long things are kept.

-- Stories there are. A shelf or a month's list takes no other; the one-machine server adds the stories it was built
-- with at every start.
create table private.known_stories (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80)
);
insert into private.known_stories (slug) values
  ('alien-encounter'), ('animal-rescue'), ('christmas'), ('dinosaur-discovery'),
  ('dragon-valley'), ('fairy-kingdom'), ('forest-friends'), ('half-a-star'), ('ice-kingdom'), ('jungle-explorer'), ('magic-garden'),
  ('mystery-mansion'), ('neverland'), ('ocean-adventure'), ('pirate-treasure'), ('princess-castle'),
  ('robot-friends'), ('space-explorer'), ('sports-champion'), ('superhero-academy'), ('the-moon-balloon'),
  ('time-traveler'), ('underwater-city'), ('wizard-school');

-- Rows from before may name others and stay as they are.
alter table public.library_entries
  add constraint library_entries_known_story foreign key (story_slug) references private.known_stories (slug) not valid,
  add constraint library_entries_believable check (pages <= 500 and reading <= 10000) not valid;
alter table public.story_openings
  add constraint story_openings_known_story foreign key (story_slug) references private.known_stories (slug) not valid;
create index library_entries_by_story on public.library_entries (story_slug);
create index story_openings_by_story on public.story_openings (story_slug);

-- "Unlimited" is more than any family uses, and not more than a disk holds.
create function private.check_room() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  held integer;
begin
  -- Somebody else's row is refused by the policy.
  if auth.uid() is null or auth.uid() <> new.user_id then return new; end if;
  execute format('select count(*) from (select from public.%I where user_id = $1 limit $2) held', tg_table_name)
    into held using new.user_id, tg_argv[0]::integer;
  if held >= tg_argv[0]::integer then
    raise exception 'There is no room for more.' using errcode = 'PT422', hint = 'no_room';
  end if;
  return new;
end;
$$;
revoke all on function private.check_room() from public;
create trigger heroes_room before insert on public.heroes
  for each row execute function private.check_room('300');
create trigger library_entries_room before insert on public.library_entries
  for each row execute function private.check_room('5000');

-- Closed windows of the till: the last few of a member are enough to tell what happened.
create function private.forget_old_windows() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.till_windows w
  where w.user_id = new.user_id and w.status <> 'open' and w.id not in (
    select recent.id from public.till_windows recent
    where recent.user_id = new.user_id order by recent.created_at desc limit 20
  );
  return null;
end;
$$;
revoke all on function private.forget_old_windows() from public;
create trigger till_windows_forget after insert on public.till_windows
  for each row execute function private.forget_old_windows();

-- The devices a member is signed in on, newest first, and a way to sign one of them out.
create function public.my_devices()
  returns table (id uuid, device text, signed_in timestamptz, last_used timestamptz, this_one boolean)
  language sql stable security definer set search_path = ''
as $$
  select s.id, coalesce(s.user_agent, 'A browser'), s.created_at,
    coalesce(s.refreshed_at at time zone 'utc', s.created_at), s.id::text = (auth.jwt() ->> 'session_id')
  from auth.sessions s
  where s.user_id = auth.uid()
  order by 4 desc
  limit 50;
$$;
create function public.sign_out_device(device_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from auth.sessions s where s.id = device_id and s.user_id = auth.uid();
  return found;
end;
$$;
revoke all on function public.my_devices() from public, anon;
revoke all on function public.sign_out_device(uuid) from public, anon;
grant execute on function public.my_devices() to authenticated;
grant execute on function public.sign_out_device(uuid) to authenticated;

-- As before, asking the audit log for the member it is about instead of reading all of it. Refresh tokens go with
-- their sessions.
create or replace function public.delete_account(member uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one boolean;
begin
  delete from auth.audit_log_entries where payload ->> 'actor_id' = member::text;
  delete from auth.sessions where user_id = member;
  delete from auth.identities where user_id = member;
  delete from auth.users where id = member;
  found_one := found;
  return found_one;
end;
$$;

-- Called on a schedule; docs/privacy.md names each of these times.
create index stripe_events_by_time on public.stripe_events (processed_at);
create index till_windows_by_time on public.till_windows (created_at) where status <> 'open';
create index story_openings_by_month on public.story_openings (month);
create function public.purge_kept_too_long() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.stripe_events where processed_at < now() - interval '90 days';
  delete from public.till_windows where status <> 'open' and created_at < now() - interval '30 days';
  delete from public.story_openings where month < (now() - interval '13 months')::date;
end;
$$;
revoke all on function public.purge_kept_too_long() from public, anon, authenticated;
grant execute on function public.purge_kept_too_long() to service_role;
