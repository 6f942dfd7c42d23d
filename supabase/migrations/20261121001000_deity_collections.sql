-- A user's own collection of deities and the aartis kept under them.

create table public.user_deity (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  deity_id uuid references public.deities (id) on delete restrict,
  name text not null,
  image text,
  about text,
  important_dates text[],
  seq bigint not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  origin_op uuid,
  constraint user_deity_owner_key unique (id, user_id),
  constraint user_deity_user_seq_key unique (user_id, seq),
  constraint user_deity_name_length check (char_length(name) <= 120 and btrim(name) <> ''),
  constraint user_deity_image_length check (char_length(image) <= 2048),
  constraint user_deity_about_length check (char_length(about) <= 5000),
  constraint user_deity_important_dates_list check (private.is_line_list(important_dates, 50))
);
comment on column public.user_deity.deity_id is 'Null for a deity of the user''s own making.';
-- A catalogue deity is in a collection once; after removal it may be added again.
create unique index user_deity_once on public.user_deity (user_id, deity_id) where deleted_at is null;
create index user_deity_deity_idx on public.user_deity (deity_id) where deity_id is not null;

create table public.user_aartis (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  user_deity_id uuid,
  aarti_id uuid references public.aartis (id) on delete restrict,
  festival_id uuid references public.festivals (id) on delete restrict,
  title text not null,
  content text,
  file_type text not null default 'text',
  file_url text,
  tags text[],
  is_private boolean not null default true,
  seq bigint not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  origin_op uuid,
  constraint user_aartis_user_seq_key unique (user_id, seq),
  constraint user_aartis_user_deity_id_fkey foreign key (user_deity_id, user_id)
    references public.user_deity (id, user_id) on delete cascade,
  constraint user_aartis_title_length check (char_length(title) <= 200 and btrim(title) <> ''),
  constraint user_aartis_content_length check (char_length(content) <= 50000),
  constraint user_aartis_file_type_known check (file_type in ('text', 'pdf', 'image')),
  constraint user_aartis_file_url_length check (char_length(file_url) <= 2048 and btrim(file_url) <> ''),
  constraint user_aartis_tags_list check (private.is_tag_list(tags))
);
comment on column public.user_aartis.user_deity_id is 'Null for an aarti that was added on a festival without one of the user''s deities.';
create index user_aartis_user_deity_idx on public.user_aartis (user_deity_id) where user_deity_id is not null;
create index user_aartis_aarti_idx on public.user_aartis (aarti_id) where aarti_id is not null;
create index user_aartis_festival_idx on public.user_aartis (festival_id) where festival_id is not null;

select private.make_mirrored('public.user_deity');
select private.make_mirrored('public.user_aartis');
create trigger d_living_parent before insert or update of user_deity_id on public.user_aartis
  for each row execute function private.refuse_dead_parent('user_deity_id', 'user_deity');
create trigger children_follow after update of deleted_at on public.user_deity
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.bury_children('user_aartis', 'user_deity_id');

alter table public.user_deity enable row level security;
grant select, insert, update, delete on public.user_deity to authenticated, service_role;
create policy "the owner reads the deity collection" on public.user_deity
  for select to authenticated using (user_id = (select auth.uid()) and deleted_at is null);
create policy "the owner adds the deity collection" on public.user_deity
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "the owner changes the deity collection" on public.user_deity
  for update to authenticated
  using (user_id = (select auth.uid()) and deleted_at is null)
  with check (user_id = (select auth.uid()));
create policy "the owner deletes the deity collection" on public.user_deity
  for delete to authenticated using (user_id = (select auth.uid()) and deleted_at is null);

alter table public.user_aartis enable row level security;
grant select, insert, update, delete on public.user_aartis to authenticated, service_role;
create policy "the owner reads aartis of their own" on public.user_aartis
  for select to authenticated using (user_id = (select auth.uid()) and deleted_at is null);
create policy "the owner adds aartis of their own" on public.user_aartis
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "the owner changes aartis of their own" on public.user_aartis
  for update to authenticated
  using (user_id = (select auth.uid()) and deleted_at is null)
  with check (user_id = (select auth.uid()));
create policy "the owner deletes aartis of their own" on public.user_aartis
  for delete to authenticated using (user_id = (select auth.uid()) and deleted_at is null);

-- A list of words in a payload. An empty list is stored as null; anything but a list is invalid.
create function private.text_list(list jsonb) returns text[]
language plpgsql immutable
set search_path = ''
as $$
begin
  if list is null or list = 'null' then
    return null;
  elsif jsonb_typeof(list) <> 'array' then
    raise exception 'expected a list' using errcode = 'invalid_parameter_value';
  end if;
  return nullif(array(select jsonb_array_elements_text(list)), '{}');
