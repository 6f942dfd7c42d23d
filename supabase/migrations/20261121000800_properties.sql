-- Properties, their floorplans, photos and analyses.

create table public.properties (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null,
  city text not null,
  project_name text,
  description text,
  seq bigint not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  origin_op uuid,
  constraint properties_owner_key unique (id, user_id),
  constraint properties_user_seq_key unique (user_id, seq),
  constraint properties_title_length check (char_length(title) <= 200 and btrim(title) <> ''),
  constraint properties_city_length check (char_length(city) <= 100 and btrim(city) <> ''),
  constraint properties_project_name_length check (char_length(project_name) <= 200),
  constraint properties_description_length check (char_length(description) <= 5000)
);

-- A floorplan without a property stands alone.
create table public.floorplans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  property_id uuid,
  title text not null,
  description text,
  image_url text not null,
  upload_date timestamptz not null default clock_timestamp(),
  file_size integer,
  file_type text,
  seq bigint not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  origin_op uuid,
  constraint floorplans_owner_key unique (id, user_id),
  constraint floorplans_user_seq_key unique (user_id, seq),
  constraint floorplans_property_id_fkey foreign key (property_id, user_id)
    references public.properties (id, user_id) on delete cascade,
  constraint floorplans_title_length check (char_length(title) <= 200 and btrim(title) <> ''),
  constraint floorplans_description_length check (char_length(description) <= 5000),
  constraint floorplans_image_url_length check (char_length(image_url) <= 2048 and btrim(image_url) <> ''),
  constraint floorplans_file_size_range check (file_size between 1 and 26214400),
  constraint floorplans_file_type_known check (file_type ~ '^image/[a-z0-9.+-]+$' or file_type = 'application/pdf')
);
create index floorplans_property_idx on public.floorplans (property_id) where property_id is not null;

create table public.property_photos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  property_id uuid not null,
  image_url text not null,
  caption text,
  upload_date timestamptz not null default clock_timestamp(),
  file_size integer,
  file_type text,
  seq bigint not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  origin_op uuid,
  constraint property_photos_user_seq_key unique (user_id, seq),
  constraint property_photos_property_id_fkey foreign key (property_id, user_id)
    references public.properties (id, user_id) on delete cascade,
  constraint property_photos_image_url_length check (char_length(image_url) <= 2048 and btrim(image_url) <> ''),
  constraint property_photos_caption_length check (char_length(caption) <= 500),
  constraint property_photos_file_size_range check (file_size between 1 and 26214400),
  constraint property_photos_file_type_known check (file_type ~ '^image/[a-z0-9.+-]+$')
);
create index property_photos_property_idx on public.property_photos (property_id);

create table public.vaastu_analysis (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  floorplan_id uuid not null,
  property_id uuid,
  overall_rating integer,
  analysis_summary text,
  recommendations text,
  analyzed_at timestamptz not null default clock_timestamp(),
  llm_model text,
  seq bigint not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  origin_op uuid,
  constraint vaastu_analysis_user_seq_key unique (user_id, seq),
  constraint vaastu_analysis_floorplan_id_fkey foreign key (floorplan_id, user_id)
    references public.floorplans (id, user_id) on delete cascade,
  constraint vaastu_analysis_property_id_fkey foreign key (property_id, user_id)
    references public.properties (id, user_id) on delete cascade,
  constraint vaastu_analysis_overall_rating_range check (overall_rating between 0 and 10),
  constraint vaastu_analysis_summary_length check (char_length(analysis_summary) <= 100000),
  constraint vaastu_analysis_recommendations_length check (char_length(recommendations) <= 100000),
  constraint vaastu_analysis_llm_model_length check (char_length(llm_model) <= 100)
);
create index vaastu_analysis_floorplan_idx on public.vaastu_analysis (floorplan_id);
create index vaastu_analysis_property_idx on public.vaastu_analysis (property_id) where property_id is not null;

select private.make_mirrored('public.properties');
select private.make_mirrored('public.floorplans');
select private.make_mirrored('public.property_photos');
select private.make_mirrored('public.vaastu_analysis');

create trigger d_living_parent before insert or update of property_id on public.floorplans
  for each row execute function private.refuse_dead_parent('property_id', 'properties');
create trigger d_living_parent before insert or update of property_id on public.property_photos
  for each row execute function private.refuse_dead_parent('property_id', 'properties');
create trigger d_living_parent before insert or update of floorplan_id on public.vaastu_analysis
  for each row execute function private.refuse_dead_parent('floorplan_id', 'floorplans');

create trigger children_follow after update of deleted_at on public.properties
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.bury_children('floorplans', 'property_id', 'property_photos', 'property_id');
create trigger children_follow after update of deleted_at on public.floorplans
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.bury_children('vaastu_analysis', 'floorplan_id');

-- An analysis belongs to the property of its floorplan, whatever the client says, also after a move.
create function private.adopt_property() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.property_id := (select f.property_id from public.floorplans as f where f.id = new.floorplan_id and f.user_id = new.user_id);
  return new;
end
$$;
create trigger c_adopt_property before insert or update on public.vaastu_analysis
  for each row execute function private.adopt_property();

create function private.move_analyses() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.vaastu_analysis set property_id = new.property_id where floorplan_id = new.id and deleted_at is null;
  return null;
end
$$;
create trigger analyses_move_along after update of property_id on public.floorplans
  for each row when (old.property_id is distinct from new.property_id)
  execute function private.move_analyses();

alter table public.properties enable row level security;
grant select, insert, update, delete on public.properties to authenticated, service_role;
create policy "the owner reads properties" on public.properties
  for select to authenticated using (user_id = (select auth.uid()) and deleted_at is null);
