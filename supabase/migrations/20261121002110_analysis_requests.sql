-- Analyses by the server. A request is charged, leased, answered and given back like that of a message, by the same
-- functions and in the same ledger; what it brings is an analysis instead of an answer. A floorplan that is deleted while
-- it is analysed gives the credit back at once: nobody will see the analysis, so it is stored nowhere.

alter table public.chat_jobs
  add column floorplan_id uuid,
  add column analysis_id uuid,
  drop constraint chat_jobs_message_type_known,
  add constraint chat_jobs_message_type_known check (message_type in ('text', 'image', 'analysis')),
  -- Also keeps reserve_credits, which knows of no floorplan, from charging for one.
  add constraint chat_jobs_floorplan_named check ((message_type = 'analysis') = (floorplan_id is not null)),
  add constraint chat_jobs_analysis_of_floorplan check (analysis_id is null or (message_type = 'analysis' and state = 'answered'));
create index chat_jobs_floorplan_idx on public.chat_jobs (floorplan_id) where floorplan_id is not null and state = 'reserved';

comment on column public.chat_jobs.floorplan_id is 'What is to be analysed; null for a message.';
comment on column public.chat_jobs.analysis_id is 'The analysis that was stored; it may have been deleted since.';

create or replace function private.price_in_thirds(message_type text) returns integer
language plpgsql immutable
set search_path = ''
as $$
begin
  return case message_type when 'text' then 1 when 'image' then 3 when 'analysis' then 3 end;
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
  return private.post_credit_entry(
    p_job.user_id, p_job.request_id, 'refund', p_job.thirds,
    case when p_job.message_type = 'analysis' then 'Returned: no analysis' else 'Returned: no answer' end);
end
$$;

-- The head is held by whoever deletes. Also a request that somebody works at: what comes of it finds no request any more.
create function private.give_up_analyses() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.chat_jobs;
begin
  for job in
    select * from public.chat_jobs
    where floorplan_id = new.id and user_id = new.user_id and state = 'reserved'
  loop
    perform private.refund_chat_job(job, 'deleted');
  end loop;
  return null;
end
$$;
create trigger requests_are_given_up after update of deleted_at on public.floorplans
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.give_up_analyses();

-- A living analysis of somebody as the mirror has it, or null.
create function private.analysis_of(p_user_id uuid, p_id uuid) returns json
language sql stable security definer
set search_path = ''
as $$
  select row_to_json(a) from public.vaastu_analysis as a
  where a.id = p_id and a.user_id = p_user_id and a.deleted_at is null
$$;

-- Charges the analysis of a floorplan and takes it for p_lease_seconds, so that one worker at a time makes it; the lease
-- has to be longer than the longest wait for a model. The same request again is charged no more: it gives the analysis
-- that was stored, or takes up what another worker has left.
-- -> {status, analysis}, where status is
--    claimed · answered: `analysis` is its row · busy: another worker is at it
--    floorplan_not_found · insufficient_credits: nothing was charged
--    deleted: the analysis was made, and has been deleted since · closed: it was given up and the credit given back
--    request_id_reuse: the id stands for something else
create function public.begin_analysis(
  p_user_id uuid, p_request_id uuid, p_floorplan_id uuid, p_lease_seconds integer
) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  price constant integer := private.price_in_thirds('analysis');
  lease_end constant timestamptz := clock_timestamp() + make_interval(secs => greatest(p_lease_seconds, 1));
  job public.chat_jobs;
  analysis json;
  status text;
