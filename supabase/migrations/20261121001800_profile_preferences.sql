-- What a person has chosen: language, month system, and the place that days are reckoned for. Null is not chosen.

alter table public.profiles
  add column language text,
  add column month_system text,
  add column place_name text,
  add column latitude double precision,
  add column longitude double precision,
  add column time_zone text,
  add constraint profiles_language_known check (language in ('en', 'hi')),
  add constraint profiles_month_system_known check (month_system in ('amanta', 'purnimanta')),
  add constraint profiles_place_name_length check (char_length(place_name) <= 100 and btrim(place_name) <> ''),
  add constraint profiles_latitude_range check (latitude between -90 and 90),
  add constraint profiles_longitude_range check (longitude between -180 and 180),
  -- By its form only: a device may know a zone that came after this database.
  add constraint profiles_time_zone_format check (
    char_length(time_zone) <= 64 and time_zone ~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$'
  ),
  add constraint profiles_place_whole check (num_nulls(place_name, latitude, longitude, time_zone) in (0, 4));

grant update (language, month_system, place_name, latitude, longitude, time_zone) on public.profiles to authenticated;

create or replace function private.act_profile_update(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.allow_fields(payload, array[
    'full_name', 'username', 'avatar_url', 'language', 'month_system', 'place_name', 'latitude', 'longitude', 'time_zone'
  ]);
  perform private.require_living('profiles', p_user_id, p_user_id);
  perform private.require_upload('avatars', p_user_id, payload ->> 'avatar_url');
  if payload ? 'username' and exists (
    select from public.profiles where username = payload ->> 'username' and id <> p_user_id
  ) then
    perform private.refuse_act('username_taken');
  end if;
  update public.profiles
  set full_name = case when payload ? 'full_name' then payload ->> 'full_name' else full_name end,
      username = case when payload ? 'username' then payload ->> 'username' else username end,
      avatar_url = case when payload ? 'avatar_url' then payload ->> 'avatar_url' else avatar_url end,
      language = case when payload ? 'language' then payload ->> 'language' else language end,
      month_system = case when payload ? 'month_system' then payload ->> 'month_system' else month_system end,
      place_name = case when payload ? 'place_name' then payload ->> 'place_name' else place_name end,
      latitude = case when payload ? 'latitude' then (payload ->> 'latitude')::double precision else latitude end,
      longitude = case when payload ? 'longitude' then (payload ->> 'longitude')::double precision else longitude end,
      time_zone = case when payload ? 'time_zone' then payload ->> 'time_zone' else time_zone end,
      origin_op = p_op_id
  where id = p_user_id;
  return null;
end
$$;
