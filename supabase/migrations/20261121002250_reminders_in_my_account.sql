-- As before, with the browsers that reminders are pushed to, and what was pushed.
-- -> … and subscriptions: [{service: where its address is, language, time_zone, created_at, seen_at}] and
--     reminders: [{target, occurrence, days_before, state, due_at}], newest first
create or replace function public.my_account() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  account jsonb;
begin
  select jsonb_build_object(
    'id', u.id, 'email', u.email, 'created_at', u.created_at,
    'providers', (
      select coalesce(jsonb_agg(distinct i.provider order by i.provider), '[]')
      from auth.identities as i where i.user_id = u.id
    ))
  into account
  from auth.users as u where u.id = caller;
  if account is null then
    raise exception 'account not found' using errcode = 'PT401';
  end if;
  return jsonb_build_object(
    'account', account,
    'role', coalesce((select r.role from public.user_roles as r where r.user_id = caller), 'user'),
    'credits', jsonb_build_object(
      'thirds', private.balance_of(caller),
      'ledger', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'entry', l.entry, 'amount', l.amount, 'description', l.description, 'created_at', l.created_at)
            order by l.seq desc),
          '[]')
        from public.credit_ledger as l where l.user_id = caller
      )),
    'consents', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('purpose', c.purpose, 'is_given', c.is_given, 'decided_at', c.decided_at)
          order by c.id desc),
        '[]')
      from public.consents as c where c.user_id = caller
    ),
    'devices', public.my_devices(),
    'orders', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', o.id, 'plan_name', o.plan_name, 'credits', o.credits, 'amount_paise', o.amount_paise,
            'currency', o.currency, 'state', o.state, 'payment_id', o.payment_id, 'receipt_number', o.receipt_number,
            'refunded_paise', o.refunded_paise, 'created_at', o.created_at, 'paid_at', o.paid_at)
          order by o.created_at desc, o.id),
        '[]')
      from public.payment_orders as o where o.user_id = caller
    ),
    'subscriptions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'service', substring(s.endpoint from '^https?://([^/]+)'), 'language', s.language,
            'time_zone', s.time_zone, 'created_at', s.created_at, 'seen_at', s.seen_at)
          order by s.created_at desc, s.id),
        '[]')
      from public.push_subscriptions as s where s.user_id = caller
    ),
    'reminders', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'target', d.target, 'occurrence', d.occurrence, 'days_before', d.days_before, 'state', d.state,
            'due_at', d.due_at)
          order by d.due_at desc, d.id),
        '[]')
      from public.reminder_deliveries as d where d.user_id = caller
    ),
    'messages', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'name', m.name, 'property_type', m.property_type, 'city', m.city, 'query', m.query,
            'created_at', m.created_at)
          order by m.created_at desc, m.id),
        '[]')
      from public.contactus as m where m.user_id = caller
    ));
end
$$;
