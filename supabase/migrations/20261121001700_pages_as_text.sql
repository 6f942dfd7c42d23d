-- Pages of the mirror as text: the rows are printed once, where jsonb would build each of them as a tree first, and the
-- page once more. Measured on a mirror of 10,000 rows: less than half of the server's time.

drop function public.pull_changes(bigint, uuid, integer, integer, bigint);
drop function public.pull_newest(integer, integer);

-- The caller's rows that changed after the cursor, tombstones included, at most page_limit of them (1 to 2000).
-- One statement, hence one snapshot: rows, head and floor belong together.
-- -> {rows: [{table, row}], next, head, generation, floor, schema, resync}
-- There is more while next < head. resync is null, or why the mirror has to be built anew from cursor 0:
--   'generation' (the rows were replaced), 'head' (the server is older than the mirror), or
--   'floor' (deletions up to the floor were purged and the mirror may have missed them).
-- A mirror that is being built passes as known_floor the floor of its first page; purges before that cannot
-- concern it, although its cursor is still below the floor.
create function public.pull_changes(
  "cursor" bigint default 0, generation uuid default null, schema integer default 1, page_limit integer default 500,
  known_floor bigint default null
) returns json
language sql stable security definer
set search_path = ''
as $$
  with size as (
    select least(greatest(coalesce(pull_changes.page_limit, 500), 1), 2000) as n
  ), head as (
    select h.*,
      case
        when pull_changes.generation <> h.generation then 'generation'
        when pull_changes."cursor" > h.head then 'head'
        when pull_changes."cursor" > 0 and pull_changes."cursor" < h.floor
          and coalesce(pull_changes.known_floor, -1) < h.floor then 'floor'
      end as resync
    from public.sync_heads as h
    where h.user_id = (select auth.uid())
  ), page as (
    select * from (
      (select 'profiles' as "table", t.seq, row_to_json(t) as row from public.profiles as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'chat_sessions' as "table", t.seq, row_to_json(t) as row from public.chat_sessions as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'user_chats' as "table", t.seq, row_to_json(t) as row from public.user_chats as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'properties' as "table", t.seq, row_to_json(t) as row from public.properties as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'floorplans' as "table", t.seq, row_to_json(t) as row from public.floorplans as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'property_photos' as "table", t.seq, row_to_json(t) as row from public.property_photos as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'vaastu_analysis' as "table", t.seq, row_to_json(t) as row from public.vaastu_analysis as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'user_events' as "table", t.seq, row_to_json(t) as row from public.user_events as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'user_deity' as "table", t.seq, row_to_json(t) as row from public.user_deity as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'user_aartis' as "table", t.seq, row_to_json(t) as row from public.user_aartis as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
      union all
      (select 'credit_balances' as "table", t.seq, row_to_json((select r from (select t.user_id as id, t.*) as r)) as row from public.credit_balances as t
       where t.user_id = (select auth.uid()) and t.seq > pull_changes."cursor" order by t.seq limit (select n from size))
    ) as changed
    where not exists (select from head where head.resync is not null)
    order by changed.seq
    limit (select n from size)
  ), gathered as (
    select count(*) as found, max(seq) as last_seq,
      coalesce(json_agg(json_build_object('table', "table", 'row', row) order by seq), '[]') as rows
    from page
  )
  select json_build_object(
    'rows', gathered.rows,
    'next', case
      when head.resync is not null then 0
      when gathered.found < size.n then head.head
      else gathered.last_seq
    end,
    'head', head.head, 'generation', head.generation, 'floor', head.floor, 'schema', 1, 'resync', head.resync)
  from head, gathered, size
$$;
grant execute on function public.pull_changes(bigint, uuid, integer, integer, bigint) to authenticated;

-- What a new device shows first: the profile, the balance and the newest sessions with their last messages.
-- Same shape as a page of pull_changes without next: the rows may come again in pages, seq tells which is newer.
create function public.pull_newest(sessions integer default 20, messages integer default 50) returns json
language sql stable security definer
set search_path = ''
as $$
  with newest as (
    select s.* from public.chat_sessions as s
    where s.user_id = (select auth.uid()) and s.deleted_at is null
    order by s.updated_at desc
    limit least(greatest(coalesce(pull_newest.sessions, 20), 1), 100)
  ), gathered as (
    select 'profiles' as "table", p.seq, row_to_json(p) as row
    from public.profiles as p where p.user_id = (select auth.uid())
    union all
    select 'credit_balances', b.seq, row_to_json((select r from (select b.user_id as id, b.*) as r))
    from public.credit_balances as b where b.user_id = (select auth.uid())
    union all
    select 'chat_sessions', newest.seq, row_to_json(newest) from newest
    union all
    select 'user_chats', c.seq, row_to_json(c)
    from newest
    cross join lateral (
      select * from public.user_chats as m
      where m.session_id = newest.id and m.deleted_at is null
      order by m.created_at desc
      limit least(greatest(coalesce(pull_newest.messages, 50), 1), 200)
    ) as c
  )
  select json_build_object(
    'rows', (select coalesce(json_agg(json_build_object('table', "table", 'row', row) order by seq), '[]') from gathered),
    'head', h.head, 'generation', h.generation, 'floor', h.floor, 'schema', 1)
  from public.sync_heads as h
  where h.user_id = (select auth.uid())
$$;
grant execute on function public.pull_newest(integer, integer) to authenticated;
