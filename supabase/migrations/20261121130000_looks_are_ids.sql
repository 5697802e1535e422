-- A look is ids and nothing else: { "skin": "s4", "hair": "bob", "extras": ["scarf"], … }, some 300 bytes. Until now any
-- 4 KB of JSON was taken, enough for a small picture of a face. Which ids there are is the app's business and grows; that
-- they are short words is held here.

create function public.is_look(look jsonb) returns boolean
language sql
immutable
parallel safe
set search_path = ''
return
  pg_catalog.jsonb_typeof(look) = 'object'
  and pg_catalog.octet_length(look::text) <= 1024
  and not pg_catalog.jsonb_path_exists(
    look,
    -- Anything that is neither a short word nor a list …
    'strict $.* ? (@.type() != "string" && @.type() != "array" || @.type() == "string" && !(@ like_regex "^[A-Za-z0-9]{1,24}$"))',
    '{}', true
  )
  and not pg_catalog.jsonb_path_exists(
    look,
    -- … and in a list anything that is no short word.
    'strict $.* ? (@.type() == "array")[*] ? (@.type() != "string" || !(@ like_regex "^[A-Za-z0-9]{1,24}$"))',
    '{}', true
  )
  -- Names of fields could carry bytes as well.
  and not exists (
    select from pg_catalog.jsonb_object_keys(case when pg_catalog.jsonb_typeof(look) = 'object' then look else '{}'::jsonb end) as field
    where field !~ '^[A-Za-z]{1,24}$'
  );

comment on function public.is_look(jsonb) is 'True for a hero''s look: fields of short ids, or lists of them, and nothing else.';

grant execute on function public.is_look(jsonb) to anon, authenticated, service_role;

-- Looks stored before were made by the app, of ids; should an odd one exist it stays readable until it is next saved.
alter table public.heroes add constraint heroes_look_is_ids check (public.is_look(look)) not valid;
