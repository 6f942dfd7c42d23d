-- A picture or a document of a conversation is at an address that cannot be guessed, and whoever was given it can open it. It
-- ends with its message: with the conversation and the account too, as their messages end with them. One that no message
-- names yet is on its way, for a day. The embedded backend asks before it serves one (supabase/local/open-attachments.ts);
-- a hosted project serves a public file until it is removed.
create function private.is_attachment_open(p_name text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  with named as (
    select c.deleted_at
    from public.user_chats as c
    where c.user_id = case
        when p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/' then split_part(p_name, '/', 1)::uuid
      end
      and (private.file_mark(c.image_url) = private.file_mark(p_name) or c.page_urls ? p_name)
  )
  select case
    when exists (select from named) then exists (select from named where deleted_at is null)
    else exists (
      select from storage.objects as o
      where o.bucket_id = 'chat_attachments' and o.name = p_name and o.created_at > now() - interval '1 day')
  end
$$;
revoke all on function private.is_attachment_open(text) from public;
