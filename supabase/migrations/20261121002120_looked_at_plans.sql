-- How often a model has looked for the rooms of somebody's plans. It costs them nothing, and so only a few times a day.

create table public.draft_calls (
  user_id uuid not null references auth.users (id) on delete cascade,
  called_at timestamptz not null default clock_timestamp()
);
create index draft_calls_user_idx on public.draft_calls (user_id, called_at);

-- Nobody reads it: the function below does all that is done with it.
alter table public.draft_calls enable row level security;

-- Counts one look at a floorplan before it is taken. It is for people who could pay for an analysis of what is seen.
-- -> {status: taken | limit | insufficient_credits | floorplan_not_found, image_url: of the floorplan, when taken}
create function public.take_draft_call(p_user_id uuid, p_floorplan_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  per_day constant integer := 10;
  image text;
  status text;
begin
  perform private.lock_head(p_user_id);
  delete from public.draft_calls where user_id = p_user_id and called_at <= clock_timestamp() - interval '1 day';
  select f.image_url into image from public.floorplans as f
  where f.id = p_floorplan_id and f.user_id = p_user_id and f.deleted_at is null;
  status := case
    when image is null then 'floorplan_not_found'
    when private.balance_of(p_user_id) < private.price_in_thirds('analysis') then 'insufficient_credits'
    when (select count(*) from public.draft_calls where user_id = p_user_id) >= per_day then 'limit'
    else 'taken'
  end;
  if status <> 'taken' then
    return jsonb_build_object('status', status);
  end if;
  insert into public.draft_calls (user_id) values (p_user_id);
  return jsonb_build_object('status', status, 'image_url', image);
end
$$;
grant execute on function public.take_draft_call(uuid, uuid) to service_role;
