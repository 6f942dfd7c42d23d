-- What an installation looks like from inside, for whoever checks it from outside with its service key: who may do what to
-- which table, which functions can be called, what runs by the clock. No row of anybody, no secret, no text of a command.
--
-- -> {migration, tables: [{name, key, has_rls, grants: {role: [privilege]}, policies: [{name, command, roles, rule}]}],
--     functions: [{name, roles}], buckets: [{id, public, file_size_limit, allowed_mime_types}],
--     file_policies: [{name, command, roles, rule}], seeds: [path], extensions: [name], vault: [name] | null,
--     schedules: [{name, schedule, active, command, failed_at}] | null, is_realtime_open: boolean | null,
--     overdue: {chat_jobs, reminders, payments}}
-- `key` is a column that is never null. `rule` and `command` are hashes of the text with its white space taken out. Null: the database has nothing of the kind.
create function public.installation_report() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  seeds jsonb := '[]';
  secrets jsonb;
  schedules jsonb;
  is_realtime_open boolean;
begin
  if to_regclass('supabase_migrations.seed_files') is not null then
    execute 'select coalesce(jsonb_agg(path order by path), ''[]'') from supabase_migrations.seed_files' into seeds;
  end if;
  if to_regclass('vault.secrets') is not null then
    begin
      execute 'select coalesce(jsonb_agg(name order by name), ''[]'') from vault.secrets where name is not null' into secrets;
    exception when insufficient_privilege then
      secrets := null;
    end;
  end if;
  if to_regclass('cron.job') is not null then
    begin
      execute $query$
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'name', j.jobname, 'schedule', j.schedule, 'active', j.active,
              'command', md5(regexp_replace(j.command, '\s+', '', 'g')),
              'failed_at', (
                select max(d.start_time) from cron.job_run_details as d
                where d.jobid = j.jobid and d.status = 'failed' and d.start_time > now() - interval '1 day'))
            order by j.jobname),
          '[]')
        from cron.job as j
      $query$ into schedules;
    exception when insufficient_privilege or undefined_table or undefined_column then
      schedules := null;
    end;
  end if;
  if to_regclass('realtime.messages') is not null then
    is_realtime_open := exists (
      select from pg_catalog.pg_policies
      where schemaname = 'realtime' and tablename = 'messages' and policyname = 'people listen to their own topic');
  end if;
  return jsonb_build_object(
    'migration', private.newest_migration(),
    'tables', (
      select jsonb_agg(
        jsonb_build_object(
          'name', c.relname,
          'key', (
            select a.attname from pg_catalog.pg_attribute as a
            where a.attrelid = c.oid and a.attnum > 0 and a.attnotnull and not a.attisdropped
            order by a.attnum limit 1),
          'has_rls', c.relrowsecurity, 'grants', private.grants_on(c.oid),
          'policies', private.policies_on(c.oid))
        order by c.relname)
      from pg_catalog.pg_class as c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')),
    'functions', (
      select jsonb_agg(
        jsonb_build_object(
          'name', p.proname,
          'roles', (
            select coalesce(jsonb_agg(r.rolname order by r.rolname), '[]') from pg_catalog.pg_roles as r
            where r.rolname in ('anon', 'authenticated', 'service_role')
              and has_function_privilege(r.oid, p.oid, 'execute')))
        order by p.proname)
      from pg_catalog.pg_proc as p
      where p.pronamespace = 'public'::regnamespace
        -- What an extension brought is the extension's.
        and not exists (select from pg_catalog.pg_depend as d where d.objid = p.oid and d.deptype = 'e')),
    'buckets', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', b.id, 'public', b.public, 'file_size_limit', b.file_size_limit,
            'allowed_mime_types', b.allowed_mime_types)
          order by b.id),
        '[]')
      from storage.buckets as b),
    'file_policies', private.policies_on('storage.objects'::regclass),
    'seeds', seeds,
    'extensions', (select jsonb_agg(e.extname order by e.extname) from pg_catalog.pg_extension as e),
    'vault', secrets,
    'schedules', schedules,
    'is_realtime_open', is_realtime_open,
    'overdue', jsonb_build_object(
      'chat_jobs', (
        select count(*) from public.chat_jobs where state = 'reserved' and created_at < now() - interval '30 minutes'),
      'reminders', (
        select count(*) from public.push_subscriptions where next_at < now() - interval '30 minutes'),
      'payments', (
        select count(*) from public.payment_orders where next_check_at < now() - interval '30 minutes')));
end
$$;
grant execute on function public.installation_report() to service_role;

create function private.newest_migration() returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  newest text;
begin
  execute 'select max(version) from supabase_migrations.schema_migrations' into newest;
  return newest;
exception when undefined_table or insufficient_privilege then
  return null;
end
$$;

-- What the three roles of requests, and everybody, may do to a table or to columns of it: `update` and `update(title)`.
create function private.grants_on(p_table oid) returns jsonb
language sql stable
set search_path = ''
as $$
  with given as (
    select coalesce(r.rolname, 'public') as role, lower(a.privilege_type) as privilege
    from pg_catalog.pg_class as c
    cross join lateral pg_catalog.aclexplode(c.relacl) as a
    left join pg_catalog.pg_roles as r on r.oid = a.grantee
    where c.oid = p_table
    union all
    select coalesce(r.rolname, 'public'), format('%s(%s)', lower(a.privilege_type), t.attname)
    from pg_catalog.pg_attribute as t
    cross join lateral pg_catalog.aclexplode(t.attacl) as a
    left join pg_catalog.pg_roles as r on r.oid = a.grantee
    where t.attrelid = p_table and not t.attisdropped
  ), roles as (
    select role, jsonb_agg(privilege order by privilege) as privileges
    from given
    -- Newer servers know a privilege that older ones do not; it opens nothing to a request.
    where role in ('public', 'anon', 'authenticated', 'service_role') and privilege <> 'maintain'
    group by role
  )
  select coalesce(jsonb_object_agg(role, privileges), '{}') from roles
$$;

create function private.policies_on(p_table oid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'name', p.polname,
        'command', case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
        'roles', (
          select coalesce(jsonb_agg(coalesce(r.rolname, 'public') order by r.rolname), '[]')
          from unnest(p.polroles) as given (role) left join pg_catalog.pg_roles as r on r.oid = given.role),
        'rule', md5(regexp_replace(
          concat(pg_catalog.pg_get_expr(p.polqual, p.polrelid), '|', pg_catalog.pg_get_expr(p.polwithcheck, p.polrelid)),
          '\s+', '', 'g')))
      order by p.polname),
    '[]')
  from pg_catalog.pg_policy as p
  where p.polrelid = p_table
$$;
