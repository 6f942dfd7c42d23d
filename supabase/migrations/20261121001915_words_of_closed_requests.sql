-- Requests that were closed before their words were forgotten with them. The heads come first, as everywhere.
do $$
begin
  perform private.lock_head(owner_id)
  from (select distinct user_id as owner_id from public.chat_jobs where state <> 'reserved' order by 1) as closed;
  -- An exchange that was stored under the id of its request.
  update public.chat_jobs as j
  set message_id = j.request_id
  where j.message_id is null and j.state = 'answered'
    and exists (select from public.user_chats as c where c.id = j.request_id and c.user_id = j.user_id);
  update public.chat_jobs as j
  set query = null, image_url = null,
      response = case when is_living then j.response end,
      sources = case when is_living then j.sources else '[]' end
  from (
    select k.user_id, k.request_id, k.message_id is null or exists (
      select from public.user_chats as c where c.id = k.message_id and c.user_id = k.user_id and c.deleted_at is null
    ) as is_living
    from public.chat_jobs as k where k.state <> 'reserved'
  ) as closed
  where j.user_id = closed.user_id and j.request_id = closed.request_id;
end
$$;
