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

-- As before, and what open reservations hold counts as being there.
create or replace function private.take_refunds(p_paid public.payments, p_bought public.payment_orders, p_refunds jsonb) returns void
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
