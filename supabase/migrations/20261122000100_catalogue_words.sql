-- What the catalogue says beside its words: meanings, origins and benefits of aartis, posts in two languages, which rows
-- are for everybody already, and days that hold in one state only.

-- A title is one line, and shows something. The device has the same rule (`titleFormat`).
create function private.is_title(title text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select title ~ ('^[^\u0001-\u001f\u007f-\u009f\u2028\u2029]*'
    || '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0]'
    || '[^\u0001-\u001f\u007f-\u009f\u2028\u2029]*$')
$$;
grant execute on function private.is_title(text) to anon, authenticated, service_role;

-- A title from before there was a rule.
create function private.tidy_title(title text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case when private.is_title(tidy.title) then tidy.title else '…' end
  from (select btrim(regexp_replace(tidy_title.title, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')) as title) as tidy
$$;

-- What each stanza means: a list with one entry a stanza, each null or {en, hi}.
create function private.is_meaning_list(meanings jsonb) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  if meanings is null then
    return true;
  elsif jsonb_typeof(meanings) <> 'array' or jsonb_array_length(meanings) not between 1 and 500 then
    return false;
  end if;
  return not exists (
    select from jsonb_array_elements(meanings) as m
    where jsonb_typeof(m) <> 'null' and not private.is_allowed(
      '{"type": "record", "fields": {
        "en": {"type": "text", "most": 4000, "filled": true, "required": true},
        "hi": {"type": "text", "most": 4000, "filled": true, "required": true}
      }}', m)
  );
end
$$;
grant execute on function private.is_meaning_list(jsonb) to authenticated, service_role;

update public.deities set name = private.tidy_title(name) where not private.is_title(name);
update public.aartis set title = private.tidy_title(title) where not private.is_title(title);
update public.blog_posts set title = private.tidy_title(title) where not private.is_title(title);

alter table public.deities
  add column is_published boolean not null default true,
  add constraint deities_name_title check (private.is_title(name));

alter table public.aartis
  add column language text not null default 'hi',
  add column origin text,
  add column origin_hi text,
  add column benefits text,
  add column benefits_hi text,
  add column meanings jsonb,
  add column audio_size integer,
  add constraint aartis_title_title check (private.is_title(title)),
  add constraint aartis_language_known check (
    language in ('hi', 'awa', 'bra', 'mr', 'sa', 'gu', 'bn', 'ta', 'te', 'kn', 'ml', 'pa', 'or', 'en')
  ),
  add constraint aartis_origin_length check (char_length(origin) <= 300 and btrim(origin) <> ''),
  add constraint aartis_origin_hi_length check (char_length(origin_hi) <= 300 and btrim(origin_hi) <> ''),
  add constraint aartis_benefits_length check (char_length(benefits) <= 2000 and btrim(benefits) <> ''),
  add constraint aartis_benefits_hi_length check (char_length(benefits_hi) <= 2000 and btrim(benefits_hi) <> ''),
  add constraint aartis_meanings_list check (private.is_meaning_list(meanings)),
  add constraint aartis_audio_size_range check (audio_size > 0);
comment on column public.aartis.meanings is
  'One entry for each stanza of the content, which stand apart by an empty line: null or {en, hi}.';
comment on column public.aartis.origin is 'Author or tradition, and age.';
comment on column public.aartis.audio_size is 'Bytes.';

alter table public.blog_categories
  add column name_hi text,
  add column description_hi text,
  add constraint blog_categories_name_hi_length check (char_length(name_hi) <= 100 and btrim(name_hi) <> ''),
  add constraint blog_categories_description_hi_length check (char_length(description_hi) <= 1000);

alter table public.blog_posts
  add column language text not null default 'en',
  add column translation_key text,
  add column cover text,
  add constraint blog_posts_title_title check (private.is_title(title)),
  add constraint blog_posts_language_known check (language in ('en', 'hi')),
  add constraint blog_posts_translation_key_format check (
    translation_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(translation_key) <= 150
  ),
  add constraint blog_posts_translation_once unique (translation_key, language),
  add constraint blog_posts_cover_address check (char_length(cover) <= 2048 and cover ~ '^(/[^/\\]|https://[^/])');
comment on column public.blog_posts.translation_key is 'Shared by a post and its twin in the other language.';
comment on column public.blog_posts.cover is 'A path of the app, or an https address.';

alter table public.festivals add column is_published boolean not null default true;

alter table public.calendar_events
  add column region text,
  add constraint calendar_events_region_code check (region ~ '^[A-Z]{2}$'),
  add constraint calendar_events_computed_everywhere check (not computed or region is null);
comment on column public.calendar_events.region is
  'The code of an Indian state where this day holds in the place of the computed one; null is everywhere.';
create unique index calendar_events_once_a_region on public.calendar_events (festival_id, event_date, region)
  where region is not null;

-- As before, with the region: a day of one state is nobody's computed one.
create or replace function private.keep_entered_event() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.title, new.title_hi, new.event_date, new.festival_id, new.region)
    is distinct from (old.title, old.title_hi, old.event_date, old.festival_id, old.region)
  then
    new.computed := false;
  end if;
  return new;
end
$$;

alter table public.subscription_plans
  add column name_hi text,
  add column is_offered boolean not null default true,
  add constraint subscription_plans_name_hi_length check (char_length(name_hi) <= 60 and btrim(name_hi) <> '');
comment on column public.subscription_plans.is_offered is 'Whether it can be bought; one that was bought is never deleted.';

drop policy "everybody reads plans" on public.subscription_plans;
create policy "everybody reads plans that are offered" on public.subscription_plans
  for select to anon, authenticated using (is_offered);
create policy "admins read all plans" on public.subscription_plans
  for select to authenticated using ((select private.is_admin()));

drop policy "everybody reads deities" on public.deities;
create policy "everybody reads published deities" on public.deities
  for select to anon, authenticated using (is_published);
create policy "admins read all deities" on public.deities
  for select to authenticated using ((select private.is_admin()));

drop policy "everybody reads festivals" on public.festivals;
create policy "everybody reads published festivals" on public.festivals
  for select to anon, authenticated using (is_published);
create policy "admins read all festivals" on public.festivals
  for select to authenticated using ((select private.is_admin()));

-- What belongs to a festival is seen by whoever sees the festival.
drop policy "everybody reads rituals" on public.rituals;
create policy "whoever reads a festival reads its rituals" on public.rituals
  for select to anon, authenticated using (festival_id in (select id from public.festivals));
drop policy "everybody reads calendar events" on public.calendar_events;
create policy "whoever reads a festival reads its days" on public.calendar_events
  for select to anon, authenticated
  using (festival_id is null or festival_id in (select id from public.festivals));

-- As before; a plan that is not offered is one that is not there.
create or replace function public.price_payment_order(p_user_id uuid, p_request_id uuid, p_plan_id uuid, p_is_sandbox boolean)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  known public.payment_orders;
  plan public.subscription_plans;
begin
  select * into known from public.payment_orders where user_id = p_user_id and request_id = p_request_id;
  if known.id is not null then
    if known.plan_id <> p_plan_id or known.is_sandbox <> p_is_sandbox then
      return jsonb_build_object('status', 'request_id_reuse');
    end if;
    return jsonb_build_object('status', 'known', 'order', private.order_answer(known));
  end if;
  select * into plan from public.subscription_plans where id = p_plan_id and is_offered;
  if plan.id is null then
    return jsonb_build_object('status', 'plan_not_found');
  end if;
  return jsonb_build_object(
    'status', 'new', 'plan_name', plan.name, 'credits', plan.credits, 'amount_paise', plan.price * 100,
    'currency', 'INR');
end
$$;
