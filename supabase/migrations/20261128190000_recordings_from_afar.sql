-- Recordings from afar: a relative reads a book aloud by a link, and the recordings wait here, sealed, for the family's devices.
-- The server has ciphertext, sizes and dates, and no key: what opens a parcel is on the family's devices alone.

-- A family's key as it goes to a further device: wrapped under a code that only the family has.
create table public.voice_keys (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  -- A raw P-256 point, which stands in every link too.
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{87}$'),
  wrapped text not null check (wrapped ~ '^[A-Za-z0-9_-]+$' and char_length(wrapped) between 100 and 600),
  created_at timestamptz not null default now()
);
alter table public.voice_keys enable row level security;
create policy "members read their key" on public.voice_keys
  for select to authenticated using (user_id = (select auth.uid()));
create policy "members keep a key" on public.voice_keys
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members delete their key" on public.voice_keys
  for delete to authenticated using (user_id = (select auth.uid()));

-- The devices that have the key: a parcel waits for all of them.
create table public.voice_devices (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  added_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index voice_devices_by_member on public.voice_devices (user_id);
create index voice_devices_by_time on public.voice_devices (seen_at);
alter table public.voice_devices enable row level security;
create policy "members read their devices" on public.voice_devices
  for select to authenticated using (user_id = (select auth.uid()));
create policy "members delete their devices" on public.voice_devices
  for delete to authenticated using (user_id = (select auth.uid()));

-- The links by which relatives are asked. Which book and child each is for, and who was asked, is in the note, sealed.
create table public.recording_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Of the link's token, SHA-256 in hexadecimal.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- The same for every link of a book: an HMAC under a key of the family's devices.
  book_tag text not null check (book_tag ~ '^[A-Za-z0-9_-]{43}$'),
  -- Of the token and the story, so that the link opens this book and no other.
  book_hash text not null check (book_hash ~ '^[0-9a-f]{64}$'),
  note text not null check (note ~ '^[A-Za-z0-9_-]+$' and char_length(note) between 40 and 4096),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  ended_at timestamptz,
  -- How many came by this link, and how often something was sent.
  parcels integer not null default 0 check (parcels between 0 and 3),
  tries integer not null default 0,
  -- The child's thank-you, sealed for the link.
  thanks text check (thanks ~ '^[A-Za-z0-9_-]{20,100}$')
);
create index recording_requests_by_book on public.recording_requests (user_id, book_tag);
create index recording_requests_by_time on public.recording_requests (expires_at);
alter table public.recording_requests enable row level security;
create policy "members read their requests" on public.recording_requests
  for select to authenticated using (user_id = (select auth.uid()));
create policy "members delete their requests" on public.recording_requests
  for delete to authenticated using (user_id = (select auth.uid()));

