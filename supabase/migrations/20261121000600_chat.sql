-- Chat sessions, their exchanges, and the jobs that turn a reserved credit into an answer.

create table public.chat_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null,
  seq bigint not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  origin_op uuid,
  constraint chat_sessions_owner_key unique (id, user_id),
  constraint chat_sessions_user_seq_key unique (user_id, seq),
  constraint chat_sessions_title_length check (char_length(title) <= 300 and btrim(title) <> '')
);
create index chat_sessions_recent_idx on public.chat_sessions (user_id, updated_at desc) where deleted_at is null;

create table public.user_chats (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  query text not null,
  response text,
  image_url text,
  sources jsonb not null default '[]',
  answered_by text,
  language text,
  seq bigint not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  origin_op uuid,
  constraint user_chats_user_seq_key unique (user_id, seq),
  -- With the owner in the key a message can never stand in somebody else's session.
  constraint user_chats_session_id_fkey foreign key (session_id, user_id)
    references public.chat_sessions (id, user_id) on delete cascade,
  constraint user_chats_query_present check (btrim(query) <> '' or image_url is not null),
  constraint user_chats_query_length check (char_length(query) <= 20000),
  constraint user_chats_response_length check (char_length(response) <= 100000),
  constraint user_chats_image_url_length check (char_length(image_url) <= 2048 and btrim(image_url) <> ''),
  constraint user_chats_sources_list check (jsonb_typeof(sources) = 'array' and octet_length(sources::text) <= 65536),
  constraint user_chats_answered_by_length check (char_length(answered_by) <= 100),
  constraint user_chats_language_known check (language in ('hindi', 'english', 'hinglish'))
);
create index user_chats_session_idx on public.user_chats (session_id, created_at);

select private.make_mirrored('public.chat_sessions');
select private.make_mirrored('public.user_chats');
create trigger d_living_parent before insert on public.user_chats
  for each row execute function private.refuse_dead_parent('session_id', 'chat_sessions');
create trigger children_follow after update of deleted_at on public.chat_sessions
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.bury_children('user_chats', 'session_id');

-- Sessions are listed by their last activity.
create function private.touch_sessions() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.chat_sessions as s
  set title = s.title
  from (select distinct session_id from added) as a
  where s.id = a.session_id and s.deleted_at is null;
  return null;
end
$$;
create trigger session_is_touched after insert on public.user_chats
  referencing new table as added
  for each statement execute function private.touch_sessions();

alter table public.chat_sessions enable row level security;
grant select, insert, update, delete on public.chat_sessions to authenticated, service_role;
create policy "the owner reads chat sessions" on public.chat_sessions
  for select to authenticated using (user_id = (select auth.uid()) and deleted_at is null);
create policy "the owner adds chat sessions" on public.chat_sessions
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "the owner changes chat sessions" on public.chat_sessions
  for update to authenticated
  using (user_id = (select auth.uid()) and deleted_at is null)
  with check (user_id = (select auth.uid()));
create policy "the owner deletes chat sessions" on public.chat_sessions
  for delete to authenticated using (user_id = (select auth.uid()) and deleted_at is null);

alter table public.user_chats enable row level security;
grant select, insert, update, delete on public.user_chats to authenticated, service_role;
create policy "the owner reads chats" on public.user_chats
  for select to authenticated using (user_id = (select auth.uid()) and deleted_at is null);
create policy "the owner adds chats" on public.user_chats
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "the owner changes chats" on public.user_chats
  for update to authenticated
  using (user_id = (select auth.uid()) and deleted_at is null)
  with check (user_id = (select auth.uid()));
create policy "the owner deletes chats" on public.user_chats
  for delete to authenticated using (user_id = (select auth.uid()) and deleted_at is null);

