-- Who sent a question from the contact form, where they were signed in: so that it can be given to them with all else
-- that is kept of them, and goes with their account.

alter table public.contactus add column user_id uuid references auth.users (id) on delete cascade;
create index contactus_user_idx on public.contactus (user_id);

comment on column public.contactus.user_id is 'The account that sent it; null for a visitor.';

create or replace function private.limit_contact_queries() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.created_at := now();
  -- A token may outlive its account.
  new.user_id := (select u.id from auth.users as u where u.id = auth.uid() for key share);
  if (select count(*) from public.contactus where created_at > now() - interval '1 hour') >= 200 then
    raise exception 'too many queries, please try again later' using errcode = 'PT429';
  end if;
  return new;
end
$$;
