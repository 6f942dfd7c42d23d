-- Pictures and recordings of the catalogue, which admins keep and everybody sees; copies of shared files; and the picture
-- of a deity of one's own. Never SVG, which may hold scripts.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('deity_images', 'deity_images', true, 1048576, array['image/png', 'image/jpeg', 'image/webp']),
  ('blog_images', 'blog_images', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']),
  ('aarti_audio', 'aarti_audio', true, 20971520, array['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/webm']),
  ('shared_aartis', 'shared_aartis', true, 26214400, array[
    'application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'
  ]),
  ('user_deities', 'user_deities', false, 5242880, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "admins read files of the catalogue" on storage.objects
  for select to authenticated using (
    bucket_id in ('deity_images', 'blog_images', 'aarti_audio', 'shared_aartis') and (select private.is_admin()));
create policy "admins upload files of the catalogue" on storage.objects
  for insert to authenticated with check (
    bucket_id in ('deity_images', 'blog_images', 'aarti_audio', 'shared_aartis') and (select private.is_admin()));
create policy "admins replace files of the catalogue" on storage.objects
  for update to authenticated
  using (bucket_id in ('deity_images', 'blog_images', 'aarti_audio', 'shared_aartis') and (select private.is_admin()))
  with check (bucket_id in ('deity_images', 'blog_images', 'aarti_audio', 'shared_aartis') and (select private.is_admin()));
create policy "admins delete files of the catalogue" on storage.objects
  for delete to authenticated using (
    bucket_id in ('deity_images', 'blog_images', 'aarti_audio', 'shared_aartis') and (select private.is_admin()));

create policy "the owner reads pictures of deities" on storage.objects
  for select to authenticated
  using (bucket_id = 'user_deities' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "the owner uploads pictures of deities" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'user_deities' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "the owner replaces pictures of deities" on storage.objects
  for update to authenticated
  using (bucket_id = 'user_deities' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'user_deities' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "the owner deletes pictures of deities" on storage.objects
  for delete to authenticated
  using (bucket_id = 'user_deities' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- The picture of a deity of one's own: a file of its owner, or an address elsewhere.
create function private.require_deity_picture(p_user_id uuid, reference text) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if reference ~ '^https?://' and reference !~ '/user_deities/' then
    return;
  end if;
  perform private.require_upload('user_deities', p_user_id, reference);
end
$$;

-- As before; a deity that is not published is one that is not there.
create or replace function private.act_deity_add(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  note text := private.already_created('user_deity', p_user_id, p_id);
  catalogue_id constant uuid := (payload ->> 'deity_id')::uuid;
begin
  perform private.allow_fields(payload, array['deity_id', 'name']);
  if note is not null then
    return note;
  elsif not exists (select from public.deities where id = catalogue_id and is_published) then
    perform private.refuse_act('parent_missing');
  elsif exists (
    select from public.user_deity where user_id = p_user_id and deity_id = catalogue_id and deleted_at is null
  ) then
    perform private.refuse_act('already_added');
  end if;
  insert into public.user_deity (id, user_id, origin_op, deity_id, name)
  select p_id, p_user_id, p_op_id, d.id, coalesce(payload ->> 'name', d.name)
  from public.deities as d where d.id = catalogue_id;
  return null;
end
$$;

create or replace function private.act_deity_create(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  note text := private.already_created('user_deity', p_user_id, p_id);
begin
  perform private.allow_fields(payload, array['name', 'image', 'about', 'important_dates']);
  if note is not null then
    return note;
  end if;
  perform private.require_deity_picture(p_user_id, payload ->> 'image');
  insert into public.user_deity (id, user_id, origin_op, name, image, about, important_dates)
  values (p_id, p_user_id, p_op_id, payload ->> 'name', payload ->> 'image', payload ->> 'about', private.text_list(payload -> 'important_dates'));
  return null;
end
$$;

create or replace function private.act_deity_update(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.allow_fields(payload, array['name', 'image', 'about', 'important_dates']);
  perform private.require_living('user_deity', p_user_id, p_id);
  perform private.require_deity_picture(p_user_id, payload ->> 'image');
  update public.user_deity
  set name = case when payload ? 'name' then payload ->> 'name' else name end,
      image = case when payload ? 'image' then payload ->> 'image' else image end,
      about = case when payload ? 'about' then payload ->> 'about' else about end,
      important_dates = case when payload ? 'important_dates' then private.text_list(payload -> 'important_dates') else important_dates end,
      origin_op = p_op_id
  where id = p_id;
  return null;
end
$$;

-- As before, with the pictures of deities and the copies of shared files. Of these nothing is left a day after the aarti
-- is not shared any more.
create or replace function public.orphan_uploads(older_than_days integer default 30) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with old as (
    select now() - make_interval(days => greatest(coalesce(orphan_uploads.older_than_days, 30), 1)) as before
  ), named as (
    select t.image_url as reference from public.user_chats as t, old where t.deleted_at is null or t.deleted_at > old.before
    union all
    select p.page
    from public.user_chats as t cross join old cross join lateral jsonb_array_elements_text(t.page_urls) as p (page)
    where t.deleted_at is null or t.deleted_at > old.before
    union all
    select t.image_url from public.floorplans as t, old where t.deleted_at is null or t.deleted_at > old.before
    union all
    select t.image_url from public.property_photos as t, old where t.deleted_at is null or t.deleted_at > old.before
    union all
    select t.image from public.user_deity as t, old where t.deleted_at is null or t.deleted_at > old.before
    union all
    select t.file_url from public.user_aartis as t, old where t.deleted_at is null or t.deleted_at > old.before
    union all
    select t.avatar_url from public.profiles as t
    union all
    select t.image from public.deities as t
    union all
    select t.audio_url from public.aartis as t
    union all
    select t.file_url from public.shared_aartis as t
  ), orphans as (
    select o.bucket_id as bucket, o.name, o.created_at
    from storage.objects as o, old
    where o.bucket_id in ('chat_attachments', 'floorplans', 'user_aartis', 'avatars', 'user_deities', 'shared_aartis')
      and greatest(o.created_at, o.updated_at)
        < case when o.bucket_id = 'shared_aartis' then now() - interval '1 day' else old.before end
      and o.name ~ '^[0-9a-f-]{36}/' and o.name not like '%\%%'
      and not exists (
        select from named where private.file_mark(named.reference) = private.file_mark(o.name)
      )
    order by o.created_at, o.bucket_id, o.name
    limit 1000
  )
  select coalesce(jsonb_agg(jsonb_build_object('bucket', bucket, 'name', name) order by created_at, bucket, name), '[]')
  from orphans
$$;

-- As before, with the copies of what this account shares.
create or replace function public.files_of_account(p_user_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', f.bucket_id, 'name', f.name) order by f.created_at, f.name), '[]')
  from (
    select o.bucket_id, o.name, o.created_at
    from storage.objects as o
    where o.name like p_user_id::text || '/%'
      or o.bucket_id = 'shared_aartis' and split_part(o.name, '/', 1) in (
        select a.id::text from public.user_aartis as a where a.user_id = p_user_id
      )
    order by o.created_at, o.name
    limit 1000
  ) as f
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
  "deity.add": {"table":"user_deity","verb":"create","fields":{"deity_id":{"type":"uuid","required":true},"name":{"type":"text","most":120,"filled":true,"format":"^[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u0020\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufeff\\uffa0][^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}},
  "deity.create": {"table":"user_deity","verb":"create","fields":{"name":{"type":"text","most":120,"filled":true,"format":"^[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u0020\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufeff\\uffa0][^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$","required":true},"image":{"type":"text","most":2048,"nullable":true},"about":{"type":"text","most":5000,"nullable":true},"important_dates":{"type":"texts","most":50,"longest":1000,"nullable":true}},"files":{"image":"user_deities"}},
  "deity.update": {"table":"user_deity","verb":"update","fields":{"name":{"type":"text","most":120,"filled":true,"format":"^[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u0020\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufeff\\uffa0][^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},"image":{"type":"text","most":2048,"nullable":true},"about":{"type":"text","most":5000,"nullable":true},"important_dates":{"type":"texts","most":50,"longest":1000,"nullable":true}},"files":{"image":"user_deities"}},
  "deity.remove": {"table":"user_deity","verb":"delete","fields":{}},
  "aarti.create": {"table":"user_aartis","verb":"create","fields":{"user_deity_id":{"type":"uuid","nullable":true},"aarti_id":{"type":"uuid","nullable":true},"festival_id":{"type":"uuid","nullable":true},"title":{"type":"text","most":200,"filled":true,"format":"^[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u0020\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufeff\\uffa0][^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$","required":true},"content":{"type":"text","most":50000,"nullable":true},"file_type":{"type":"choice","of":["text","pdf","image"],"initial":"text"},"file_url":{"type":"text","most":2048,"filled":true,"nullable":true},"tags":{"type":"texts","most":30,"longest":60,"nullable":true},"is_private":{"type":"boolean","initial":true}},"parents":["user_deity_id"],"files":{"file_url":"user_aartis"}},
  "aarti.update": {"table":"user_aartis","verb":"update","fields":{"user_deity_id":{"type":"uuid","nullable":true},"aarti_id":{"type":"uuid","nullable":true},"festival_id":{"type":"uuid","nullable":true},"title":{"type":"text","most":200,"filled":true,"format":"^[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u0020\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufeff\\uffa0][^\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},"content":{"type":"text","most":50000,"nullable":true},"file_type":{"type":"choice","of":["text","pdf","image"],"initial":"text"},"file_url":{"type":"text","most":2048,"filled":true,"nullable":true},"tags":{"type":"texts","most":30,"longest":60,"nullable":true},"is_private":{"type":"boolean","initial":true}},"parents":["user_deity_id"],"files":{"file_url":"user_aartis"}},
  "aarti.delete": {"table":"user_aartis","verb":"delete","fields":{}},
  "profile.update": {"table":"profiles","verb":"update","fields":{"full_name":{"type":"text","most":100,"filled":true,"nullable":true},"username":{"type":"text","most":30,"format":"^[a-z0-9_]{3,30}$"},"avatar_url":{"type":"text","most":2048,"filled":true,"nullable":true},"language":{"type":"choice","of":["en","hi"],"nullable":true},"month_system":{"type":"choice","of":["amanta","purnimanta"],"nullable":true},"place_name":{"type":"text","most":100,"filled":true,"nullable":true},"latitude":{"type":"number","from":-90,"to":90,"nullable":true},"longitude":{"type":"number","from":-180,"to":180,"nullable":true},"time_zone":{"type":"text","most":64,"format":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$","nullable":true},"reminder_settings":{"type":"record","fields":{"events":{"type":"boolean","required":true},"festivals":{"type":"boolean","required":true},"hour":{"type":"integer","from":0,"to":23,"required":true},"quiet":{"type":"record","fields":{"from":{"type":"integer","from":0,"to":23,"required":true},"to":{"type":"integer","from":0,"to":23,"required":true}},"required":true,"nullable":true}},"nullable":true}},"together":["place_name","latitude","longitude","time_zone"],"files":{"avatar_url":"avatars"}},
  "op.cancel": {"table":"user_chats","verb":"cancel","fields":{"op_id":{"type":"uuid","required":true}}}
}'::json
$$;
