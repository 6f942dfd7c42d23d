-- Nobody asks for the answer of a message that was deleted: its credit goes back like that of any other.

create or replace function private.is_given_up(job public.chat_jobs, p_older_than interval) returns boolean
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
