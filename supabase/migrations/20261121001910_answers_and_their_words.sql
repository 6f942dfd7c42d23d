-- Which words a request keeps, and for how long. What was asked is kept only while the request is open, for the message
-- that asks has it too. The answer is kept so that it can be given again, until its message is deleted. A message that is
-- deleted while it waits gets its credit back, unless the answer is being written at that moment: then it is paid for,
-- and stored nowhere.

create index chat_jobs_message_idx on public.chat_jobs (message_id) where message_id is not null;
create index chat_jobs_response_idx on public.chat_jobs (user_id, md5(response)) where response is not null;

comment on column public.chat_jobs.query is 'What is asked, as long as the request is open; null for a request that was made without a stored message.';
comment on column public.chat_jobs.response is 'The answer that was given; null where there is none, or where its message has been deleted since.';

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
  is_in_batch constant boolean := coalesce(current_setting('disha.batch_user', true) = p_user_id::text, false);
  balance integer;
  kept text;
begin
  insert into public.credit_ledger (user_id, request_id, entry, amount, description, seq, created_at)
  values (p_user_id, p_request_id, p_entry, p_amount, p_description, stamp.seq, stamp.at);
  balance := private.balance_of(p_user_id) + p_amount;
  -- The row itself is written at the end of the call, where there is one.
  if is_in_batch and balance >= 0 and exists (select from public.credit_balances where user_id = p_user_id) then
    kept := set_config(
      'disha.batch_balance', jsonb_build_object('thirds', balance, 'seq', stamp.seq, 'at', stamp.at)::text, true);
    return balance;
  end if;
  update public.credit_balances as b
  set thirds = balance, seq = stamp.seq, updated_at = stamp.at
  where b.user_id = p_user_id;
  if not found then
    insert into public.credit_balances (user_id, thirds, seq, updated_at)
    values (p_user_id, balance, stamp.seq, stamp.at);
  end if;
  return balance;
end
$$;

-- Gives the credits of an open job back, once, and tells the message that waited for it, unless it was deleted: a
-- tombstone is not touched again. The caller holds the head lock.
create or replace function private.refund_chat_job(p_job public.chat_jobs, p_reason text) returns integer
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.chat_jobs
  set state = 'refunded', closed_at = clock_timestamp(), lease_until = null, reason = left(p_reason, 500),
      query = null, image_url = null
  where user_id = p_job.user_id and request_id = p_job.request_id;
  update public.user_chats
  set request_id = null, failure = coalesce(left(p_reason, 100), 'failed')
  where id = p_job.message_id and user_id = p_job.user_id and request_id = p_job.request_id and deleted_at is null;
  return private.post_credit_entry(p_job.user_id, p_job.request_id, 'refund', p_job.thirds, 'Returned: no answer');
end
$$;

-- Whether an open job is held by a worker that is asking for its answer.
create function private.is_leased(job public.chat_jobs) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(job.lease_until > clock_timestamp(), false)
$$;

-- The words of a message leave its requests with it. The head is held by whoever deletes. An exchange that a client
-- stored by hand is known by its answer alone.
create function private.forget_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.chat_jobs;
begin
  -- Where a row is really removed, its account may be going too: an open job is left to expire_chat_jobs.
  if tg_op = 'UPDATE' then
    for job in
      select * from public.chat_jobs
      where message_id = old.id and user_id = old.user_id and state = 'reserved' and not private.is_leased(chat_jobs)
    loop
      perform private.refund_chat_job(job, 'deleted');
    end loop;
  end if;
  update public.chat_jobs
  set response = null, sources = '[]'
  where message_id = old.id and user_id = old.user_id and state <> 'reserved' and response is not null;
  if not found and old.response is not null then
    update public.chat_jobs
    set response = null, sources = '[]'
    where user_id = old.user_id and md5(response) = md5(old.response) and response = old.response and message_id is null;
  end if;
  return null;
end
$$;
create trigger words_are_forgotten after update of deleted_at on public.user_chats
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.forget_words();
create trigger words_are_forgotten_for_good after delete on public.user_chats
  for each row when (old.deleted_at is null)
  execute function private.forget_words();

