-- What the law keeps for a family: that they withdrew from a contract, and what they agreed to when they ordered a plan.

-- When the time that is paid began: a family may withdraw for 14 days from then.
alter table public.subscriptions add column current_period_start timestamptz;

-- What a member agreed to beside the button, before the checkout opened. Written by the service role, once a day for the same
-- plan at the same price under the same terms.
create table public.renewal_consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  plan text not null check (plan in ('basic', 'premium')),
  cents integer not null check (cents > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  renews text not null check (renews in ('monthly')),
  terms_version date not null,
  agreed_at timestamptz not null default now(),
  agreed_on date not null default (now() at time zone 'utc')::date,
  unique (user_id, plan, cents, terms_version, agreed_on)
);
alter table public.renewal_consents enable row level security;
create policy "members read what they agreed to" on public.renewal_consents
  for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.renewal_consents from anon, authenticated, service_role;
grant select on public.renewal_consents to authenticated;
grant all on public.renewal_consents to service_role;

-- Statements of withdrawal. One counts from the moment it is made, whoever made it; the money goes back once the account's owner
-- is known, by their session or by the link in the letter to the account's address.
create table public.withdrawals (
  id uuid primary key default gen_random_uuid(),
  -- Null where no account has the address: the operator looks for the contract by hand.
  user_id uuid references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  order_note text not null default '' check (char_length(order_note) <= 100),
  stated_at timestamptz not null default now(),
  -- Of the link in the letter, SHA-256 in hexadecimal.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  proven_at timestamptz,
  -- refunded; nothing_paid: nothing was paid in the 14 days before; by_hand: the operator has to see to it.
  outcome text check (outcome in ('refunded', 'nothing_paid', 'by_hand')),
  settled_at timestamptz,
  refunded_cents integer check (refunded_cents >= 0),
  currency text check (currency ~ '^[a-z]{3}$'),
  check ((outcome is null) = (settled_at is null))
);
create index withdrawals_by_member on public.withdrawals (user_id);
create index withdrawals_by_email on public.withdrawals (email, stated_at);
create index withdrawals_by_time on public.withdrawals (stated_at);
create index withdrawals_open on public.withdrawals (stated_at) where proven_at is not null and outcome is null;
alter table public.withdrawals enable row level security;
create policy "members read their withdrawals" on public.withdrawals
  for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.withdrawals from anon, authenticated, service_role;
grant select on public.withdrawals to authenticated;
grant all on public.withdrawals to service_role;

-- Notes a statement and finds the account it is about. The sixth of a day for one address is not noted again: the newest of them
-- stands, and `is_new` is false.
create function public.state_withdrawal(
  given_name text, given_email text, given_order text, given_token_hash text, moment timestamptz
)
  returns table (id uuid, stated_at timestamptz, member uuid, is_new boolean)
  language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  owner uuid;
  today integer;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('withdrawal ' || given_email, 0));
  select u.id into owner from auth.users u where u.email = given_email;
  select count(*) into today from public.withdrawals w
    where w.email = given_email and w.stated_at > moment - interval '1 day';
  if today >= 5 then
    return query select w.id, w.stated_at, w.user_id, false from public.withdrawals w
      where w.email = given_email order by w.stated_at desc limit 1;
    return;
  end if;
  return query insert into public.withdrawals as w (user_id, name, email, order_note, token_hash, stated_at)
    values (owner, given_name, given_email, given_order, given_token_hash, moment)
    returning w.id, w.stated_at, w.user_id, true;
end;
$$;
revoke all on function public.state_withdrawal(text, text, text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.state_withdrawal(text, text, text, text, timestamptz) to service_role;

-- The address a letter to a member goes to.
create function public.address_of_member(member uuid) returns text
  language sql stable security definer set search_path = ''
as $$ select u.email from auth.users u where u.id = member $$;
revoke all on function public.address_of_member(uuid) from public, anon, authenticated;
grant execute on function public.address_of_member(uuid) to service_role;

-- As before; statements of withdrawal are kept for three years, in which somebody may ask for them.
create or replace function public.purge_kept_too_long() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.stripe_events where processed_at < now() - interval '90 days';
  delete from public.till_windows where status <> 'open' and created_at < now() - interval '30 days';
  delete from public.story_openings where month < (now() - interval '13 months')::date;
  delete from public.withdrawals where stated_at < now() - interval '3 years';
end;
$$;
