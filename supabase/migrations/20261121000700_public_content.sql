-- Public content: plans, blog, deities, aartis, festivals and their calendar. Everybody reads it, admins keep it.
-- Devices keep a copy; content_version() tells them when to fetch it again.

create table private.content_state (
  only_row boolean primary key default true,
  version bigint not null default 1,
  constraint content_state_one_row check (only_row)
);
insert into private.content_state default values;

create function private.bump_content_version() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.content_state set version = version + 1;
  return null;
end
$$;

-- A number that changes with every change of public content.
create function public.content_version() returns bigint
language sql stable security definer
set search_path = ''
as $$
  select version from private.content_state
$$;
grant execute on function public.content_version() to anon, authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;

create table public.subscription_plans (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  price integer not null,
  credits integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscription_plans_name_key unique (name),
  constraint subscription_plans_name_length check (char_length(name) <= 60 and btrim(name) <> ''),
  constraint subscription_plans_price_range check (price between 1 and 1000000),
  constraint subscription_plans_credits_range check (credits between 1 and 100000)
);
comment on column public.subscription_plans.price is 'Whole rupees.';

create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null,
  description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint blog_categories_slug_key unique (slug),
  constraint blog_categories_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  constraint blog_categories_name_length check (char_length(name) <= 100 and btrim(name) <> ''),
  constraint blog_categories_description_length check (char_length(description) <= 1000)
);

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  title text not null,
  excerpt text,
  content text not null,
  meta_title text,
  meta_description text,
  author_name text not null default 'Disha',
  reading_time integer,
  published boolean not null default false,
  published_at timestamptz,
  featured boolean not null default false,
  tags text[] not null default '{}',
  category_id uuid references public.blog_categories (id) on delete restrict,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint blog_posts_slug_key unique (slug),
  constraint blog_posts_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 150),
  constraint blog_posts_title_length check (char_length(title) <= 200 and btrim(title) <> ''),
  constraint blog_posts_excerpt_length check (char_length(excerpt) <= 1000),
  constraint blog_posts_content_length check (char_length(content) <= 200000 and btrim(content) <> ''),
  constraint blog_posts_meta_title_length check (char_length(meta_title) <= 200),
  constraint blog_posts_meta_description_length check (char_length(meta_description) <= 500),
  constraint blog_posts_author_name_length check (char_length(author_name) <= 100 and btrim(author_name) <> ''),
  constraint blog_posts_reading_time_range check (reading_time between 1 and 240),
  constraint blog_posts_published_has_date check (not published or published_at is not null),
  constraint blog_posts_tags_list check (tags = '{}' or private.is_tag_list(tags))
);
create index blog_posts_newest_idx on public.blog_posts (published_at desc) where published;
create index blog_posts_category_idx on public.blog_posts (category_id);

create table public.deities (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  about text,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint deities_name_length check (char_length(name) <= 120 and btrim(name) <> ''),
  constraint deities_about_length check (char_length(about) <= 5000),
  constraint deities_image_length check (char_length(image) <= 2048)
);
create index deities_name_idx on public.deities (name);

create table public.aartis (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  content text not null,
  deity_id uuid references public.deities (id) on delete restrict,
  audio_url text,
  tags text[],
  is_verified boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint aartis_title_length check (char_length(title) <= 200 and btrim(title) <> ''),
  constraint aartis_content_length check (char_length(content) <= 50000 and btrim(content) <> ''),
  constraint aartis_audio_url_length check (char_length(audio_url) <= 2048),
  constraint aartis_tags_list check (private.is_tag_list(tags))
);
create index aartis_deity_idx on public.aartis (deity_id, title);

create table public.festivals (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description text,
  festival_type text,
  deity_id uuid references public.deities (id) on delete restrict,
  region text,
  significance text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint festivals_name_length check (char_length(name) <= 200 and btrim(name) <> ''),
  constraint festivals_description_length check (char_length(description) <= 20000),
  constraint festivals_festival_type_length check (char_length(festival_type) <= 60),
  constraint festivals_region_length check (char_length(region) <= 200),
  constraint festivals_significance_length check (char_length(significance) <= 20000)
);
create index festivals_deity_idx on public.festivals (deity_id);

create table public.rituals (
  id uuid primary key default gen_random_uuid(),
  festival_id uuid not null references public.festivals (id) on delete cascade,
  name text not null,
  description text,
  timing text,
  duration text,
  steps text[] not null default '{}',
  materials_needed text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint rituals_name_length check (char_length(name) <= 200 and btrim(name) <> ''),
  constraint rituals_description_length check (char_length(description) <= 20000),
  constraint rituals_timing_length check (char_length(timing) <= 300),
  constraint rituals_duration_length check (char_length(duration) <= 300),
  constraint rituals_steps_list check (private.is_line_list(steps, 100)),
  constraint rituals_materials_needed_list check (private.is_line_list(materials_needed, 100))
);
create index rituals_festival_idx on public.rituals (festival_id);

