-- Whether somebody agrees to a purpose as of now: the newest decision counts, and none is a no.
create function public.has_consent(p_user_id uuid, p_purpose text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    (
      select c.is_given from public.consents as c
      where c.user_id = p_user_id and c.purpose = p_purpose
      order by c.id desc
      limit 1
    ),
    false
  )
$$;
grant execute on function public.has_consent(uuid, text) to service_role;