-- What relatives sent, until all devices of the family have it.
create table public.recording_parcels (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.recording_requests (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  bytes integer not null check (bytes between 200 and 2097152),
  sent_at timestamptz not null default now()
);
create index recording_parcels_by_request on public.recording_parcels (request_id);
create index recording_parcels_by_member on public.recording_parcels (user_id);
create index recording_parcels_by_time on public.recording_parcels (sent_at);
alter table public.recording_parcels enable row level security;
create policy "members read their parcels" on public.recording_parcels
  for select to authenticated using (user_id = (select auth.uid()));

-- Their bytes, which the API gives out by `fetch_recording` alone.
create table private.sealed_recordings (
  parcel_id uuid primary key references public.recording_parcels (id) on delete cascade,
  sealed bytea not null
);
-- Ciphertext does not compress.
alter table private.sealed_recordings alter column sealed set storage external;

-- Of each parcel that came by a link, SHA-256: one that is sent again is not stored again.
create table private.received_recordings (
  request_id uuid not null references public.recording_requests (id) on delete cascade,
  digest bytea not null,
  primary key (request_id, digest)
);

-- Which device has which parcel.
create table public.recording_receipts (
  parcel_id uuid not null references public.recording_parcels (id) on delete cascade,
  device_id uuid not null references public.voice_devices (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (parcel_id, device_id)
);
create index recording_receipts_by_device on public.recording_receipts (device_id);
create index recording_receipts_by_member on public.recording_receipts (user_id);
alter table public.recording_receipts enable row level security;
create policy "members read their receipts" on public.recording_receipts
  for select to authenticated using (user_id = (select auth.uid()));

revoke all on public.voice_keys, public.voice_devices, public.recording_requests, public.recording_parcels,
  public.recording_receipts from anon, authenticated, service_role;
grant select, insert, delete on public.voice_keys to authenticated;
grant select, delete on public.voice_devices, public.recording_requests to authenticated;
grant select on public.recording_parcels, public.recording_receipts to authenticated;

-- Bytes that all families' parcels may take together.
create function private.recording_space() returns bigint
  language sql immutable set search_path = '' return 8::bigint * 1024 * 1024 * 1024;
revoke all on function private.recording_space() from public;

-- Deletes a member's parcels that every device has.
create function private.delete_received_parcels(member uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from public.recording_parcels p
  where p.user_id = member
    and exists (select from public.voice_devices d where d.user_id = member)
    and not exists (
      select from public.voice_devices d where d.user_id = member and not exists (
        select from public.recording_receipts r where r.parcel_id = p.id and r.device_id = d.id
      )
    );
$$;
revoke all on function private.delete_received_parcels(uuid) from public;

create function private.after_voice_device() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.delete_received_parcels(old.user_id);
  return null;
end;
$$;
revoke all on function private.after_voice_device() from public;
create trigger voice_devices_gone after delete on public.voice_devices
  for each row execute function private.after_voice_device();

-- Makes a link. Three stand for a book at a time, sixty for a member. Asking again with the same token is the same link.
create function public.ask_for_recording(token_hash text, book_tag text, book_hash text, note text)
  returns table (id uuid, expires_at timestamptz)
  language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  member uuid := auth.uid();
begin
  if member is null then
    raise exception 'Only a member may ask for a recording.' using errcode = '42501';
  end if;
  perform private.lock_member(member, 'recordings');
  return query select r.id, r.expires_at from public.recording_requests r
    where r.user_id = member and r.token_hash = ask_for_recording.token_hash;
  if found then return; end if;
  if (
    select count(*) from public.recording_requests r
    where r.user_id = member and r.book_tag = ask_for_recording.book_tag and r.ended_at is null and r.expires_at > now()
  ) >= 3 then
    raise exception 'Three relatives are asked to read this book already.'
      using errcode = 'PT409', hint = 'recording_limit';
  end if;
  if (
    select count(*) from public.recording_requests r
    where r.user_id = member and coalesce(r.ended_at, r.expires_at) > now() - interval '1 day'
  ) >= 60 then
    raise exception 'That are very many links. Please end some, and ask again tomorrow.'
      using errcode = 'PT409', hint = 'recording_limit';
  end if;
  return query insert into public.recording_requests as r (user_id, token_hash, book_tag, book_hash, note)
    values (
      member, ask_for_recording.token_hash, ask_for_recording.book_tag, ask_for_recording.book_hash,
      ask_for_recording.note
    )
    returning r.id, r.expires_at;
end;
$$;
revoke all on function public.ask_for_recording(text, text, text, text) from public, anon;
grant execute on function public.ask_for_recording(text, text, text, text) to authenticated;

-- Ends a link: nothing can be sent by it any more. What was sent still comes.
create function public.end_recording_request(request uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.recording_requests r set ended_at = now()
    where r.id = request and r.user_id = auth.uid() and r.ended_at is null;
  return found;
end;
$$;
revoke all on function public.end_recording_request(uuid) from public, anon;
grant execute on function public.end_recording_request(uuid) to authenticated;

-- Puts the child's thank-you on a link.
create function public.thank_for_recording(request uuid, sealed text) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.recording_requests r set thanks = thank_for_recording.sealed
    where r.id = request and r.user_id = auth.uid();
  return found;
end;
$$;
revoke all on function public.thank_for_recording(uuid, text) from public, anon;
grant execute on function public.thank_for_recording(uuid, text) to authenticated;

-- The parcels that a device does not have yet. Twenty devices of a member count; a device is known from its first call.
create function public.waiting_recordings(device uuid)
  returns table (id uuid, request_id uuid, bytes integer, sent_at timestamptz)
  language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  member uuid := auth.uid();
begin
  if member is null then
    raise exception 'Only a member has recordings.' using errcode = '42501';
  end if;
  perform private.lock_member(member, 'recordings');
  if (select count(*) from public.voice_devices d where d.user_id = member and d.id <> device) < 20 then
    insert into public.voice_devices as d (id, user_id) values (device, member)
      on conflict (id) do update set seen_at = now() where d.user_id = member;
  end if;
  return query select p.id, p.request_id, p.bytes, p.sent_at from public.recording_parcels p
    where p.user_id = member
      and not exists (select from public.recording_receipts r where r.parcel_id = p.id and r.device_id = device)
    order by p.sent_at;
end;
$$;
revoke all on function public.waiting_recordings(uuid) from public, anon;
grant execute on function public.waiting_recordings(uuid) to authenticated;

-- The sealed bytes of a parcel, in base64; null for another family's.
create function public.fetch_recording(parcel uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select pg_catalog.translate(pg_catalog.encode(s.sealed, 'base64'), E'\n', '')
  from public.recording_parcels p join private.sealed_recordings s on s.parcel_id = p.id
  where p.id = parcel and p.user_id = auth.uid();
$$;
revoke all on function public.fetch_recording(uuid) from public, anon;
grant execute on function public.fetch_recording(uuid) to authenticated;

-- A device has stored a parcel. Once all have, it goes.
create function public.confirm_recording(parcel uuid, device uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := auth.uid();
  is_new boolean;
begin
  if member is null then
    raise exception 'Only a member has recordings.' using errcode = '42501';
  end if;
  perform private.lock_member(member, 'recordings');
  insert into public.recording_receipts (parcel_id, device_id, user_id)
    select p.id, d.id, member from public.recording_parcels p, public.voice_devices d
    where p.id = parcel and p.user_id = member and d.id = device and d.user_id = member
    on conflict do nothing;
  is_new := found;
  perform private.delete_received_parcels(member);
  return is_new;
end;
$$;
revoke all on function public.confirm_recording(uuid, uuid) from public, anon;
grant execute on function public.confirm_recording(uuid, uuid) to authenticated;

-- How many more parcels a link takes: three in all, and three of a book that wait.
create function private.parcels_left(request public.recording_requests) returns integer
  language sql stable security definer set search_path = ''
as $$
  select greatest(0, 3 - greatest(
    request.parcels,
    (
      select count(*)::integer from public.recording_parcels p
      join public.recording_requests r on r.id = p.request_id
      where r.user_id = request.user_id and r.book_tag = request.book_tag
    )
  ));
$$;
revoke all on function private.parcels_left(public.recording_requests) from public;

-- For a relative's browser, through the functions: a link that stands, or no row.
create function public.recording_link_state(given_token_hash text)
  returns table (expires_at timestamptz, parcels_left integer, thanks text)
  language sql stable security definer set search_path = ''
as $$
  select r.expires_at, private.parcels_left(r), r.thanks from public.recording_requests r
  where r.token_hash = given_token_hash and r.ended_at is null and r.expires_at > now();
$$;
revoke all on function public.recording_link_state(text) from public, anon, authenticated;
grant execute on function public.recording_link_state(text) to service_role;

-- The member whose link this is, when it is for this book.
create function public.member_of_recording_link(given_token_hash text, given_book_hash text) returns uuid
  language sql stable security definer set search_path = ''
as $$
  select r.user_id from public.recording_requests r
  where r.token_hash = given_token_hash and r.book_hash = given_book_hash
    and r.ended_at is null and r.expires_at > now();
$$;
revoke all on function public.member_of_recording_link(text, text) from public, anon, authenticated;
grant execute on function public.member_of_recording_link(text, text) to service_role;

-- Keeps a parcel, given in base64: `kept` (also one that came before), `unknown_link`, `no_room` (of this link, book or
-- family), `too_often`, or `full` (of all families).
create function public.keep_recording(given_token_hash text, sealed text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  request public.recording_requests;
  content bytea := pg_catalog.decode(keep_recording.sealed, 'base64');
  content_digest bytea := pg_catalog.sha256(content);
  owner uuid;
  parcel uuid;
begin
  select r.user_id into owner from public.recording_requests r where r.token_hash = given_token_hash;
  if owner is null then return 'unknown_link'; end if;
  -- One at a time for a family, so that no two pass the same limit.
  perform private.lock_member(owner, 'recordings');
  select r.* into request from public.recording_requests r
    where r.token_hash = given_token_hash and r.ended_at is null and r.expires_at > now();
  if request.id is null then return 'unknown_link'; end if;
  if exists (
    select from private.received_recordings h where h.request_id = request.id and h.digest = content_digest
  ) then return 'kept'; end if;
  if request.tries >= 50 then return 'too_often'; end if;
  update public.recording_requests r set tries = r.tries + 1 where r.id = request.id;
  if private.parcels_left(request) = 0 then return 'no_room'; end if;
  if (
    select coalesce(sum(p.bytes), 0) + octet_length(content) from public.recording_parcels p where p.user_id = owner
  ) > 64 * 1024 * 1024 then return 'no_room'; end if;
  if (
    select coalesce(sum(p.bytes::bigint), 0) + octet_length(content) from public.recording_parcels p
  ) > private.recording_space() then return 'full'; end if;
  insert into public.recording_parcels (request_id, user_id, bytes)
    values (request.id, owner, octet_length(content)) returning id into parcel;
  insert into private.sealed_recordings (parcel_id, sealed) values (parcel, content);
  insert into private.received_recordings (request_id, digest) values (request.id, content_digest);
  update public.recording_requests r set parcels = r.parcels + 1 where r.id = request.id;
  return 'kept';
end;
$$;
revoke all on function public.keep_recording(text, text) from public, anon, authenticated;
grant execute on function public.keep_recording(text, text) to service_role;

-- As before; sealed recordings are kept for 30 days, links for 30 days after their last, devices for 180 days without use.
create or replace function public.purge_kept_too_long() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.stripe_events where processed_at < now() - interval '90 days';
  delete from public.till_windows where status <> 'open' and created_at < now() - interval '30 days';
  delete from public.story_openings where month < (now() - interval '13 months')::date;
  delete from public.withdrawals where stated_at < now() - interval '3 years';
  delete from private.opened_before where month < private.this_month();
  delete from public.recording_parcels where sent_at < now() - interval '30 days';
  delete from public.recording_requests where coalesce(ended_at, expires_at) < now() - interval '30 days';
  delete from public.voice_devices where seen_at < now() - interval '180 days';
end;
$$;
