-- The profile follows its account beside other writes to it, which have the head: the head comes first here too. The
-- account's row is locked by then, in the order that everybody keeps.
create or replace function private.follow_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.lock_head(new.id);
  update public.profiles
  set email = new.email,
      verification_status = case when new.email_confirmed_at is null then 'pending' else 'verified' end
  where id = new.id;
  return new;
end
$$;
