-- Not knowing is free. An answer that says that it does not know, that only asks back or that helps somebody in need is
-- stored as every answer is, and its reservation goes back in the same transaction. Whoever answers says why, and the
-- ledger keeps the words. Of help it says nothing more: the ledger outlives the message, and others may read it.

-- With one more argument it would be a second function of the same name.
drop function public.complete_chat_job(uuid, uuid, uuid, text, text, jsonb, text, text, text);

-- Stores the answer and captures the credit in one transaction, or gives it back where p_free_reason says why the answer
-- costs nothing. The answer goes into the message that asked; with a session but without a stored message the exchange is
-- kept there under the id of the request. Where the message or the session was deleted meanwhile, or somebody else's
-- message has the id, which is its sender's own choice, the answer is charged all the same, as it was made and may have
-- been read, and stored nowhere.
-- p_free_reason: null | not_known | asked_back | help
-- -> {status: completed | duplicate | no_reservation | session_not_found}
create function public.complete_chat_job(
  p_user_id uuid, p_request_id uuid, p_session_id uuid, p_query text, p_response text,
  p_sources jsonb, p_answered_by text, p_language text, p_image_url text, p_free_reason text default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  returned constant text := case p_free_reason
    when 'not_known' then 'Returned: the answer was not known'
    when 'asked_back' then 'Returned: the answer only asked back'
    when 'help' then 'Returned: this answer is free'
  end;
  job public.chat_jobs;
  is_session_dead boolean;
  is_new boolean := false;
  is_kept boolean := true;
begin
  if p_free_reason is not null and returned is null then
    raise exception 'complete_chat_job knows no reason "%"', p_free_reason using errcode = 'invalid_parameter_value';
  end if;
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
  if returned is null then
    perform private.post_credit_entry(p_user_id, p_request_id, 'capture', 0, 'Answered');
  else
    perform private.post_credit_entry(p_user_id, p_request_id, 'refund', job.thirds, returned);
  end if;
  return jsonb_build_object('status', 'completed');
end
$$;
grant execute on function public.complete_chat_job(uuid, uuid, uuid, text, text, jsonb, text, text, text, text)
  to service_role;

-- Gives back what an answer has cost that did not help: once per message, and once per calendar month as India counts it.
-- An answer that cost nothing, or that its reader wrote into the row, has no price to give back.
create or replace function private.act_chat_unhelpful(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  -- The entry is known by these words: the ledger is never changed, and outlives the message.
  words constant text := 'Returned: the answer did not help';
  beginning_of_month constant timestamptz :=
    date_trunc('month', clock_timestamp() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata';
  message public.user_chats;
  price integer;
begin
  perform private.allow_fields(payload, '{}');
  perform private.require_living('user_chats', p_user_id, p_id);
  select * into message from public.user_chats where id = p_id;
  if message.unhelpful_at is not null then
    return 'already';
  elsif message.response is null then
    perform private.refuse_act('not_answered');
  end if;
  select j.thirds into price from public.chat_jobs as j
  where j.user_id = p_user_id and j.message_id = p_id and j.state = 'answered'
    and exists (
      select from public.credit_ledger as l
      where l.user_id = p_user_id and l.request_id = j.request_id and l.entry = 'capture'
    )
  order by j.closed_at
  limit 1;
  if price is null then
    perform private.refuse_act('nothing_charged');
  elsif exists (
    select from public.credit_ledger as l
    where l.user_id = p_user_id and l.created_at >= beginning_of_month
      and l.entry = 'grant' and l.description = words
  ) then
    perform private.refuse_act('monthly_limit');
  end if;
  -- An id that follows from the message's, so that the ledger's unique key refuses a second one, and that no sender chose.
  perform private.post_credit_entry(p_user_id, md5('unhelpful ' || p_id)::uuid, 'grant', price, words);
  update public.user_chats set unhelpful_at = clock_timestamp(), origin_op = p_op_id where id = p_id;
  return null;
end
$$;