end
$$;

-- Adds a deity of the catalogue. The name is the catalogue's unless the app sends the one it showed.
create function private.act_deity_add(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  note text := private.already_created('user_deity', p_user_id, p_id);
  catalogue_id constant uuid := (payload ->> 'deity_id')::uuid;
begin
  perform private.allow_fields(payload, array['deity_id', 'name']);
  if note is not null then
    return note;
  elsif not exists (select from public.deities where id = catalogue_id) then
    perform private.refuse_act('parent_missing');
  elsif exists (
    select from public.user_deity where user_id = p_user_id and deity_id = catalogue_id and deleted_at is null
  ) then
    perform private.refuse_act('already_added');
  end if;
  insert into public.user_deity (id, user_id, origin_op, deity_id, name)
  select p_id, p_user_id, p_op_id, d.id, coalesce(payload ->> 'name', d.name)
  from public.deities as d where d.id = catalogue_id;
  return null;
end
$$;

create function private.act_deity_create(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  note text := private.already_created('user_deity', p_user_id, p_id);
begin
  perform private.allow_fields(payload, array['name', 'image', 'about', 'important_dates']);
  if note is not null then
    return note;
  end if;
  insert into public.user_deity (id, user_id, origin_op, name, image, about, important_dates)
  values (p_id, p_user_id, p_op_id, payload ->> 'name', payload ->> 'image', payload ->> 'about', private.text_list(payload -> 'important_dates'));
  return null;
end
$$;

create function private.act_deity_update(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.allow_fields(payload, array['name', 'image', 'about', 'important_dates']);
  perform private.require_living('user_deity', p_user_id, p_id);
  update public.user_deity
  set name = case when payload ? 'name' then payload ->> 'name' else name end,
      image = case when payload ? 'image' then payload ->> 'image' else image end,
      about = case when payload ? 'about' then payload ->> 'about' else about end,
      important_dates = case when payload ? 'important_dates' then private.text_list(payload -> 'important_dates') else important_dates end,
      origin_op = p_op_id
  where id = p_id;
  return null;
end
$$;

create function private.act_aarti_create(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  note text := private.already_created('user_aartis', p_user_id, p_id);
begin
  perform private.allow_fields(payload, array['user_deity_id', 'aarti_id', 'festival_id', 'title', 'content', 'file_type', 'file_url', 'tags', 'is_private']);
  if note is not null then
    return note;
  end if;
  perform private.require_upload('user_aartis', p_user_id, payload ->> 'file_url');
  insert into public.user_aartis (id, user_id, origin_op, user_deity_id, aarti_id, festival_id, title, content, file_type, file_url, tags, is_private)
  values (p_id, p_user_id, p_op_id, (payload ->> 'user_deity_id')::uuid, (payload ->> 'aarti_id')::uuid, (payload ->> 'festival_id')::uuid, payload ->> 'title', payload ->> 'content', coalesce(payload ->> 'file_type', 'text'), payload ->> 'file_url', private.text_list(payload -> 'tags'), coalesce((payload ->> 'is_private')::boolean, true));
  return null;
end
$$;

create function private.act_aarti_update(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.allow_fields(payload, array['user_deity_id', 'aarti_id', 'festival_id', 'title', 'content', 'file_type', 'file_url', 'tags', 'is_private']);
  perform private.require_living('user_aartis', p_user_id, p_id);
  perform private.require_upload('user_aartis', p_user_id, payload ->> 'file_url');
  update public.user_aartis
  set user_deity_id = case when payload ? 'user_deity_id' then (payload ->> 'user_deity_id')::uuid else user_deity_id end,
      aarti_id = case when payload ? 'aarti_id' then (payload ->> 'aarti_id')::uuid else aarti_id end,
      festival_id = case when payload ? 'festival_id' then (payload ->> 'festival_id')::uuid else festival_id end,
      title = case when payload ? 'title' then payload ->> 'title' else title end,
      content = case when payload ? 'content' then payload ->> 'content' else content end,
      file_type = case when payload ? 'file_type' then payload ->> 'file_type' else file_type end,
      file_url = case when payload ? 'file_url' then payload ->> 'file_url' else file_url end,
      tags = case when payload ? 'tags' then private.text_list(payload -> 'tags') else tags end,
      is_private = case when payload ? 'is_private' then (payload ->> 'is_private')::boolean else is_private end,
      origin_op = p_op_id
  where id = p_id;
  return null;
end
$$;
