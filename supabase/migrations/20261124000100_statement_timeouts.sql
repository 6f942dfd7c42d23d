-- How long one statement of a request may take before the database stops it. A hosted project brings the same two numbers,
-- and somebody may have taken them away; a server of one's own has none. The embedded database cannot stop a statement,
-- so its host refuses before what could take long (supabase/local/query-limits.ts).
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

alter function public.installation_report() set schema private;
alter function private.installation_report() rename to installation_parts;

-- As before, and `statement_timeouts: {role: text | null}`.
create function public.installation_report() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.installation_parts() || jsonb_build_object(
    'statement_timeouts', (
      select jsonb_object_agg(
        r.rolname,
        (select substr(setting, length('statement_timeout=') + 1)
         from unnest(r.rolconfig) as setting where setting like 'statement\_timeout=%'))
      from pg_catalog.pg_roles as r
      where r.rolname in ('anon', 'authenticated')))
$$;
revoke all on function public.installation_report() from public, anon, authenticated;
revoke all on function private.installation_parts() from service_role;
grant execute on function public.installation_report() to service_role;
