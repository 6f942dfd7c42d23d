-- The acts of the chat.

create function private.act_session_create(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  note text := private.already_created('chat_sessions', p_user_id, p_id);
begin
  perform private.allow_fields(payload, array['title']);
  if note is null then
    insert into public.chat_sessions (id, user_id, title, origin_op)
    values (p_id, p_user_id, payload ->> 'title', p_op_id);
  end if;
  return note;
end
$$;

create function private.act_session_rename(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.allow_fields(payload, array['title']);
  perform private.require_living('chat_sessions', p_user_id, p_id);
  update public.chat_sessions set title = payload ->> 'title', origin_op = p_op_id where id = p_id;
  return null;
end
$$;

-- Stores the message without an answer, charges it and opens its job, all or nothing. A charge that the
-- same message already has, from an attempt that lost its connection, is taken over instead of a second one.
create function private.act_chat_send(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  image constant text := payload ->> 'image_url';
  type_of_message constant text := coalesce(payload ->> 'message_type', case when image is null then 'text' else 'image' end);
  note text := private.already_created('user_chats', p_user_id, p_id);
  job public.chat_jobs;
begin
  perform private.allow_fields(payload, array['session_id', 'query', 'image_url', 'message_type', 'language']);
  if note is not null then
    return note;
  elsif private.price_in_thirds(type_of_message) is null then
    perform private.refuse_act('invalid');
  end if;
  perform private.require_upload('chat_attachments', p_user_id, image);
  insert into public.user_chats (id, user_id, session_id, query, image_url, language, origin_op)
  values (p_id, p_user_id, (payload ->> 'session_id')::uuid, coalesce(payload ->> 'query', ''), image, payload ->> 'language', p_op_id);

  select * into job from public.chat_jobs where user_id = p_user_id and request_id = p_id;
  if not found then
    if private.open_chat_job(
      p_user_id, p_id, type_of_message, 1,
      (payload ->> 'session_id')::uuid, coalesce(payload ->> 'query', ''), image, payload ->> 'language'
    ) is null then
      perform private.hold_act('insufficient_credits');
    end if;
  elsif job.message_type <> type_of_message or job.state = 'refunded' then
    perform private.refuse_act('request_id_reuse');
  else
    update public.chat_jobs
    set session_id = (payload ->> 'session_id')::uuid, query = coalesce(payload ->> 'query', ''), image_url = image
    where user_id = p_user_id and request_id = p_id;
    update public.user_chats
    set response = job.response, sources = job.sources, answered_by = job.answered_by
    where id = p_id and job.state = 'answered';
  end if;
  return null;
end
$$;
