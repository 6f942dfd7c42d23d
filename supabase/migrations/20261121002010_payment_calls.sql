-- The calls of the payment functions. All of them are safe to make twice.

create function private.order_answer(p_order public.payment_orders) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_order.id, 'user_id', p_order.user_id, 'plan_id', p_order.plan_id, 'plan_name', p_order.plan_name,
    'credits', p_order.credits, 'amount_paise', p_order.amount_paise, 'currency', p_order.currency,
    'state', p_order.state, 'payment_id', p_order.payment_id)
$$;

-- What an order of a plan would cost at this moment, or the order that the same request has made already.
-- -> {status: new, plan_name, credits, amount_paise, currency} | {status: known, order}
--    | {status: plan_not_found | request_id_reuse}
create function public.price_payment_order(p_user_id uuid, p_request_id uuid, p_plan_id uuid, p_is_sandbox boolean)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  known public.payment_orders;
  plan public.subscription_plans;
begin
  select * into known from public.payment_orders where user_id = p_user_id and request_id = p_request_id;
  if known.id is not null then
    if known.plan_id <> p_plan_id or known.is_sandbox <> p_is_sandbox then
      return jsonb_build_object('status', 'request_id_reuse');
    end if;
    return jsonb_build_object('status', 'known', 'order', private.order_answer(known));
  end if;
  select * into plan from public.subscription_plans where id = p_plan_id;
  if plan.id is null then
    return jsonb_build_object('status', 'plan_not_found');
  end if;
  return jsonb_build_object(
    'status', 'new', 'plan_name', plan.name, 'credits', plan.credits, 'amount_paise', plan.price * 100,
    'currency', 'INR');
end
$$;
grant execute on function public.price_payment_order(uuid, uuid, uuid, boolean) to service_role;

