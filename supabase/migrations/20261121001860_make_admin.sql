-- Makes the account of an address an admin, or an ordinary user again. Only an address that was confirmed tells who its
-- account belongs to. Returns whether anything changed.
create function public.make_admin(p_email text, p_is_admin boolean default true) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  account auth.users;
begin
  select * into account from auth.users
  where email = lower(btrim(p_email)) and not is_sso_user
  for key share;
  if not found then
    raise exception 'no account has this address' using errcode = 'PT404';
  elsif p_is_admin and account.email_confirmed_at is null then
    raise exception 'this address is not confirmed yet' using errcode = 'PT409';
  end if;
  insert into public.user_roles as r (user_id, role)
  values (account.id, case when p_is_admin then 'admin' else 'user' end)
  on conflict (user_id) do update set role = excluded.role where r.role <> excluded.role;
  return found;
end
$$;
grant execute on function public.make_admin(text, boolean) to service_role;
