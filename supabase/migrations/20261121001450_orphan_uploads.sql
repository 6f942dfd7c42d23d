-- Files that were uploaded and that no row names: the act that should have named them never came, or their row is gone.

-- The part of an address or a path that starts with the owner's folder, without whatever an address writes in another
-- way than the path: two of these that differ are different files.
create function private.file_mark(reference text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select regexp_replace(
    substring(reference from '[0-9a-f-]{36}/[^?#]*'), '%[0-9A-Fa-f]{2}|[^A-Za-z0-9._/-]', '', 'g')
$$;

-- The oldest of them, at most 1000, for a caller who removes them through the storage service: a record alone would
-- leave the bytes. A file counts as named until its row has been deleted for as many days (one at least). What is not in
-- somebody's folder, or has a name that an address could not be matched with, is never listed.
-- -> [{bucket, name}]
create function public.orphan_uploads(older_than_days integer default 30) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with old as (
    select now() - make_interval(days => greatest(coalesce(orphan_uploads.older_than_days, 30), 1)) as before
  ), named as (
    select t.image_url as reference from public.user_chats as t, old where t.deleted_at is null or t.deleted_at > old.before
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
grant execute on function public.orphan_uploads(integer) to service_role;
