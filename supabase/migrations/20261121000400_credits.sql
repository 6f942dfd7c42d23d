-- Credits are counted in thirds: a text message costs 1, an image message 3.
-- The ledger is append-only and its sum is the balance; both change only in functions that hold the head lock.

create table public.credit_balances (
  user_id uuid primary key references auth.users (id) on delete cascade,
  thirds integer not null default 0,
  seq bigint not null,
  updated_at timestamptz not null,
  constraint credit_balances_never_negative check (thirds >= 0),
  constraint credit_balances_user_seq_key unique (user_id, seq)
);

create table public.credit_ledger (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  request_id uuid not null,
  entry text not null,
  amount integer not null,
  description text not null,
  seq bigint not null,
  created_at timestamptz not null,
  -- No request is charged, captured, refunded or granted twice.
  constraint credit_ledger_once unique (user_id, request_id, entry),
  constraint credit_ledger_entry_known check (entry in ('grant', 'reserve', 'capture', 'refund')),
  constraint credit_ledger_amount_sign check (
    case entry
      when 'reserve' then amount < 0
      when 'capture' then amount = 0
      else amount > 0
    end
  ),
  constraint credit_ledger_description_length check (char_length(description) between 1 and 200)
);
create index credit_ledger_newest_idx on public.credit_ledger (user_id, created_at desc);
-- A reservation ends in exactly one way.
create unique index credit_ledger_closed_once on public.credit_ledger (user_id, request_id)
  where entry in ('capture', 'refund');

alter table public.credit_balances enable row level security;
alter table public.credit_ledger enable row level security;
-- Credits change through the functions only, also for the service role.
grant select on public.credit_balances, public.credit_ledger to authenticated, service_role;
create policy "the owner reads the balance" on public.credit_balances
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the owner reads the ledger" on public.credit_ledger
  for select to authenticated using (user_id = (select auth.uid()));

create function private.refuse_ledger_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Entries leave together with their account, never alone.
  if tg_op = 'DELETE' and not exists (select from auth.users where id = old.user_id) then
    return old;
  end if;
  raise exception 'the credit ledger is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger append_only before update or delete on public.credit_ledger
  for each row execute function private.refuse_ledger_change();
create trigger append_only_truncate before truncate on public.credit_ledger
  for each statement execute function private.refuse_ledger_change();

-- The one place where credits move. The caller holds the head lock. Returns the new balance;
-- a balance below zero fails the check and with it the whole transaction.
create function private.post_credit_entry(
  p_user_id uuid, p_request_id uuid, p_entry text, p_amount integer, p_description text
) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  stamp constant record := private.next_stamp(p_user_id);
  balance integer;
begin
  insert into public.credit_ledger (user_id, request_id, entry, amount, description, seq, created_at)
  values (p_user_id, p_request_id, p_entry, p_amount, p_description, stamp.seq, stamp.at);
  update public.credit_balances as b
  set thirds = b.thirds + p_amount, seq = stamp.seq, updated_at = stamp.at
  where b.user_id = p_user_id
  returning thirds into balance;
  if not found then
    insert into public.credit_balances (user_id, thirds, seq, updated_at)
    values (p_user_id, p_amount, stamp.seq, stamp.at)
    returning thirds into balance;
  end if;
  return balance;
end
$$;

create function private.balance_of(p_user_id uuid) returns integer
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select thirds from public.credit_balances where user_id = p_user_id), 0)
$$;

create function private.price_in_thirds(message_type text) returns integer
language sql immutable
set search_path = ''
as $$
  select case message_type when 'text' then 1 when 'image' then 3 end
$$;
