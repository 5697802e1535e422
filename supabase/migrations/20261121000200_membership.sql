-- What a member has paid for, and what that allows. Only the service role writes here:
-- no table below has a write policy, so no grant can open it by accident.

create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  tier text not null check (tier in ('basic', 'premium')),
  status text not null check (char_length(status) between 1 and 40),
  stripe_customer_id text check (char_length(stripe_customer_id) <= 255),
  stripe_subscription_id text unique check (char_length(stripe_subscription_id) <= 255),
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  updated_at timestamptz not null default now()
);
create index subscriptions_by_customer on public.subscriptions (stripe_customer_id);

-- Webhook events already handled; the primary key makes a second delivery harmless.
create table public.stripe_events (
  id text primary key check (char_length(id) between 1 and 255),
  type text not null check (char_length(type) between 1 and 255),
  created timestamptz not null,
  processed_at timestamptz not null default now()
);

-- Full stories opened by a member, one row a story and calendar month (UTC).
create table public.story_openings (
  user_id uuid not null references auth.users (id) on delete cascade,
  story_slug text not null check (story_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(story_slug) <= 80),
  month date not null check (extract(day from month) = 1),
  opened_at timestamptz not null default now(),
  primary key (user_id, story_slug, month)
);

alter table public.subscriptions enable row level security;
alter table public.stripe_events enable row level security;
alter table public.story_openings enable row level security;

create policy "members read their own subscription" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "members read their own openings" on public.story_openings
  for select to authenticated using (user_id = (select auth.uid()));

revoke all on public.subscriptions, public.stripe_events, public.story_openings from anon, authenticated, service_role;
grant select on public.subscriptions, public.story_openings to authenticated;
grant all on public.subscriptions, public.stripe_events, public.story_openings to service_role;

-- The plans in numbers (SPEC §6 and the product's own for free members); null means unlimited.
create table public.plan_limits (
  tier text primary key check (tier in ('free', 'basic', 'premium')),
  heroes integer check (heroes >= 0),
  stories_per_month integer check (stories_per_month >= 0),
  saves integer check (saves >= 0)
);
insert into public.plan_limits (tier, heroes, stories_per_month, saves) values
  ('free', 1, 0, 5),
  ('basic', 3, 10, 30),
  ('premium', null, null, null);

alter table public.plan_limits enable row level security;
create policy "everybody reads the plans" on public.plan_limits
  for select to anon, authenticated using (true);
revoke all on public.plan_limits from anon, authenticated, service_role;
grant select on public.plan_limits to anon, authenticated, service_role;

-- Helpers the API must not offer live in a schema of their own, which is never exposed.
create schema private;
revoke all on schema private from public;

-- A plan counts while it is paid or in grace, and after cancelling until the paid time is over.
create function private.tier_of(member uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select s.tier
      from public.subscriptions s
      where s.user_id = member
        and (
          s.status in ('active', 'trialing', 'past_due')
          or (s.status = 'canceled' and s.current_period_end > now())
        )
    ),
    'free'
  );
$$;

-- Takes one lock a member and subject, held to the end of the transaction, so that counts
-- checked after it cannot be passed by requests that arrive together.
create function private.lock_member(member uuid, subject text) returns void
  language sql volatile set search_path = ''
as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(subject || ':' || member::text, 0));
$$;

-- The caller's plan: 'free', 'basic' or 'premium'. The service role may ask for any member.
create function public.current_tier(member uuid default auth.uid()) returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if member is distinct from auth.uid() and coalesce(auth.role(), '') <> 'service_role' then
    raise exception 'Only a member may ask for their own plan.' using errcode = '42501';
  end if;
  return private.tier_of(member);
end;
$$;

revoke all on function private.tier_of(uuid) from public;
revoke all on function private.lock_member(uuid, text) from public;
revoke all on function public.current_tier(uuid) from public, anon;
grant execute on function public.current_tier(uuid) to authenticated, service_role;
