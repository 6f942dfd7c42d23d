-- A festival that is not published is none that devices and reminders speak of, although they reckon its days themselves.

-- The rules of those festivals. Most rules have no row at all, so that it says nothing that a row is not there.
-- -> the ids of the rules
create function public.hidden_festivals() returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(f.rule_id order by f.rule_id), '{}')
  from public.festivals as f where not f.is_published and f.rule_id is not null
$$;
grant execute on function public.hidden_festivals() to anon, authenticated, service_role;

insert into private.content_versions (table_name) values ('hidden_festivals');

-- What comes back is due again on devices that were told to look much later.
create function private.hidden_festivals_changed() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  before constant text := case when not old.is_published then old.rule_id end;
  after constant text := case when not new.is_published then new.rule_id end;
begin
  if before is not distinct from after then
    return null;
  end if;
  perform private.raise_content_version(array['hidden_festivals']);
  update public.push_subscriptions as s set next_at = clock_timestamp(), claim = null
  where (s.claim is not null or s.next_at > clock_timestamp()) and exists (
    select from public.festival_reminders as r
    where r.user_id = s.user_id and r.festival_id = before and r.deleted_at is null and cardinality(r.days) > 0
  );
  return null;
end
$$;
create trigger hidden_festivals_changed after insert or update or delete on public.festivals
  for each row execute function private.hidden_festivals_changed();

-- As before, with the rules of the festivals that are not to be shown: hidden_festivals: [{id: the rule's}].
create or replace function public.pull_content_changes(known jsonb default '{}') returns json
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
      when 'hidden_festivals' then (
        select coalesce(json_agg(json_build_object('id', rule_id)), '[]') from unnest(public.hidden_festivals()) as rule_id)
    end), '{}')
    from jsonb_each_text(at.versions) as changed (name, version)
    where changed.version is distinct from pull_content_changes.known ->> changed.name
  ))
  from (select public.content_versions() as versions) as at
$$;

-- As before, and silent about festivals that are not to be shown, also where such a reminder was put off.
create or replace function public.claim_reminder_work(p_now timestamptz, p_limit integer default 20) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  claimed uuid[];
  token constant uuid := gen_random_uuid();
begin
  with due as (
    select s.id, s.session_id from public.push_subscriptions as s
    -- Nobody waits for more than 41 days: what is to be looked at later comes from a clock that has been set back since.
    where s.next_at <= p_now or s.next_at > p_now + interval '45 days'
    order by s.next_at
    limit least(greatest(p_limit, 1), 100)
    for update skip locked
  ), ended as (
    delete from public.push_subscriptions as s using due
    where s.id = due.id and due.session_id is not null and not exists (
      select from auth.sessions as a
      where a.id = due.session_id and (a.not_after is null or a.not_after > now())
    )
    returning s.id
  ), taken as (
    update public.push_subscriptions as s
    set claim = token, next_at = p_now + interval '5 minutes'
    from due
    where s.id = due.id and s.id not in (select id from ended)
    returning s.id
  )
  select array_agg(id) into claimed from taken;
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', s.id, 'claim', s.claim, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth,
        'device_id', s.device_id, 'language', s.language, 'time_zone', s.time_zone, 'created_at', s.created_at,
        'profile', (
          select jsonb_build_object(
            'month_system', p.month_system, 'place_name', p.place_name, 'latitude', p.latitude,
            'longitude', p.longitude, 'time_zone', p.time_zone, 'reminder_settings', p.reminder_settings)
          from public.profiles as p where p.id = s.user_id
        ),
        'events', (
          select coalesce(jsonb_agg(to_jsonb(e)), '[]')
          from (
            select v.id, v.title, v.date_type, v.is_recurring, v.event_date, v.lunar_month, v.lunar_day, v.paksha,
              v.reminder, v.created_at, v.updated_at
            from public.user_events as v
            where v.user_id = s.user_id and v.reminder is not null and v.deleted_at is null
            order by v.updated_at desc
            limit 1000
          ) as e
        ),
        'festivals', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'festival_id', f.festival_id, 'days', f.days, 'hour', f.hour, 'updated_at', f.updated_at)), '[]')
          from public.festival_reminders as f
          where f.user_id = s.user_id and f.deleted_at is null and cardinality(f.days) > 0
            and f.festival_id <> all (public.hidden_festivals())
        ),
        'deliveries', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', d.id, 'target', d.target, 'occurrence', d.occurrence, 'days_before', d.days_before,
            'state', d.state,
            'is_put_off', d.is_put_off and regexp_replace(d.target, '^festival:', '') <> all (public.hidden_festivals()),
            'due_at', d.due_at, 'try_at', d.try_at, 'attempts', d.attempts,
            'title', (
              select v.title from public.user_events as v
              where d.is_put_off and v.user_id = s.user_id and v.deleted_at is null
                and v.id = case when d.target like 'event:%' then substr(d.target, 7)::uuid end
            ))), '[]')
          from public.reminder_deliveries as d
          where d.user_id = s.user_id and d.device_id = s.device_id
            and d.due_at > p_now - interval '2 days'
        ))
      order by s.id), '[]')
    from public.push_subscriptions as s
    where s.id = any (claimed)
  );
end
$$;