-- What was said before in a conversation, at most 6 texts, oldest first: the questions of the caller's living messages,
-- and the answers that were really given to them. A client can write rows of its own, but no answer of ours into them.
-- -> [{text, sender: user | system}]
create function private.history_of(p_user_id uuid, p_session_id uuid, p_before timestamptz) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('text', h.text, 'sender', h.sender) order by h.at, h.part), '[]')
  from (
    select c.created_at as at, t.part, t.sender, t.text
    from (
      select m.id, m.query, m.created_at from public.user_chats as m
      where m.session_id = p_session_id and m.user_id = p_user_id and m.deleted_at is null
        and (p_before is null or m.created_at < p_before)
      order by m.created_at desc
      limit 6
    ) as c
    left join lateral (
      select j.response from public.chat_jobs as j
      where j.message_id = c.id and j.user_id = p_user_id and j.state = 'answered'
      order by j.closed_at desc
      limit 1
    ) as a on true
    cross join lateral (values (1, 'user', c.query), (2, 'system', a.response)) as t (part, sender, text)
    where btrim(t.text) <> ''
    order by c.created_at desc, t.part desc
    limit 6
  ) as h
$$;

-- With one more argument it would be a second function of the same name.
drop function public.claim_chat_job(uuid, uuid, integer);

-- Takes a job for p_lease_seconds, so that one worker at a time asks the model for it; the lease has to be longer
-- than the longest wait for an answer.
-- Without a request id it is the newest open request that no stored message and no other worker holds. p_session_id is
-- the conversation of a request without a stored message; it only tells what was said before.
-- A request whose message was deleted is no reservation any more, answered or not.
-- -> {status: claimed | answered | busy | no_reservation, request_id, message_id, session_id, query, image_url,
--     message_type, language, attempts, response, sources, answered_by,
--     page_urls: [path] (may be empty), attachment_name, attachment_text: of the stored message, when claimed,
--     history: [{text, sender: user | system}], at most 6, oldest first, when claimed,
--     is_session_found: false where p_session_id names no living conversation of the caller in which the answer could be
--     kept; nothing should be answered then, as its charge could not be kept either}
create function public.claim_chat_job(
  p_user_id uuid, p_request_id uuid, p_lease_seconds integer, p_session_id uuid default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.chat_jobs;
  message public.user_chats;
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
  select * into message from public.user_chats
  where id = job.message_id and user_id = p_user_id and deleted_at is null;
  status := case
    when job.request_id is null or job.state = 'refunded' then 'no_reservation'
    when job.state = 'answered' and job.response is null then 'no_reservation'
    when job.state = 'answered' then 'answered'
    when private.is_leased(job) then 'busy'
    when job.message_id is not null and message.id is null then 'no_reservation'
    else 'claimed'
  end;
  if status = 'claimed' then
    update public.chat_jobs
    set lease_until = clock_timestamp() + make_interval(secs => greatest(p_lease_seconds, 1)), attempts = attempts + 1
    where user_id = p_user_id and request_id = job.request_id
    returning * into job;
  elsif status = 'no_reservation' then
    if job.state = 'reserved' then
      perform private.refund_chat_job(job, 'deleted');
    end if;
    job.query := null;
    job.image_url := null;
  end if;
  return jsonb_build_object(
    'status', status, 'request_id', coalesce(job.request_id, p_request_id), 'message_id', job.message_id,
    'session_id', job.session_id, 'query', job.query, 'image_url', job.image_url, 'message_type', job.message_type,
    'language', job.language, 'attempts', job.attempts, 'response', job.response,
    'sources', coalesce(job.sources, '[]'), 'answered_by', job.answered_by,
    'is_session_found', p_session_id is null or job.message_id is not null or exists (
      select from public.chat_sessions as s where s.id = p_session_id and s.user_id = p_user_id and s.deleted_at is null
    )
  ) || case when status = 'claimed' then jsonb_build_object(
    'page_urls', coalesce(message.page_urls, '[]'), 'attachment_name', message.attachment_name,
    'attachment_text', message.attachment_text,
    'history', private.history_of(p_user_id, coalesce(job.session_id, p_session_id), message.created_at)
  ) else '{"page_urls": [], "attachment_name": null, "attachment_text": null, "history": []}' end;
end
$$;
grant execute on function public.claim_chat_job(uuid, uuid, integer, uuid) to service_role;

-- Stores the answer and captures the credit in one transaction. The answer goes into the message that asked; with a
-- session but without a stored message the exchange is kept there under the id of the request. Where the message or the
-- session was deleted meanwhile, or somebody else's message has the id, which is its sender's own choice, the answer is
-- charged, as it was made and may have been read, and stored nowhere.
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

-- Those of the texts, at most the first 50, that are word for word an answer given to this user and not deleted since.
-- Only what a request was answered with counts: a client can write rows of its own.
create function public.words_of_ours(p_user_id uuid, p_texts text[]) returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(t.text order by t.place), '{}')
  from unnest(p_texts[1:50]) with ordinality as t (text, place)
  where exists (
    select from public.chat_jobs as j
    where j.user_id = p_user_id and md5(j.response) = md5(t.text) and j.response = t.text
  )
$$;
grant execute on function public.words_of_ours(uuid, text[]) to service_role;
