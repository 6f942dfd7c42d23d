-- Which half of the lunar month an event falls in, and when its owner wants to hear of it.

-- As before, with lists of whole numbers and with objects that have named fields, each by a rule of its own.
create or replace function private.is_allowed(rule jsonb, value jsonb) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  blank constant text := E' \t\r\n';
  kind_of_value constant text := jsonb_typeof(value);
  words constant text := value #>> '{}';
begin
  if value is null then
    return not rule ? 'required';
  elsif kind_of_value = 'null' then
    return rule ? 'nullable';
  end if;
  case rule ->> 'type'
    when 'text' then
      return kind_of_value = 'string'
        and char_length(words) <= (rule ->> 'most')::integer
        and not (rule ? 'filled' and btrim(words, blank) = '')
        and (not rule ? 'format' or words ~ (rule ->> 'format'));
    when 'texts' then
      if kind_of_value <> 'array' then
        return false;
      end if;
      return jsonb_array_length(value) between coalesce((rule ->> 'least')::integer, 0) and (rule ->> 'most')::integer
        and not exists (
          select from jsonb_array_elements(value) as line
          where jsonb_typeof(line) <> 'string'
            or line #>> '{}' = ''
            or char_length(line #>> '{}') > (rule ->> 'longest')::integer
            or btrim(line #>> '{}', blank) <> line #>> '{}'
        );
    when 'choice' then
      return kind_of_value = 'string' and rule -> 'of' ? words;
    when 'integer' then
      if kind_of_value <> 'number' then
        return false;
      end if;
      return words::numeric = trunc(words::numeric)
        and words::numeric between (rule ->> 'from')::numeric and (rule ->> 'to')::numeric;
    when 'number' then
      if kind_of_value <> 'number' then
        return false;
      end if;
      return words::numeric between (rule ->> 'from')::numeric and (rule ->> 'to')::numeric;
    when 'date' then
      if kind_of_value <> 'string'
        or words !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
        or words collate "C" not between rule ->> 'from' and rule ->> 'to'
        or substr(words, 6, 2) not between '01' and '12'
      then
        return false;
      end if;
      return substr(words, 9, 2)::integer
        between 1 and extract(day from (left(words, 7) || '-01')::date + interval '1 month - 1 day');
    when 'uuid' then
      return kind_of_value = 'string' and words ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';
    when 'boolean' then
      return kind_of_value = 'boolean';
    when 'object' then
      return kind_of_value = 'object'
        and octet_length(words) <= (rule ->> 'bytes')::integer
        and not jsonb_path_exists(value, ('$.**{' || (rule ->> 'deepest')::integer + 1 || ' to last}')::jsonpath);
    when 'integers' then
      if kind_of_value <> 'array' then
        return false;
      end if;
      return jsonb_array_length(value) <= (rule ->> 'most')::integer
        and not exists (
          select from jsonb_array_elements(value) as each
          where not private.is_allowed(
            jsonb_build_object('type', 'integer', 'from', rule -> 'from', 'to', rule -> 'to'), each)
        );
    when 'record' then
      if kind_of_value <> 'object' then
        return false;
      end if;
      return value - array(select jsonb_object_keys(rule -> 'fields')) = '{}'
        and not exists (
          select from jsonb_each(rule -> 'fields') as f (name, inner_rule)
          where not private.is_allowed(f.inner_rule, value -> f.name)
        );
  end case;
end
$$;
-- Checks of rows run with the rights of whoever wrote them.
grant execute on function private.is_allowed(jsonb, jsonb) to authenticated, service_role;

-- {days: [0 to 30, at most 5], hour: 0 to 23}
create function private.is_reminder(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select octet_length(value::text) <= 200 and private.is_allowed(
    '{"type": "record", "fields": {
      "days": {"type": "integers", "most": 5, "from": 0, "to": 30, "required": true},
      "hour": {"type": "integer", "from": 0, "to": 23, "required": true}
    }}', value)
$$;
grant execute on function private.is_reminder(jsonb) to authenticated, service_role;

alter table public.user_events
  add column paksha text,
  add column reminder jsonb,
  add constraint user_events_paksha_known check (paksha in ('shukla', 'krishna')),
  add constraint user_events_paksha_of_lunar check (date_type = 'lunar' or paksha is null),
  add constraint user_events_reminder_form check (private.is_reminder(reminder));

comment on column public.user_events.paksha is 'Null is shukla, as it was before anybody could say.';

create index user_events_reminded_idx on public.user_events (user_id, updated_at desc)
  where reminder is not null and deleted_at is null;

-- Apps from before the halves of the month do not empty what they do not know when an event becomes solar.
create function private.forget_paksha() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.paksha is not distinct from old.paksha then
    new.paksha := null;
  end if;
  return new;
end
$$;
create trigger d_forget_paksha before update on public.user_events
  for each row when (old.date_type = 'lunar' and new.date_type = 'solar')
  execute function private.forget_paksha();

create or replace function private.act_event_create(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  note text := private.already_created('user_events', p_user_id, p_id);
begin
  perform private.allow_fields(payload, array[
    'title', 'description', 'date_type', 'is_recurring', 'event_date', 'lunar_month', 'lunar_day', 'paksha', 'reminder'
  ]);
  if note is not null then
    return note;
  end if;
  insert into public.user_events (
    id, user_id, origin_op, title, description, date_type, is_recurring, event_date, lunar_month, lunar_day, paksha, reminder)
  values (
    p_id, p_user_id, p_op_id, payload ->> 'title', payload ->> 'description', payload ->> 'date_type',
    coalesce((payload ->> 'is_recurring')::boolean, false), (payload ->> 'event_date')::date, payload ->> 'lunar_month',
    (payload ->> 'lunar_day')::integer, payload ->> 'paksha', nullif(payload -> 'reminder', 'null'));
  return null;
end
$$;

create or replace function private.act_event_update(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.allow_fields(payload, array[
    'title', 'description', 'date_type', 'is_recurring', 'event_date', 'lunar_month', 'lunar_day', 'paksha', 'reminder'
  ]);
  perform private.require_living('user_events', p_user_id, p_id);
  update public.user_events
  set title = case when payload ? 'title' then payload ->> 'title' else title end,
      description = case when payload ? 'description' then payload ->> 'description' else description end,
      date_type = case when payload ? 'date_type' then payload ->> 'date_type' else date_type end,
      is_recurring = case when payload ? 'is_recurring' then (payload ->> 'is_recurring')::boolean else is_recurring end,
      event_date = case when payload ? 'event_date' then (payload ->> 'event_date')::date else event_date end,
      lunar_month = case when payload ? 'lunar_month' then payload ->> 'lunar_month' else lunar_month end,
      lunar_day = case when payload ? 'lunar_day' then (payload ->> 'lunar_day')::integer else lunar_day end,
      paksha = case when payload ? 'paksha' then payload ->> 'paksha' else paksha end,
      reminder = case when payload ? 'reminder' then nullif(payload -> 'reminder', 'null') else reminder end,
      origin_op = p_op_id
  where id = p_id;
  return null;
end
$$;
