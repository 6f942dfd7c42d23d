-- A message that was sent and whose answer nobody has asked for yet waits for its writer: the device may have lost its
-- network right after sending, and asks when it is back. Only after a month its credit goes back by itself, unless the
-- caller wants everything given up at once (0 seconds). Nobody asks for the answer of a message that was deleted: its
-- credit goes back like that of any other.

create function private.is_given_up(job public.chat_jobs, p_older_than interval) returns boolean
language sql stable
set search_path = ''
as $$
  select job.state = 'reserved'
    and (job.lease_until is null or job.lease_until <= clock_timestamp())
    and job.created_at <= clock_timestamp() - case
      when p_older_than > interval '0' and job.query is not null and job.attempts = 0 and exists (
        select from public.user_chats as c
        where c.id = coalesce(job.message_id, job.request_id) and c.user_id = job.user_id and c.deleted_at is null
      ) then greatest(p_older_than, interval '30 days')
      else p_older_than
    end
$$;

-- Refunds reservations that were never answered. Safe to call twice and by two callers at once:
-- a user whose head is locked is left for the next call. Returns how many were refunded.
create or replace function public.expire_chat_jobs(p_older_than_seconds integer) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  older_than constant interval := make_interval(secs => greatest(p_older_than_seconds, 0));
  owner_id uuid;
  job public.chat_jobs;
  refunded integer := 0;
begin
  for owner_id in
    select distinct j.user_id from public.chat_jobs as j
    where j.state = 'reserved' and private.is_given_up(j, older_than)
    order by j.user_id
    limit 200
  loop
    continue when not private.try_lock_head(owner_id);
    for job in
      select * from public.chat_jobs as j
      where j.user_id = owner_id and j.state = 'reserved' and private.is_given_up(j, older_than)
    loop
      perform private.refund_chat_job(job, 'expired');
      refunded := refunded + 1;
    end loop;
  end loop;
  return refunded;
end
$$;