-- One job per reserved request. A job of a stored message (chat.send) knows its session and is answered
-- into the user_chats row whose id is the request id.
create table public.chat_jobs (
  user_id uuid not null references auth.users (id) on delete cascade,
  request_id uuid not null,
  state text not null default 'reserved',
  message_type text not null,
  count integer not null,
  thirds integer not null,
  session_id uuid,
  query text,
  image_url text,
  language text,
  attempts integer not null default 0,
  lease_until timestamptz,
  response text,
  sources jsonb not null default '[]',
  answered_by text,
  reason text,
  created_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  primary key (user_id, request_id),
  constraint chat_jobs_session_id_fkey foreign key (session_id, user_id)
    references public.chat_sessions (id, user_id) on delete set null (session_id),
  constraint chat_jobs_state_known check (state in ('reserved', 'answered', 'refunded')),
  constraint chat_jobs_closed_when_done check ((state = 'reserved') = (closed_at is null)),
  constraint chat_jobs_message_type_known check (message_type in ('text', 'image')),
  constraint chat_jobs_count_range check (count between 1 and 20),
  constraint chat_jobs_thirds_positive check (thirds > 0),
  constraint chat_jobs_reason_length check (char_length(reason) <= 500)
);
create index chat_jobs_open_idx on public.chat_jobs (created_at) where state = 'reserved';
create index chat_jobs_session_idx on public.chat_jobs (session_id) where session_id is not null;

alter table public.chat_jobs enable row level security;
grant select on public.chat_jobs to service_role;

