-- Personal events by the solar or the lunar calendar.

create table public.user_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null,
  description text,
  date_type text not null,
  is_recurring boolean not null default false,
  event_date date,
  lunar_month text,
  lunar_day integer,
  seq bigint not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  origin_op uuid,
  constraint user_events_user_seq_key unique (user_id, seq),
  constraint user_events_title_length check (char_length(title) <= 200 and btrim(title) <> ''),
  constraint user_events_description_length check (char_length(description) <= 5000),
  constraint user_events_date_type_known check (date_type in ('solar', 'lunar')),
  constraint user_events_event_date_range check (event_date between '1800-01-01' and '2399-12-31'),
  constraint user_events_lunar_month_known check (lunar_month in (
    'Chaitra', 'Vaisakha', 'Jyestha', 'Ashadha', 'Shravana', 'Bhadrapada',
    'Ashvina', 'Kartika', 'Agrahayana', 'Pausha', 'Magha', 'Phalguna'
  )),
  constraint user_events_lunar_day_range check (lunar_day between 1 and 15),
  -- A solar event has a date, a lunar one a month and a day, never a mixture.
  constraint user_events_date_fits_type check (
    case date_type
      when 'solar' then event_date is not null and lunar_month is null and lunar_day is null
      else event_date is null and lunar_month is not null and lunar_day is not null
    end
  )
);

select private.make_mirrored('public.user_events');

alter table public.user_events enable row level security;
grant select, insert, update, delete on public.user_events to authenticated, service_role;
create policy "the owner reads events" on public.user_events
  for select to authenticated using (user_id = (select auth.uid()) and deleted_at is null);
create policy "the owner adds events" on public.user_events
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "the owner changes events" on public.user_events
  for update to authenticated
  using (user_id = (select auth.uid()) and deleted_at is null)
  with check (user_id = (select auth.uid()));
create policy "the owner deletes events" on public.user_events
  for delete to authenticated using (user_id = (select auth.uid()) and deleted_at is null);

create function private.act_event_create(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  note text := private.already_created('user_events', p_user_id, p_id);
begin
  perform private.allow_fields(payload, array['title', 'description', 'date_type', 'is_recurring', 'event_date', 'lunar_month', 'lunar_day']);
  if note is not null then
    return note;
  end if;
  insert into public.user_events (id, user_id, origin_op, title, description, date_type, is_recurring, event_date, lunar_month, lunar_day)
  values (p_id, p_user_id, p_op_id, payload ->> 'title', payload ->> 'description', payload ->> 'date_type', coalesce((payload ->> 'is_recurring')::boolean, false), (payload ->> 'event_date')::date, payload ->> 'lunar_month', (payload ->> 'lunar_day')::integer);
  return null;
end
$$;

create function private.act_event_update(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.allow_fields(payload, array['title', 'description', 'date_type', 'is_recurring', 'event_date', 'lunar_month', 'lunar_day']);
  perform private.require_living('user_events', p_user_id, p_id);
  update public.user_events
  set title = case when payload ? 'title' then payload ->> 'title' else title end,
      description = case when payload ? 'description' then payload ->> 'description' else description end,
      date_type = case when payload ? 'date_type' then payload ->> 'date_type' else date_type end,
      is_recurring = case when payload ? 'is_recurring' then (payload ->> 'is_recurring')::boolean else is_recurring end,
      event_date = case when payload ? 'event_date' then (payload ->> 'event_date')::date else event_date end,
      lunar_month = case when payload ? 'lunar_month' then payload ->> 'lunar_month' else lunar_month end,
      lunar_day = case when payload ? 'lunar_day' then (payload ->> 'lunar_day')::integer else lunar_day end,
      origin_op = p_op_id
  where id = p_id;
  return null;
end
$$;
