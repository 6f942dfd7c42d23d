-- A token outlives its session by up to an hour. Where somebody has signed out, ended a device or chosen a new password, what
-- holds the old token must read and write nothing any more. The embedded backend looks for the session of each request before
-- it is passed on (supabase/local/ended-sessions.ts); on a hosted project the data API does so here, before each request, and
-- the storage service by a policy. What remains there: files of a public bucket and signed addresses, which ask for no token,
-- and a nudge channel that was joined before, which carries a number and no words.
create function private.is_session_open() returns boolean
language sql stable security definer
set search_path = ''
as $$
  -- A token without a session is none of a person who signed in.
  select auth.jwt() ->> 'session_id' is null or exists (
    select from auth.sessions as s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and (s.not_after is null or s.not_after > now()))
$$;
revoke all on function private.is_session_open() from public;

create function public.refuse_ended_session() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_session_open() then
    raise sqlstate 'PT401' using
      message = 'This session has ended. Please sign in again.',
      detail = 'session_not_found';
  end if;
end
$$;
revoke all on function public.refuse_ended_session() from public;
grant execute on function public.refuse_ended_session() to anon, authenticated, service_role;

do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'public.refuse_ended_session';
    notify pgrst, 'reload config';
  end if;
end
$$;

grant execute on function private.is_session_open() to authenticated;
create policy "an ended session touches no file" on storage.objects
  as restrictive for all to authenticated
  using ((select private.is_session_open()))
  with check ((select private.is_session_open()));

alter function public.installation_report() rename to installation_report_with_timeouts;
alter function public.installation_report_with_timeouts() set schema private;

-- As before, and `pre_request: text | null`, what the data API of a hosted project calls before each request; empty where
-- it calls nothing, null in the embedded database.
create function public.installation_report() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.installation_report_with_timeouts() || jsonb_build_object(
    'pre_request', (
      select coalesce(
        (select substr(setting, length('pgrst.db_pre_request=') + 1)
         from unnest(r.rolconfig) as setting where setting like 'pgrst.db\_pre\_request=%'), '')
      from pg_catalog.pg_roles as r where r.rolname = 'authenticator'))
$$;
revoke all on function public.installation_report() from public, anon, authenticated;
revoke all on function private.installation_report_with_timeouts() from service_role;
grant execute on function public.installation_report() to service_role;
