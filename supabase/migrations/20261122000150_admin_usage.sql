-- What an admin sees of how the installation is used: numbers by day, nobody's name.

-- Days are those of India, both ends included, at most 400 of them. Credits are in thirds. What accounts did that were
-- erased since is counted where the books keep it: credits and money.
--   users: who wrote a message · answers, failures: of requests that ended that day, by answer or by return of credits
--   credits_sold, revenue_paise: of orders paid that day; played ones only where no other was ever made
--   credits_spent: reserved less returned
-- -> {days: [{day, users, new_users, messages, answers, failures, credits_sold, credits_spent, revenue_paise}],
--     totals: the same without day, each person once}
-- 42501 (not an admin) · 400 invalid_range
create function public.admin_usage(p_from date, p_to date) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  zone constant text := 'Asia/Kolkata';
  since timestamptz;
  until timestamptz;
  is_played boolean;
  days jsonb;
  totals jsonb;
begin
  perform private.require_admin();
  if coalesce(
    case when p_from >= '2000-01-01' and p_to between p_from and '2999-12-31' then p_to - p_from >= 400 else true end, true)
  then
    perform private.refuse(400, 'invalid_range', 'From a day to the same or a later one, at most 400 days.');
  end if;
  since := p_from::timestamp at time zone zone;
  until := (p_to + 1)::timestamp at time zone zone;
  is_played := not exists (select from public.payment_orders where not is_sandbox)
    and not exists (select from public.kept_payment_orders where not is_sandbox);
  with counted as (
    select (c.created_at at time zone zone)::date as day, c.user_id, 1 as messages, 0 as new_users, 0 as answers, 0 as failures,
      0 as credits_sold, 0 as credits_spent, 0 as revenue_paise
    from public.user_chats as c where c.created_at >= since and c.created_at < until
    union all
    select (u.created_at at time zone zone)::date, null, 0, 1, 0, 0, 0, 0, 0
    from auth.users as u where u.created_at >= since and u.created_at < until
    union all
    select (j.closed_at at time zone zone)::date, null, 0, 0, (j.state = 'answered')::integer,
      (j.state = 'refunded')::integer, 0, 0, 0
    from public.chat_jobs as j where j.closed_at >= since and j.closed_at < until
    union all
    select (o.paid_at at time zone zone)::date, null, 0, 0, 0, 0, o.credits * 3, 0, o.amount_paise
    from (
      select paid_at, credits, amount_paise, is_sandbox from public.payment_orders
      union all
      select paid_at, credits, amount_paise, is_sandbox from public.kept_payment_orders
    ) as o
    where o.paid_at >= since and o.paid_at < until and o.is_sandbox = is_played
    union all
    select (l.created_at at time zone zone)::date, null, 0, 0, 0, 0, 0, -l.amount, 0
    from (
      select created_at, entry, amount from public.credit_ledger
      union all
      select created_at, entry, amount from public.kept_ledger
    ) as l
    where l.created_at >= since and l.created_at < until and l.entry in ('reserve', 'refund')
  ), by_day as (
    select d.day::date as day, count(distinct c.user_id) as users, coalesce(sum(c.new_users), 0) as new_users,
      coalesce(sum(c.messages), 0) as messages, coalesce(sum(c.answers), 0) as answers,
      coalesce(sum(c.failures), 0) as failures, coalesce(sum(c.credits_sold), 0) as credits_sold,
      coalesce(sum(c.credits_spent), 0) as credits_spent, coalesce(sum(c.revenue_paise), 0) as revenue_paise
    from generate_series(p_from::timestamp, p_to::timestamp, interval '1 day') as d (day)
    left join counted as c on c.day = d.day::date
    group by d.day
  )
  select
    (select jsonb_agg(to_jsonb(b) order by b.day) from by_day as b),
    (select jsonb_build_object(
      'users', (select count(distinct c.user_id) from counted as c),
      'new_users', sum(b.new_users), 'messages', sum(b.messages), 'answers', sum(b.answers), 'failures', sum(b.failures),
      'credits_sold', sum(b.credits_sold), 'credits_spent', sum(b.credits_spent), 'revenue_paise', sum(b.revenue_paise))
     from by_day as b)
  into days, totals;
  return jsonb_build_object('days', days, 'totals', totals);
end
$$;
grant execute on function public.admin_usage(date, date) to authenticated;