-- Stores an order that the gateway has made for what price_payment_order said. Of two that one request has made at once
-- the first stays; nobody is told of the other, so nobody pays it.
-- -> the order
create function public.keep_payment_order(
  p_user_id uuid, p_request_id uuid, p_order_id text, p_plan_id uuid, p_plan_name text, p_credits integer,
  p_amount_paise integer, p_currency text, p_is_sandbox boolean
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  kept public.payment_orders;
begin
  perform private.lock_head(p_user_id);
  insert into public.payment_orders (
    id, user_id, request_id, plan_id, plan_name, credits, amount_paise, currency, is_sandbox)
  values (
    p_order_id, p_user_id, p_request_id, p_plan_id, p_plan_name, p_credits, p_amount_paise, p_currency, p_is_sandbox)
  on conflict (user_id, request_id) do nothing;
  select * into kept from public.payment_orders where user_id = p_user_id and request_id = p_request_id;
  return private.order_answer(kept);
end
$$;
grant execute on function public.keep_payment_order(uuid, uuid, text, uuid, text, integer, integer, text, boolean)
  to service_role;

-- An order of somebody; null when it is not theirs.
-- -> the order | null
create function public.payment_order_of(p_user_id uuid, p_order_id text, p_is_sandbox boolean) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.order_answer(o) from public.payment_orders as o
  where o.id = p_order_id and o.user_id = p_user_id and o.is_sandbox = p_is_sandbox
$$;
grant execute on function public.payment_order_of(uuid, text, boolean) to service_role;

-- Somebody came back with a payment that the gateway has signed, and the gateway cannot be asked: the order waits for it.
create function public.await_payment(p_order_id text, p_payment_id text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  awaited public.payment_orders;
begin
  select * into awaited from public.payment_orders where id = p_order_id for update;
  if awaited.id is null then
    return false;
  end if;
  insert into public.payments (id, order_id, is_sandbox, amount_paise, currency, status)
  values (p_payment_id, awaited.id, awaited.is_sandbox, awaited.amount_paise, awaited.currency, 'created')
  on conflict (id) do nothing;
  update public.payment_orders set next_check_at = least(next_check_at, now() + interval '15 seconds') where id = awaited.id;
  perform private.follow_payments(awaited.id, null);
  return true;
end
$$;
grant execute on function public.await_payment(text, text) to service_role;

-- Takes in what the gateway says about a payment and its refunds, and does what follows from it. What was said earlier
-- and arrives later changes nothing back.
--   p_payment: {id, order_id, amount, currency, status: created | authorized | captured | refunded | failed, failure}
--   p_refunds: all refunds of it, oldest first: [{id, amount, status: pending | processed | failed, receipt}]
-- -> {status, order_id, credits, refunds: [{request_id, amount_paise}]}, where `refunds` have to be asked for, and status
--    is granted: this payment paid the order, now or earlier
--       capture: the bank has said yes and the money is to be taken
--       waiting: the bank has not said yes
--       failed: this attempt came to nothing
--       returned: the money goes back in full, as the order was paid already, or its account is gone
--       amount_differs: it is not what the order costs; what was taken goes back
--       left: nothing was taken and nothing is to be
--       unknown_order: no order of ours; the gateway may serve others as well
create function public.settle_payment(p_payment jsonb, p_refunds jsonb, p_is_sandbox boolean) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  ordered constant text := p_payment ->> 'order_id';
  owner_id uuid;
  bought public.payment_orders;
  kept public.kept_payment_orders;
  paid public.payments;
  is_right boolean;
  status text;
begin
  select o.user_id into owner_id from public.payment_orders as o where o.id = ordered and o.is_sandbox = p_is_sandbox;
  if owner_id is not null then
    begin
      perform private.lock_head(owner_id);
      select * into bought from public.payment_orders where id = ordered for update;
    exception when sqlstate 'PT401' then
      -- The account was erased while we waited for it.
      null;
    end;
  end if;
  if bought.id is null then
    select * into kept from public.kept_payment_orders where id = ordered and is_sandbox = p_is_sandbox for update;
    if kept.id is null then
      return jsonb_build_object('status', 'unknown_order', 'order_id', ordered, 'credits', 0, 'refunds', '[]'::jsonb);
    end if;
  end if;

  insert into public.payments as p (id, order_id, is_sandbox, amount_paise, currency, status)
  values (
    p_payment ->> 'id', ordered, p_is_sandbox, (p_payment ->> 'amount')::integer, p_payment ->> 'currency',
    p_payment ->> 'status')
  on conflict (id) do update
  set status = case
        when private.payment_rank(excluded.status) > private.payment_rank(p.status) then excluded.status else p.status
      end,
      amount_paise = case when p.outcome is null then excluded.amount_paise else p.amount_paise end,
      currency = case when p.outcome is null then excluded.currency else p.currency end,
      updated_at = now(), next_check_at = now() + interval '1 day'
  returning * into paid;
  if paid.order_id <> ordered then
    raise exception 'a payment belongs to another order' using errcode = 'PT409';
  end if;

  is_right := paid.amount_paise = coalesce(bought.amount_paise, kept.amount_paise)
    and paid.currency = coalesce(bought.currency, kept.currency);
  if paid.outcome is null and paid.status = 'captured' then
    paid := private.decide_payment(paid, bought, kept, is_right);
  end if;
  perform private.take_refunds(paid, bought, p_refunds);
  if bought.id is not null then
    perform private.follow_payments(bought.id, p_payment ->> 'failure');
  end if;

  status := case
    when not is_right then 'amount_differs'
    when paid.outcome = 'granted' then 'granted'
    when paid.outcome is not null then 'returned'
    when paid.status = 'authorized' and bought.id is not null and bought.payment_id is null then 'capture'
    when paid.status = 'created' and bought.id is not null then 'waiting'
    when paid.status = 'failed' then 'failed'
    else 'left'
  end;
  return jsonb_build_object(
    'status', status, 'order_id', ordered,
    'credits', case when paid.outcome = 'granted' then coalesce(bought.credits, kept.credits) else 0 end,
    'refunds', coalesce((
      select jsonb_agg(jsonb_build_object('request_id', r.request_id, 'amount_paise', r.amount_paise) order by r.created_at)
      from public.payment_refunds as r
      where r.payment_id = paid.id and r.state = 'asked'
    ), '[]'));
end
$$;
grant execute on function public.settle_payment(jsonb, jsonb, boolean) to service_role;

-- A later word of the gateway has the higher rank. A payment that failed may still go through.
create function private.payment_rank(p_status text) returns integer
language sql immutable
set search_path = ''
as $$
  select array_position(array['created', 'failed', 'authorized', 'captured', 'refunded'], p_status)
$$;

-- What becomes of money that was taken: credits for the first right payment of an order, and the way back for all other.
create function private.decide_payment(
  p_paid public.payments, p_bought public.payment_orders, p_kept public.kept_payment_orders, p_is_right boolean
) returns public.payments
language plpgsql security definer
set search_path = ''
as $$
declare
  verdict constant text := case
    when not p_is_right then 'amount_differs'
    when p_bought.id is null then case when p_kept.payment_id is null then 'no_account' else 'second_payment' end
    when p_bought.payment_id is not null then 'second_payment'
    else 'granted'
  end;
  thirds constant integer := case when verdict = 'granted' then p_bought.credits * 3 else 0 end;
  decided public.payments;
begin
  update public.payments set outcome = verdict, granted_thirds = thirds where id = p_paid.id returning * into decided;
  if verdict = 'granted' then
    perform private.post_credit_entry(
      p_bought.user_id, decided.request_id, 'grant', thirds,
      format('%s: %s credits', p_bought.plan_name, p_bought.credits));
    update public.payment_orders
    set state = 'paid', payment_id = decided.id, paid_at = now(), last_failure = null,
        receipt_number = private.next_receipt_number(is_sandbox, now()), next_check_at = now() + interval '10 minutes'
    where id = p_bought.id;
  end if;
  return decided;
end
$$;

-- Gives open reservations back that nobody is answering at this moment, until the balance holds p_thirds; those without
-- a message first. Credits that are only set aside would come back after a refund had found nothing. The caller holds the
-- head lock.
create function private.release_reservations(p_user_id uuid, p_thirds integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.chat_jobs;
begin
  for job in
    select * from public.chat_jobs
    where user_id = p_user_id and state = 'reserved' and not private.is_leased(chat_jobs)
    order by message_id is not null, created_at
  loop
    exit when private.balance_of(p_user_id) >= p_thirds;
    perform private.refund_chat_job(job, 'expired');
  end loop;
end
$$;

-- Takes in the refunds of a payment. Each takes its share of the credits once; one that failed gives it back. What
-- open reservations hold counts as being there.
create function private.take_refunds(p_paid public.payments, p_bought public.payment_orders, p_refunds jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  told jsonb;
  refund public.payment_refunds;
  before bigint;
  held integer;
  share integer;
begin
  for told in select value from jsonb_array_elements(coalesce(p_refunds, '[]')) loop
    select * into refund from public.payment_refunds where id = told ->> 'id';
    if refund.request_id is null then
      -- One that was asked for here carries its key as the receipt; any other was made at the gateway.
      update public.payment_refunds
      set id = told ->> 'id'
      where payment_id = p_paid.id and id is null and request_id::text = told ->> 'receipt'
      returning * into refund;
    end if;
    if refund.request_id is null then
      insert into public.payment_refunds (payment_id, id, amount_paise, state)
      values (p_paid.id, told ->> 'id', (told ->> 'amount')::integer, 'pending')
      returning * into refund;
    end if;
    if private.refund_rank(told ->> 'status') > private.refund_rank(refund.state) then
      update public.payment_refunds
      set state = told ->> 'status', amount_paise = (told ->> 'amount')::integer, lease_until = null
      where request_id = refund.request_id
      returning * into refund;
    end if;

    if p_bought.id is null or p_paid.outcome is distinct from 'granted' then
      continue;
    end if;
    if refund.state in ('pending', 'processed') and not refund.is_counted then
      select coalesce(sum(r.amount_paise), 0), coalesce(sum(r.revoked_thirds), 0) into before, held
      from public.payment_refunds as r where r.payment_id = p_paid.id and r.is_counted;
      share := floor(p_paid.granted_thirds * least(before + refund.amount_paise, p_paid.amount_paise) / p_paid.amount_paise::numeric)
        - floor(p_paid.granted_thirds * least(before, p_paid.amount_paise) / p_paid.amount_paise::numeric);
      share := greatest(least(share, p_paid.granted_thirds - held), 0);
      perform private.release_reservations(p_bought.user_id, share);
      share := least(share, private.balance_of(p_bought.user_id));
      update public.payment_refunds set is_counted = true, revoked_thirds = share where request_id = refund.request_id;
      if share > 0 then
        perform private.post_credit_entry(
          p_bought.user_id, refund.request_id, 'revoke', -share, format('Refund: %s', p_bought.plan_name));
      end if;
    elsif refund.state = 'failed' and refund.is_counted then
      update public.payment_refunds set is_counted = false, revoked_thirds = 0 where request_id = refund.request_id;
      if refund.revoked_thirds > 0 then
        perform private.post_credit_entry(
          p_bought.user_id, refund.request_id, 'grant', refund.revoked_thirds,
          format('Refund failed: %s', p_bought.plan_name));
      end if;
    end if;
  end loop;

  update public.payments
  set refunded_paise = (
        select least(coalesce(sum(r.amount_paise), 0), p_paid.amount_paise) from public.payment_refunds as r
        where r.payment_id = p_paid.id and r.state in ('pending', 'processed')
      )
  where id = p_paid.id;
  -- What was asked for here and went back another way meanwhile is asked for no more.
  update public.payment_refunds as r
  set state = 'failed', lease_until = null
  from public.payments as p
  where p.id = p_paid.id and r.payment_id = p.id and r.state = 'asked' and p.refunded_paise >= p.amount_paise;
  if p_paid.outcome <> 'granted' then
    perform private.ask_for_the_rest(p_paid.id);
  end if;
end
$$;

-- Money that nothing was given for goes back to the last paisa, whatever went back in parts or failed to.
create function private.ask_for_the_rest(p_payment_id text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  most_failures constant integer := 5;
  rest integer;
begin
  select p.amount_paise - p.refunded_paise into rest from public.payments as p where p.id = p_payment_id;
  if rest = 0 then
    return;
  end if;
  -- Another sum is another request, as the gateway takes the same key for the same words only.
  update public.payment_refunds
  set amount_paise = rest, request_id = gen_random_uuid(), lease_until = null
  where payment_id = p_payment_id and state = 'asked' and amount_paise <> rest;
  if exists (select from public.payment_refunds where payment_id = p_payment_id and state = 'asked')
    or (select count(*) from public.payment_refunds where payment_id = p_payment_id and state = 'failed') >= most_failures
  then
    return;
  end if;
  insert into public.payment_refunds (payment_id, amount_paise, state) values (p_payment_id, rest, 'asked');
end
$$;

create function private.refund_rank(p_state text) returns integer
language sql immutable
set search_path = ''
as $$
  select array_position(array['asked', 'pending', 'processed', 'failed'], p_state)
$$;

-- Brings what the owner sees of an order in line with its payments.
create function private.follow_payments(p_order_id text, p_failure text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.payment_orders as o
  set refunded_paise = p.refunded_paise,
      state = case
        when p.refunded_paise = 0 then 'paid'
        when p.refunded_paise < o.amount_paise then 'partly_refunded'
        else 'refunded'
      end
  from public.payments as p
  where o.id = p_order_id and p.id = o.payment_id;
  if found then
    return;
  end if;
  update public.payment_orders as o
  set state = case
        when exists (
          select from public.payments as p where p.order_id = o.id and p.status in ('created', 'authorized')
        ) then 'pending'
        when o.state = 'expired' then 'expired'
        else 'created'
      end,
      last_failure = coalesce(left(p_failure, 300), o.last_failure),
      next_check_at = least(o.next_check_at, now() + interval '1 hour')
  where o.id = p_order_id;
end
$$;

-- Notes that an event came. -> {is_new}: false when it was settled already, however often it comes again.
create function public.note_webhook_event(
  p_event_id text, p_kind text, p_order_id text, p_payment_id text, p_is_sandbox boolean
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  settled timestamptz;
begin
  insert into public.webhook_events as e (id, kind, order_id, payment_id, is_sandbox)
  values (p_event_id, left(p_kind, 100), p_order_id, p_payment_id, p_is_sandbox)
  on conflict (id) do update set kind = e.kind
  returning e.settled_at into settled;
  return jsonb_build_object('is_new', settled is null);
end
$$;
grant execute on function public.note_webhook_event(text, text, text, text, boolean) to service_role;

create function public.settle_webhook_event(p_event_id text, p_outcome text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.webhook_events set settled_at = now(), outcome = left(p_outcome, 100)
  where id = p_event_id and settled_at is null;
  return found;
end
$$;
grant execute on function public.settle_webhook_event(text, text) to service_role;

-- What somebody should look at now: orders that may have been paid, or paid twice, without our knowing, payments with money on its way
-- back or that may have been refunded at the gateway, events that were not settled. Whatever is given out comes again
-- later, the later the older it is. An order that nobody has paid for six days comes a last time as `expiring`.
-- -> {orders: [{id, is_expiring}], payments: [id], events: [{id, kind, order_id, payment_id}]}
create function public.payments_to_check(p_is_sandbox boolean, p_most integer default 50) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  most constant integer := least(greatest(p_most, 1), 200);
  orders jsonb;
  late_orders jsonb;
  checked jsonb;
  events jsonb;
begin
  with due as (
    select o.id from public.payment_orders as o
    where o.is_sandbox = p_is_sandbox and o.next_check_at <= now()
    order by o.next_check_at limit most
    for update skip locked
  ), given as (
    update public.payment_orders as o
    set next_check_at = case
          when o.created_at < now() - interval '8 days' then 'infinity'
          -- Another attempt at what is paid already may still go through.
          when o.payment_id is not null then now() + greatest(interval '1 hour', (now() - o.created_at) / 4)
          else now() + greatest(interval '1 minute', (now() - o.created_at) / 4)
        end
    from due where o.id = due.id
    returning o.id, o.payment_id is null and o.created_at < now() - interval '6 days' as is_expiring
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'is_expiring', g.is_expiring)), '[]') into orders from given as g;

  with due as (
    select o.id from public.kept_payment_orders as o
    where o.payment_id is null and o.is_sandbox = p_is_sandbox and o.next_check_at <= now()
      and o.created_at > now() - interval '7 days'
    order by o.next_check_at limit most
    for update skip locked
  ), given as (
    update public.kept_payment_orders as o
    set next_check_at = now() + greatest(interval '1 minute', (now() - o.created_at) / 4)
    from due where o.id = due.id
    returning o.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'is_expiring', false)), '[]') into late_orders from given as g;

  with due as (
    select p.id from public.payments as p
    where p.outcome is not null and p.is_sandbox = p_is_sandbox
      and (
        (p.next_check_at <= now() and p.created_at > now() - interval '60 days')
        or exists (
          select from public.payment_refunds as r
          where r.payment_id = p.id and r.state = 'asked' and (r.lease_until is null or r.lease_until <= now()))
      )
    order by p.next_check_at limit most
    for update skip locked
  ), given as (
    update public.payments as p set next_check_at = now() + interval '1 day' from due where p.id = due.id returning p.id
  )
  select coalesce(jsonb_agg(g.id), '[]') into checked from given as g;

  with due as (
    select e.id from public.webhook_events as e
    where e.settled_at is null and e.is_sandbox = p_is_sandbox and e.next_check_at <= now()
    order by e.next_check_at limit most
    for update skip locked
  ), given as (
    update public.webhook_events as e
    set attempts = e.attempts + 1,
        next_check_at = now() + greatest(interval '1 minute', (now() - e.received_at) / 4)
    from due where e.id = due.id
    returning e.id, e.kind, e.order_id, e.payment_id
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('id', g.id, 'kind', g.kind, 'order_id', g.order_id, 'payment_id', g.payment_id)), '[]')
  into events from given as g;

  return jsonb_build_object('orders', orders || late_orders, 'payments', checked, 'events', events);
end
$$;
grant execute on function public.payments_to_check(boolean, integer) to service_role;

-- Ends the wait for an order that nobody has paid, as the gateway has just said.
create function public.expire_payment_order(p_order_id text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.payment_orders as o set state = 'expired', next_check_at = 'infinity'
  where o.id = p_order_id and o.state in ('created', 'pending')
    and not exists (select from public.payments as p where p.order_id = o.id and p.status = 'authorized');
  return found;
end
$$;
grant execute on function public.expire_payment_order(text) to service_role;

-- An admin wants money of a payment to go back: p_amount_paise, or all that is left. The same request id asks once.
-- -> {status: asked, payment_id, request_id, amount_paise}
--    | {status: not_admin | not_found | nothing_left | too_much | request_id_reuse}
create function public.ask_refund(
  p_admin_id uuid, p_payment_id text, p_request_id uuid, p_amount_paise integer, p_is_sandbox boolean
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  paid public.payments;
  known public.payment_refunds;
  left_paise integer;
begin
  if not exists (select from public.user_roles where user_id = p_admin_id and role = 'admin') then
    return jsonb_build_object('status', 'not_admin');
  end if;
  select * into paid from public.payments
  where id = p_payment_id and is_sandbox = p_is_sandbox and outcome is not null
  for update;
  if paid.id is null then
    return jsonb_build_object('status', 'not_found');
  end if;
  select * into known from public.payment_refunds where request_id = p_request_id;
  if known.request_id is not null then
    if known.payment_id <> p_payment_id or known.amount_paise <> coalesce(p_amount_paise, known.amount_paise) then
      return jsonb_build_object('status', 'request_id_reuse');
    end if;
    return jsonb_build_object(
      'status', 'asked', 'payment_id', p_payment_id, 'request_id', p_request_id, 'amount_paise', known.amount_paise);
  end if;
  select paid.amount_paise - coalesce(sum(r.amount_paise), 0) into left_paise
  from public.payment_refunds as r
  where r.payment_id = p_payment_id and r.state <> 'failed';
  if left_paise <= 0 then
    return jsonb_build_object('status', 'nothing_left');
  elsif coalesce(p_amount_paise, left_paise) > left_paise then
    return jsonb_build_object('status', 'too_much');
  end if;
  insert into public.payment_refunds (request_id, payment_id, amount_paise, state)
  values (p_request_id, p_payment_id, coalesce(p_amount_paise, left_paise), 'asked');
  return jsonb_build_object(
    'status', 'asked', 'payment_id', p_payment_id, 'request_id', p_request_id,
    'amount_paise', coalesce(p_amount_paise, left_paise));
end
$$;
grant execute on function public.ask_refund(uuid, text, uuid, integer, boolean) to service_role;

-- Takes a refund that was asked for, so that one worker at a time brings it to the gateway. False when somebody has it or
-- it is done. Each lease is longer than the one before, as what was refused once may be refused for hours.
create function public.claim_refund(p_request_id uuid, p_lease_seconds integer) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.payment_refunds
  set lease_until = now() + make_interval(secs => greatest(p_lease_seconds, 1) * (1 << least(attempts, 8))), attempts = attempts + 1
  where request_id = p_request_id and state = 'asked' and (lease_until is null or lease_until <= now());
  return found;
end
$$;
grant execute on function public.claim_refund(uuid, integer) to service_role;

-- The state of a refund. -> {id, state, amount_paise, revoked_thirds} | null
create function public.refund_of(p_request_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', id, 'state', state, 'amount_paise', amount_paise, 'revoked_thirds', revoked_thirds)
  from public.payment_refunds where request_id = p_request_id
$$;
grant execute on function public.refund_of(uuid) to service_role;

-- The gateway will not make a refund that an admin asked for.
create function public.drop_refund(p_request_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.payment_refunds set state = 'failed', lease_until = null
  where request_id = p_request_id and state = 'asked';
  return found;
end
$$;
grant execute on function public.drop_refund(uuid) to service_role;

-- Removes settled events once no gateway sends them any more, and orders of erased accounts that nobody has paid.
create function public.purge_payment_traces(p_older_than_days integer default 90) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  before constant timestamptz := now() - make_interval(days => greatest(p_older_than_days, 14));
  events integer;
  orders integer;
begin
  delete from public.webhook_events where received_at < before and settled_at is not null;
  get diagnostics events = row_count;
  delete from public.kept_payment_orders as o
  where o.created_at < before and o.payment_id is null
    and not exists (select from public.payments as p where p.order_id = o.id);
  get diagnostics orders = row_count;
  return events + orders;
end
$$;
grant execute on function public.purge_payment_traces(integer) to service_role;

-- As before, with what refunds took back.
create or replace function public.get_credits(p_user_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'thirds', private.balance_of(p_user_id),
    'transactions', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', t.id, 'created_at', t.created_at, 'description', t.description,
          'transaction_type', case t.entry when 'grant' then 'purchase' else 'usage' end,
          'amount_thirds', t.amount)
        order by t.created_at desc, t.seq desc)
      from (
        select l.* from public.credit_ledger as l
        where l.user_id = p_user_id
          and l.entry in ('grant', 'reserve', 'revoke')
          and not exists (
            select from public.credit_ledger as r
            where r.user_id = l.user_id and r.request_id = l.request_id and r.entry = 'refund'
          )
        order by l.created_at desc, l.seq desc
        limit 200
      ) as t
    ), '[]')
  )
$$;
