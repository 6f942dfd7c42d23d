-- The calendar in both languages, and which of its dates the rules of the calendar have computed.

alter table public.deities
  add column name_hi text,
  add column about_hi text,
  add constraint deities_name_hi_length check (char_length(name_hi) <= 120 and btrim(name_hi) <> ''),
  add constraint deities_about_hi_length check (char_length(about_hi) <= 5000);

alter table public.aartis
  add column title_hi text,
  add constraint aartis_title_hi_length check (char_length(title_hi) <= 200 and btrim(title_hi) <> '');

alter table public.festivals
  add column rule_id text,
  add column name_hi text,
  add column description_hi text,
  add column significance_hi text,
  add column region_hi text,
  add constraint festivals_rule_id_key unique (rule_id),
  add constraint festivals_rule_id_format
    check (rule_id ~ '^[a-z0-9]+(_[a-z0-9]+)*$' and char_length(rule_id) <= 80),
  add constraint festivals_name_hi_length check (char_length(name_hi) <= 200 and btrim(name_hi) <> ''),
  add constraint festivals_description_hi_length check (char_length(description_hi) <= 20000),
  add constraint festivals_significance_hi_length check (char_length(significance_hi) <= 20000),
  add constraint festivals_region_hi_length check (char_length(region_hi) <= 200);
comment on column public.festivals.rule_id is
  'The rule that computes the day of this festival; null for one whose days are entered by hand.';

alter table public.rituals
  add column name_hi text,
  add column description_hi text,
  add column timing_hi text,
  add column duration_hi text,
  add column steps_hi text[],
  add column materials_needed_hi text[],
  add constraint rituals_name_hi_length check (char_length(name_hi) <= 200 and btrim(name_hi) <> ''),
  add constraint rituals_description_hi_length check (char_length(description_hi) <= 20000),
  add constraint rituals_timing_hi_length check (char_length(timing_hi) <= 300),
  add constraint rituals_duration_hi_length check (char_length(duration_hi) <= 300),
  add constraint rituals_steps_hi_list check (private.is_line_list(steps_hi, 100)),
  add constraint rituals_materials_needed_hi_list check (private.is_line_list(materials_needed_hi, 100));

alter table public.calendar_events
  add column title_hi text,
  add column computed boolean not null default false,
  add constraint calendar_events_title_hi_length check (char_length(title_hi) <= 200 and btrim(title_hi) <> ''),
  add constraint calendar_events_computed_has_festival check (not computed or festival_id is not null);
comment on column public.calendar_events.computed is
  'The date comes from the festival''s rule at New Delhi, so that a device shows its own place''s date instead.';

-- What somebody has entered stands as it is; setting computed again hands the row back to the rule.
create function private.keep_entered_event() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.title, new.title_hi, new.event_date, new.festival_id)
    is distinct from (old.title, old.title_hi, old.event_date, old.festival_id)
  then
    new.computed := false;
  end if;
  return new;
end
$$;
create trigger keep_entered_event before update on public.calendar_events
  for each row execute function private.keep_entered_event();

-- As before, without the times of making and changing where there are a thousand rows that all have the same.
create or replace function public.pull_content(known_version bigint default null) returns jsonb
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
      'festivals', (select coalesce(jsonb_agg(to_jsonb(t) - times.names), '[]') from public.festivals as t),
      'rituals', (select coalesce(jsonb_agg(to_jsonb(t) - times.names), '[]') from public.rituals as t),
      'calendar_events',
        (select coalesce(jsonb_agg(to_jsonb(t) - times.names), '[]') from public.calendar_events as t)
    ) end)
  from (select public.content_version() as version) as current,
    (select array['created_at', 'updated_at'] as names) as times
$$;
