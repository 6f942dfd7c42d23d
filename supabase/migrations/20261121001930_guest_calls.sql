-- How many questions a visitor without an account has asked: 2 per device and 20 per network in 30 days. Nothing is kept
-- but salted hashes and times; what was asked cannot be read from them, nor who asked.

create table public.guest_calls (
  device text not null,
  request_id uuid not null,
  question text not null,
  network text not null,
  called_at timestamptz not null default clock_timestamp(),
  primary key (device, request_id, question),
  constraint guest_calls_hashes check (
    device ~ '^[0-9a-f]{64}$' and network ~ '^[0-9a-f]{64}$' and question ~ '^[0-9a-f]{64}$'
  )
);
create index guest_calls_network_idx on public.guest_calls (network, called_at);
create index guest_calls_called_at_idx on public.guest_calls (called_at);

-- Nobody reads it: the functions below do all that is done with it.
alter table public.guest_calls enable row level security;

-- Counts a question of a guest before it is answered. The same request with the same question from the same device is
-- the same call, which is not counted again; with another question it is another call. All texts are sha-256 in hex.
-- -> {status: taken | repeated | limit, remaining: how many more this device may ask}
create function public.take_guest_call(p_device text, p_network text, p_request_id uuid, p_question text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  per_device constant integer := 2;
  per_network constant integer := 20;
  since constant timestamptz := clock_timestamp() - interval '30 days';
  status text;
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
  select least(
    per_device - (select count(*) from public.guest_calls where device = p_device and called_at > since),
    per_network - (select count(*) from public.guest_calls where network = p_network and called_at > since)
  ) into remaining;
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
grant execute on function public.take_guest_call(text, text, uuid, text) to service_role;

-- Gives the newest call of a request back that was not answered. False where there is none.
create function public.give_back_guest_call(p_device text, p_request_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.guest_calls
  where device = p_device and request_id = p_request_id and question = (
    select g.question from public.guest_calls as g
    where g.device = p_device and g.request_id = p_request_id
    order by g.called_at desc
    limit 1
  );
  return found;
end
$$;
grant execute on function public.give_back_guest_call(text, uuid) to service_role;

-- Forgets calls that do not count any more. Safe to call twice. Returns how many went.
create function public.purge_guest_calls() returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  delete from public.guest_calls where called_at <= clock_timestamp() - interval '30 days';
  get diagnostics purged = row_count;
  return purged;
end
$$;
grant execute on function public.purge_guest_calls() to service_role;
