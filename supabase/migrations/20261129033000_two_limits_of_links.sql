-- As before; the hint says which of the two limits is reached, so that a page can say what helps.
-- Makes a link. Three stand for a book at a time, sixty for a member. Asking again with the same token is the same link.
create or replace function public.ask_for_recording(token_hash text, book_tag text, book_hash text, note text)
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
    raise exception 'Sixty links are made. Please end some, and ask again tomorrow.'
      using errcode = 'PT409', hint = 'recording_links_limit';
  end if;
  return query insert into public.recording_requests as r (user_id, token_hash, book_tag, book_hash, note)
    values (
      member, ask_for_recording.token_hash, ask_for_recording.book_tag, ask_for_recording.book_hash,
      ask_for_recording.note
    )
    returning r.id, r.expires_at;
end;
$$;
