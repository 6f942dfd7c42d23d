-- A call of apply_ops changes a few rows again and again: the head with every stamp, the balance and the session with
-- every message. Each change leaves a version of the row that nothing can remove before the commit, and whoever looks for
-- the row passes them all. So the call remembers what these rows will hold and writes each once. Nobody else can tell:
-- every stamp is given as before, under the lock of the head, and rows and head become visible together.
--
-- What is remembered is local to the transaction, and taken back with an act that fails:
--   disha.batch_user      whose call it is; empty outside of calls
--   disha.batch_head      the last seq given
--   disha.batch_at        the last time given
--   disha.batch_balance   {thirds, seq, at} of a changed balance, or empty
--   disha.batch_touched   {session id: {seq, at}} of sessions that got messages, or empty

create function private.begin_batch(p_user_id uuid) returns public.sync_heads
language plpgsql security definer
set search_path = ''
as $$
declare
  head public.sync_heads;
begin
  select h.* into strict head from public.sync_heads as h where h.user_id = p_user_id;
  perform
    set_config('disha.batch_user', p_user_id::text, true),
    set_config('disha.batch_head', head.head::text, true),
    set_config('disha.batch_at', to_jsonb(head.stamped_at) #>> '{}', true),
    set_config('disha.batch_balance', '', true),
    set_config('disha.batch_touched', '', true);
  return head;
end
$$;

-- Writes what is still remembered. Returns the head.
create function private.end_batch(p_user_id uuid) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  last_seq constant bigint := current_setting('disha.batch_head');
  balance constant jsonb := nullif(current_setting('disha.batch_balance'), '');
begin
  perform private.write_touched_sessions();
  update public.credit_balances
  set thirds = (balance ->> 'thirds')::integer, seq = (balance ->> 'seq')::bigint, updated_at = (balance ->> 'at')::timestamptz
  where user_id = p_user_id and balance is not null;
  update public.sync_heads
  set head = last_seq, stamped_at = current_setting('disha.batch_at')::timestamptz
  where user_id = p_user_id and head < last_seq;
  perform set_config('disha.batch_user', '', true);
  return last_seq;
end
$$;

-- Before any act that may change a session itself, so that each row is written in the order of its stamps.
create function private.write_touched_sessions() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  touched constant jsonb := nullif(current_setting('disha.batch_touched'), '');
begin
  if touched is null then
    return;
  end if;
  perform set_config('disha.has_stamps', 'yes', true);
  update public.chat_sessions as s
  set seq = (t.value ->> 'seq')::bigint, updated_at = (t.value ->> 'at')::timestamptz
  from jsonb_each(touched) as t
  where s.id = t.key::uuid;
  perform set_config('disha.has_stamps', '', true), set_config('disha.batch_touched', '', true);
end
$$;

-- The next seq of a user, with a time that is later than every time given before.
create or replace function private.next_stamp(p_user_id uuid, out seq bigint, out at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  kept text;
begin
  if current_setting('disha.batch_user', true) = p_user_id::text then
    seq := current_setting('disha.batch_head')::bigint + 1;
    at := greatest(clock_timestamp(), current_setting('disha.batch_at')::timestamptz + interval '1 microsecond');
    kept := set_config('disha.batch_head', seq::text, true);
    kept := set_config('disha.batch_at', to_jsonb(at) #>> '{}', true);
    return;
  end if;
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

-- Stamps seq, owner and times. With the argument 'client' it also ignores what only the server may say.
-- A row that was given its stamp before is left alone.
create or replace function private.stamp_row() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_client constant boolean := tg_nargs > 0;
  stamp record;
begin
  if not is_client and current_setting('disha.has_stamps', true) = 'yes' then
    return new;
  end if;
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

-- Arguments: pairs of the column that names the parent and the parent's table. A foreign key still
-- holds to a tombstone, so that a living child under a deleted parent has to be refused here.
create or replace function private.refuse_dead_parent() returns trigger
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
    -- A statement for each table, as one that is put together has to be planned for every row.
    case tg_argv[i + 1]
      when 'chat_sessions' then
        select t.deleted_at is not null into is_dead from public.chat_sessions as t where t.id = parent_id;
      when 'properties' then
        select t.deleted_at is not null into is_dead from public.properties as t where t.id = parent_id;
      when 'floorplans' then
        select t.deleted_at is not null into is_dead from public.floorplans as t where t.id = parent_id;
      when 'user_deity' then
        select t.deleted_at is not null into is_dead from public.user_deity as t where t.id = parent_id;
    end case;
    if is_dead then
      raise exception '% of this row is deleted', tg_argv[i]
        using errcode = 'foreign_key_violation', constraint = tg_table_name || '_' || tg_argv[i] || '_alive';
    end if;
  end loop;
  return new;
end
$$;

-- Sessions are listed by their last activity.
create or replace function private.touch_sessions() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := nullif(current_setting('disha.batch_user', true), '');
  touched jsonb;
  chat uuid;
  stamp record;
  kept text;
begin
  if owner is not null then
    touched := coalesce(nullif(current_setting('disha.batch_touched'), ''), '{}');
    for chat in select distinct session_id from added loop
      stamp := private.next_stamp(owner);
      touched := touched || jsonb_build_object(chat, to_jsonb(stamp));
    end loop;
    kept := set_config('disha.batch_touched', touched::text, true);
    return null;
  end if;
  update public.chat_sessions as s
  set title = s.title
  from (select distinct session_id from added) as a
  where s.id = a.session_id and s.deleted_at is null;
  return null;
end
$$;

-- The one place where credits move. The caller holds the head lock. Returns the new balance;
-- a balance below zero fails the check and with it the whole transaction.
create or replace function private.post_credit_entry(
  p_user_id uuid, p_request_id uuid, p_entry text, p_amount integer, p_description text
) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  stamp constant record := private.next_stamp(p_user_id);
  balance integer;
  kept text;
begin
  insert into public.credit_ledger (user_id, request_id, entry, amount, description, seq, created_at)
  values (p_user_id, p_request_id, p_entry, p_amount, p_description, stamp.seq, stamp.at);
  if current_setting('disha.batch_user', true) = p_user_id::text then
    balance := private.balance_of(p_user_id) + p_amount;
    -- A call only spends: there is a balance to write at its end.
    if balance >= 0 and p_amount < 0 then
      kept := set_config(
        'disha.batch_balance', jsonb_build_object('thirds', balance, 'seq', stamp.seq, 'at', stamp.at)::text, true);
      return balance;
    end if;
  end if;
  update public.credit_balances as b
  set thirds = b.thirds + p_amount, seq = stamp.seq, updated_at = stamp.at
  where b.user_id = p_user_id
  returning thirds into balance;
  if not found then
    insert into public.credit_balances (user_id, thirds, seq, updated_at)
    values (p_user_id, p_amount, stamp.seq, stamp.at)
    returning thirds into balance;
  end if;
  return balance;
end
$$;

create or replace function private.balance_of(p_user_id uuid) returns integer
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if current_setting('disha.batch_user', true) = p_user_id::text and current_setting('disha.batch_balance', true) <> '' then
    return current_setting('disha.batch_balance')::jsonb -> 'thirds';
  end if;
  return coalesce((select thirds from public.credit_balances where user_id = p_user_id), 0);
end
$$;

-- Asked by every message. A function in SQL that pins its search path is not inlined, and starting it costs more than
-- what it does; one in plpgsql keeps its plan.
create or replace function private.price_in_thirds(message_type text) returns integer
language plpgsql immutable
set search_path = ''
as $$
begin
  return case message_type when 'text' then 1 when 'image' then 3 end;
end
$$;

-- Null when the id is free. A create that was already carried out, even if the row was deleted since, is done.
create or replace function private.already_created(target text, p_user_id uuid, p_id uuid) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner uuid;
  gone_at timestamptz;
begin
  case target
    when 'chat_sessions' then
      select t.user_id, t.deleted_at into owner, gone_at from public.chat_sessions as t where t.id = p_id;
    when 'user_chats' then
      select t.user_id, t.deleted_at into owner, gone_at from public.user_chats as t where t.id = p_id;
    when 'properties' then
      select t.user_id, t.deleted_at into owner, gone_at from public.properties as t where t.id = p_id;
    when 'floorplans' then
      select t.user_id, t.deleted_at into owner, gone_at from public.floorplans as t where t.id = p_id;
    when 'property_photos' then
      select t.user_id, t.deleted_at into owner, gone_at from public.property_photos as t where t.id = p_id;
    when 'vaastu_analysis' then
      select t.user_id, t.deleted_at into owner, gone_at from public.vaastu_analysis as t where t.id = p_id;
    when 'user_events' then
      select t.user_id, t.deleted_at into owner, gone_at from public.user_events as t where t.id = p_id;
    when 'user_deity' then
      select t.user_id, t.deleted_at into owner, gone_at from public.user_deity as t where t.id = p_id;
    when 'user_aartis' then
      select t.user_id, t.deleted_at into owner, gone_at from public.user_aartis as t where t.id = p_id;
  end case;
  if owner is null then
    return null;
  elsif owner <> p_user_id then
    perform private.refuse_act('id_taken');
  end if;
  return case when gone_at is null then 'exists' else 'deleted' end;
end
$$;

-- Makes sure that an op which may still be on its way is never carried out: it gets a receipt before it comes. What
-- was applied already stays, with a note. An empty hash fits whatever the late copy holds.
create function private.act_op_cancel(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  withdrawn constant uuid := (payload ->> 'op_id')::uuid;
  status text;
begin
  if withdrawn = p_op_id then
    perform private.refuse_act('malformed');
  end if;
  select r.result ->> 'status' into status from public.op_receipts as r where r.user_id = p_user_id and r.op_id = withdrawn;
  if not found then
    insert into public.op_receipts (user_id, op_id, kind, payload_hash, result)
    values (
      p_user_id, withdrawn, 'cancelled', '',
      jsonb_build_object('status', 'rejected', 'code', 'cancelled', 'seq', current_setting('disha.batch_head')::bigint));
  elsif status = 'applied' then
    return 'too_late';
  end if;
  return null;
end
$$;

-- Runs one op and returns its result {op_id, status, code, seq}, with `reason` = the field that breaks its rule or the
-- name of the violated constraint, where there is one. applied and rejected are final and leave a receipt; blocked and
-- retry leave nothing, so that the same op can succeed later.
create or replace function private.apply_op(p_user_id uuid, p_device_id text, op jsonb, is_waiting boolean) returns jsonb
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
  fault jsonb;
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
    if receipt.payload_hash not in (hash, '') then
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
    fault := private.check_act(kind, payload);
    if fault is null then
      outcome := jsonb_build_object('status', 'applied', 'code', private.carry_out(kind, p_user_id, this_op, entity, payload));
    elsif fault ->> 'code' = 'invalid' then
      outcome := jsonb_build_object('status', 'rejected', 'code', 'invalid', 'reason', fault -> 'field');
    else
      -- It comes from a newer app and waits for the newer server.
      return jsonb_build_object('op_id', this_op, 'status', 'blocked', 'code', fault -> 'code', 'seq', null);
    end if;
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

  outcome := outcome || jsonb_build_object('seq', current_setting('disha.batch_head')::bigint);
  insert into public.op_receipts (user_id, op_id, kind, payload_hash, result, device_id)
  values (p_user_id, this_op, kind, hash, outcome, p_device_id);
  return jsonb_build_object('op_id', this_op) || outcome;
end
$$;

-- Carries out acts of the caller, in order, each in a sub-transaction of its own.
-- ops: up to 100, together up to 256 kB of JSON, or one alone of up to 1 MB, each
--   {op_id, user_id, lane, deps: [op_id], kind, v, entity_id, payload}
-- -> {results: [{op_id, status: applied | duplicate | rejected | blocked | retry, code, seq, reason?}], head, generation}
-- seq is the head after the act: the act is in the mirror once a pull has passed it. After an op that was not
-- applied, later ops of its lane and ops that depend on it are blocked, so that order is kept.
create or replace function public.apply_ops(device_id text, ops jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  op jsonb;
  result jsonb;
  results jsonb[] := '{}';
  batch public.sync_heads;
  stuck_lanes text[] := '{}';
  stuck_ops text[] := '{}';
begin
  if caller is null then
    raise exception 'sign in to send' using errcode = 'PT401';
  elsif jsonb_typeof(ops) is distinct from 'array' or coalesce(char_length(device_id), 0) not between 1 and 100 then
    raise exception 'apply_ops needs a device_id and a list of ops' using errcode = 'PT400';
  elsif jsonb_array_length(ops) > 100
    -- The spaces that jsonb prints between its parts are not the sender's.
    or octet_length(ops::text) > 128 * jsonb_array_length(ops)
      + (case when jsonb_array_length(ops) = 1 then 1024 * 1024 else 256 * 1024 end)
  then
    raise exception 'at most 100 ops and 256 kB at a time, or one op of 1 MB' using errcode = 'PT413';
  end if;
  perform private.lock_head(caller);
  batch := private.begin_batch(caller);
  for op in select value from jsonb_array_elements(ops) loop
    if op ->> 'kind' like 'session.%' then
      perform private.write_touched_sessions();
    end if;
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
  batch.head := private.end_batch(caller);
  return jsonb_build_object('results', to_jsonb(results), 'head', batch.head, 'generation', batch.generation);
end
$$;
