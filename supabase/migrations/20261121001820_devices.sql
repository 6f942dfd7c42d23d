-- Where a person is signed in, as the auth service knows it. Only columns that it has everywhere.

-- -> [{id, user_agent, created_at, last_used_at, is_current}], newest use first
create function public.my_devices() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', d.id, 'user_agent', d.user_agent, 'created_at', d.created_at, 'last_used_at', d.last_used_at,
        'is_current', d.id::text is not distinct from (select auth.jwt()) ->> 'session_id')
      order by d.last_used_at desc, d.id),
    '[]')
  from (
    select s.id, s.user_agent, s.created_at,
      -- The auth service writes this one in UTC without saying so.
      greatest(s.created_at, s.refreshed_at at time zone 'utc') as last_used_at
    from auth.sessions as s
    where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
  ) as d
$$;
grant execute on function public.my_devices() to authenticated;

-- Signs one device of the caller out: its refresh tokens go with its session. False where the caller has no such one.
create function public.end_device(p_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from auth.sessions where id = p_id and user_id = auth.uid();
  return found;
end
$$;
grant execute on function public.end_device(uuid) to authenticated;