create policy "the owner adds properties" on public.properties
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "the owner changes properties" on public.properties
  for update to authenticated
  using (user_id = (select auth.uid()) and deleted_at is null)
  with check (user_id = (select auth.uid()));
create policy "the owner deletes properties" on public.properties
  for delete to authenticated using (user_id = (select auth.uid()) and deleted_at is null);

alter table public.floorplans enable row level security;
grant select, insert, update, delete on public.floorplans to authenticated, service_role;
create policy "the owner reads floorplans" on public.floorplans
  for select to authenticated using (user_id = (select auth.uid()) and deleted_at is null);
create policy "the owner adds floorplans" on public.floorplans
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "the owner changes floorplans" on public.floorplans
  for update to authenticated
  using (user_id = (select auth.uid()) and deleted_at is null)
  with check (user_id = (select auth.uid()));
create policy "the owner deletes floorplans" on public.floorplans
  for delete to authenticated using (user_id = (select auth.uid()) and deleted_at is null);

alter table public.property_photos enable row level security;
grant select, insert, update, delete on public.property_photos to authenticated, service_role;
create policy "the owner reads property photos" on public.property_photos
  for select to authenticated using (user_id = (select auth.uid()) and deleted_at is null);
create policy "the owner adds property photos" on public.property_photos
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "the owner changes property photos" on public.property_photos
  for update to authenticated
  using (user_id = (select auth.uid()) and deleted_at is null)
  with check (user_id = (select auth.uid()));
create policy "the owner deletes property photos" on public.property_photos
  for delete to authenticated using (user_id = (select auth.uid()) and deleted_at is null);

alter table public.vaastu_analysis enable row level security;
grant select, insert, update, delete on public.vaastu_analysis to authenticated, service_role;
create policy "the owner reads analyses" on public.vaastu_analysis
  for select to authenticated using (user_id = (select auth.uid()) and deleted_at is null);
create policy "the owner adds analyses" on public.vaastu_analysis
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "the owner changes analyses" on public.vaastu_analysis
  for update to authenticated
  using (user_id = (select auth.uid()) and deleted_at is null)
  with check (user_id = (select auth.uid()));
create policy "the owner deletes analyses" on public.vaastu_analysis
  for delete to authenticated using (user_id = (select auth.uid()) and deleted_at is null);

create function private.act_property_create(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  note text := private.already_created('properties', p_user_id, p_id);
begin
  perform private.allow_fields(payload, array['title', 'city', 'project_name', 'description']);
  if note is not null then
    return note;
  end if;
  insert into public.properties (id, user_id, origin_op, title, city, project_name, description)
  values (p_id, p_user_id, p_op_id, payload ->> 'title', payload ->> 'city', payload ->> 'project_name', payload ->> 'description');
  return null;
end
$$;

-- Only the fields that are named change.
create function private.act_property_update(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.allow_fields(payload, array['title', 'city', 'project_name', 'description']);
  perform private.require_living('properties', p_user_id, p_id);
  update public.properties
  set title = case when payload ? 'title' then payload ->> 'title' else title end,
      city = case when payload ? 'city' then payload ->> 'city' else city end,
      project_name = case when payload ? 'project_name' then payload ->> 'project_name' else project_name end,
      description = case when payload ? 'description' then payload ->> 'description' else description end,
      origin_op = p_op_id
  where id = p_id;
  return null;
end
$$;

create function private.act_floorplan_create(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  note text := private.already_created('floorplans', p_user_id, p_id);
begin
  perform private.allow_fields(payload, array['property_id', 'title', 'description', 'image_url', 'file_size', 'file_type']);
  if note is not null then
    return note;
  end if;
  perform private.require_upload('floorplans', p_user_id, payload ->> 'image_url');
  insert into public.floorplans (id, user_id, origin_op, property_id, title, description, image_url, file_size, file_type)
  values (p_id, p_user_id, p_op_id, (payload ->> 'property_id')::uuid, payload ->> 'title', payload ->> 'description', payload ->> 'image_url', (payload ->> 'file_size')::integer, payload ->> 'file_type');
  return null;
end
$$;

create function private.act_photo_create(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  note text := private.already_created('property_photos', p_user_id, p_id);
begin
  perform private.allow_fields(payload, array['property_id', 'image_url', 'caption', 'file_size', 'file_type']);
  if note is not null then
    return note;
  end if;
  perform private.require_upload('floorplans', p_user_id, payload ->> 'image_url');
  insert into public.property_photos (id, user_id, origin_op, property_id, image_url, caption, file_size, file_type)
  values (p_id, p_user_id, p_op_id, (payload ->> 'property_id')::uuid, payload ->> 'image_url', payload ->> 'caption', (payload ->> 'file_size')::integer, payload ->> 'file_type');
  return null;
end
$$;

create function private.act_analysis_create(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  note text := private.already_created('vaastu_analysis', p_user_id, p_id);
begin
  perform private.allow_fields(payload, array['floorplan_id', 'overall_rating', 'analysis_summary', 'recommendations', 'llm_model']);
  if note is not null then
    return note;
  end if;
  insert into public.vaastu_analysis (id, user_id, origin_op, floorplan_id, overall_rating, analysis_summary, recommendations, llm_model)
  values (p_id, p_user_id, p_op_id, (payload ->> 'floorplan_id')::uuid, (payload ->> 'overall_rating')::integer, payload ->> 'analysis_summary', payload ->> 'recommendations', payload ->> 'llm_model');
  return null;
end
$$;
