-- The acts that this server knows: new are asking again for an answer, and withdrawing an op.

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
