-- Taking in accounts that come from another installation: scripts/move-data.ts makes the account through the auth service and
-- hands its rows over as they are, with their ids, their numbers and their times.
--
-- Promises:
--   * Everything comes in as it was: move_end compares counts and hashes of every table with those of the other side, and
--     lets nothing count as moved that differs.
--   * An account that somebody has used here since it came is never overwritten, nor is one that did not come this way.
--   * Every call may be repeated, and a move that was cut off begins anew with move_empty.
--   * The mirrors of the account's devices are built anew: it comes with a generation of its own.

create table private.moved_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Of all that came, as the other side counts it; null while rows are still coming.
  digest text,
  generation uuid,
  head bigint,
  moved_at timestamptz
);

-- What belongs to an account, in an order in which it can come in. `whose` tells the rows of the account $1. Left out: what
-- only counts how often somebody asks, and the subscriptions of browsers, which are bound to the keys of their installation.
create function private.moved_tables()
returns table (place integer, name text, key text, whose text)
language sql immutable
set search_path = ''
as $$
  values
    (1, 'profiles', 'id', 'id = $1'),
    (2, 'user_roles', 'user_id', 'user_id = $1'),
    (3, 'credit_ledger', 'id', 'user_id = $1'),
    (4, 'credit_balances', 'user_id', 'user_id = $1'),
    (5, 'consents', '', 'user_id = $1'),
    (6, 'op_receipts', 'user_id, op_id', 'user_id = $1'),
    (7, 'chat_sessions', 'id', 'user_id = $1'),
    (8, 'user_chats', 'id', 'user_id = $1'),
    (9, 'chat_jobs', 'user_id, request_id', 'user_id = $1'),
    (10, 'properties', 'id', 'user_id = $1'),
    (11, 'floorplans', 'id', 'user_id = $1'),
    (12, 'property_photos', 'id', 'user_id = $1'),
    (13, 'vaastu_analysis', 'id', 'user_id = $1'),
    (14, 'user_events', 'id', 'user_id = $1'),
    (15, 'user_deity', 'id', 'user_id = $1'),
    (16, 'user_aartis', 'id', 'user_id = $1'),
    (17, 'shared_aartis', 'id', 'id in (select a.id from public.user_aartis as a where a.user_id = $1)'),
    (18, 'festival_reminders', 'id', 'user_id = $1'),
    (19, 'reminder_deliveries', 'id', 'user_id = $1'),
    (20, 'payment_orders', 'id', 'user_id = $1'),
    (21, 'payments', 'id', 'order_id in (select o.id from public.payment_orders as o where o.user_id = $1)'),
    (22, 'payment_refunds', 'request_id',
      'payment_id in (select p.id from public.payments as p join public.payment_orders as o on o.id = p.order_id where o.user_id = $1)'),
    (23, 'contactus', 'id', 'user_id = $1')
$$;

