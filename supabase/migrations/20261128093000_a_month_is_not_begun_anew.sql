-- A free plan's book of the month is one a month for an address, also when the account behind it was deleted meanwhile and
-- opened again. Of the address a keyed hash is kept, until the month is over; the key is in no backup, so that the hash
-- tells nobody anything there.

create table private.address_key (
  id boolean primary key default true check (id),
  key bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
);
insert into private.address_key default values;

create table private.opened_before (
  address bytea not null,
  month date not null,
  books integer not null check (books > 0),
  primary key (address, month)
);
create index opened_before_by_month on private.opened_before (month);

-- An HMAC with SHA-256, whose inner and outer keys are one key with a letter before it.
create function private.hash_of_address(address text) returns bytea
  language sql stable set search_path = ''
as $$
  select pg_catalog.sha256(
    '\x6f'::bytea || k.key
    || pg_catalog.sha256('\x69'::bytea || k.key || pg_catalog.convert_to(pg_catalog.lower(address), 'UTF8'))
  )
  from private.address_key k;
$$;
revoke all on function private.hash_of_address(text) from public;

create function private.this_month() returns date
  language sql stable set search_path = ''
  return date_trunc('month', now() at time zone 'utc')::date;
revoke all on function private.this_month() from public;

-- The books that accounts of the member's address, deleted this month, had opened in it. A plan that is paid for is paid anew.
create function private.opened_before(member uuid) returns integer
  language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select o.books from auth.users u
    join private.opened_before o on o.address = private.hash_of_address(u.email) and o.month = private.this_month()
    where u.id = member and private.tier_of(member) = 'free'
  ), 0);
$$;
revoke all on function private.opened_before(uuid) from public;

-- As before, with what was opened before counted first.
create or replace function public.open_story(slug text, member uuid default auth.uid(), spend boolean default true)
  returns table (allowed boolean, used integer, allowance integer)
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  this_month date := private.this_month();
  before integer;
  permitted integer;
  opened integer;
  place integer;
begin
  if member is null or (member is distinct from auth.uid() and coalesce(auth.role(), '') <> 'service_role') then
    raise exception 'Only a member may open a story.' using errcode = '42501';
  end if;

  perform private.lock_member(member, 'openings');
  select l.stories_per_month into permitted from public.plan_limits l where l.tier = private.tier_of(member);
  before := private.opened_before(member);
  select before + count(*) into opened
    from public.story_openings o where o.user_id = member and o.month = this_month;
  -- Which of the month's books this one is, counted from 1; null where it was not opened yet. Of more books than the
  -- plan holds, since a larger one ended, those opened first stay open.
  select before + counted.place into place from (
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

-- As before; the address's books of this month are remembered as a number.
create or replace function public.delete_account(member uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one boolean;
begin
  insert into private.opened_before as b (address, month, books)
    select private.hash_of_address(u.email), private.this_month(), count(*)
    from auth.users u
    join public.story_openings o on o.user_id = u.id and o.month = private.this_month()
    where u.id = member and u.email is not null
    group by u.email
    on conflict (address, month) do update set books = b.books + excluded.books;
  delete from auth.audit_log_entries where payload ->> 'actor_id' = member::text;
  delete from auth.sessions where user_id = member;
  delete from auth.identities where user_id = member;
  delete from auth.users where id = member;
  found_one := found;
  return found_one;
end;
$$;

create or replace function public.purge_kept_too_long() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.stripe_events where processed_at < now() - interval '90 days';
  delete from public.till_windows where status <> 'open' and created_at < now() - interval '30 days';
  delete from public.story_openings where month < (now() - interval '13 months')::date;
  delete from public.withdrawals where stated_at < now() - interval '3 years';
  delete from private.opened_before where month < private.this_month();
end;
$$;
