-- The public content table by table: a device fetches what has changed and nothing else.

-- A version is a time in milliseconds, or one more than the last where that is later: a database that was set back does
-- not give a number a second time to other rows.
create table private.content_versions (
  table_name text primary key,
  version bigint not null default (extract(epoch from clock_timestamp()) * 1000)::bigint
);
insert into private.content_versions (table_name) values
  ('subscription_plans'), ('blog_categories'), ('blog_posts'), ('deities'), ('aartis'), ('festivals'), ('rituals'),
  ('calendar_events'), ('shared_aartis');

create function private.raise_content_version(changed text[]) returns void
language sql security definer
set search_path = ''
as $$
  update private.content_versions
  set version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
  where table_name = any (raise_content_version.changed)
$$;

create or replace function private.bump_content_version() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.content_state set version = version + 1;
  perform private.raise_content_version(array[tg_table_name::text]);
  return null;
end
$$;

-- With a festival come and go the rows that belong to it.
create function private.bump_with_festival() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.raise_content_version(array['rituals', 'calendar_events']);
  return null;
end
$$;
create trigger content_of_festival_changed after update on public.festivals
  for each row when (old.is_published <> new.is_published) execute function private.bump_with_festival();

-- -> {<table>: version}
create function public.content_versions() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_object_agg(v.table_name, v.version) from private.content_versions as v
$$;
grant execute on function public.content_versions() to anon, authenticated, service_role;

-- The tables of public content whose version is not the one that the device names, in one statement: versions and rows
-- belong together. What is no draft, whoever asks, and without what no device reads.
--   known: {<table>: version}, what the device has
-- -> {versions: {<table>: version}, tables: {<table>: [row]}}, with only those tables that differ
create function public.pull_content_changes(known jsonb default '{}') returns json
language sql stable security invoker
set search_path = ''
as $$
  select json_build_object('versions', at.versions, 'tables', (
    select coalesce(json_object_agg(changed.name, case changed.name
      when 'subscription_plans' then (
        select coalesce(json_agg(to_jsonb(t) - array['created_at', 'updated_at', 'is_offered']), '[]')
        from public.subscription_plans as t where t.is_offered)
      when 'blog_categories' then (
        select coalesce(json_agg(to_jsonb(t) - array['created_at', 'updated_at']), '[]')
        from public.blog_categories as t)
      when 'blog_posts' then (
        select coalesce(json_agg(to_jsonb(t) - array['created_at', 'published']), '[]')
        from public.blog_posts as t where t.published)
      when 'deities' then (
        select coalesce(json_agg(to_jsonb(t) - array['created_at', 'updated_at', 'is_published']), '[]')
        from public.deities as t where t.is_published)
      when 'aartis' then (
        select coalesce(json_agg(to_jsonb(t) - array['created_at', 'updated_at', 'is_verified']), '[]')
        from public.aartis as t where t.is_verified)
      when 'festivals' then (
        select coalesce(json_agg(to_jsonb(t) - array['created_at', 'updated_at', 'is_published']), '[]')
        from public.festivals as t where t.is_published)
      when 'rituals' then (
        select coalesce(json_agg(to_jsonb(t) - array['created_at', 'updated_at']), '[]')
        from public.rituals as t join public.festivals as f on f.id = t.festival_id and f.is_published)
      when 'calendar_events' then (
        select coalesce(json_agg(jsonb_strip_nulls(to_jsonb(t) - array['created_at', 'updated_at'])), '[]')
        from public.calendar_events as t left join public.festivals as f on f.id = t.festival_id
        where t.festival_id is null or f.is_published)
      when 'shared_aartis' then (select coalesce(json_agg(to_jsonb(t)), '[]') from public.shared_aartis as t)
    end), '{}')
    from jsonb_each_text(at.versions) as changed (name, version)
    where changed.version is distinct from pull_content_changes.known ->> changed.name
  ))
  from (select public.content_versions() as versions) as at
$$;
grant execute on function public.pull_content_changes(jsonb) to anon, authenticated, service_role;

-- As before, for apps that fetch everything at once: what they cannot show is left out (no such app has a page for a
-- post), and so are drafts, whoever asks.
create or replace function public.pull_content(known_version bigint default null) returns jsonb
language sql stable security invoker
set search_path = ''
as $$
  select jsonb_build_object(
    'version', current.version,
    'tables', case when current.version is distinct from pull_content.known_version then jsonb_build_object(
      'subscription_plans', (
        select coalesce(jsonb_agg(to_jsonb(t) - array['name_hi', 'is_offered']), '[]')
        from public.subscription_plans as t where t.is_offered),
      'blog_categories', (
        select coalesce(jsonb_agg(to_jsonb(t) - array['name_hi', 'description_hi']), '[]') from public.blog_categories as t),
      'blog_posts', (
        select coalesce(jsonb_agg(to_jsonb(t) - array['content', 'language', 'translation_key', 'cover']), '[]')
        from public.blog_posts as t where t.published and t.language = 'en'),
      'deities', (
        select coalesce(jsonb_agg(to_jsonb(t) - 'is_published'::text), '[]') from public.deities as t where t.is_published),
      'aartis', (
        select coalesce(jsonb_agg(to_jsonb(t)
          - array['language', 'origin', 'origin_hi', 'benefits', 'benefits_hi', 'meanings', 'audio_size']), '[]')
        from public.aartis as t where t.is_verified),
      'festivals', (
        select coalesce(jsonb_agg(to_jsonb(t) - times.names - 'is_published'::text), '[]')
        from public.festivals as t where t.is_published),
      'rituals', (
        select coalesce(jsonb_agg(to_jsonb(t) - times.names), '[]')
        from public.rituals as t join public.festivals as f on f.id = t.festival_id and f.is_published),
      -- They would take a day of one state for everybody's.
      'calendar_events', (
        select coalesce(jsonb_agg(to_jsonb(t) - times.names - 'region'::text), '[]')
        from public.calendar_events as t left join public.festivals as f on f.id = t.festival_id
        where t.region is null and (t.festival_id is null or f.is_published))
    ) end)
  from (select public.content_version() as version) as current,
    (select array['created_at', 'updated_at'] as names) as times
$$;