-- Counts and hashes of what belongs to an account, the same on every server that holds the same rows.
-- -> {table: {rows, hash}}. The number that a table gives to its rows by itself does not count.
create function private.moved_digest(p_user_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  part record;
  found jsonb;
  digest jsonb := '{}';
begin
  for part in select * from private.moved_tables() order by place loop
    execute format(
      'select jsonb_build_object(''rows'', count(*), ''hash'', md5(coalesce(string_agg(r.hash, '''' order by r.hash collate "C"), '''')))
       from (select md5((to_jsonb(t) - $2)::text) as hash from public.%I as t where %s) as r',
      part.name, part.whose)
    into found
    using p_user_id, private.numbered_column(part.name);
    digest := digest || jsonb_build_object(part.name, found);
  end loop;
  return digest;
end
$$;

-- The column of a table whose values the database counts up by itself; '' where there is none.
create function private.numbered_column(p_table text) returns text
language sql stable
set search_path = ''
as $$
  select coalesce((
    select a.attname::text from pg_catalog.pg_attribute as a
    where a.attrelid = to_regclass('public.' || quote_ident(p_table)) and a.attidentity <> ''), '')
$$;

-- Whether an account may come in.
-- -> 'new' | 'begun' (a move was cut off, or what came has not been used since and differs from p_digest)
--     | 'moved' (all of it is here) | 'kept' (it came, and has been used here since) | 'used' (the same, but the other side has
--     changed too) | 'foreign' (there is an account of this id that did not come this way)
create function public.move_state(p_user_id uuid, p_digest text) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  move private.moved_accounts;
  is_used boolean;
begin
  if not exists (select from auth.users where id = p_user_id) then
    return 'new';
  end if;
  select * into move from private.moved_accounts where user_id = p_user_id;
  if move.moved_at is not null then
    is_used := exists (select from auth.users as u where u.id = p_user_id and u.last_sign_in_at is not null)
      or not exists (
        select from public.sync_heads as h
        where h.user_id = p_user_id and h.generation = move.generation and h.head = move.head);
    return case
      when is_used and move.digest = p_digest then 'kept'
      when is_used then 'used'
      when move.digest = p_digest then 'moved'
      else 'begun' end;
  end if;
  -- Whoever moves an account locks it until the move is complete: nobody can have used it meanwhile.
  return case
    when exists (select from auth.users as u where u.id = p_user_id and u.banned_until > now() and u.last_sign_in_at is null)
    then 'begun' else 'foreign' end;
end
$$;
grant execute on function public.move_state(uuid, text) to service_role;

-- Takes away what the account has here, such as the welcome that a new one gets, and begins its move.
-- -> true
create function public.move_empty(p_user_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
set lock_timeout = '5s'
as $$
declare
  part record;
begin
  if public.move_state(p_user_id, '') <> 'begun' then
    raise exception 'this account is not being moved' using errcode = 'PT409';
  end if;
  perform private.lock_head(p_user_id);
  delete from private.moved_accounts where user_id = p_user_id;
  insert into private.moved_accounts (user_id) values (p_user_id);
  for part in select * from private.moved_tables() order by place desc loop
    perform private.without_triggers(part.name, format('delete from public.%I where %s', part.name, part.whose), p_user_id, null);
  end loop;
  return true;
end
$$;
grant execute on function public.move_empty(uuid) to service_role;

-- Takes in rows of one table. Rows that are there already stay; a table whose rows have no key of their own has to come
-- whole. -> how many of the table are here now
create function public.move_rows(p_user_id uuid, p_table text, p_rows jsonb) returns integer
language plpgsql security definer
set search_path = ''
set lock_timeout = '5s'
as $$
declare
  part record;
  columns text;
  present integer;
begin
  perform private.require_move(p_user_id);
  select * into part from private.moved_tables() as m where m.name = p_table;
  if part is null then
    raise exception 'no table that belongs to accounts: %', p_table using errcode = 'PT400';
  end if;
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into columns
  from pg_catalog.pg_attribute as a
  where a.attrelid = ('public.' || quote_ident(p_table))::regclass
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '';
  if part.key = '' then
    perform private.without_triggers(
      p_table, format('delete from public.%I where %s', p_table, part.whose), p_user_id, null);
  end if;
  perform private.without_triggers(
    p_table,
    format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $2) %3$s',
      p_table, columns, case when part.key = '' then '' else format('on conflict (%s) do nothing', part.key) end),
    p_user_id, p_rows);
  execute format('select count(*) from public.%I where %s', p_table, part.whose) into present using p_user_id;
  return present;
end
$$;
grant execute on function public.move_rows(uuid, text, jsonb) to service_role;

-- Rows of public content that the account's rows name, where they are not here yet: what an admin of the other side added.
create function public.move_content(p_user_id uuid, p_table text, p_rows jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  columns text;
  added integer;
begin
  perform private.require_move(p_user_id);
  if p_table not in ('deities', 'festivals', 'aartis') then
    raise exception 'no content that rows of accounts name: %', p_table using errcode = 'PT400';
  end if;
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into columns
  from pg_catalog.pg_attribute as a
  where a.attrelid = ('public.' || quote_ident(p_table))::regclass
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1) on conflict (id) do nothing',
    p_table, columns)
  using p_rows;
  get diagnostics added = row_count;
  return added;
