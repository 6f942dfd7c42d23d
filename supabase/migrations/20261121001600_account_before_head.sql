-- Locks are taken in one order by everybody: the account's row, then its head, then all other rows.
--
-- The auth service deletes and changes accounts with statements of its own. Such a statement has the account's row before
-- any trigger could take the head, and what it sets off needs the head: the cascade, the profile that follows. And every
-- new row of a user is checked against the account. So whoever writes a user's rows shares the account's row first: it
-- waits there, with empty hands, for a deletion under way, and a deletion waits there for it.

create or replace function private.lock_head(p_user_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform from auth.users where id = p_user_id for key share;
  if not found then
    -- A token may outlive its account.
    raise exception 'account not found' using errcode = 'PT401';
  end if;
  perform from public.sync_heads where user_id = p_user_id for update;
  if found then
    return;
  end if;
  insert into public.sync_heads (user_id) values (p_user_id) on conflict do nothing;
  perform from public.sync_heads where user_id = p_user_id for update;
end
$$;

-- The same without waiting, for work that can be done another time. False when somebody else is at it.
create function private.try_lock_head(p_user_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform from auth.users where id = p_user_id for key share skip locked;
  if not found then
    return false;
  end if;
  perform from public.sync_heads where user_id = p_user_id for update skip locked;
  return found;
end
$$;

-- Removes tombstones for good and raises the floor of their owners. Safe to call twice; a user who is writing
-- at the moment is left for the next call. Returns how many rows went.
create or replace function public.purge_tombstones(p_older_than_days integer default 180) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  buried_before constant timestamptz := now() - make_interval(days => greatest(p_older_than_days, 0));
  -- Children first, so that every purged row is counted before a cascade takes it.
  mirrored constant text[] := array[
    'vaastu_analysis',
    'property_photos',
    'floorplans',
    'properties',
    'user_chats',
    'chat_sessions',
    'user_aartis',
    'user_deity',
    'user_events'
  ];
  owners uuid[] := '{}';
  found_owners uuid[];
  owner_id uuid;
  target text;
  gone integer;
  last_seq bigint;
  purged integer := 0;
begin
  foreach target in array mirrored loop
    execute format('select array_agg(distinct user_id) from public.%I where deleted_at <= $1', target)
    into found_owners using buried_before;
    owners := owners || coalesce(found_owners, '{}');
  end loop;
  for owner_id in select distinct o from unnest(owners) as o order by o limit 500 loop
    continue when not private.try_lock_head(owner_id);
    foreach target in array mirrored loop
      execute format(
        'with gone as (delete from public.%I where user_id = $1 and deleted_at <= $2 returning seq)
         select count(*), max(seq) from gone', target)
      into gone, last_seq using owner_id, buried_before;
      purged := purged + gone;
      update public.sync_heads set floor = greatest(floor, last_seq) where user_id = owner_id and last_seq > floor;
    end loop;
  end loop;
  return purged;
end
$$;
