-- A file of one byte takes a block of the disk, and another for what is known of it: it counts as 16 kB. Otherwise an account
-- could keep some hundred million of them within its room, and no disk has that many places for names.

create function private.least_file_bytes() returns bigint
language sql immutable parallel safe
set search_path = ''
as $$ select 16::bigint * 1024 $$;
revoke all on function private.least_file_bytes() from public;

create or replace function private.stored_bytes(p_user_id uuid) returns bigint
language sql stable security definer
set search_path = ''
as $$
  select coalesce(sum(greatest((o.metadata ->> 'size')::bigint, private.least_file_bytes())), 0)::bigint
  from storage.objects as o
  where o.name ~>=~ (p_user_id || '/') and o.name ~<~ (p_user_id || '0')
$$;
