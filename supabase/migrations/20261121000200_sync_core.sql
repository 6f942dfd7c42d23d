-- The change counter of each user, the receipts of acts, and the triggers that every mirrored table carries.
--
-- Promises:
--   * seq is handed out under the lock of the user's sync_heads row, which is held to commit. So no
--     lower seq can become visible after a higher one, and a reader of seq > cursor misses nothing.
--   * The head lock is taken before any row lock, by table writes and by functions alike: no deadlock.
--   * A mirrored row is never deleted by a client: it becomes a tombstone, its children with it.

create table public.sync_heads (
  user_id uuid primary key references auth.users (id) on delete cascade,
  head bigint not null default 0,
  floor bigint not null default 0,
  generation uuid not null default gen_random_uuid(),
  stamped_at timestamptz not null default '-infinity',
  constraint sync_heads_floor_range check (floor between 0 and head)
) with (fillfactor = 50);

comment on column public.sync_heads.head is 'The last seq given to a row of this user.';
comment on column public.sync_heads.floor is 'The highest seq of a purged tombstone; a cursor below it may have missed a deletion.';
comment on column public.sync_heads.generation is 'Changes when the rows of this user were replaced, e.g. restored; mirrors start anew.';
comment on column public.sync_heads.stamped_at is 'The last time given to a row of this user; times rise strictly with seq.';

alter table public.sync_heads enable row level security;
grant select on public.sync_heads to authenticated, service_role;
create policy "the owner reads the head" on public.sync_heads
  for select to authenticated using (user_id = (select auth.uid()));

create table public.op_receipts (
  user_id uuid not null references auth.users (id) on delete cascade,
  op_id uuid not null,
  kind text not null,
  payload_hash text not null,
  result jsonb not null,
  device_id text,
  at timestamptz not null default now(),
  primary key (user_id, op_id)
);
create index op_receipts_at_idx on public.op_receipts (at);

alter table public.op_receipts enable row level security;
grant select on public.op_receipts to service_role;

-- The first statement of everything that writes rows of a user.
create function private.lock_head(p_user_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform from public.sync_heads where user_id = p_user_id for update;
  if found then
    return;
  end if;
  begin
    insert into public.sync_heads (user_id) values (p_user_id) on conflict do nothing;
  exception when foreign_key_violation or not_null_violation then
    -- A token may outlive its account.
    raise exception 'account not found' using errcode = 'PT401';
  end;
  perform from public.sync_heads where user_id = p_user_id for update;
end
$$;

-- The next seq of a user, with a time that is later than every time given before.
create function private.next_stamp(p_user_id uuid, out seq bigint, out at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
begin
  loop
    update public.sync_heads as h
    set head = h.head + 1,
        stamped_at = greatest(clock_timestamp(), h.stamped_at + interval '1 microsecond')
    where h.user_id = p_user_id
    returning h.head, h.stamped_at into seq, at;
    exit when found;
    perform private.lock_head(p_user_id);
  end loop;
end
$$;

create function private.lock_caller_head() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.lock_head(auth.uid());
  end if;
  return null;
end
$$;

-- Stamps seq, owner and times. With the argument 'client' it also ignores what only the server may say.
create function private.stamp_row() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_client constant boolean := tg_nargs > 0;
  stamp record;
begin
  if tg_op = 'INSERT' then
    if is_client then
      new.user_id := auth.uid();
      new.deleted_at := null;
      new.origin_op := null;
    end if;
  else
    new.id := old.id;
    new.user_id := old.user_id;
    new.created_at := old.created_at;
    if is_client then
      new.deleted_at := old.deleted_at;
      new.origin_op := old.origin_op;
    end if;
  end if;
  stamp := private.next_stamp(new.user_id);
  new.seq := stamp.seq;
  new.updated_at := stamp.at;
  if tg_op = 'INSERT' then
    new.created_at := stamp.at;
  end if;
  return new;
end
$$;

-- Turns a client's DELETE into a tombstone. Returning null keeps the row.
create function private.bury_row() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  execute format('update %I.%I set deleted_at = now() where id = $1 and deleted_at is null', tg_table_schema, tg_table_name)
  using old.id;
  return null;
end
$$;

-- Arguments: pairs of child table and its column that names the parent.
create function private.bury_children() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  for i in 0 .. tg_nargs - 1 by 2 loop
    execute format(
      'update public.%I set deleted_at = $1 where %I = $2 and user_id = $3 and deleted_at is null',
      tg_argv[i], tg_argv[i + 1])
    using new.deleted_at, new.id, new.user_id;
  end loop;
  return null;
end
$$;

-- Arguments: pairs of the column that names the parent and the parent's table. A foreign key still
-- holds to a tombstone, so that a living child under a deleted parent has to be refused here.
create function private.refuse_dead_parent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  parent_id uuid;
  is_dead boolean;
begin
  for i in 0 .. tg_nargs - 1 by 2 loop
    parent_id := to_jsonb(new) ->> tg_argv[i];
    continue when parent_id is null;
    execute format('select deleted_at is not null from public.%I where id = $1', tg_argv[i + 1])
    into is_dead using parent_id;
    if is_dead then
      raise exception '% of this row is deleted', tg_argv[i]
        using errcode = 'foreign_key_violation', constraint = tg_table_name || '_' || tg_argv[i] || '_alive';
    end if;
  end loop;
  return new;
end
$$;

-- Gives a mirrored table its triggers, and the purge its index. Who writes is decided by current_user in the WHEN clauses: inside a
-- SECURITY DEFINER function it is the owner, so only statements that a client itself sent are a client's.
create function private.make_mirrored(target regclass) returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    'create index %I on %s (deleted_at) where deleted_at is not null',
    (select relname from pg_catalog.pg_class where oid = target) || '_buried_idx', target);
  execute format(
    'create trigger a_lock_head before insert or update or delete on %s for each statement
       when (current_user in (''anon'', ''authenticated'')) execute function private.lock_caller_head()', target);
  execute format(
    'create trigger b_stamp_client before insert or update on %s for each row
       when (current_user in (''anon'', ''authenticated'')) execute function private.stamp_row(''client'')', target);
  execute format(
    'create trigger b_stamp_server before insert or update on %s for each row
       when (current_user not in (''anon'', ''authenticated'')) execute function private.stamp_row()', target);
  execute format(
    'create trigger c_bury before delete on %s for each row
       when (current_user in (''anon'', ''authenticated'')) execute function private.bury_row()', target);
end
$$;
