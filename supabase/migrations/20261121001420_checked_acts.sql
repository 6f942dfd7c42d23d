-- The call that sends acts, again: an act is checked by the shared table before it is carried out, an op can be withdrawn,
-- and one long text may travel alone. Locks are as before: apply_ops takes the caller's head first.

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
    select p_user_id, withdrawn, 'cancelled', '', jsonb_build_object('status', 'rejected', 'code', 'cancelled', 'seq', h.head)
    from public.sync_heads as h where h.user_id = p_user_id;
  elsif status = 'applied' then
    return 'too_late';
  end if;
  return null;
end
$$;

create or replace function private.carry_out(kind text, p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
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
    when 'chat.ask_again' then return private.act_chat_ask_again(p_user_id, p_op_id, p_id, payload);
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
    when 'op.cancel' then return private.act_op_cancel(p_user_id, p_op_id, p_id, payload);
    else
      -- A kind this server does not know comes from a newer app; it waits for the newer server.
      perform private.hold_act('unknown_kind');
  end case;
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

  outcome := outcome || jsonb_build_object('seq', (select head from public.sync_heads where user_id = p_user_id));
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
  results jsonb := '[]';
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
