-- What a message waits for, why it has no answer, and the act of asking once more.

alter table public.user_chats
  add column request_id uuid,
  add column failure text,
  add constraint user_chats_failure_length check (char_length(failure) <= 100);

comment on column public.user_chats.request_id is 'The open request that will answer this message; null when it is answered, failed or was never asked.';
comment on column public.user_chats.failure is 'The code that tells why the last request brought no answer; null while there is none.';

alter table public.chat_jobs add column message_id uuid;

comment on column public.chat_jobs.message_id is 'The message that the answer belongs to; null for a request that was made without a stored message.';

-- Messages that were waiting before they could say so. The heads come first, as everywhere.
do $$
begin
  perform private.lock_head(owner_id)
  from (
    select distinct user_id as owner_id from public.chat_jobs where state = 'reserved' and query is not null order by 1
  ) as waiting;
  update public.chat_jobs set message_id = request_id where query is not null;
  update public.user_chats as c
  set request_id = j.request_id
  from public.chat_jobs as j
  where j.state = 'reserved' and j.user_id = c.user_id and j.message_id = c.id and c.response is null;
end
$$;

-- Only the server knows what is being answered; a client's word on it is ignored.
create function private.keep_request_state() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.request_id := null;
    new.failure := null;
  else
    new.request_id := old.request_id;
    new.failure := old.failure;
  end if;
  return new;
end
$$;
create trigger b_keep_request_state before insert or update on public.user_chats
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.keep_request_state();

-- With one more argument it would be a second function of the same name.
drop function private.open_chat_job(uuid, uuid, text, integer, uuid, text, text, text);

-- Charges a request and opens its job. The caller holds the head lock and has seen that the request is new.
-- Returns the new balance, or null when the balance is too small; then nothing is written.
create function private.open_chat_job(
  p_user_id uuid, p_request_id uuid, p_message_type text, p_count integer,
  p_session_id uuid default null, p_query text default null, p_image_url text default null, p_language text default null,
  p_message_id uuid default null
) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  price constant integer := private.price_in_thirds(p_message_type) * p_count;
  balance integer;
begin
  if private.balance_of(p_user_id) < price then
    return null;
  end if;
  balance := private.post_credit_entry(
    p_user_id, p_request_id, 'reserve', -price,
    case when p_count = 1 then initcap(p_message_type) || ' message' else p_count || ' ' || p_message_type || ' messages' end
  );
  insert into public.chat_jobs (
    user_id, request_id, message_type, count, thirds, session_id, query, image_url, language, message_id)
  values (
    p_user_id, p_request_id, p_message_type, p_count, price, p_session_id, p_query, p_image_url, p_language, p_message_id);
  return balance;
end
$$;

-- Gives the credits of an open job back, once, and tells the message that waited for it. The caller holds the head lock.
create or replace function private.refund_chat_job(p_job public.chat_jobs, p_reason text) returns integer
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.chat_jobs
  set state = 'refunded', closed_at = clock_timestamp(), lease_until = null, reason = left(p_reason, 500)
  where user_id = p_job.user_id and request_id = p_job.request_id;
  update public.user_chats
  set request_id = null, failure = coalesce(left(p_reason, 100), 'failed')
  where id = p_job.message_id and user_id = p_job.user_id and request_id = p_job.request_id;
  return private.post_credit_entry(p_job.user_id, p_job.request_id, 'refund', p_job.thirds, 'Returned: no answer');
end
$$;

