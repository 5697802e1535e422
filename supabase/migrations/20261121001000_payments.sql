-- What following a payment provider needs beyond the subscription itself, and the test till's own books.

-- A writer reads the row, asks the provider, and writes only if nobody wrote in between.
alter table public.subscriptions add column version integer not null default 0;

-- A customer belongs to one member.
drop index public.subscriptions_by_customer;
create unique index subscriptions_by_customer on public.subscriptions (stripe_customer_id);

-- A plan counts while it is paid or in grace, and after cancelling until the paid time is over, also when the
-- provider's word that it is over has not arrived. The functions' `tierOf` is the same rule.
create or replace function private.tier_of(member uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select s.tier
      from public.subscriptions s
      where s.user_id = member
        and case
          when s.status = 'canceled' then s.current_period_end > now()
          when s.cancel_at_period_end and s.current_period_end <= now() then false
          else s.status in ('active', 'trialing', 'past_due')
        end
    ),
    'free'
  );
$$;

-- The test till stands in for the payment provider where no keys are set. Its books are the provider's: no
-- member reads or writes them, so there is no policy at all.
create table public.till_subscriptions (
  id text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  customer_id text not null,
  plan text not null check (plan in ('basic', 'premium')),
  status text not null check (status in ('active', 'past_due', 'canceled')),
  created_at timestamptz not null,
  -- Periods are counted from here, so that one begun on the 31st comes back to the 31st.
  anchor timestamptz not null,
  periods integer not null check (periods >= 0),
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  ended_at timestamptz,
  ended_unpaid boolean not null default false,
  next_payment_fails boolean not null default false,
  invoices jsonb not null default '[]' check (jsonb_typeof(invoices) = 'array'),
  version integer not null default 0
);
-- The till itself refuses to sell a second running subscription.
create unique index till_subscriptions_one_running on public.till_subscriptions (customer_id)
  where status in ('active', 'past_due');
create index till_subscriptions_by_customer on public.till_subscriptions (customer_id, ended_at desc nulls first);
create index till_subscriptions_by_member on public.till_subscriptions (user_id);

create table public.till_windows (
  id text primary key check (char_length(id) >= 32),
  user_id uuid not null references auth.users (id) on delete cascade,
  customer_id text not null,
  kind text not null check (kind in ('checkout', 'portal')),
  plan text check (plan in ('basic', 'premium')),
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((kind = 'checkout') = (plan is not null))
);
-- One open window of a kind a customer: two clicks find the same one, and nobody pays twice.
create unique index till_windows_one_open on public.till_windows (customer_id, kind) where status = 'open';
create index till_windows_by_member on public.till_windows (user_id);

alter table public.till_subscriptions enable row level security;
alter table public.till_windows enable row level security;
revoke all on public.till_subscriptions, public.till_windows from anon, authenticated, service_role;
grant all on public.till_subscriptions, public.till_windows to service_role;
