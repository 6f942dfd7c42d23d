-- How many rows an account has in each table. Without a bound one account could fill the disk, which everybody needs.
--
-- What was deleted counts as long as its tombstone stands: otherwise whoever writes and deletes would be bounded by nothing.
-- What the installation itself writes is not bounded, so that an account which is moved or restored comes whole.

create function private.most_rows(target text) returns integer
language sql immutable parallel safe
set search_path = ''
as $$
  select case target
    when 'chat_sessions' then 5000
    when 'user_chats' then 20000
    when 'properties' then 500
    when 'floorplans' then 2000
    when 'property_photos' then 5000
    when 'vaastu_analysis' then 2000
    when 'user_events' then 5000
    when 'user_deity' then 500
    when 'user_aartis' then 2000
  end
$$;

-- With the argument 'client' the refusal is an answer of the data API, otherwise one of an act.
create function private.refuse_too_many_rows() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  most constant integer := private.most_rows(tg_table_name);
  owner uuid;
  newest bigint;
  rows_now integer;
begin
  select user_id, max(seq) into owner, newest from added group by user_id limit 1;
  -- Every row of an account has a seq of its own, so that most accounts need not be counted at all.
  if newest is null or newest <= most then
    return null;
  elsif tg_nargs = 0 and current_setting('disha.batch_user', true) is distinct from owner::text then
    return null;
  end if;
  execute format('select count(*) from public.%I where user_id = $1', tg_table_name) into rows_now using owner;
  if rows_now <= most then
    return null;
  elsif tg_nargs = 0 then
    perform private.refuse_act('account_full');
  end if;
  perform private.refuse(413, 'account_full', format('An account has at most %s rows of %s.', most, tg_table_name));
  return null;
end
$$;

do $$
declare
  target text;
begin
  foreach target in array array[
    'chat_sessions', 'user_chats', 'properties', 'floorplans', 'property_photos', 'vaastu_analysis', 'user_events',
    'user_deity', 'user_aartis'
  ] loop
    execute format(
      'create trigger bounded_for_client after insert on public.%I referencing new table as added for each statement
         when (current_user in (''anon'', ''authenticated'')) execute function private.refuse_too_many_rows(''client'')',
      target);
    execute format(
      'create trigger bounded_for_acts after insert on public.%I referencing new table as added for each statement
         when (current_user not in (''anon'', ''authenticated'')) execute function private.refuse_too_many_rows()',
      target);
  end loop;
end
$$;