-- Takes a job for p_lease_seconds, so that one worker at a time asks the model for it; the lease has to be longer
-- than the longest wait for an answer.
-- Without a request id it is the newest open request that no stored message and no other worker holds.
-- -> {status: claimed | answered | busy | no_reservation, request_id, message_id, session_id, query, image_url,
--     message_type, language, attempts, response, sources, answered_by}
create or replace function public.claim_chat_job(p_user_id uuid, p_request_id uuid, p_lease_seconds integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.chat_jobs;
  status text;
begin
  perform private.lock_head(p_user_id);
  if p_request_id is null then
    select * into job from public.chat_jobs
    where user_id = p_user_id and state = 'reserved' and query is null
      and (lease_until is null or lease_until <= clock_timestamp())
    order by created_at desc
    limit 1;
  else
    select * into job from public.chat_jobs where user_id = p_user_id and request_id = p_request_id;
  end if;
  status := case
    when job.request_id is null or job.state = 'refunded' then 'no_reservation'
    when job.state = 'answered' then 'answered'
    when job.lease_until > clock_timestamp() then 'busy'
    else 'claimed'
  end;
  if status = 'claimed' then
    update public.chat_jobs
    set lease_until = clock_timestamp() + make_interval(secs => greatest(p_lease_seconds, 1)), attempts = attempts + 1
    where user_id = p_user_id and request_id = job.request_id
    returning * into job;
  end if;
  return jsonb_build_object(
    'status', status, 'request_id', coalesce(job.request_id, p_request_id), 'message_id', job.message_id,
    'session_id', job.session_id, 'query', job.query, 'image_url', job.image_url, 'message_type', job.message_type,
    'language', job.language, 'attempts', job.attempts, 'response', job.response,
    'sources', coalesce(job.sources, '[]'), 'answered_by', job.answered_by);
end
$$;

-- Stores the answer and captures the credit in one transaction. The answer goes into the message that asked; with a
-- session but without a stored message the exchange is kept there under the id of the request.
-- -> {status: completed | duplicate | no_reservation | session_not_found}
create or replace function public.complete_chat_job(
  p_user_id uuid, p_request_id uuid, p_session_id uuid, p_query text, p_response text,
  p_sources jsonb, p_answered_by text, p_language text, p_image_url text
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.chat_jobs;
  target_session uuid;
begin
  perform private.lock_head(p_user_id);
  select * into job from public.chat_jobs where user_id = p_user_id and request_id = p_request_id;
  if job.request_id is null or job.state = 'refunded' then
    return jsonb_build_object('status', 'no_reservation');
  elsif job.state = 'answered' then
    return jsonb_build_object('status', 'duplicate');
  end if;
  target_session := coalesce(job.session_id, p_session_id);
  if target_session is not null then
    if not exists (
      select from public.chat_sessions where id = target_session and user_id = p_user_id and deleted_at is null
    ) then
      return jsonb_build_object('status', 'session_not_found');
    end if;
    update public.user_chats
    set response = p_response, sources = coalesce(p_sources, '[]'), answered_by = p_answered_by, language = p_language,
        request_id = null, failure = null
    where id = coalesce(job.message_id, p_request_id) and user_id = p_user_id;
    if found then
      update public.chat_sessions set title = title where id = target_session;
    elsif job.message_id is null then
      insert into public.user_chats (id, user_id, session_id, query, response, image_url, sources, answered_by, language)
      values (p_request_id, p_user_id, target_session, p_query, p_response, p_image_url,
        coalesce(p_sources, '[]'), p_answered_by, p_language);
    end if;
  end if;
  update public.chat_jobs
  set state = 'answered', closed_at = clock_timestamp(), lease_until = null, session_id = target_session,
      response = p_response, sources = coalesce(p_sources, '[]'), answered_by = p_answered_by, language = p_language
  where user_id = p_user_id and request_id = p_request_id;
  perform private.post_credit_entry(p_user_id, p_request_id, 'capture', 0, 'Answered');
  return jsonb_build_object('status', 'completed');
end
$$;

-- Stores the message without an answer, charges it and opens its job, all or nothing. A charge that the
-- same message already has, from an attempt that lost its connection, is taken over instead of a second one.
create or replace function private.act_chat_send(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  image constant text := payload ->> 'image_url';
  words constant text := coalesce(payload ->> 'query', '');
  chat constant uuid := (payload ->> 'session_id')::uuid;
  type_of_message constant text := coalesce(payload ->> 'message_type', case when image is null then 'text' else 'image' end);
  note constant text := private.already_created('user_chats', p_user_id, p_id);
  job public.chat_jobs;
begin
  perform private.allow_fields(payload, array['session_id', 'query', 'image_url', 'message_type', 'language']);
  if note is not null then
    return note;
  end if;
  perform private.require_upload('chat_attachments', p_user_id, image);
  select * into job from public.chat_jobs where user_id = p_user_id and request_id = p_id;
  if job.request_id is not null and (job.message_type <> type_of_message or job.state = 'refunded') then
    perform private.refuse_act('request_id_reuse');
  end if;
  insert into public.user_chats (
    id, user_id, session_id, query, image_url, language, origin_op, response, sources, answered_by, request_id)
  values (
    p_id, p_user_id, chat, words, image, payload ->> 'language', p_op_id, job.response, coalesce(job.sources, '[]'),
    job.answered_by, case when job.state is distinct from 'answered' then p_id end);
  if job.request_id is not null then
    update public.chat_jobs
    set session_id = chat, query = words, image_url = image, message_id = p_id
    where user_id = p_user_id and request_id = p_id;
  elsif private.open_chat_job(p_user_id, p_id, type_of_message, 1, chat, words, image, payload ->> 'language', p_id) is null then
    perform private.hold_act('insufficient_credits');
  end if;
  return null;
end
$$;

-- A message whose request failed, or that nobody asked yet, gets a new request with a charge of its own: the id of
-- the act. What has an answer or waits for one is left as it is.
create function private.act_chat_ask_again(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  message public.user_chats;
begin
  perform private.allow_fields(payload, '{}');
  perform private.require_living('user_chats', p_user_id, p_id);
  select * into message from public.user_chats where id = p_id;
  if message.response is not null then
    return 'answered';
  elsif message.request_id is not null then
    return 'waiting';
  end if;
  if private.open_chat_job(
    p_user_id, p_op_id,
    -- The price stays that of the first request.
    coalesce(
      (select j.message_type from public.chat_jobs as j where j.user_id = p_user_id and j.request_id = p_id),
      case when message.image_url is null then 'text' else 'image' end),
    1, message.session_id, message.query, message.image_url, message.language, p_id
  ) is null then
    perform private.hold_act('insufficient_credits');
  end if;
  update public.user_chats set request_id = p_op_id, failure = null, origin_op = p_op_id where id = p_id;
  return null;
end
$$;
