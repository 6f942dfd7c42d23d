-- Thousands of people share the network of a carrier, and one of them could use up what all of them had for 30 days. A device
-- still asks twice in 30 days; of a network only the devices count that ask for the first time: 60 within an hour, after
-- which there is room for new ones again. A device that has asked before is never refused for what others of its network do.
-- -> {status: taken | repeated | limit, remaining: how many more this device may ask}
create or replace function public.take_guest_call(p_device text, p_network text, p_request_id uuid, p_question text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  per_device constant integer := 2;
  new_devices_per_hour constant integer := 60;
  now_is constant timestamptz := clock_timestamp();
  since constant timestamptz := now_is - interval '30 days';
  status text;
  asked integer;
  remaining integer;
begin
  if p_request_id is null or coalesce(p_device !~ '^[0-9a-f]{64}$' or p_network !~ '^[0-9a-f]{64}$'
    or p_question !~ '^[0-9a-f]{64}$', true)
  then
    raise exception 'take_guest_call needs a request and three hashes' using errcode = 'invalid_parameter_value';
  end if;
  -- Calls of one device or one network are counted one after another. Both locks are taken in one order by everybody.
  perform pg_advisory_xact_lock(least(hashtextextended(p_device, 0), hashtextextended(p_network, 0)));
  perform pg_advisory_xact_lock(greatest(hashtextextended(p_device, 0), hashtextextended(p_network, 0)));
  if exists (
    select from public.guest_calls
    where device = p_device and request_id = p_request_id and question = p_question and called_at > since
  ) then
    status := 'repeated';
  end if;
  select count(*) into asked from public.guest_calls where device = p_device and called_at > since;
  remaining := per_device - asked;
  if asked = 0 and new_devices_per_hour <= (
    select count(distinct g.device)
    from public.guest_calls as g
    where g.network = p_network and g.called_at > now_is - interval '1 hour'
  ) then
    remaining := 0;
  end if;
  if status is null and remaining <= 0 then
    status := 'limit';
  elsif status is null then
    insert into public.guest_calls as g (device, network, request_id, question)
    values (p_device, p_network, p_request_id, p_question)
    on conflict (device, request_id, question) do update set network = excluded.network, called_at = excluded.called_at;
    status := 'taken';
    remaining := remaining - 1;
  end if;
  return jsonb_build_object('status', status, 'remaining', greatest(remaining, 0));
end
$$;
