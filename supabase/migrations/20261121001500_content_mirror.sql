-- The public content for a device's copy, in one statement: version and rows belong together.

-- known_version: the version that the device has, null for none.
-- -> {version, tables: null} when the device has the newest, else {version, tables: {<table>: [row]}} with everything
-- that the caller may read.
create function public.pull_content(known_version bigint default null) returns jsonb
language sql stable security invoker
set search_path = ''
as $$
  select jsonb_build_object(
    'version', current.version,
    'tables', case when current.version is distinct from pull_content.known_version then jsonb_build_object(
      'subscription_plans', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.subscription_plans as t),
      'blog_categories', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.blog_categories as t),
      'blog_posts', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.blog_posts as t where t.published),
      'deities', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.deities as t),
      'aartis', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.aartis as t),
      'festivals', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.festivals as t),
      'rituals', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.rituals as t),
      'calendar_events', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.calendar_events as t)
    ) end)
  from (select public.content_version() as version) as current
$$;
grant execute on function public.pull_content(bigint) to anon, authenticated, service_role;
