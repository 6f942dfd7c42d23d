-- The acts of the chat once more: a message may bring a document, an answer that did not help is given back, and what a
-- guest was told is taken over by the account.

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
  end case;
end
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
  "analysis.create": {"table":"vaastu_analysis","verb":"create","fields":{"floorplan_id":{"type":"uuid","required":true},"overall_rating":{"type":"integer","from":0,"to":10,"nullable":true},"analysis_summary":{"type":"text","most":100000,"nullable":true},"recommendations":{"type":"text","most":100000,"nullable":true},"llm_model":{"type":"text","most":100,"nullable":true}},"parents":["floorplan_id"]},
  "event.create": {"table":"user_events","verb":"create","fields":{"title":{"type":"text","most":200,"filled":true,"required":true},"description":{"type":"text","most":5000,"nullable":true},"date_type":{"type":"choice","of":["solar","lunar"],"required":true},"is_recurring":{"type":"boolean","initial":false},"event_date":{"type":"date","from":"1800-01-01","to":"2399-12-31","nullable":true},"lunar_month":{"type":"choice","of":["Chaitra","Vaisakha","Jyestha","Ashadha","Shravana","Bhadrapada","Ashvina","Kartika","Agrahayana","Pausha","Magha","Phalguna"],"nullable":true},"lunar_day":{"type":"integer","from":1,"to":15,"nullable":true}},"cases":{"field":"date_type","of":{"solar":{"needs":["event_date"],"forbids":["lunar_month","lunar_day"]},"lunar":{"needs":["lunar_month","lunar_day"],"forbids":["event_date"]}}}},
  "event.update": {"table":"user_events","verb":"update","fields":{"title":{"type":"text","most":200,"filled":true},"description":{"type":"text","most":5000,"nullable":true},"date_type":{"type":"choice","of":["solar","lunar"]},"is_recurring":{"type":"boolean","initial":false},"event_date":{"type":"date","from":"1800-01-01","to":"2399-12-31","nullable":true},"lunar_month":{"type":"choice","of":["Chaitra","Vaisakha","Jyestha","Ashadha","Shravana","Bhadrapada","Ashvina","Kartika","Agrahayana","Pausha","Magha","Phalguna"],"nullable":true},"lunar_day":{"type":"integer","from":1,"to":15,"nullable":true}},"cases":{"field":"date_type","of":{"solar":{"needs":["event_date"],"forbids":["lunar_month","lunar_day"]},"lunar":{"needs":["lunar_month","lunar_day"],"forbids":["event_date"]}}}},
  "event.delete": {"table":"user_events","verb":"delete","fields":{}},
  "deity.add": {"table":"user_deity","verb":"create","fields":{"deity_id":{"type":"uuid","required":true},"name":{"type":"text","most":120,"filled":true}}},
  "deity.create": {"table":"user_deity","verb":"create","fields":{"name":{"type":"text","most":120,"filled":true,"required":true},"image":{"type":"text","most":2048,"nullable":true},"about":{"type":"text","most":5000,"nullable":true},"important_dates":{"type":"texts","most":50,"longest":1000,"nullable":true}}},
  "deity.update": {"table":"user_deity","verb":"update","fields":{"name":{"type":"text","most":120,"filled":true},"image":{"type":"text","most":2048,"nullable":true},"about":{"type":"text","most":5000,"nullable":true},"important_dates":{"type":"texts","most":50,"longest":1000,"nullable":true}}},
  "deity.remove": {"table":"user_deity","verb":"delete","fields":{}},
  "aarti.create": {"table":"user_aartis","verb":"create","fields":{"user_deity_id":{"type":"uuid","nullable":true},"aarti_id":{"type":"uuid","nullable":true},"festival_id":{"type":"uuid","nullable":true},"title":{"type":"text","most":200,"filled":true,"required":true},"content":{"type":"text","most":50000,"nullable":true},"file_type":{"type":"choice","of":["text","pdf","image"],"initial":"text"},"file_url":{"type":"text","most":2048,"filled":true,"nullable":true},"tags":{"type":"texts","most":30,"longest":60,"nullable":true},"is_private":{"type":"boolean","initial":true}},"parents":["user_deity_id"],"files":{"file_url":"user_aartis"}},
  "aarti.update": {"table":"user_aartis","verb":"update","fields":{"user_deity_id":{"type":"uuid","nullable":true},"aarti_id":{"type":"uuid","nullable":true},"festival_id":{"type":"uuid","nullable":true},"title":{"type":"text","most":200,"filled":true},"content":{"type":"text","most":50000,"nullable":true},"file_type":{"type":"choice","of":["text","pdf","image"],"initial":"text"},"file_url":{"type":"text","most":2048,"filled":true,"nullable":true},"tags":{"type":"texts","most":30,"longest":60,"nullable":true},"is_private":{"type":"boolean","initial":true}},"parents":["user_deity_id"],"files":{"file_url":"user_aartis"}},
  "aarti.delete": {"table":"user_aartis","verb":"delete","fields":{}},
  "profile.update": {"table":"profiles","verb":"update","fields":{"full_name":{"type":"text","most":100,"filled":true,"nullable":true},"username":{"type":"text","most":30,"format":"^[a-z0-9_]{3,30}$"},"avatar_url":{"type":"text","most":2048,"filled":true,"nullable":true},"language":{"type":"choice","of":["en","hi"],"nullable":true},"month_system":{"type":"choice","of":["amanta","purnimanta"],"nullable":true},"place_name":{"type":"text","most":100,"filled":true,"nullable":true},"latitude":{"type":"number","from":-90,"to":90,"nullable":true},"longitude":{"type":"number","from":-180,"to":180,"nullable":true},"time_zone":{"type":"text","most":64,"format":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$","nullable":true}},"together":["place_name","latitude","longitude","time_zone"],"files":{"avatar_url":"avatars"}},
  "op.cancel": {"table":"user_chats","verb":"cancel","fields":{"op_id":{"type":"uuid","required":true}}}
}'::json
$$;

alter table public.sync_heads
  add column kept_exchanges smallint not null default 0,
  add constraint sync_heads_kept_exchanges_range check (kept_exchanges between 0 and 2);

comment on column public.sync_heads.kept_exchanges is 'How many exchanges this account has taken over from a guest.';

-- Stores the message without an answer, charges it and opens its job, all or nothing. A charge that the same message
-- already has, from an attempt that lost its connection, is taken over instead of a second one. A message that was
-- stored and answered before, and has been removed for good since, does not come back.
create or replace function private.act_chat_send(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  image constant text := payload ->> 'image_url';
  pages constant jsonb := nullif(payload -> 'page_urls', 'null');
  words constant text := coalesce(payload ->> 'query', '');
  chat constant uuid := (payload ->> 'session_id')::uuid;
  type_of_message constant text := coalesce(
    payload ->> 'message_type', case when image is null and pages is null then 'text' else 'image' end);
  note constant text := private.already_created('user_chats', p_user_id, p_id);
  job public.chat_jobs;
begin
  perform private.allow_fields(payload, array[
    'session_id', 'query', 'image_url', 'message_type', 'language', 'attachment_name', 'attachment_text', 'page_urls'
  ]);
  if note is not null then
    return note;
  end if;
  perform private.require_upload('chat_attachments', p_user_id, image);
  if pages is not null then
    perform private.require_upload('chat_attachments', p_user_id, p.page)
    from jsonb_array_elements_text(pages) with ordinality as p (page, place)
    order by p.place;
  end if;
  select * into job from public.chat_jobs where user_id = p_user_id and request_id = p_id;
  if job.message_id = p_id or (job.state = 'answered' and job.response is null) then
    return 'deleted';
  elsif job.request_id is not null and (job.message_type <> type_of_message or job.state = 'refunded') then
    perform private.refuse_act('request_id_reuse');
  end if;
  insert into public.user_chats (
    id, user_id, session_id, query, image_url, language, attachment_name, attachment_text, page_urls, origin_op,
    response, sources, answered_by, request_id)
  values (
    p_id, p_user_id, chat, words, image, payload ->> 'language', payload ->> 'attachment_name',
    payload ->> 'attachment_text', pages, p_op_id,
    job.response, coalesce(job.sources, '[]'), job.answered_by, case when job.state is distinct from 'answered' then p_id end);
  if job.state = 'answered' then
    update public.chat_jobs set session_id = chat, message_id = p_id where user_id = p_user_id and request_id = p_id;
  elsif job.state = 'reserved' then
    update public.chat_jobs
    set session_id = chat, query = words, image_url = image, message_id = p_id
    where user_id = p_user_id and request_id = p_id;
  elsif private.open_chat_job(p_user_id, p_id, type_of_message, 1, chat, words, image, payload ->> 'language', p_id) is null then
    perform private.hold_act('insufficient_credits');
  end if;
  return null;
end
$$;

-- A message whose request failed, or that nobody asked yet, gets a new request with a charge of its own: the id of
-- the act. What has an answer or waits for one is left as it is.
create or replace function private.act_chat_ask_again(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  message public.user_chats;
begin
  perform private.allow_fields(payload, '{}');
  perform private.require_living('user_chats', p_user_id, p_id);
  select * into message from public.user_chats where id = p_id;
  if message.response is not null then
    return 'answered';
  elsif message.request_id is not null then
    return 'waiting';
  end if;
  if private.open_chat_job(
    p_user_id, p_op_id,
    -- The price stays that of the first request.
    coalesce(
      (select j.message_type from public.chat_jobs as j where j.user_id = p_user_id and j.request_id = p_id),
      case when message.image_url is null and message.page_urls is null then 'text' else 'image' end),
    1, message.session_id, message.query, message.image_url, message.language, p_id
  ) is null then
    perform private.hold_act('insufficient_credits');
  end if;
  update public.user_chats set request_id = p_op_id, failure = null, origin_op = p_op_id where id = p_id;
  return null;
end
$$;

-- Gives back what an answer has cost that did not help: once per message, and once per calendar month as India counts it.
-- An answer that cost nothing, or that its reader wrote into the row, has no price to give back.
create function private.act_chat_unhelpful(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  -- The entry is known by these words: the ledger is never changed, and outlives the message.
  words constant text := 'Returned: the answer did not help';
  beginning_of_month constant timestamptz :=
    date_trunc('month', clock_timestamp() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata';
  message public.user_chats;
  price integer;
begin
  perform private.allow_fields(payload, '{}');
  perform private.require_living('user_chats', p_user_id, p_id);
  select * into message from public.user_chats where id = p_id;
  if message.unhelpful_at is not null then
    return 'already';
  elsif message.response is null then
    perform private.refuse_act('not_answered');
  end if;
  select j.thirds into price from public.chat_jobs as j
  where j.user_id = p_user_id and j.message_id = p_id and j.state = 'answered'
  order by j.closed_at
  limit 1;
  if price is null then
    perform private.refuse_act('nothing_charged');
  elsif exists (
    select from public.credit_ledger as l
    where l.user_id = p_user_id and l.created_at >= beginning_of_month
      and l.entry = 'grant' and l.description = words
  ) then
    perform private.refuse_act('monthly_limit');
  end if;
  -- An id that follows from the message's, so that the ledger's unique key refuses a second one, and that no sender chose.
  perform private.post_credit_entry(p_user_id, md5('unhelpful ' || p_id)::uuid, 'grant', price, words);
  update public.user_chats set unhelpful_at = clock_timestamp(), origin_op = p_op_id where id = p_id;
  return null;
end
$$;

-- Takes over an exchange that the guide gave a guest for nothing. Nothing is charged, and nothing can be given back.
create function private.act_chat_keep(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  note constant text := private.already_created('user_chats', p_user_id, p_id);
begin
  perform private.allow_fields(payload, array['session_id', 'query', 'response', 'language']);
  if note is not null then
    return note;
  elsif (select h.kept_exchanges >= 2 from public.sync_heads as h where h.user_id = p_user_id) then
    perform private.refuse_act('too_many');
  end if;
  insert into public.user_chats (id, user_id, session_id, query, response, answered_by, language, origin_op)
  values (
    p_id, p_user_id, (payload ->> 'session_id')::uuid, payload ->> 'query', payload ->> 'response', 'guide',
    payload ->> 'language', p_op_id);
  update public.sync_heads set kept_exchanges = kept_exchanges + 1 where user_id = p_user_id;
  return null;
end
$$;

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