create table public.calendar_events (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  description text,
  event_date date not null,
  festival_id uuid references public.festivals (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint calendar_events_title_length check (char_length(title) <= 200 and btrim(title) <> ''),
  constraint calendar_events_description_length check (char_length(description) <= 20000),
  constraint calendar_events_date_range check (event_date between '1800-01-01' and '2399-12-31')
);
create index calendar_events_date_idx on public.calendar_events (event_date);
create index calendar_events_festival_idx on public.calendar_events (festival_id);

alter table public.subscription_plans enable row level security;
grant select on public.subscription_plans to anon;
grant select, insert, update, delete on public.subscription_plans to authenticated, service_role;
create policy "everybody reads plans" on public.subscription_plans
  for select to anon, authenticated using (true);
create policy "admins add plans" on public.subscription_plans
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change plans" on public.subscription_plans
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete plans" on public.subscription_plans
  for delete to authenticated using ((select private.is_admin()));
create trigger touch_updated_at before update on public.subscription_plans
  for each row execute function private.touch_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.subscription_plans
  for each statement execute function private.bump_content_version();

alter table public.blog_categories enable row level security;
grant select on public.blog_categories to anon;
grant select, insert, update, delete on public.blog_categories to authenticated, service_role;
create policy "everybody reads blog categories" on public.blog_categories
  for select to anon, authenticated using (true);
create policy "admins add blog categories" on public.blog_categories
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change blog categories" on public.blog_categories
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete blog categories" on public.blog_categories
  for delete to authenticated using ((select private.is_admin()));
create trigger touch_updated_at before update on public.blog_categories
  for each row execute function private.touch_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.blog_categories
  for each statement execute function private.bump_content_version();

alter table public.blog_posts enable row level security;
grant select on public.blog_posts to anon;
grant select, insert, update, delete on public.blog_posts to authenticated, service_role;
create policy "everybody reads published blog posts" on public.blog_posts
  for select to anon, authenticated using (published);
create policy "admins read all blog posts" on public.blog_posts
  for select to authenticated using ((select private.is_admin()));
create policy "admins add blog posts" on public.blog_posts
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change blog posts" on public.blog_posts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete blog posts" on public.blog_posts
  for delete to authenticated using ((select private.is_admin()));
create trigger touch_updated_at before update on public.blog_posts
  for each row execute function private.touch_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.blog_posts
  for each statement execute function private.bump_content_version();

alter table public.deities enable row level security;
grant select on public.deities to anon;
grant select, insert, update, delete on public.deities to authenticated, service_role;
create policy "everybody reads deities" on public.deities
  for select to anon, authenticated using (true);
create policy "admins add deities" on public.deities
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change deities" on public.deities
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete deities" on public.deities
  for delete to authenticated using ((select private.is_admin()));
create trigger touch_updated_at before update on public.deities
  for each row execute function private.touch_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.deities
  for each statement execute function private.bump_content_version();

alter table public.aartis enable row level security;
grant select on public.aartis to anon;
grant select, insert, update, delete on public.aartis to authenticated, service_role;
create policy "everybody reads verified aartis" on public.aartis
  for select to anon, authenticated using (is_verified);
create policy "admins read all aartis" on public.aartis
  for select to authenticated using ((select private.is_admin()));
create policy "admins add aartis" on public.aartis
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change aartis" on public.aartis
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete aartis" on public.aartis
  for delete to authenticated using ((select private.is_admin()));
create trigger touch_updated_at before update on public.aartis
  for each row execute function private.touch_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.aartis
  for each statement execute function private.bump_content_version();

alter table public.festivals enable row level security;
grant select on public.festivals to anon;
grant select, insert, update, delete on public.festivals to authenticated, service_role;
create policy "everybody reads festivals" on public.festivals
  for select to anon, authenticated using (true);
create policy "admins add festivals" on public.festivals
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change festivals" on public.festivals
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete festivals" on public.festivals
  for delete to authenticated using ((select private.is_admin()));
create trigger touch_updated_at before update on public.festivals
  for each row execute function private.touch_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.festivals
  for each statement execute function private.bump_content_version();

alter table public.rituals enable row level security;
grant select on public.rituals to anon;
grant select, insert, update, delete on public.rituals to authenticated, service_role;
create policy "everybody reads rituals" on public.rituals
  for select to anon, authenticated using (true);
create policy "admins add rituals" on public.rituals
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change rituals" on public.rituals
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete rituals" on public.rituals
  for delete to authenticated using ((select private.is_admin()));
create trigger touch_updated_at before update on public.rituals
  for each row execute function private.touch_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.rituals
  for each statement execute function private.bump_content_version();

alter table public.calendar_events enable row level security;
grant select on public.calendar_events to anon;
grant select, insert, update, delete on public.calendar_events to authenticated, service_role;
create policy "everybody reads calendar events" on public.calendar_events
  for select to anon, authenticated using (true);
create policy "admins add calendar events" on public.calendar_events
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change calendar events" on public.calendar_events
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete calendar events" on public.calendar_events
  for delete to authenticated using ((select private.is_admin()));
create trigger touch_updated_at before update on public.calendar_events
  for each row execute function private.touch_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.calendar_events
  for each statement execute function private.bump_content_version();