-- Charges a request and opens its job. The caller holds the head lock and has seen that the request is new.
-- Returns the new balance, or null when the balance is too small; then nothing is written.
create function private.open_chat_job(
  p_user_id uuid, p_request_id uuid, p_message_type text, p_count integer,
  p_session_id uuid default null, p_query text default null, p_image_url text default null, p_language text default null
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
  insert into public.chat_jobs (user_id, request_id, message_type, count, thirds, session_id, query, image_url, language)
  values (p_user_id, p_request_id, p_message_type, p_count, price, p_session_id, p_query, p_image_url, p_language);
  return balance;
end
$$;

-- Gives the credits of an open job back, once. The caller holds the head lock.
create function private.refund_chat_job(p_job public.chat_jobs, p_reason text) returns integer
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.chat_jobs
  set state = 'refunded', closed_at = clock_timestamp(), lease_until = null, reason = left(p_reason, 500)
  where user_id = p_job.user_id and request_id = p_job.request_id;
  return private.post_credit_entry(p_job.user_id, p_job.request_id, 'refund', p_job.thirds, 'Returned: no answer');
end
$$;

-- Spends credits for a message that is about to be sent. The same request twice spends once.
-- -> {status: reserved | duplicate | insufficient_credits | request_id_reuse, request_id, remaining_thirds}
create function public.reserve_credits(p_user_id uuid, p_request_id uuid, p_message_type text, p_count integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.chat_jobs;
  status text;
begin
  if p_user_id is null or p_request_id is null
    or private.price_in_thirds(p_message_type) is null or p_count is null or p_count not between 1 and 20
  then
    raise exception 'reserve_credits needs a user, a request, a message type and a count from 1 to 20'
      using errcode = 'invalid_parameter_value';
  end if;
  perform private.lock_head(p_user_id);
  select * into job from public.chat_jobs where user_id = p_user_id and request_id = p_request_id;
  if found then
    status := case when job.message_type = p_message_type and job.count = p_count then 'duplicate' else 'request_id_reuse' end;
  elsif private.open_chat_job(p_user_id, p_request_id, p_message_type, p_count) is null then
    status := 'insufficient_credits';
  else
    status := 'reserved';
  end if;
  return jsonb_build_object(
    'status', status, 'request_id', p_request_id, 'remaining_thirds', private.balance_of(p_user_id));
end
$$;
grant execute on function public.reserve_credits(uuid, uuid, text, integer) to service_role;

-- Takes a job for p_lease_seconds, so that one worker at a time asks the model for it.
-- Without a request id it is the newest open request that no stored message and no other worker holds.
-- -> {status: claimed | answered | busy | no_reservation, request_id, session_id, query, image_url, message_type, language,
--     attempts, response, sources, answered_by}
create function public.claim_chat_job(p_user_id uuid, p_request_id uuid, p_lease_seconds integer) returns jsonb
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
    'status', status, 'request_id', coalesce(job.request_id, p_request_id), 'session_id', job.session_id,
    'query', job.query, 'image_url', job.image_url, 'message_type', job.message_type, 'language', job.language,
    'attempts', job.attempts, 'response', job.response, 'sources', coalesce(job.sources, '[]'), 'answered_by', job.answered_by);
end
$$;
grant execute on function public.claim_chat_job(uuid, uuid, integer) to service_role;

-- Stores the answer and captures the credit in one transaction. With a session the exchange is kept there
-- under the id of the request.
-- -> {status: completed | duplicate | no_reservation | session_not_found}
create function public.complete_chat_job(
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
    set response = p_response, sources = coalesce(p_sources, '[]'), answered_by = p_answered_by, language = p_language
    where id = p_request_id and user_id = p_user_id;
    if found then
      update public.chat_sessions set title = title where id = target_session;
    else
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
grant execute on function public.complete_chat_job(uuid, uuid, uuid, text, text, jsonb, text, text, text) to service_role;

-- -> {status: refunded | already_closed | no_reservation, remaining_thirds}
create function public.fail_chat_job(p_user_id uuid, p_request_id uuid, p_reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.chat_jobs;
  status text;
begin
  perform private.lock_head(p_user_id);
  select * into job from public.chat_jobs where user_id = p_user_id and request_id = p_request_id;
  if job.request_id is null then
    status := 'no_reservation';
  elsif job.state <> 'reserved' then
    status := 'already_closed';
  else
    perform private.refund_chat_job(job, p_reason);
    status := 'refunded';
  end if;
  return jsonb_build_object('status', status, 'remaining_thirds', private.balance_of(p_user_id));
end
$$;
grant execute on function public.fail_chat_job(uuid, uuid, text) to service_role;

-- Refunds reservations that were never answered. Safe to call twice and by two callers at once:
-- a user whose head is locked is left for the next call. Returns how many were refunded.
create function public.expire_chat_jobs(p_older_than_seconds integer) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  expired_before constant timestamptz := clock_timestamp() - make_interval(secs => greatest(p_older_than_seconds, 0));
  owner_id uuid;
  job public.chat_jobs;
  refunded integer := 0;
begin
  for owner_id in
    select distinct user_id from public.chat_jobs
    where state = 'reserved' and created_at <= expired_before
    order by user_id
    limit 200
  loop
    perform from public.sync_heads where user_id = owner_id for update skip locked;
    continue when not found;
    for job in
      select * from public.chat_jobs
      where user_id = owner_id and state = 'reserved' and created_at <= expired_before
        and (lease_until is null or lease_until <= clock_timestamp())
    loop
      perform private.refund_chat_job(job, 'expired');
      refunded := refunded + 1;
    end loop;
  end loop;
  return refunded;
end
$$;
grant execute on function public.expire_chat_jobs(integer) to service_role;

-- The balance and the newest 200 transactions. A reservation that was given back is left out with its
-- return, so that the list shows what was received and what was really spent; its sum is still the balance.
-- -> {thirds, transactions: [{id, created_at, description, transaction_type: purchase | usage, amount_thirds}]}
create function public.get_credits(p_user_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'thirds', private.balance_of(p_user_id),
    'transactions', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', t.id, 'created_at', t.created_at, 'description', t.description,
          'transaction_type', case t.entry when 'grant' then 'purchase' else 'usage' end,
          'amount_thirds', t.amount)
        order by t.created_at desc, t.seq desc)
      from (
        select l.* from public.credit_ledger as l
        where l.user_id = p_user_id
          and l.entry in ('grant', 'reserve')
          and not exists (
            select from public.credit_ledger as r
            where r.user_id = l.user_id and r.request_id = l.request_id and r.entry = 'refund'
          )
        order by l.created_at desc, l.seq desc
        limit 200
      ) as t
    ), '[]')
  )
$$;
grant execute on function public.get_credits(uuid) to service_role;
