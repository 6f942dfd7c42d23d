-- What a message brings beside its words: a document's name, what it says as far as the device could read it, and its
-- pages as pictures. And when the price of an answer was given back because it did not help.

-- The pages of a document, in order: paths in chat_attachments, each in the folder of their owner. A path is followed
-- with the rights of the service, so that none may lead out of that folder.
create function private.is_page_list(pages jsonb, p_user_id uuid) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  if pages is null then
    return true;
  elsif jsonb_typeof(pages) <> 'array' or jsonb_array_length(pages) not between 1 and 5 then
    return false;
  end if;
  return not exists (
    select from jsonb_array_elements(pages) as page
    where jsonb_typeof(page) <> 'string'
      or char_length(page #>> '{}') > 2048
      or page #>> '{}' !~ ('^' || p_user_id || '(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$')
  );
end
$$;
-- A check runs with the rights of whoever sent the statement.
grant execute on function private.is_page_list(jsonb, uuid) to anon, authenticated, service_role;

alter table public.user_chats
  add column attachment_name text,
  add column attachment_text text,
  add column page_urls jsonb,
  add column unhelpful_at timestamptz,
  add constraint user_chats_attachment_name_length check (
    char_length(attachment_name) <= 255 and btrim(attachment_name) <> ''
  ),
  add constraint user_chats_attachment_text_length check (
    char_length(attachment_text) <= 12000 and btrim(attachment_text) <> ''
  ),
  add constraint user_chats_page_urls_list check (private.is_page_list(page_urls, user_id)),
  drop constraint user_chats_query_present,
  add constraint user_chats_query_present check (
    btrim(query) <> '' or image_url is not null or attachment_text is not null or page_urls is not null
  );

comment on column public.user_chats.attachment_text is 'The words of a document, read on the device that sent it.';
comment on column public.user_chats.page_urls is 'The pages of a document as pictures: paths in chat_attachments, in order.';
comment on column public.user_chats.unhelpful_at is 'When the price of the answer was given back because it did not help; null while it was not.';

-- Only the server knows what is being answered and what was given back; a client's word on it is ignored.
create or replace function private.keep_request_state() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.request_id := null;
    new.failure := null;
    new.unhelpful_at := null;
  else
    new.request_id := old.request_id;
    new.failure := old.failure;
    new.unhelpful_at := old.unhelpful_at;
  end if;
  return new;
end
$$;

-- The oldest of them, at most 1000, for a caller who removes them through the storage service: a record alone would
-- leave the bytes. A file counts as named until its row has been deleted for as many days (one at least). What is not in
-- somebody's folder, or has a name that an address could not be matched with, is never listed.
-- -> [{bucket, name}]
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
  ), orphans as (
    select o.bucket_id as bucket, o.name, o.created_at
    from storage.objects as o, old
    where o.bucket_id in ('chat_attachments', 'floorplans', 'user_aartis', 'avatars')
      and greatest(o.created_at, o.updated_at) < old.before
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
