-- Orders of credit plans and what became of the money. The gateway holds the truth about a payment: the functions fetch
-- it there and hand it to settle_payment, which everybody goes through - the browser that comes back, the webhook, the
-- reconciler. So it never matters who is first, who comes twice, or who never comes.
--
-- Promises:
--   * What is charged is the price of the plan as it was when the order was made, and no word of a client.
--   * A payment grants once, an order grants for one payment. Money that nothing was given for goes back in full: a second
--     payment of the same order, another amount than the order's, an order whose account was erased meanwhile.
--   * A refund takes credits back once, in proportion, and never more than are there.
--   * Locks: the account, its head, the order, its payments, the counter of receipts.

alter table public.credit_ledger
  drop constraint credit_ledger_entry_known,
  drop constraint credit_ledger_amount_sign,
  add constraint credit_ledger_entry_known check (entry in ('grant', 'reserve', 'capture', 'refund', 'revoke')),
  add constraint credit_ledger_amount_sign check (
    case entry
      when 'reserve' then amount < 0
      when 'revoke' then amount < 0
      when 'capture' then amount = 0
      else amount > 0
    end
  );

create table public.payment_orders (
  id text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  request_id uuid not null,
  is_sandbox boolean not null,
  plan_id uuid not null,
  plan_name text not null,
  credits integer not null,
  amount_paise integer not null,
  currency text not null default 'INR',
  state text not null default 'created',
  last_failure text,
  payment_id text,
  receipt_number text,
  refunded_paise integer not null default 0,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  next_check_at timestamptz not null default now() + interval '2 minutes',
  constraint payment_orders_once unique (user_id, request_id),
  constraint payment_orders_receipt_key unique (receipt_number),
  constraint payment_orders_id_format check (id ~ '^order_[A-Za-z0-9]{1,40}$'),
  constraint payment_orders_amount_range check (amount_paise between 100 and 100000000),
  constraint payment_orders_credits_range check (credits between 1 and 100000),
  constraint payment_orders_currency_known check (currency = 'INR'),
  constraint payment_orders_state_known check (
    state in ('created', 'pending', 'paid', 'partly_refunded', 'refunded', 'expired')),
  constraint payment_orders_paid_whole check (
    (state in ('paid', 'partly_refunded', 'refunded')) = (payment_id is not null)
    and (payment_id is null) = (paid_at is null) and (payment_id is null) = (receipt_number is null)),
  constraint payment_orders_refunded_range check (refunded_paise between 0 and amount_paise),
  constraint payment_orders_failure_length check (char_length(last_failure) <= 300)
);
create index payment_orders_newest_idx on public.payment_orders (user_id, created_at desc);
create index payment_orders_check_idx on public.payment_orders (next_check_at) where next_check_at < 'infinity';

comment on column public.payment_orders.id is 'Given by the gateway.';
comment on column public.payment_orders.plan_id is 'The plan as it was called then; it may be gone or cost something else by now.';
comment on column public.payment_orders.state is 'pending: the bank has not said yes. expired: nobody paid; a late payment still counts.';
comment on column public.payment_orders.last_failure is 'Why the last attempt failed, in the words of the gateway; null once it is paid.';
comment on column public.payment_orders.payment_id is 'The payment that the credits were given for.';

alter table public.payment_orders enable row level security;
grant select on public.payment_orders to authenticated, service_role;
create policy "the owner reads the orders" on public.payment_orders
  for select to authenticated using (user_id = (select auth.uid()));

-- What the books need of the orders of erased accounts. Nothing here tells whose they were.
create table public.kept_payment_orders (
  id text primary key,
  is_sandbox boolean not null,
  plan_name text not null,
  credits integer not null,
  amount_paise integer not null,
  currency text not null,
  payment_id text,
  receipt_number text,
  created_at timestamptz not null,
  paid_at timestamptz,
  next_check_at timestamptz not null
);
alter table public.kept_payment_orders enable row level security;
grant select on public.kept_payment_orders to service_role;

create function private.keep_order_for_the_books() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.kept_payment_orders (
    id, is_sandbox, plan_name, credits, amount_paise, currency, payment_id, receipt_number, created_at, paid_at,
    next_check_at)
  values (
    old.id, old.is_sandbox, old.plan_name, old.credits, old.amount_paise, old.currency, old.payment_id,
    old.receipt_number, old.created_at, old.paid_at, old.next_check_at)
  on conflict (id) do nothing;
  return old;
