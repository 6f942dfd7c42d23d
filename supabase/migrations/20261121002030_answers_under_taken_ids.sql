-- As before, but an answer whose id somebody else's message has is kept nowhere and paid for: ids of messages are the
-- senders' own choice, and what was told word by word could not be taken back.
create or replace function public.complete_chat_job(
  p_user_id uuid, p_request_id uuid, p_session_id uuid, p_query text, p_response text,
  p_sources jsonb, p_answered_by text, p_language text, p_image_url text
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.chat_jobs;
  is_session_dead boolean;
  is_new boolean := false;
  is_kept boolean := true;
begin
  perform private.lock_head(p_user_id);
  select * into job from public.chat_jobs where user_id = p_user_id and request_id = p_request_id;
  if job.request_id is null or job.state = 'refunded' then
    return jsonb_build_object('status', 'no_reservation');
  elsif job.state = 'answered' then
    return jsonb_build_object('status', 'duplicate');
  elsif job.message_id is null and p_session_id is not null then
    select deleted_at is not null into is_session_dead
    from public.chat_sessions where id = p_session_id and user_id = p_user_id;
    if is_session_dead is null then
      return jsonb_build_object('status', 'session_not_found');
    end if;
    job.session_id := p_session_id;
    job.message_id := p_request_id;
    is_new := not is_session_dead
      and not exists (select from public.user_chats where id = p_request_id);
  end if;
  if is_new then
    insert into public.user_chats (id, user_id, session_id, query, response, image_url, sources, answered_by, language)
    values (p_request_id, p_user_id, p_session_id, p_query, p_response, p_image_url,
      coalesce(p_sources, '[]'), p_answered_by, p_language);
  elsif job.message_id is not null then
    update public.user_chats
    set response = p_response, sources = coalesce(p_sources, '[]'), answered_by = p_answered_by, language = p_language,
        request_id = null, failure = null
    where id = job.message_id and user_id = p_user_id and deleted_at is null;
    is_kept := found;
    if is_kept then
      update public.chat_sessions set title = title where id = job.session_id;
    end if;
  end if;
  update public.chat_jobs
  set state = 'answered', closed_at = clock_timestamp(), lease_until = null, query = null, image_url = null,
      session_id = job.session_id, message_id = job.message_id,
      response = case when is_kept then p_response end,
      sources = case when is_kept then coalesce(p_sources, '[]') else '[]' end,
      answered_by = p_answered_by, language = p_language
  where user_id = p_user_id and request_id = p_request_id;
  perform private.post_credit_entry(p_user_id, p_request_id, 'capture', 0, 'Answered');
  return jsonb_build_object('status', 'completed');
end
$$;