begin
  perform private.lock_head(p_user_id);
  select * into job from public.chat_jobs where user_id = p_user_id and request_id = p_request_id;
  if job.state = 'answered' then
    analysis := private.analysis_of(p_user_id, job.analysis_id);
  end if;
  status := case
    when job.request_id is not null and job.floorplan_id is distinct from p_floorplan_id then 'request_id_reuse'
    when job.state = 'answered' then case when analysis is null then 'deleted' else 'answered' end
    when job.state = 'refunded' then 'closed'
    when private.is_leased(job) then 'busy'
    when job.state = 'reserved' then 'claimed'
    when not exists (
      select from public.floorplans as f where f.id = p_floorplan_id and f.user_id = p_user_id and f.deleted_at is null
    ) then 'floorplan_not_found'
    when private.balance_of(p_user_id) < price then 'insufficient_credits'
    else 'claimed'
  end;
  if status = 'claimed' and job.request_id is null then
    perform private.post_credit_entry(p_user_id, p_request_id, 'reserve', -price, 'Floor plan analysis');
    insert into public.chat_jobs (user_id, request_id, message_type, count, thirds, floorplan_id, lease_until, attempts)
    values (p_user_id, p_request_id, 'analysis', 1, price, p_floorplan_id, lease_end, 1);
  elsif status = 'claimed' then
    update public.chat_jobs
    set lease_until = lease_end, attempts = attempts + 1
    where user_id = p_user_id and request_id = p_request_id;
  end if;
  return json_build_object('status', status, 'analysis', case when status = 'answered' then analysis end);
end
$$;
grant execute on function public.begin_analysis(uuid, uuid, uuid, integer) to service_role;

-- Stores the analysis of an open request and captures the credit, in one transaction. Of two workers the first one stores;
-- the other is given what was stored. fail_chat_job gives the credit back.
-- -> {status: completed | duplicate | no_reservation, analysis: its row, null where there is none}
create function public.complete_analysis(
  p_user_id uuid, p_request_id uuid, p_plan jsonb, p_language text, p_rating integer, p_summary text,
  p_recommendations text, p_llm_model text
) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.chat_jobs;
  stored_id uuid;
  status text := 'completed';
begin
  perform private.lock_head(p_user_id);
  select * into job from public.chat_jobs
  where user_id = p_user_id and request_id = p_request_id and message_type = 'analysis';
  if job.request_id is null or job.state = 'refunded' then
    return json_build_object('status', 'no_reservation', 'analysis', null);
  elsif job.state = 'answered' then
    stored_id := job.analysis_id;
    status := 'duplicate';
  else
    insert into public.vaastu_analysis (
      user_id, floorplan_id, overall_rating, analysis_summary, recommendations, llm_model, plan, language)
    values (
      p_user_id, job.floorplan_id, p_rating, p_summary, p_recommendations, p_llm_model, p_plan, p_language)
    returning id into stored_id;
    update public.chat_jobs
    set state = 'answered', closed_at = clock_timestamp(), lease_until = null, analysis_id = stored_id,
        answered_by = p_llm_model, language = p_language
    where user_id = p_user_id and request_id = p_request_id;
    perform private.post_credit_entry(p_user_id, p_request_id, 'capture', 0, 'Analysed');
  end if;
  return json_build_object('status', status, 'analysis', private.analysis_of(p_user_id, stored_id));
end
$$;
grant execute on function public.complete_analysis(uuid, uuid, jsonb, text, integer, text, text, text) to service_role;

-- Takes a job for p_lease_seconds, so that one worker at a time asks the model for it; the lease has to be longer
-- than the longest wait for an answer.
-- Without a request id it is the newest open request that no stored message and no other worker holds. p_session_id is
-- the conversation of a request without a stored message; it only tells what was said before.
-- A request whose message was deleted is no reservation any more, answered or not; that of an analysis is none here.
-- -> {status: claimed | answered | busy | no_reservation, request_id, message_id, session_id, query, image_url,
--     message_type, language, attempts, response, sources, answered_by,
--     page_urls: [path] (may be empty), attachment_name, attachment_text: of the stored message, when claimed,
--     history: [{text, sender: user | system}], at most 6, oldest first, when claimed,
--     is_session_found: false where p_session_id names no living conversation of the caller in which the answer could be
--     kept; nothing should be answered then, as its charge could not be kept either}
create or replace function public.claim_chat_job(
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
    where user_id = p_user_id and state = 'reserved' and query is null and message_type <> 'analysis'
      and (lease_until is null or lease_until <= clock_timestamp())
    order by created_at desc
    limit 1;
  else
    select * into job from public.chat_jobs
    where user_id = p_user_id and request_id = p_request_id and message_type <> 'analysis';
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
