-- The act of changing one's own profile. The entity id is not needed: everybody has one profile.

create function private.act_profile_update(p_user_id uuid, p_op_id uuid, p_id uuid, payload jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.allow_fields(payload, array['full_name', 'username', 'avatar_url']);
  perform private.require_living('profiles', p_user_id, p_user_id);
  if payload ? 'username' and exists (
    select from public.profiles where username = payload ->> 'username' and id <> p_user_id
  ) then
    perform private.refuse_act('username_taken');
  end if;
  update public.profiles
  set full_name = case when payload ? 'full_name' then payload ->> 'full_name' else full_name end,
      username = case when payload ? 'username' then payload ->> 'username' else username end,
      avatar_url = case when payload ? 'avatar_url' then payload ->> 'avatar_url' else avatar_url end,
      origin_op = p_op_id
  where id = p_user_id;
  return null;
end
$$;