end
$$;
grant execute on function public.move_content(uuid, text, jsonb) to service_role;

-- Ends a move, if all of it is here: the account goes on counting where it stopped, and so do receipts.
-- p_head: {head, floor, stamped_at}; p_tables as private.moved_digest gives them, of the other side; p_digest is kept, to know
-- this state of the other side again.
-- -> {is_complete, tables}: the same of this side
create function public.move_end(p_user_id uuid, p_head jsonb, p_created_at timestamptz, p_tables jsonb, p_digest text)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  tables jsonb;
  fresh constant uuid := gen_random_uuid();
begin
  perform private.require_move(p_user_id);
  tables := private.moved_digest(p_user_id);
  if tables <> p_tables then
    return jsonb_build_object('is_complete', false, 'tables', tables);
  end if;
  insert into public.sync_heads as h (user_id, head, floor, generation, stamped_at)
  values (
    p_user_id, (p_head ->> 'head')::bigint, (p_head ->> 'floor')::bigint, fresh, (p_head ->> 'stamped_at')::timestamptz)
  on conflict (user_id) do update
  set head = excluded.head, floor = excluded.floor, generation = fresh, stamped_at = excluded.stamped_at;
  insert into private.receipt_counters as c (series, last)
  select r.parts[1], max(r.parts[2]::integer)
  from public.payment_orders as o
  cross join lateral regexp_match(o.receipt_number, '^(.*)/(\d+)$') as r (parts)
  where o.user_id = p_user_id and r.parts is not null
  group by r.parts[1]
  on conflict (series) do update set last = greatest(c.last, excluded.last);
  begin
    update auth.users set created_at = p_created_at where id = p_user_id;
  exception when insufficient_privilege then
    raise warning 'the auth service keeps the day of an account to itself';
  end;
  update private.moved_accounts
  set digest = p_digest, generation = fresh, head = (p_head ->> 'head')::bigint, moved_at = now()
  where user_id = p_user_id;
  return jsonb_build_object('is_complete', true, 'tables', tables);
end
$$;
grant execute on function public.move_end(uuid, jsonb, timestamptz, jsonb, text) to service_role;

-- The files of an account by name, at most 1000 after p_after.
-- -> [{bucket, name, size, type, cache}]
create function public.move_files(p_user_id uuid, p_after text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'bucket', f.bucket_id, 'name', f.name, 'size', (f.metadata ->> 'size')::bigint,
        'type', f.metadata ->> 'mimetype', 'cache', f.metadata ->> 'cacheControl')
      order by f.path),
    '[]')
  from (
    select o.bucket_id, o.name, o.metadata, (o.bucket_id || '/' || o.name) collate "C" as path
    from storage.objects as o
    where (
        o.name like p_user_id::text || '/%'
        -- The copy of a shared aarti has a file of its own.
        or o.bucket_id = 'shared_aartis' and o.name in (
          select s.file_url from public.shared_aartis as s join public.user_aartis as a on a.id = s.id
          where a.user_id = p_user_id)
      )
      and (o.bucket_id || '/' || o.name) collate "C" > p_after
    order by (o.bucket_id || '/' || o.name) collate "C"
    limit 1000
  ) as f
$$;
grant execute on function public.move_files(uuid, text) to service_role;

create function private.require_move(p_user_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform from private.moved_accounts where user_id = p_user_id and moved_at is null for update;
  if not found then
    raise exception 'this account is not being moved' using errcode = 'PT409';
  end if;
end
$$;

-- Rows of a move are neither stamped anew nor refused for what they were when they came into being. Their keys are checked
-- as ever. Shared aartis keep their triggers, so that devices hear of them.
create function private.without_triggers(p_table text, p_statement text, p_user_id uuid, p_rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_table <> 'shared_aartis' then
    execute format('alter table public.%I disable trigger user', p_table);
  end if;
  execute p_statement using p_user_id, p_rows;
  if p_table <> 'shared_aartis' then
    execute format('alter table public.%I enable trigger user', p_table);
  end if;
end
$$;
