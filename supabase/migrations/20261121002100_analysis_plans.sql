-- The plan that an analysis is about, as its owner marked it, and the language that it is written in. With the plan an
-- analysis can be shown on its drawing, compared, and made again; without one it is its words alone.

alter table public.vaastu_analysis
  add column plan jsonb,
  add column language text,
  add constraint vaastu_analysis_plan_object check (jsonb_typeof(plan) = 'object' and octet_length(plan::text) <= 100000),
  add constraint vaastu_analysis_language_known check (language in ('hindi', 'english'));

-- As before, with objects: their bytes are those of their own text, and a value inside of one is a level deeper than it.
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
  end case;
end
$$;

create or replace function private.act_analysis_create(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  note text := private.already_created('vaastu_analysis', p_user_id, p_id);
begin
  perform private.allow_fields(payload, array[
    'floorplan_id', 'overall_rating', 'analysis_summary', 'recommendations', 'llm_model', 'plan', 'language'
  ]);
  if note is not null then
    return note;
  end if;
  insert into public.vaastu_analysis (
    id, user_id, origin_op, floorplan_id, overall_rating, analysis_summary, recommendations, llm_model, plan, language)
  values (
    p_id, p_user_id, p_op_id, (payload ->> 'floorplan_id')::uuid, (payload ->> 'overall_rating')::integer,
    payload ->> 'analysis_summary', payload ->> 'recommendations', payload ->> 'llm_model',
    nullif(payload -> 'plan', 'null'), payload ->> 'language');
  return null;
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
  "analysis.create": {"table":"vaastu_analysis","verb":"create","fields":{"floorplan_id":{"type":"uuid","required":true},"overall_rating":{"type":"integer","from":0,"to":10,"nullable":true},"analysis_summary":{"type":"text","most":100000,"nullable":true},"recommendations":{"type":"text","most":100000,"nullable":true},"llm_model":{"type":"text","most":100,"nullable":true},"plan":{"type":"object","bytes":100000,"deepest":8,"nullable":true},"language":{"type":"choice","of":["hindi","english"],"nullable":true}},"parents":["floorplan_id"]},
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
