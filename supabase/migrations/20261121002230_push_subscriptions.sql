-- Where a person's reminders are pushed to: one subscription per browser that has allowed it.

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  device_id text not null,
  session_id uuid,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  time_zone text not null,
  created_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  next_at timestamptz not null default clock_timestamp(),
  claim uuid,
  constraint push_subscriptions_endpoint_key unique (endpoint),
  constraint push_subscriptions_device_key unique (user_id, device_id),
  constraint push_subscriptions_device_id_length check (char_length(device_id) between 1 and 100),
  constraint push_subscriptions_endpoint_address
    check (char_length(endpoint) <= 1024 and endpoint ~ '^https?://[!-~]+$'),
  -- A point of P-256 and 16 bytes, in base64url.
  constraint push_subscriptions_p256dh_form check (p256dh ~ '^B[A-Za-z0-9_-]{86}$'),
  constraint push_subscriptions_auth_form check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  constraint push_subscriptions_language_known check (language in ('en', 'hi')),
  constraint push_subscriptions_time_zone_format check (
    char_length(time_zone) <= 64 and time_zone ~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$'
  )
);
create index push_subscriptions_next_at_idx on public.push_subscriptions (next_at);

comment on column public.push_subscriptions.session_id is 'The session that asked for it: without it nothing is pushed.';
comment on column public.push_subscriptions.created_at is 'Since when it is this person''s on this device: no earlier hour is made up for.';
comment on column public.push_subscriptions.next_at is 'When to look again whether something is due.';
comment on column public.push_subscriptions.claim is 'Who is looking just now; null when what is due has changed since.';

alter table public.push_subscriptions enable row level security;
grant select on public.push_subscriptions to authenticated, service_role;
create policy "the owner reads subscriptions" on public.push_subscriptions
  for select to authenticated using (user_id = (select auth.uid()));

-- Keeps the subscription of the caller's browser, or what is new about it; safe to call at every start. Whoever knows the
-- address is the one who has it, so that it leaves the account that had it before: a browser gets the reminders of who is
-- signed in. Of more than 20 devices those go that were not seen for longest. Returns the id of the subscription; null, and
-- nothing is kept, where the caller has taken back the consent to reminders.
create function public.keep_push_subscription(
  p_device_id text, p_endpoint text, p_p256dh text, p_auth text, p_language text, p_time_zone text
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  most constant integer := 20;
  caller constant uuid := auth.uid();
  kept uuid;
begin
  if caller is null then
    raise exception 'sign in to be reminded' using errcode = 'PT401';
  end if;
  -- Nobody takes back their consent in the meantime.
  perform private.lock_head(caller);
  if (
    select not c.is_given from public.consents as c
    where c.user_id = caller and c.purpose = 'reminders'
    order by c.id desc
    limit 1
  ) then
    return null;
  end if;
  -- The address has a key of its own; two who bring it at once come one after the other.
  perform pg_advisory_xact_lock(hashtextextended('push ' || p_endpoint, 0));
  delete from public.push_subscriptions
  where endpoint = p_endpoint and (user_id, device_id) is distinct from (caller, p_device_id);
  begin
    insert into public.push_subscriptions as s (
      user_id, device_id, session_id, endpoint, p256dh, auth, language, time_zone)
    values (
      caller, p_device_id, ((select auth.jwt()) ->> 'session_id')::uuid, p_endpoint, p_p256dh, p_auth, p_language, p_time_zone)
    on conflict (user_id, device_id) do update
    set session_id = excluded.session_id, endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
        language = excluded.language, time_zone = excluded.time_zone, seen_at = excluded.seen_at,
        next_at = case when s.time_zone = excluded.time_zone then s.next_at else excluded.next_at end,
        claim = case when s.time_zone = excluded.time_zone then s.claim end
    returning s.id into kept;
  exception when foreign_key_violation then
    -- A token may outlive its account.
    raise exception 'account not found' using errcode = 'PT401';
  end;
  delete from public.push_subscriptions
  where id in (
    select s.id from public.push_subscriptions as s
    where s.user_id = caller
    order by s.seen_at desc, s.id
    offset most
  );
  return kept;
end
$$;
grant execute on function public.keep_push_subscription(text, text, text, text, text, text) to authenticated;

-- Ends it, as when somebody signs out or wants no more. False where the caller has no such one.
create function public.drop_push_subscription(p_endpoint text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.push_subscriptions where endpoint = p_endpoint and user_id = auth.uid();
  return found;
end
$$;
grant execute on function public.drop_push_subscription(text) to authenticated;

-- Whoever takes back the consent is reminded on no device any more.
create function private.end_reminders() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.push_subscriptions where user_id = new.user_id;
  return null;
end
$$;
create trigger end_reminders after insert on public.consents
  for each row when (new.purpose = 'reminders' and not new.is_given)
  execute function private.end_reminders();

-- What is due has changed, for all devices of a person. It comes after their rows: nobody who holds subscriptions waits
-- for anything else.
create function private.look_again() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.push_subscriptions set next_at = clock_timestamp(), claim = null
  where user_id = new.user_id and (claim is not null or next_at > clock_timestamp());
  return null;
end
$$;

create trigger look_again_for_new after insert on public.user_events
  for each row when (new.reminder is not null)
  execute function private.look_again();
create trigger look_again_for_changed after update on public.user_events
  for each row when (
    (old.reminder is not null or new.reminder is not null)
    and (old.reminder, old.deleted_at, old.date_type, old.is_recurring, old.event_date, old.lunar_month, old.lunar_day, old.paksha)
      is distinct from
      (new.reminder, new.deleted_at, new.date_type, new.is_recurring, new.event_date, new.lunar_month, new.lunar_day, new.paksha)
  )
  execute function private.look_again();
create trigger look_again after insert or update on public.festival_reminders
  for each row execute function private.look_again();
create trigger look_again after update on public.profiles
  for each row when (
    (old.reminder_settings, old.month_system, old.latitude, old.longitude, old.time_zone)
      is distinct from (new.reminder_settings, new.month_system, new.latitude, new.longitude, new.time_zone)
  )
  execute function private.look_again();
