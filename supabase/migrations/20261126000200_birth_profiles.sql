-- Births whose charts somebody looks at, kept in the account where its owner has said so. Without that word they stay on the
-- device, and no row of theirs is ever made.

alter table public.profiles add column keeps_births boolean not null default false;
comment on column public.profiles.keeps_births is 'Whether the births of the user''s charts are kept in the account.';

create table public.birth_profiles (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  birth_date date not null,
  minutes_of_day integer,
  within_minutes integer not null,
  place_name text not null,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  offset_minutes double precision,
  seq bigint not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  origin_op uuid,
  constraint birth_profiles_user_seq_key unique (user_id, seq),
  constraint birth_profiles_name_length check (char_length(name) <= 60),
  constraint birth_profiles_date_range check (birth_date between '1800-01-01' and '2200-12-31'),
  constraint birth_profiles_minutes_range check (minutes_of_day between 0 and 1439),
  constraint birth_profiles_within_range check (within_minutes between 0 and 720),
  constraint birth_profiles_place_name_length check (char_length(place_name) <= 100 and btrim(place_name) <> ''),
  constraint birth_profiles_latitude_range check (latitude between -90 and 90),
  constraint birth_profiles_longitude_range check (longitude between -180 and 180),
  constraint birth_profiles_time_zone_format check (
    char_length(time_zone) <= 64 and time_zone ~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$'
  ),
  constraint birth_profiles_offset_range check (offset_minutes between -1080 and 1080)
);
comment on column public.birth_profiles.name is 'As the owner calls whoever it is; empty where nobody gave a name.';
comment on column public.birth_profiles.minutes_of_day is 'Since midnight by the clock of the place; null where nobody knows the time.';
comment on column public.birth_profiles.within_minutes is 'How far the true time may lie to either side.';
comment on column public.birth_profiles.offset_minutes is
  'What the clock was ahead of UTC, where the history of the zone leaves it open and somebody chose.';

select private.make_mirrored('public.birth_profiles');

-- Written by acts alone.
alter table public.birth_profiles enable row level security;
grant select on public.birth_profiles to authenticated, service_role;
create policy "the owner reads the births" on public.birth_profiles
  for select to authenticated using (user_id = (select auth.uid()) and deleted_at is null);

