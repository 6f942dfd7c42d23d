-- Whose password is it? The auth service of a hosted project keeps the password of the first sign-up with an address, and
-- mails the later ones a link that confirms it: a stranger who came first would share the account with its owner. Where an
-- address was mailed to more than once before it was confirmed, its confirmation therefore confirms the address and nothing
-- else: whoever opened the link is signed in, and chooses a password by the mail for forgotten ones. Nobody can tell
-- another sign-up from a mail that was asked for again, so both count.
create function private.forget_contested_password() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.email_confirmed_at is null and new.email_confirmed_at is null
    and old.confirmation_sent_at is not null
    and new.confirmation_sent_at is distinct from old.confirmation_sent_at
  then
    new.raw_app_meta_data := coalesce(new.raw_app_meta_data, '{}') || '{"is_contested": true}';
  elsif old.email_confirmed_at is null and new.email_confirmed_at is not null
    and coalesce((old.raw_app_meta_data ->> 'is_contested')::boolean, false)
  then
    new.raw_app_meta_data := new.raw_app_meta_data - 'is_contested';
    -- A password that is chosen in the same moment is that of whoever opened the link.
    if new.encrypted_password is not distinct from old.encrypted_password then
      new.encrypted_password := '';
    end if;
  end if;
  return new;
end
$$;

-- The embedded backend compares the passwords that were chosen, and knows more (supabase/local/known-addresses.ts).
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    create trigger contested_password_is_forgotten before update on auth.users
      for each row execute function private.forget_contested_password();
  end if;
end
$$;
