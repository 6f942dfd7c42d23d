-- What was shown to whom, so that each reminder is shown once on each device; and the work of the one who pushes them.
-- What they say is not kept here: it is made of the rows when it is sent.

create table public.reminder_deliveries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  device_id text not null,
  target text not null,
  occurrence date not null,
  days_before integer not null,
  state text not null,
  is_put_off boolean not null default false,
  due_at timestamptz not null,
  try_at timestamptz not null,
  attempts integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  constraint reminder_deliveries_once_key unique (user_id, device_id, target, occurrence, days_before),
  constraint reminder_deliveries_target_form check (
    target = 'joined' or target ~ '^(event:[0-9a-f-]{36}|festival:[a-z0-9]+(_[a-z0-9]+)*)$'
  ),
  -- Below 0 is after the day: put off until tomorrow.
  constraint reminder_deliveries_days_before_range check (days_before between -30 and 30),
  constraint reminder_deliveries_state_known check (state in ('waiting', 'claimed', 'sent', 'joined', 'failed', 'given_up'))
);
create index reminder_deliveries_created_at_idx on public.reminder_deliveries (created_at);

comment on column public.reminder_deliveries.is_put_off is 'Somebody has asked for it once more: it is due whatever the rows say, as long as they are there.';

comment on column public.reminder_deliveries.state is
  'waiting: put off until due_at. claimed: being sent, by another one after try_at. failed: tried again from try_at on. joined: told of in a reminder of several. given_up: its day is over, or its browser gone.';

alter table public.reminder_deliveries enable row level security;
grant select on public.reminder_deliveries to service_role;

-- Takes subscriptions that are to be looked at, each by one caller for five minutes; those whose session has ended go.
-- Whoever calls says what time it is, here and below, so that all that is decided in one go is decided by one clock.
-- -> [{id, claim, endpoint, p256dh, auth, device_id, language, time_zone, created_at,
--     profile: {month_system, place_name, latitude, longitude, time_zone, reminder_settings},
--     events: rows of user_events with a reminder, the last changed first, at most 1000,
--     festivals: rows of festival_reminders with days,
--     deliveries: [{id, target, occurrence, days_before, state, is_put_off, due_at, try_at, attempts}] of this device from two days
--       ago on, with title: of the living event that was put off, or null}]
create function public.claim_reminder_work(p_now timestamptz, p_limit integer default 20) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  claimed uuid[];
  token constant uuid := gen_random_uuid();
begin
  with due as (
    select s.id, s.session_id from public.push_subscriptions as s
    -- Nobody waits for more than 41 days: what is to be looked at later comes from a clock that has been set back since.
    where s.next_at <= p_now or s.next_at > p_now + interval '45 days'
    order by s.next_at
    limit least(greatest(p_limit, 1), 100)
    for update skip locked
  ), ended as (
    delete from public.push_subscriptions as s using due
    where s.id = due.id and due.session_id is not null and not exists (
      select from auth.sessions as a
      where a.id = due.session_id and (a.not_after is null or a.not_after > now())
    )
    returning s.id
  ), taken as (
    update public.push_subscriptions as s
    set claim = token, next_at = p_now + interval '5 minutes'
    from due
    where s.id = due.id and s.id not in (select id from ended)
    returning s.id
  )
  select array_agg(id) into claimed from taken;
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', s.id, 'claim', s.claim, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth,
        'device_id', s.device_id, 'language', s.language, 'time_zone', s.time_zone, 'created_at', s.created_at,
        'profile', (
          select jsonb_build_object(
            'month_system', p.month_system, 'place_name', p.place_name, 'latitude', p.latitude,
            'longitude', p.longitude, 'time_zone', p.time_zone, 'reminder_settings', p.reminder_settings)
          from public.profiles as p where p.id = s.user_id
        ),
        'events', (
          select coalesce(jsonb_agg(to_jsonb(e)), '[]')
          from (
            select v.id, v.title, v.date_type, v.is_recurring, v.event_date, v.lunar_month, v.lunar_day, v.paksha,
              v.reminder, v.created_at, v.updated_at
            from public.user_events as v
            where v.user_id = s.user_id and v.reminder is not null and v.deleted_at is null
            order by v.updated_at desc
            limit 1000
          ) as e
        ),
        'festivals', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'festival_id', f.festival_id, 'days', f.days, 'hour', f.hour, 'updated_at', f.updated_at)), '[]')
          from public.festival_reminders as f
          where f.user_id = s.user_id and f.deleted_at is null and cardinality(f.days) > 0
        ),
        'deliveries', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', d.id, 'target', d.target, 'occurrence', d.occurrence, 'days_before', d.days_before,
            'state', d.state, 'is_put_off', d.is_put_off, 'due_at', d.due_at, 'try_at', d.try_at, 'attempts', d.attempts,
            'title', (
              select v.title from public.user_events as v
              where d.is_put_off and v.user_id = s.user_id and v.deleted_at is null
                and v.id = case when d.target like 'event:%' then substr(d.target, 7)::uuid end
            ))), '[]')
          from public.reminder_deliveries as d
          where d.user_id = s.user_id and d.device_id = s.device_id
            and d.due_at > p_now - interval '2 days'
        ))
      order by s.id), '[]')
    from public.push_subscriptions as s
    where s.id = any (claimed)
  );
end
$$;
grant execute on function public.claim_reminder_work(timestamptz, integer) to service_role;

