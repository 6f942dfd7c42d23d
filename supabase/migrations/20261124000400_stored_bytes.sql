-- A disk that is full stops all writes for everybody, so an account keeps so much and no more. The embedded backend counts
-- what is on its way as well, and what came within the hour (supabase/local/upload-quota.ts); on a hosted project a policy
-- looks at what is there before each new file, so that the last of them may go beyond.

create function private.most_stored_bytes() returns bigint
language sql immutable parallel safe
set search_path = ''
as $$ select 500::bigint * 1024 * 1024 $$;

-- The folder of an account in any bucket, found by the index of names.
create function private.stored_bytes(p_user_id uuid) returns bigint
language sql stable security definer
set search_path = ''
as $$
  select coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint
  from storage.objects as o
  where o.name ~>=~ (p_user_id || '/') and o.name ~<~ (p_user_id || '0')
$$;
revoke all on function private.most_stored_bytes() from public;
revoke all on function private.stored_bytes(uuid) from public;

create function private.may_store_more() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.stored_bytes((select auth.uid())) < private.most_stored_bytes()
$$;
revoke all on function private.may_store_more() from public;
grant execute on function private.may_store_more() to authenticated;

create policy "an account keeps so much and no more" on storage.objects
  as restrictive for insert to authenticated
  with check ((select private.may_store_more()));
