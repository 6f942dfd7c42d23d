-- What a device compares its mirror with, now and then: a count and a digest of the living rows of each table. One
-- statement, hence one snapshot: the digests belong to that head.

-- A row's part are the first 8 hex digits of its id, mixed with its seq, both as 32 bits. Order does not matter to an
-- exclusive or, and a row that is missing, too many or old changes it.
-- -> {head, generation, tables: {<table of pull_changes>: {count, digest}}}; 0 is the digest of no rows.
create function public.mirror_digest() returns jsonb
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
      'user_events', 'user_deity', 'user_aartis', 'credit_balances'
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
grant execute on function public.mirror_digest() to authenticated;
