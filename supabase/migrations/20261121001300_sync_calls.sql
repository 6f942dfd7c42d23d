-- The two calls of the mirror: apply_ops sends acts, pull_changes brings rows. And what keeps both small.

create function private.carry_out(kind text, p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  if p_id is null and kind <> 'profile.update' then
    perform private.refuse_act('malformed');
  end if;
  case kind
    when 'session.create' then return private.act_session_create(p_user_id, p_op_id, p_id, payload);
    when 'session.rename' then return private.act_session_rename(p_user_id, p_op_id, p_id, payload);
    when 'session.delete' then
      perform private.allow_fields(payload, '{}');
      return private.bury('chat_sessions', p_user_id, p_op_id, p_id);
    when 'chat.send' then return private.act_chat_send(p_user_id, p_op_id, p_id, payload);
    when 'property.create' then return private.act_property_create(p_user_id, p_op_id, p_id, payload);
    when 'property.update' then return private.act_property_update(p_user_id, p_op_id, p_id, payload);
    when 'property.delete' then
      perform private.allow_fields(payload, '{}');
      return private.bury('properties', p_user_id, p_op_id, p_id);
    when 'floorplan.create' then return private.act_floorplan_create(p_user_id, p_op_id, p_id, payload);
    when 'floorplan.delete' then
      perform private.allow_fields(payload, '{}');
      return private.bury('floorplans', p_user_id, p_op_id, p_id);
    when 'photo.create' then return private.act_photo_create(p_user_id, p_op_id, p_id, payload);
    when 'photo.delete' then
      perform private.allow_fields(payload, '{}');
      return private.bury('property_photos', p_user_id, p_op_id, p_id);
    when 'analysis.create' then return private.act_analysis_create(p_user_id, p_op_id, p_id, payload);
    when 'event.create' then return private.act_event_create(p_user_id, p_op_id, p_id, payload);
    when 'event.update' then return private.act_event_update(p_user_id, p_op_id, p_id, payload);
    when 'event.delete' then
      perform private.allow_fields(payload, '{}');
      return private.bury('user_events', p_user_id, p_op_id, p_id);
    when 'deity.add' then return private.act_deity_add(p_user_id, p_op_id, p_id, payload);
    when 'deity.create' then return private.act_deity_create(p_user_id, p_op_id, p_id, payload);
    when 'deity.update' then return private.act_deity_update(p_user_id, p_op_id, p_id, payload);
    when 'deity.remove' then
      perform private.allow_fields(payload, '{}');
      return private.bury('user_deity', p_user_id, p_op_id, p_id);
    when 'aarti.create' then return private.act_aarti_create(p_user_id, p_op_id, p_id, payload);
    when 'aarti.update' then return private.act_aarti_update(p_user_id, p_op_id, p_id, payload);
    when 'aarti.delete' then
      perform private.allow_fields(payload, '{}');
      return private.bury('user_aartis', p_user_id, p_op_id, p_id);
    when 'profile.update' then return private.act_profile_update(p_user_id, p_op_id, p_id, payload);
    else
      -- A kind this server does not know comes from a newer app; it waits for the newer server.
      perform private.hold_act('unknown_kind');
  end case;
  return null;
end
$$;

-- Runs one op and returns its result {op_id, status, code, seq}, with `reason` = the name of the violated
-- constraint where there is one. applied and rejected are final and leave a receipt; blocked and retry leave
-- nothing, so that the same op can succeed later.
create function private.apply_op(p_user_id uuid, p_device_id text, op jsonb, is_waiting boolean) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  uuid_format constant text := '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';
  payload constant jsonb := coalesce(nullif(op -> 'payload', 'null'), '{}');
  kind constant text := op ->> 'kind';
  this_op uuid;
  entity uuid;
  hash text;
  receipt record;
  outcome jsonb;
  reason text;
begin
  if jsonb_typeof(op) is distinct from 'object'
    or coalesce(op ->> 'op_id', '') !~ uuid_format
    or coalesce(op ->> 'entity_id', '00000000-0000-0000-0000-000000000000') !~ uuid_format
    or coalesce(op ->> 'v', '1') !~ '^[0-9]{1,9}$'
    or jsonb_typeof(op -> 'kind') is distinct from 'string'
    or jsonb_typeof(payload) <> 'object'
  then
    return jsonb_build_object('op_id', op -> 'op_id', 'status', 'rejected', 'code', 'malformed', 'seq', null);
  end if;
  this_op := (op ->> 'op_id')::uuid;
  entity := (op ->> 'entity_id')::uuid;
  if lower(op ->> 'user_id') is distinct from p_user_id::text then
    return jsonb_build_object('op_id', this_op, 'status', 'rejected', 'code', 'other_user', 'seq', null);
  end if;

  hash := encode(sha256(convert_to(
    jsonb_build_object('kind', kind, 'entity_id', entity, 'payload', payload)::text, 'UTF8')), 'hex');
  select r.payload_hash, r.result into receipt
  from public.op_receipts as r where r.user_id = p_user_id and r.op_id = this_op;
  if found then
    if receipt.payload_hash <> hash then
      return jsonb_build_object('op_id', this_op, 'status', 'rejected', 'code', 'op_id_reuse', 'seq', null);
    elsif receipt.result ->> 'status' = 'applied' then
      return jsonb_build_object('op_id', this_op) || receipt.result || '{"status": "duplicate"}';
    end if;
    return jsonb_build_object('op_id', this_op) || receipt.result;
  end if;

  if is_waiting then
    return jsonb_build_object('op_id', this_op, 'status', 'blocked', 'code', 'waiting', 'seq', null);
  elsif coalesce(op ->> 'v', '1')::integer > 1 then
    return jsonb_build_object('op_id', this_op, 'status', 'blocked', 'code', 'unknown_version', 'seq', null);
  end if;

  begin
    outcome := jsonb_build_object('status', 'applied', 'code', private.carry_out(kind, p_user_id, this_op, entity, payload));
  exception
    when sqlstate 'DS001' then
      outcome := jsonb_build_object('status', 'rejected', 'code', sqlerrm);
    when sqlstate 'DS002' then
      return jsonb_build_object('op_id', this_op, 'status', 'blocked', 'code', sqlerrm, 'seq', null);
    when foreign_key_violation then
      get stacked diagnostics reason = constraint_name;
      outcome := jsonb_build_object('status', 'rejected', 'code', 'parent_missing', 'reason', reason);
    when unique_violation then
      get stacked diagnostics reason = constraint_name;
      outcome := jsonb_build_object('status', 'rejected', 'code', 'conflict', 'reason', reason);
    when integrity_constraint_violation or data_exception then
      get stacked diagnostics reason = constraint_name;
      if reason = '' then
        get stacked diagnostics reason = column_name;
      end if;
      outcome := jsonb_build_object('status', 'rejected', 'code', 'invalid', 'reason', reason);
    when serialization_failure or deadlock_detected or lock_not_available or insufficient_resources then
      return jsonb_build_object('op_id', this_op, 'status', 'retry', 'code', 'busy', 'seq', null);
    when others then
      -- Ours, not the user's: the op stays with its device until this is mended.
      raise warning 'op % (%) failed: % %', this_op, kind, sqlstate, sqlerrm;
      return jsonb_build_object('op_id', this_op, 'status', 'retry', 'code', 'internal', 'seq', null);
  end;

  outcome := outcome || jsonb_build_object('seq', (select head from public.sync_heads where user_id = p_user_id));
  insert into public.op_receipts (user_id, op_id, kind, payload_hash, result, device_id)
  values (p_user_id, this_op, kind, hash, outcome, p_device_id);
  return jsonb_build_object('op_id', this_op) || outcome;
end
$$;

-- Carries out acts of the caller, in order, each in a sub-transaction of its own.
-- ops: up to 100, together up to 256 kB, each
--   {op_id, user_id, lane, deps: [op_id], kind, v, entity_id, payload}
-- -> {results: [{op_id, status: applied | duplicate | rejected | blocked | retry, code, seq, reason?}], head, generation}
-- seq is the head after the act: the act is in the mirror once a pull has passed it. After an op that was not
-- applied, later ops of its lane and ops that depend on it are blocked, so that order is kept.
create function public.apply_ops(device_id text, ops jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  op jsonb;
  result jsonb;
  results jsonb := '[]';
  stuck_lanes text[] := '{}';
  stuck_ops text[] := '{}';
begin
  if caller is null then
    raise exception 'sign in to send' using errcode = 'PT401';
  elsif jsonb_typeof(ops) is distinct from 'array' or coalesce(char_length(device_id), 0) not between 1 and 100 then
    raise exception 'apply_ops needs a device_id and a list of ops' using errcode = 'PT400';
  elsif jsonb_array_length(ops) > 100 or octet_length(ops::text) > 262144 then
    raise exception 'at most 100 ops and 256 kB at a time' using errcode = 'PT413';
  end if;
  perform private.lock_head(caller);
  for op in select value from jsonb_array_elements(ops) loop
    result := private.apply_op(
      caller, device_id, op,
      coalesce(op ->> 'lane' = any (stuck_lanes), false)
        or (jsonb_typeof(op -> 'deps') = 'array' and (op -> 'deps') ?| stuck_ops));
    results := results || result;
    if result ->> 'status' not in ('applied', 'duplicate') then
      stuck_lanes := stuck_lanes || (op ->> 'lane');
      stuck_ops := stuck_ops || (op ->> 'op_id');
    end if;
  end loop;
  return (
    select jsonb_build_object('results', results, 'head', h.head, 'generation', h.generation)
    from public.sync_heads as h where h.user_id = caller
  );
end
$$;
grant execute on function public.apply_ops(text, jsonb) to authenticated;

-- The caller's rows that changed after the cursor, tombstones included, at most page_limit of them (1 to 2000).
-- One statement, hence one snapshot: rows, head and floor belong together.
-- -> {rows: [{table, row}], next, head, generation, floor, schema, resync}
-- There is more while next < head. resync is null, or why the mirror has to be built anew from cursor 0:
--   'generation' (the rows were replaced), 'head' (the server is older than the mirror), or
--   'floor' (deletions up to the floor were purged and the mirror may have missed them).
-- A mirror that is being built passes as known_floor the floor of its first page; purges before that cannot
-- concern it, although its cursor is still below the floor.
create function public.pull_changes(
  "cursor" bigint default 0, generation uuid default null, schema integer default 1, page_limit integer default 500,
  known_floor bigint default null
) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with size as (
    select least(greatest(coalesce(pull_changes.page_limit, 500), 1), 2000) as n
  ), head as (
    select h.*,
      case
        when pull_changes.generation <> h.generation then 'generation'
        when pull_changes."cursor" > h.head then 'head'
        when pull_changes."cursor" > 0 and pull_changes."cursor" < h.floor
          and coalesce(pull_changes.known_floor, -1) < h.floor then 'floor'
      end as resync
    from public.sync_heads as h
    where h.user_id = (select auth.uid())
  ), page as (
    select * from (
      (select 'profiles' as "table", t.seq, to_jsonb(t) as row from public.profiles as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'chat_sessions' as "table", t.seq, to_jsonb(t) as row from public.chat_sessions as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'user_chats' as "table", t.seq, to_jsonb(t) as row from public.user_chats as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'properties' as "table", t.seq, to_jsonb(t) as row from public.properties as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'floorplans' as "table", t.seq, to_jsonb(t) as row from public.floorplans as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'property_photos' as "table", t.seq, to_jsonb(t) as row from public.property_photos as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'vaastu_analysis' as "table", t.seq, to_jsonb(t) as row from public.vaastu_analysis as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'user_events' as "table", t.seq, to_jsonb(t) as row from public.user_events as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'user_deity' as "table", t.seq, to_jsonb(t) as row from public.user_deity as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'user_aartis' as "table", t.seq, to_jsonb(t) as row from public.user_aartis as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'credit_balances' as "table", t.seq, jsonb_build_object('id', t.user_id) || to_jsonb(t) as row from public.credit_balances as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
    ) as changed
    where not exists (select from head where head.resync is not null)
    order by changed.seq
    limit (select n from size)
  ), gathered as (
    select count(*) as found, max(seq) as last_seq,
      coalesce(jsonb_agg(jsonb_build_object('table', "table", 'row', row) order by seq), '[]') as rows
    from page
  )
  select jsonb_build_object(
    'rows', gathered.rows,
    'next', case
      when head.resync is not null then 0
      when gathered.found < size.n then head.head
      else gathered.last_seq
    end,
    'head', head.head, 'generation', head.generation, 'floor', head.floor, 'schema', 1, 'resync', head.resync)
  from head, gathered, size
$$;
grant execute on function public.pull_changes(bigint, uuid, integer, integer, bigint) to authenticated;

-- What a new device shows first: the profile, the balance and the newest sessions with their last messages.
-- Same shape as a page of pull_changes without next: the rows may come again in pages, seq tells which is newer.
create function public.pull_newest(sessions integer default 20, messages integer default 50) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with newest as (
    select s.* from public.chat_sessions as s
    where s.user_id = (select auth.uid()) and s.deleted_at is null
    order by s.updated_at desc
    limit least(greatest(coalesce(pull_newest.sessions, 20), 1), 100)
  ), gathered as (
    select 'profiles' as "table", p.seq, to_jsonb(p) as row
    from public.profiles as p where p.user_id = (select auth.uid())
    union all
    select 'credit_balances', b.seq, jsonb_build_object('id', b.user_id) || to_jsonb(b)
    from public.credit_balances as b where b.user_id = (select auth.uid())
    union all
    select 'chat_sessions', newest.seq, to_jsonb(newest) from newest
    union all
    select 'user_chats', c.seq, to_jsonb(c)
    from newest
    cross join lateral (
      select * from public.user_chats as m
      where m.session_id = newest.id and m.deleted_at is null
      order by m.created_at desc
      limit least(greatest(coalesce(pull_newest.messages, 50), 1), 200)
    ) as c
  )
  select jsonb_build_object(
    'rows', (select coalesce(jsonb_agg(jsonb_build_object('table', "table", 'row', row) order by seq), '[]') from gathered),
    'head', h.head, 'generation', h.generation, 'floor', h.floor, 'schema', 1)
  from public.sync_heads as h
  where h.user_id = (select auth.uid())
$$;
grant execute on function public.pull_newest(integer, integer) to authenticated;

-- Removes tombstones for good and raises the floor of their owners. Safe to call twice; a user who is writing
-- at the moment is left for the next call. Returns how many rows went.
create function public.purge_tombstones(p_older_than_days integer default 180) returns integer
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
    perform from public.sync_heads where user_id = owner_id for update skip locked;
    continue when not found;
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
grant execute on function public.purge_tombstones(integer) to service_role;

-- Receipts answer retries; after 400 days the id of the row itself still tells that a create is done.
create function public.purge_receipts(p_older_than_days integer default 400) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  delete from public.op_receipts where at < now() - make_interval(days => greatest(p_older_than_days, 400));
  get diagnostics purged = row_count;
  return purged;
end
$$;
grant execute on function public.purge_receipts(integer) to service_role;