end
$$;
create trigger keep_for_the_books before delete on public.payment_orders
  for each row execute function private.keep_order_for_the_books();

-- Every payment that the gateway told of. No person is named: these rows outlive the account.
create table public.payments (
  id text primary key,
  order_id text not null,
  is_sandbox boolean not null,
  amount_paise integer not null,
  currency text not null,
  status text not null,
  outcome text,
  granted_thirds integer not null default 0,
  refunded_paise integer not null default 0,
  -- Under this the ledger has the grant: nobody outside knows it before, so nobody can have taken it.
  request_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  next_check_at timestamptz not null default now() + interval '1 day',
  constraint payments_id_format check (id ~ '^pay_[A-Za-z0-9]{1,40}$'),
  constraint payments_status_known check (status in ('created', 'failed', 'authorized', 'captured', 'refunded')),
  constraint payments_outcome_known check (outcome in ('granted', 'second_payment', 'amount_differs', 'no_account')),
  constraint payments_granted_range check (granted_thirds >= 0 and (granted_thirds > 0) = (outcome is not distinct from 'granted'))
);
create index payments_order_idx on public.payments (order_id);
create unique index payments_granted_once on public.payments (order_id) where outcome = 'granted';
create index payments_check_idx on public.payments (next_check_at) where outcome is not null;

comment on column public.payments.outcome is 'What became of the money: granted = credits were given. All others mean that it goes back in full.';

alter table public.payments enable row level security;
grant select on public.payments to service_role;

create table public.payment_refunds (
  request_id uuid primary key default gen_random_uuid(),
  payment_id text not null references public.payments (id) on delete restrict,
  id text,
  amount_paise integer not null,
  state text not null,
  is_counted boolean not null default false,
  revoked_thirds integer not null default 0,
  attempts integer not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  constraint payment_refunds_id_key unique (id),
  constraint payment_refunds_id_format check (id ~ '^rfnd_[A-Za-z0-9]{1,40}$'),
  constraint payment_refunds_amount_positive check (amount_paise > 0),
  constraint payment_refunds_state_known check (state in ('asked', 'pending', 'processed', 'failed')),
  constraint payment_refunds_revoked_range check (revoked_thirds >= 0)
);
create index payment_refunds_payment_idx on public.payment_refunds (payment_id);
create index payment_refunds_asked_idx on public.payment_refunds (created_at) where state = 'asked';

comment on column public.payment_refunds.request_id is 'Goes to the gateway as the key of the request and as its receipt, so that asking twice refunds once.';
comment on column public.payment_refunds.is_counted is 'Whether it has taken its credits, as many as were there.';

alter table public.payment_refunds enable row level security;
grant select on public.payment_refunds to service_role;

-- The events that came by webhook. An event only says where to look; nothing of what it says about money is kept.
create table public.webhook_events (
  id text primary key,
  is_sandbox boolean not null,
  kind text not null,
  order_id text,
  payment_id text,
  received_at timestamptz not null default now(),
  settled_at timestamptz,
  outcome text,
  attempts integer not null default 0,
  next_check_at timestamptz not null default now() + interval '1 minute',
  constraint webhook_events_id_length check (char_length(id) between 1 and 100),
  constraint webhook_events_kind_length check (char_length(kind) between 1 and 100)
);
create index webhook_events_open_idx on public.webhook_events (next_check_at) where settled_at is null;
create index webhook_events_received_idx on public.webhook_events (received_at);

alter table public.webhook_events enable row level security;
grant select on public.webhook_events to service_role;

-- Receipts are numbered without gaps within a financial year, which begins in April; the sandbox counts for itself.
create table private.receipt_counters (
  series text primary key,
  last integer not null
);

create function private.next_receipt_number(p_is_sandbox boolean, p_at timestamptz) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  first_year constant integer := extract(year from (p_at at time zone 'Asia/Kolkata') - interval '3 months');
  name constant text := format(
    '%s/%s%s', case when p_is_sandbox then 'TEST' else 'D' end,
    lpad((first_year % 100)::text, 2, '0'), lpad(((first_year + 1) % 100)::text, 2, '0'));
  number integer;
begin
  insert into private.receipt_counters as c (series, last) values (name, 1)
  on conflict (series) do update set last = c.last + 1
  returning last into number;
  return format('%s/%s', name, lpad(number::text, 5, '0'));
end
$$;
