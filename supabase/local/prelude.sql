-- What a hosted project has before its first migration, for the embedded database:
-- the request roles, the extensions schema and the open default privileges.
-- Safe to run at every start, after the auth and storage schemas exist.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end
$$;

create schema if not exists extensions;
grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;

-- A hosted project opens every new object in public by default. The migrations close that again,
-- first of all and make the schema private with it; from then on a start must not reopen them.
do $$
begin
  if to_regnamespace('private') is null then
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  end if;
end
$$;

-- The migrations take EXECUTE on new functions away from PUBLIC; the functions of the system
-- schemas stay callable inside policies, also those a newer package version adds.
grant execute on all functions in schema auth, storage to anon, authenticated, service_role;
grant all on storage.objects, storage.buckets to anon, authenticated, service_role;

-- An address that a provider has not checked says nothing of whose it is. `@supabase/lite` 0.10.0 notes it all the same and
-- then finds two accounts by it: its owner could no longer come in by that provider.
create or replace function auth.leave_out_unchecked_address() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.identity_data := new.identity_data - 'email';
  return new;
end
$$;
create or replace trigger leave_out_unchecked_address before insert or update on auth.identities
  for each row when (
    new.provider <> 'email' and new.identity_data -> 'email_verified' is distinct from 'true'::jsonb)
  execute function auth.leave_out_unchecked_address();