-- Takes reminders to be sent, each by one caller for five minutes; what was sent, or is being sent, is taken by nobody.
-- p_reminders: [{subscription, claim, target, occurrence, days_before, due_at, state: claimed | joined}]
-- -> [{id, subscription, target, occurrence, days_before, attempts}] of those that were taken
create function public.claim_deliveries(p_reminders jsonb, p_now timestamptz) returns jsonb
language sql security definer
set search_path = ''
as $$
  with asked as (
    select distinct on (s.id, r.target, r.occurrence, r.days_before)
      s.id as subscription, s.user_id, s.device_id, r.target, r.occurrence, r.days_before, r.due_at, r.state
    from jsonb_to_recordset(p_reminders) as r (
      subscription uuid, claim uuid, target text, occurrence date, days_before integer, due_at timestamptz, state text)
    join public.push_subscriptions as s on s.id = r.subscription and s.claim = r.claim
    where r.state in ('claimed', 'joined')
    order by s.id, r.target, r.occurrence, r.days_before
  ), taken as (
    insert into public.reminder_deliveries as d (
      user_id, device_id, target, occurrence, days_before, state, due_at, try_at, attempts)
    select user_id, device_id, target, occurrence, days_before, state, due_at, p_now + interval '5 minutes', 1
    from asked
    on conflict (user_id, device_id, target, occurrence, days_before) do update
    set state = excluded.state, try_at = excluded.try_at, attempts = d.attempts + 1
    where d.state in ('waiting', 'claimed', 'failed') and d.try_at <= p_now
    returning d.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'subscription', a.subscription, 'target', t.target, 'occurrence', t.occurrence,
    'days_before', t.days_before, 'attempts', t.attempts)), '[]')
  from taken as t
  join asked as a using (user_id, device_id, target, occurrence, days_before)
$$;
grant execute on function public.claim_deliveries(jsonb, timestamptz) to service_role;

-- Says how it went, and when to look again. A subscription that is gone is removed, unless its browser has brought
-- another address meanwhile. One whose rows have changed meanwhile is looked at again at once, whatever is said here; one
-- that is being changed at the moment, when its claim has run out.
-- p_deliveries: [{id, state: sent | failed | given_up, try_at}] · p_subscriptions: [{id, claim, next_at, gone: endpoint or null}]
-- Returns how many subscriptions are looked at again when it was said.
create function public.finish_reminder_work(p_deliveries jsonb, p_subscriptions jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  finished integer;
begin
  with free as (
    select d.id, r.state, r.try_at
    from jsonb_to_recordset(p_deliveries) as r (id uuid, state text, try_at timestamptz)
    join public.reminder_deliveries as d on d.id = r.id
    where d.state in ('waiting', 'claimed', 'failed') and r.state in ('sent', 'failed', 'given_up')
    for update of d skip locked
  )
  update public.reminder_deliveries as d
  set state = free.state, try_at = coalesce(free.try_at, d.try_at)
  from free
  where d.id = free.id;
  with free as (
    select s.id, r.claim, r.next_at, r.gone
    from jsonb_to_recordset(p_subscriptions) as r (id uuid, claim uuid, next_at timestamptz, gone text)
    join public.push_subscriptions as s on s.id = r.id
    for update of s skip locked
  ), removed as (
    delete from public.push_subscriptions as s using free
    where s.id = free.id and s.endpoint = free.gone
    returning s.id
  )
  update public.push_subscriptions as s
  set next_at = free.next_at, claim = null
  from free
  where s.id = free.id and s.claim = free.claim and free.gone is null and s.id not in (select id from removed);
  get diagnostics finished = row_count;
  return finished;
end
$$;
grant execute on function public.finish_reminder_work(jsonb, jsonb) to service_role;

-- A reminder that was shown, for whoever wants it once more: its id is known to the device that showed it, and to nobody else.
-- -> {occurrence, days_before, due_at, time_zone: of the device}, or null where there is none, or nothing is shown on that device any more
create function public.shown_reminder(p_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'occurrence', d.occurrence, 'days_before', d.days_before, 'due_at', d.due_at, 'time_zone', s.time_zone)
  from public.reminder_deliveries as d
  join public.push_subscriptions as s using (user_id, device_id)
  where d.id = p_id and d.target <> 'joined' and d.state in ('claimed', 'sent')
$$;
grant execute on function public.shown_reminder(uuid) to service_role;

-- Puts a reminder that was shown off until then. Where the same one is due anyway, or was put off already, it stays one.
-- False where there is none.
create function public.put_off_reminder(p_id uuid, p_days_before integer, p_due_at timestamptz) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  shown public.reminder_deliveries;
begin
  select * into shown from public.reminder_deliveries where id = p_id;
  if not found then
    return false;
  end if;
  insert into public.reminder_deliveries (
    user_id, device_id, target, occurrence, days_before, state, is_put_off, due_at, try_at)
  values (
    shown.user_id, shown.device_id, shown.target, shown.occurrence, p_days_before, 'waiting', true, p_due_at, p_due_at)
  on conflict do nothing;
  update public.push_subscriptions set next_at = least(next_at, p_due_at)
  where user_id = shown.user_id and device_id = shown.device_id;
  return true;
end
$$;
grant execute on function public.put_off_reminder(uuid, integer, timestamptz) to service_role;

-- Removes what was shown so long ago that nobody puts it off any more. Returns how many rows went.
create function public.purge_reminder_deliveries(p_older_than_days integer default 30) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  -- A reminder is shown on its own date alone, so that nothing can be shown a second time after some days.
  delete from public.reminder_deliveries
  where greatest(created_at, due_at) < now() - make_interval(days => greatest(p_older_than_days, 7));
  get diagnostics purged = row_count;
  return purged;
end
$$;
grant execute on function public.purge_reminder_deliveries(integer) to service_role;
