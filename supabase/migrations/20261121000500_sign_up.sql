-- What every account has from its first moment: a change counter, a role, a profile, and 2 credits once.

create function private.set_up_account(account auth.users) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Fixed, so that the ledger's unique key refuses a second welcome grant.
  welcome_request constant uuid := '00000000-0000-4000-8000-000000000001';
begin
  perform private.lock_head(account.id);
  insert into public.user_roles (user_id) values (account.id) on conflict do nothing;
  perform private.create_profile(account);
  if not exists (
    select from public.credit_ledger where user_id = account.id and request_id = welcome_request and entry = 'grant'
  ) then
    perform private.post_credit_entry(account.id, welcome_request, 'grant', 6, 'Welcome credits');
  end if;
end
$$;

create function private.welcome_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.set_up_account(new);
  return new;
end
$$;
create trigger account_is_set_up after insert on auth.users
  for each row execute function private.welcome_account();

-- A project that already had accounts.
select private.set_up_account(account) from auth.users as account;