-- Makes the row of a birth, or changes it. What was removed does not come back.
create function private.act_birth_keep(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Deleted ones count until they are purged; an app keeps at most a hundred.
  most constant integer := 1000;
  owner uuid;
  gone_at timestamptz;
begin
  perform private.allow_fields(payload, array[
    'name', 'birth_date', 'minutes_of_day', 'within_minutes', 'place_name', 'latitude', 'longitude', 'time_zone', 'offset_minutes'
  ]);
  select t.user_id, t.deleted_at into owner, gone_at from public.birth_profiles as t where t.id = p_id;
  if owner <> p_user_id then
    perform private.refuse_act('id_taken');
  elsif gone_at is not null then
    return 'deleted';
  elsif owner = p_user_id then
    update public.birth_profiles
    set name = payload ->> 'name', birth_date = (payload ->> 'birth_date')::date,
        minutes_of_day = (payload ->> 'minutes_of_day')::integer,
        within_minutes = (payload ->> 'within_minutes')::integer,
        place_name = payload ->> 'place_name', latitude = (payload ->> 'latitude')::double precision,
        longitude = (payload ->> 'longitude')::double precision, time_zone = payload ->> 'time_zone',
        offset_minutes = (payload ->> 'offset_minutes')::double precision, origin_op = p_op_id
    where id = p_id;
    return null;
  elsif (select count(*) from public.birth_profiles where user_id = p_user_id) >= most then
    perform private.refuse_act('too_many');
  end if;
  insert into public.birth_profiles (
    id, user_id, origin_op, name, birth_date, minutes_of_day, within_minutes,
    place_name, latitude, longitude, time_zone, offset_minutes
  ) values (
    p_id, p_user_id, p_op_id, payload ->> 'name', (payload ->> 'birth_date')::date,
    (payload ->> 'minutes_of_day')::integer, (payload ->> 'within_minutes')::integer,
    payload ->> 'place_name', (payload ->> 'latitude')::double precision, (payload ->> 'longitude')::double precision,
    payload ->> 'time_zone', (payload ->> 'offset_minutes')::double precision
  );
  return null;
end
$$;

-- As before, with where births are kept.
create or replace function private.act_profile_update(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.allow_fields(payload, array[
    'full_name', 'username', 'avatar_url', 'language', 'month_system', 'place_name', 'latitude', 'longitude', 'time_zone',
    'reminder_settings', 'keeps_births'
  ]);
  perform private.require_living('profiles', p_user_id, p_user_id);
  perform private.require_upload('avatars', p_user_id, payload ->> 'avatar_url');
  if payload ? 'username' and exists (
    select from public.profiles where username = payload ->> 'username' and id <> p_user_id
  ) then
    perform private.refuse_act('username_taken');
  end if;
  update public.profiles
  set full_name = case when payload ? 'full_name' then payload ->> 'full_name' else full_name end,
      username = case when payload ? 'username' then payload ->> 'username' else username end,
      avatar_url = case when payload ? 'avatar_url' then payload ->> 'avatar_url' else avatar_url end,
      language = case when payload ? 'language' then payload ->> 'language' else language end,
      month_system = case when payload ? 'month_system' then payload ->> 'month_system' else month_system end,
      place_name = case when payload ? 'place_name' then payload ->> 'place_name' else place_name end,
      latitude = case when payload ? 'latitude' then (payload ->> 'latitude')::double precision else latitude end,
      longitude = case when payload ? 'longitude' then (payload ->> 'longitude')::double precision else longitude end,
      time_zone = case when payload ? 'time_zone' then payload ->> 'time_zone' else time_zone end,
      reminder_settings = case
        when payload ? 'reminder_settings' then nullif(payload -> 'reminder_settings', 'null') else reminder_settings
      end,
      keeps_births = case
        when payload ? 'keeps_births' then (payload ->> 'keeps_births')::boolean else keeps_births
      end,
      origin_op = p_op_id
  where id = p_user_id;
  return null;
end
$$;

-- As before, with births.
create or replace function private.carry_out(kind text, p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  if p_id is null and kind <> 'profile.update' then
    perform private.refuse_act('malformed');
  end if;
  case kind
    when 'session.create' then return private.act_session_create(p_user_id, p_op_id, p_id, payload);
    when 'session.rename' then return private.act_session_rename(p_user_id, p_op_id, p_id, payload);
    when 'session.delete' then
      perform private.allow_fields(payload, '{}');
      return private.bury('chat_sessions', p_user_id, p_op_id, p_id);
    when 'chat.send' then return private.act_chat_send(p_user_id, p_op_id, p_id, payload);
    when 'chat.ask_again' then return private.act_chat_ask_again(p_user_id, p_op_id, p_id, payload);
    when 'chat.unhelpful' then return private.act_chat_unhelpful(p_user_id, p_op_id, p_id, payload);
    when 'chat.keep' then return private.act_chat_keep(p_user_id, p_op_id, p_id, payload);
    when 'property.create' then return private.act_property_create(p_user_id, p_op_id, p_id, payload);
    when 'property.update' then return private.act_property_update(p_user_id, p_op_id, p_id, payload);
    when 'property.delete' then
      perform private.allow_fields(payload, '{}');
      return private.bury('properties', p_user_id, p_op_id, p_id);
    when 'floorplan.create' then return private.act_floorplan_create(p_user_id, p_op_id, p_id, payload);
    when 'floorplan.delete' then
      perform private.allow_fields(payload, '{}');
      return private.bury('floorplans', p_user_id, p_op_id, p_id);
    when 'photo.create' then return private.act_photo_create(p_user_id, p_op_id, p_id, payload);
    when 'photo.delete' then
      perform private.allow_fields(payload, '{}');
      return private.bury('property_photos', p_user_id, p_op_id, p_id);
    when 'analysis.create' then return private.act_analysis_create(p_user_id, p_op_id, p_id, payload);
    when 'event.create' then return private.act_event_create(p_user_id, p_op_id, p_id, payload);
    when 'event.update' then return private.act_event_update(p_user_id, p_op_id, p_id, payload);
    when 'event.delete' then
      perform private.allow_fields(payload, '{}');
      return private.bury('user_events', p_user_id, p_op_id, p_id);
    when 'festival.remind' then return private.act_festival_remind(p_user_id, p_op_id, p_id, payload);
    when 'japa.count' then return private.act_japa_count(p_user_id, p_op_id, p_id, payload);
    when 'japa.remove' then
      perform private.allow_fields(payload, '{}');
      return private.bury('japa_days', p_user_id, p_op_id, p_id);
    when 'birth.keep' then return private.act_birth_keep(p_user_id, p_op_id, p_id, payload);
    when 'birth.remove' then
      perform private.allow_fields(payload, '{}');
      return private.bury('birth_profiles', p_user_id, p_op_id, p_id);
    when 'deity.add' then return private.act_deity_add(p_user_id, p_op_id, p_id, payload);
    when 'deity.create' then return private.act_deity_create(p_user_id, p_op_id, p_id, payload);
    when 'deity.update' then return private.act_deity_update(p_user_id, p_op_id, p_id, payload);
    when 'deity.remove' then
      perform private.allow_fields(payload, '{}');
      return private.bury('user_deity', p_user_id, p_op_id, p_id);
    when 'aarti.create' then return private.act_aarti_create(p_user_id, p_op_id, p_id, payload);
    when 'aarti.update' then return private.act_aarti_update(p_user_id, p_op_id, p_id, payload);
    when 'aarti.delete' then
      perform private.allow_fields(payload, '{}');
      return private.bury('user_aartis', p_user_id, p_op_id, p_id);
    when 'profile.update' then return private.act_profile_update(p_user_id, p_op_id, p_id, payload);
    when 'op.cancel' then return private.act_op_cancel(p_user_id, p_op_id, p_id, payload);
    else
      -- A kind this server does not know comes from a newer app; it waits for the newer server.
      perform private.hold_act('unknown_kind');
  end case;
  return null;
end
$$;

-- As before, with births.
create or replace function public.pull_changes(
  "cursor" bigint default 0, generation uuid default null, schema integer default 1, page_limit integer default 500,
  known_floor bigint default null
) returns json
language sql stable security definer
set search_path = ''
as $$
  with size as (
    select least(greatest(coalesce(pull_changes.page_limit, 500), 1), 2000) as n
  ), head as (
    select h.*,
      case
        when pull_changes.generation <> h.generation then 'generation'
        when pull_changes."cursor" > h.head then 'head'
        when pull_changes."cursor" > 0 and pull_changes."cursor" < h.floor
          and coalesce(pull_changes.known_floor, -1) < h.floor then 'floor'
      end as resync
    from public.sync_heads as h
    where h.user_id = (select auth.uid())
  ), page as (
    select * from (
      (select 'profiles' as "table", t.seq, row_to_json(t) as row from public.profiles as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'chat_sessions' as "table", t.seq, row_to_json(t) as row from public.chat_sessions as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'user_chats' as "table", t.seq, row_to_json(t) as row from public.user_chats as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'properties' as "table", t.seq, row_to_json(t) as row from public.properties as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'floorplans' as "table", t.seq, row_to_json(t) as row from public.floorplans as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'property_photos' as "table", t.seq, row_to_json(t) as row from public.property_photos as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'vaastu_analysis' as "table", t.seq, row_to_json(t) as row from public.vaastu_analysis as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'user_events' as "table", t.seq, row_to_json(t) as row from public.user_events as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'festival_reminders' as "table", t.seq, row_to_json(t) as row from public.festival_reminders as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'japa_days' as "table", t.seq, row_to_json(t) as row from public.japa_days as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'birth_profiles' as "table", t.seq, row_to_json(t) as row from public.birth_profiles as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'user_deity' as "table", t.seq, row_to_json(t) as row from public.user_deity as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'user_aartis' as "table", t.seq, row_to_json(t) as row from public.user_aartis as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'credit_balances' as "table", t.seq, row_to_json((select r from (select t.user_id as id, t.*) as r)) as row from public.credit_balances as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
    ) as changed
    where not exists (select from head where head.resync is not null)
    order by changed.seq
    limit (select n from size)
  ), gathered as (
    select count(*) as found, max(seq) as last_seq,
      coalesce(json_agg(json_build_object('table', "table", 'row', row) order by seq), '[]') as rows
    from page
  )
  select json_build_object(
    'rows', gathered.rows,
    'next', case
      when head.resync is not null then 0
      when gathered.found < size.n then head.head
      else gathered.last_seq
    end,
    'head', head.head, 'generation', head.generation, 'floor', head.floor, 'schema', 1, 'resync', head.resync)
  from head, gathered, size
$$;

-- As before, with births.
create or replace function public.mirror_digest() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with living as (
    select 'profiles' as "table", t.id, t.seq from public.profiles as t
    where t.user_id = (select auth.uid()) and t.deleted_at is null
    union all
    select 'chat_sessions', t.id, t.seq from public.chat_sessions as t
    where t.user_id = (select auth.uid()) and t.deleted_at is null
    union all
    select 'user_chats', t.id, t.seq from public.user_chats as t
    where t.user_id = (select auth.uid()) and t.deleted_at is null
    union all
    select 'properties', t.id, t.seq from public.properties as t
    where t.user_id = (select auth.uid()) and t.deleted_at is null
    union all
    select 'floorplans', t.id, t.seq from public.floorplans as t
    where t.user_id = (select auth.uid()) and t.deleted_at is null
    union all
    select 'property_photos', t.id, t.seq from public.property_photos as t
    where t.user_id = (select auth.uid()) and t.deleted_at is null
    union all
    select 'vaastu_analysis', t.id, t.seq from public.vaastu_analysis as t
    where t.user_id = (select auth.uid()) and t.deleted_at is null
    union all
    select 'user_events', t.id, t.seq from public.user_events as t
    where t.user_id = (select auth.uid()) and t.deleted_at is null
    union all
    select 'festival_reminders', t.id, t.seq from public.festival_reminders as t
    where t.user_id = (select auth.uid()) and t.deleted_at is null
    union all
    select 'japa_days', t.id, t.seq from public.japa_days as t
    where t.user_id = (select auth.uid()) and t.deleted_at is null
    union all
    select 'birth_profiles', t.id, t.seq from public.birth_profiles as t
    where t.user_id = (select auth.uid()) and t.deleted_at is null
    union all
    select 'user_deity', t.id, t.seq from public.user_deity as t
    where t.user_id = (select auth.uid()) and t.deleted_at is null
    union all
    select 'user_aartis', t.id, t.seq from public.user_aartis as t
    where t.user_id = (select auth.uid()) and t.deleted_at is null
    union all
    select 'credit_balances', t.user_id, t.seq from public.credit_balances as t
    where t.user_id = (select auth.uid())
  ), digests as (
    select "table", count(*) as count,
      bit_xor(('x' || left(id::text, 8))::bit(32)::bigint # ((seq * 2654435761) & 4294967295)) as digest
    from living
    group by "table"
  ), mirrored as (
    select unnest(array[
      'profiles', 'chat_sessions', 'user_chats', 'properties', 'floorplans', 'property_photos', 'vaastu_analysis',
      'user_events', 'festival_reminders', 'japa_days', 'birth_profiles', 'user_deity', 'user_aartis', 'credit_balances'
    ]) as "table"
  )
  select jsonb_build_object(
    'head', h.head, 'generation', h.generation,
    'tables', (
      select jsonb_object_agg(
        m."table", jsonb_build_object('count', coalesce(d.count, 0), 'digest', coalesce(d.digest, 0)))
      from mirrored as m left join digests as d using ("table")
    ))
  from public.sync_heads as h
  where h.user_id = (select auth.uid())
$$;

-- As before, with births.
create or replace function private.moved_tables()
returns table (place integer, name text, key text, whose text)
language sql immutable
set search_path = ''
as $$
  values
    (1, 'profiles', 'id', 'id = $1'),
    (2, 'user_roles', 'user_id', 'user_id = $1'),
    (3, 'credit_ledger', 'id', 'user_id = $1'),
    (4, 'credit_balances', 'user_id', 'user_id = $1'),
    (5, 'consents', '', 'user_id = $1'),
    (6, 'op_receipts', 'user_id, op_id', 'user_id = $1'),
    (7, 'chat_sessions', 'id', 'user_id = $1'),
    (8, 'user_chats', 'id', 'user_id = $1'),
    (9, 'chat_jobs', 'user_id, request_id', 'user_id = $1'),
    (10, 'properties', 'id', 'user_id = $1'),
    (11, 'floorplans', 'id', 'user_id = $1'),
    (12, 'property_photos', 'id', 'user_id = $1'),
    (13, 'vaastu_analysis', 'id', 'user_id = $1'),
    (14, 'user_events', 'id', 'user_id = $1'),
    (15, 'user_deity', 'id', 'user_id = $1'),
    (16, 'user_aartis', 'id', 'user_id = $1'),
    (17, 'shared_aartis', 'id', 'id in (select a.id from public.user_aartis as a where a.user_id = $1)'),
    (18, 'festival_reminders', 'id', 'user_id = $1'),
    (19, 'reminder_deliveries', 'id', 'user_id = $1'),
    (20, 'payment_orders', 'id', 'user_id = $1'),
    (21, 'payments', 'id', 'order_id in (select o.id from public.payment_orders as o where o.user_id = $1)'),
    (22, 'payment_refunds', 'request_id',
      'payment_id in (select p.id from public.payments as p join public.payment_orders as o on o.id = p.order_id where o.user_id = $1)'),
    (23, 'contactus', 'id', 'user_id = $1'),
    (24, 'japa_days', 'id', 'user_id = $1'),
    (25, 'birth_profiles', 'id', 'user_id = $1')
$$;

-- Written by scripts/generate-acts.ts. As json, because the first fault is the first in the order of the fields.
create or replace function private.act_definitions_in_order() returns json
language sql immutable parallel safe
set search_path = ''
as $$
select '{
  "session.create": {"table":"chat_sessions","verb":"create","fields":{"title":{"type":"text","most":300,"filled":true,"required":true}}},
  "session.rename": {"table":"chat_sessions","verb":"update","fields":{"title":{"type":"text","most":300,"filled":true,"required":true}}},
  "session.delete": {"table":"chat_sessions","verb":"delete","fields":{}},
  "chat.send": {"table":"user_chats","verb":"create","fields":{"session_id":{"type":"uuid","required":true},"query":{"type":"text","most":20000,"initial":""},"image_url":{"type":"text","most":2048,"filled":true,"nullable":true},"message_type":{"type":"choice","of":["text","image"],"nullable":true},"language":{"type":"choice","of":["hindi","english","hinglish"],"nullable":true},"attachment_name":{"type":"text","most":255,"filled":true,"nullable":true},"attachment_text":{"type":"text","most":12000,"filled":true,"nullable":true},"page_urls":{"type":"texts","least":1,"most":5,"longest":2048,"nullable":true}},"oneOf":["query","image_url","attachment_text","page_urls"],"parents":["session_id"],"files":{"image_url":"chat_attachments","page_urls":"chat_attachments"}},
  "chat.ask_again": {"table":"user_chats","verb":"update","fields":{}},
  "chat.unhelpful": {"table":"user_chats","verb":"update","fields":{}},
  "chat.keep": {"table":"user_chats","verb":"create","fields":{"session_id":{"type":"uuid","required":true},"query":{"type":"text","most":20000,"filled":true,"required":true},"response":{"type":"text","most":20000,"filled":true,"required":true},"language":{"type":"choice","of":["hindi","english","hinglish"],"nullable":true}},"parents":["session_id"]},
  "property.create": {"table":"properties","verb":"create","fields":{"title":{"type":"text","most":200,"filled":true,"required":true},"city":{"type":"text","most":100,"filled":true,"required":true},"project_name":{"type":"text","most":200,"nullable":true},"description":{"type":"text","most":5000,"nullable":true}}},
  "property.update": {"table":"properties","verb":"update","fields":{"title":{"type":"text","most":200,"filled":true},"city":{"type":"text","most":100,"filled":true},"project_name":{"type":"text","most":200,"nullable":true},"description":{"type":"text","most":5000,"nullable":true}}},
  "property.delete": {"table":"properties","verb":"delete","fields":{}},
  "floorplan.create": {"table":"floorplans","verb":"create","fields":{"property_id":{"type":"uuid","nullable":true},"title":{"type":"text","most":200,"filled":true,"required":true},"description":{"type":"text","most":5000,"nullable":true},"image_url":{"type":"text","most":2048,"filled":true,"required":true},"file_size":{"type":"integer","from":1,"to":26214400,"nullable":true},"file_type":{"type":"text","most":200,"format":"^(image/[a-z0-9.+-]+|application/pdf)$","nullable":true}},"parents":["property_id"],"files":{"image_url":"floorplans"}},
  "floorplan.delete": {"table":"floorplans","verb":"delete","fields":{}},
  "photo.create": {"table":"property_photos","verb":"create","fields":{"property_id":{"type":"uuid","required":true},"image_url":{"type":"text","most":2048,"filled":true,"required":true},"caption":{"type":"text","most":500,"nullable":true},"file_size":{"type":"integer","from":1,"to":26214400,"nullable":true},"file_type":{"type":"text","most":200,"format":"^image/[a-z0-9.+-]+$","nullable":true}},"parents":["property_id"],"files":{"image_url":"floorplans"}},
  "photo.delete": {"table":"property_photos","verb":"delete","fields":{}},
  "analysis.create": {"table":"vaastu_analysis","verb":"create","fields":{"floorplan_id":{"type":"uuid","required":true},"overall_rating":{"type":"integer","from":0,"to":10,"nullable":true},"analysis_summary":{"type":"text","most":100000,"nullable":true},"recommendations":{"type":"text","most":100000,"nullable":true},"llm_model":{"type":"text","most":100,"nullable":true},"plan":{"type":"object","bytes":100000,"deepest":8,"nullable":true},"language":{"type":"choice","of":["hindi","english"],"nullable":true}},"parents":["floorplan_id"]},
  "event.create": {"table":"user_events","verb":"create","fields":{"title":{"type":"text","most":200,"filled":true,"required":true},"description":{"type":"text","most":5000,"nullable":true},"date_type":{"type":"choice","of":["solar","lunar"],"required":true},"is_recurring":{"type":"boolean","initial":false},"event_date":{"type":"date","from":"1800-01-01","to":"2399-12-31","nullable":true},"lunar_month":{"type":"choice","of":["Chaitra","Vaisakha","Jyestha","Ashadha","Shravana","Bhadrapada","Ashvina","Kartika","Agrahayana","Pausha","Magha","Phalguna"],"nullable":true},"lunar_day":{"type":"integer","from":1,"to":15,"nullable":true},"paksha":{"type":"choice","of":["shukla","krishna"],"nullable":true},"reminder":{"type":"record","fields":{"days":{"type":"integers","most":5,"from":0,"to":30,"required":true},"hour":{"type":"integer","from":0,"to":23,"required":true}},"nullable":true}},"cases":{"field":"date_type","of":{"solar":{"needs":["event_date"],"forbids":["lunar_month","lunar_day","paksha"]},"lunar":{"needs":["lunar_month","lunar_day"],"forbids":["event_date"]}}}},
  "event.update": {"table":"user_events","verb":"update","fields":{"title":{"type":"text","most":200,"filled":true},"description":{"type":"text","most":5000,"nullable":true},"date_type":{"type":"choice","of":["solar","lunar"]},"is_recurring":{"type":"boolean","initial":false},"event_date":{"type":"date","from":"1800-01-01","to":"2399-12-31","nullable":true},"lunar_month":{"type":"choice","of":["Chaitra","Vaisakha","Jyestha","Ashadha","Shravana","Bhadrapada","Ashvina","Kartika","Agrahayana","Pausha","Magha","Phalguna"],"nullable":true},"lunar_day":{"type":"integer","from":1,"to":15,"nullable":true},"paksha":{"type":"choice","of":["shukla","krishna"],"nullable":true},"reminder":{"type":"record","fields":{"days":{"type":"integers","most":5,"from":0,"to":30,"required":true},"hour":{"type":"integer","from":0,"to":23,"required":true}},"nullable":true}},"cases":{"field":"date_type","of":{"solar":{"needs":["event_date"],"forbids":["lunar_month","lunar_day","paksha"]},"lunar":{"needs":["lunar_month","lunar_day"],"forbids":["event_date"]}}}},
  "event.delete": {"table":"user_events","verb":"delete","fields":{}},
  "festival.remind": {"table":"festival_reminders","verb":"set","fields":{"festival_id":{"type":"text","most":80,"format":"^[a-z0-9]+(_[a-z0-9]+)*$","required":true},"days":{"type":"integers","most":5,"from":0,"to":30,"required":true},"hour":{"type":"integer","from":0,"to":23,"required":true}}},
  "japa.count": {"table":"japa_days","verb":"set","fields":{"day":{"type":"date","from":"2000-01-01","to":"2399-12-31","required":true},"mantra":{"type":"text","most":200,"filled":true,"required":true},"count":{"type":"integer","from":1,"to":100000,"required":true}}},
  "japa.remove": {"table":"japa_days","verb":"delete","fields":{}},
  "birth.keep": {"table":"birth_profiles","verb":"set","fields":{"name":{"type":"text","most":60,"required":true},"birth_date":{"type":"date","from":"1800-01-01","to":"2200-12-31","required":true},"minutes_of_day":{"type":"integer","from":0,"to":1439,"required":true,"nullable":true},"within_minutes":{"type":"integer","from":0,"to":720,"required":true},"place_name":{"type":"text","most":100,"filled":true,"required":true},"latitude":{"type":"number","from":-90,"to":90,"required":true},"longitude":{"type":"number","from":-180,"to":180,"required":true},"time_zone":{"type":"text","most":64,"format":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$","required":true},"offset_minutes":{"type":"number","from":-1080,"to":1080,"required":true,"nullable":true}}},
  "birth.remove": {"table":"birth_profiles","verb":"delete","fields":{}},
  "deity.add": {"table":"user_deity","verb":"create","fields":{"deity_id":{"type":"uuid","required":true},"name":{"type":"text","most":120,"filled":true,"format":"^[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u0020\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufeff\\uffa0][^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}},
  "deity.create": {"table":"user_deity","verb":"create","fields":{"name":{"type":"text","most":120,"filled":true,"format":"^[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u0020\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufeff\\uffa0][^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$","required":true},"image":{"type":"text","most":2048,"nullable":true},"about":{"type":"text","most":5000,"nullable":true},"important_dates":{"type":"texts","most":50,"longest":1000,"nullable":true}},"files":{"image":"user_deities"}},
  "deity.update": {"table":"user_deity","verb":"update","fields":{"name":{"type":"text","most":120,"filled":true,"format":"^[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u0020\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufeff\\uffa0][^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},"image":{"type":"text","most":2048,"nullable":true},"about":{"type":"text","most":5000,"nullable":true},"important_dates":{"type":"texts","most":50,"longest":1000,"nullable":true}},"files":{"image":"user_deities"}},
  "deity.remove": {"table":"user_deity","verb":"delete","fields":{}},
  "aarti.create": {"table":"user_aartis","verb":"create","fields":{"user_deity_id":{"type":"uuid","nullable":true},"aarti_id":{"type":"uuid","nullable":true},"festival_id":{"type":"uuid","nullable":true},"title":{"type":"text","most":200,"filled":true,"format":"^[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u0020\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufeff\\uffa0][^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$","required":true},"content":{"type":"text","most":50000,"nullable":true},"file_type":{"type":"choice","of":["text","pdf","image"],"initial":"text"},"file_url":{"type":"text","most":2048,"filled":true,"nullable":true},"tags":{"type":"texts","most":30,"longest":60,"nullable":true},"is_private":{"type":"boolean","initial":true}},"parents":["user_deity_id"],"files":{"file_url":"user_aartis"}},
  "aarti.update": {"table":"user_aartis","verb":"update","fields":{"user_deity_id":{"type":"uuid","nullable":true},"aarti_id":{"type":"uuid","nullable":true},"festival_id":{"type":"uuid","nullable":true},"title":{"type":"text","most":200,"filled":true,"format":"^[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u0020\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufeff\\uffa0][^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},"content":{"type":"text","most":50000,"nullable":true},"file_type":{"type":"choice","of":["text","pdf","image"],"initial":"text"},"file_url":{"type":"text","most":2048,"filled":true,"nullable":true},"tags":{"type":"texts","most":30,"longest":60,"nullable":true},"is_private":{"type":"boolean","initial":true}},"parents":["user_deity_id"],"files":{"file_url":"user_aartis"}},
  "aarti.delete": {"table":"user_aartis","verb":"delete","fields":{}},
  "profile.update": {"table":"profiles","verb":"update","fields":{"full_name":{"type":"text","most":100,"filled":true,"nullable":true},"username":{"type":"text","most":30,"format":"^[a-z0-9_]{3,30}$"},"avatar_url":{"type":"text","most":2048,"filled":true,"nullable":true},"language":{"type":"choice","of":["en","hi"],"nullable":true},"month_system":{"type":"choice","of":["amanta","purnimanta"],"nullable":true},"place_name":{"type":"text","most":100,"filled":true,"nullable":true},"latitude":{"type":"number","from":-90,"to":90,"nullable":true},"longitude":{"type":"number","from":-180,"to":180,"nullable":true},"time_zone":{"type":"text","most":64,"format":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$","nullable":true},"reminder_settings":{"type":"record","fields":{"events":{"type":"boolean","required":true},"festivals":{"type":"boolean","required":true},"hour":{"type":"integer","from":0,"to":23,"required":true},"quiet":{"type":"record","fields":{"from":{"type":"integer","from":0,"to":23,"required":true},"to":{"type":"integer","from":0,"to":23,"required":true}},"required":true,"nullable":true}},"nullable":true},"keeps_births":{"type":"boolean"}},"together":["place_name","latitude","longitude","time_zone"],"files":{"avatar_url":"avatars"}},
  "op.cancel": {"table":"user_chats","verb":"cancel","fields":{"op_id":{"type":"uuid","required":true}}}
}'::json
$$;
