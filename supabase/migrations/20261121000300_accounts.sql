-- Profiles and roles.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  user_id uuid generated always as (id) stored,
  full_name text,
  username text not null,
  email text,
  avatar_url text,
  verification_status text not null default 'pending',
  last_login timestamptz,
  seq bigint not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  origin_op uuid,
  constraint profiles_user_seq_key unique (user_id, seq),
  constraint profiles_username_key unique (username),
  constraint profiles_username_format check (username ~ '^[a-z0-9_]{3,30}$'),
  constraint profiles_full_name_length check (char_length(full_name) <= 100 and btrim(full_name) <> ''),
  constraint profiles_email_length check (char_length(email) <= 320),
  constraint profiles_avatar_url_length check (char_length(avatar_url) <= 2048 and btrim(avatar_url) <> ''),
  constraint profiles_verification_status_known check (verification_status in ('pending', 'verified'))
);

-- The owner of a profile is its id, so it has a stamp of its own. E-mail and verification follow the
-- auth service; a client's word on them is ignored.
create function private.stamp_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_client constant boolean := tg_nargs > 0;
  stamp record;
begin
  if tg_op = 'UPDATE' then
    new.id := old.id;
    new.created_at := old.created_at;
    if is_client then
      new.email := old.email;
      new.verification_status := old.verification_status;
      new.deleted_at := old.deleted_at;
      new.origin_op := old.origin_op;
    end if;
  end if;
  stamp := private.next_stamp(new.id);
  new.seq := stamp.seq;
  new.updated_at := stamp.at;
  if tg_op = 'INSERT' then
    new.created_at := stamp.at;
  end if;
  return new;
end
$$;

create trigger a_lock_head before insert or update or delete on public.profiles
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.lock_caller_head();
create trigger b_stamp_client before insert or update on public.profiles
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.stamp_profile('client');
create trigger b_stamp_server before insert or update on public.profiles
  for each row when (current_user not in ('anon', 'authenticated'))
  execute function private.stamp_profile();

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;
grant update (full_name, username, avatar_url, last_login) on public.profiles to authenticated;
create policy "the owner reads the profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()) and deleted_at is null);
create policy "the owner changes the profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()) and deleted_at is null)
  with check (id = (select auth.uid()));

create table public.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'user',
  created_at timestamptz not null default now(),
  constraint user_roles_role_known check (role in ('admin', 'user'))
);

alter table public.user_roles enable row level security;
grant select on public.user_roles to authenticated;
grant select, insert, update, delete on public.user_roles to service_role;
create policy "the owner reads the role" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));

create function private.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.user_roles where user_id = auth.uid() and role = 'admin')
$$;
grant execute on function private.is_admin() to authenticated;

-- A free username close to the wished one. Names without Latin letters or digits fall back to the
-- e-mail's local part, then to 'user'.
create function private.free_username(wish text, email text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  base text;
  candidate text;
begin
  foreach candidate in array array[wish, split_part(email, '@', 1), 'user'] loop
    base := left(btrim(regexp_replace(lower(coalesce(candidate, '')), '[^a-z0-9]+', '_', 'g'), '_'), 24);
    exit when char_length(base) >= 3;
  end loop;
  candidate := base;
  while exists (select from public.profiles where username = candidate) loop
    candidate := base || '_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 5);
  end loop;
  return candidate;
end
$$;

create function private.create_profile(account auth.users) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  meta constant jsonb := coalesce(account.raw_user_meta_data, '{}');
  given_name constant text := nullif(btrim(left(coalesce(meta ->> 'full_name', meta ->> 'name', ''), 100)), '');
  given_avatar constant text := nullif(btrim(coalesce(meta ->> 'avatar_url', meta ->> 'picture', '')), '');
  wish constant text := coalesce(meta ->> 'username', meta ->> 'user_name', given_name);
begin
  for attempt in 1 .. 5 loop
    begin
      insert into public.profiles (id, full_name, username, email, avatar_url, verification_status)
      values (
        account.id,
        coalesce(given_name, nullif(initcap(btrim(left(regexp_replace(split_part(account.email, '@', 1), '[._+-]+', ' ', 'g'), 100))), '')),
        private.free_username(wish, account.email),
        account.email,
        case when char_length(given_avatar) <= 2048 then given_avatar end,
        case when account.email_confirmed_at is null then 'pending' else 'verified' end
      )
      on conflict (id) do nothing;
      return;
    exception when unique_violation then
      -- Two people were given the same free username at the same moment.
      if attempt = 5 then
        raise;
      end if;
    end;
  end loop;
end
$$;

create function private.follow_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.profiles
  set email = new.email,
      verification_status = case when new.email_confirmed_at is null then 'pending' else 'verified' end
  where id = new.id;
  return new;
end
$$;
create trigger profile_follows_account
  after update of email, email_confirmed_at on auth.users
  for each row when (
    old.email is distinct from new.email or (old.email_confirmed_at is null) <> (new.email_confirmed_at is null)
  )
  execute function private.follow_account();
