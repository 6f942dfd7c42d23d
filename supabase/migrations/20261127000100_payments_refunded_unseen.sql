-- Money may have gone back in full before this installation heard of the payment: then nothing is given for it. That
-- refund may fail later, and the money is here again. Before, such a payment was never decided, and its buyer had neither
-- credits nor money.

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
create or replace function public.settle_payment(p_payment jsonb, p_refunds jsonb, p_is_sandbox boolean) returns jsonb
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
  -- Known as refunded from the start, and not all of it stayed with the buyer.
  if paid.outcome is null and paid.status = 'refunded' then
    select * into paid from public.payments where id = paid.id;
    if paid.refunded_paise < paid.amount_paise then
      paid := private.decide_payment(paid, bought, kept, is_right);
      perform private.take_refunds(paid, bought, p_refunds);
    end if;
  end if;
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
