-- A page of rows ends at some megabytes. It was bounded by the number of rows alone: of the longest texts that an account
-- may keep, one page was more than a gigabyte, which the server had to have in memory at once.

create function private.most_page_bytes() returns bigint
language sql immutable parallel safe
set search_path = ''
as $$ select 4::bigint * 1024 * 1024 $$;

-- How many rows of the caller a page after a cursor may have: as many as were asked for, or as many as fit, but one at least.
-- Counted are the tables that hold long texts; what stands between their rows is short. Lengths are told without reading
-- the texts.
create function private.page_rows(p_cursor bigint, p_page_limit integer) returns integer
language sql stable security definer
set search_path = ''
as $$
  with asked as (
    select least(greatest(coalesce(p_page_limit, 500), 1), 2000) as n
  ), long as (
    (select t.seq, coalesce(octet_length(t.query), 0) + coalesce(octet_length(t.response), 0)
       + coalesce(octet_length(t.attachment_text), 0) + coalesce(octet_length(t.sources::text), 0) as bytes
     from public.user_chats as t
     where t.user_id = (select auth.uid()) and t.seq > p_cursor order by t.seq limit (select n from asked))
    union all
    (select t.seq, coalesce(octet_length(t.description), 0)
     from public.properties as t
     where t.user_id = (select auth.uid()) and t.seq > p_cursor order by t.seq limit (select n from asked))
    union all
    (select t.seq, coalesce(octet_length(t.description), 0)
     from public.floorplans as t
     where t.user_id = (select auth.uid()) and t.seq > p_cursor order by t.seq limit (select n from asked))
    union all
    (select t.seq, coalesce(octet_length(t.analysis_summary), 0) + coalesce(octet_length(t.recommendations), 0)
       + coalesce(octet_length(t.plan::text), 0)
     from public.vaastu_analysis as t
     where t.user_id = (select auth.uid()) and t.seq > p_cursor order by t.seq limit (select n from asked))
    union all
    (select t.seq, coalesce(octet_length(t.description), 0)
     from public.user_events as t
     where t.user_id = (select auth.uid()) and t.seq > p_cursor order by t.seq limit (select n from asked))
    union all
    (select t.seq, coalesce(octet_length(t.about), 0) + coalesce(octet_length(t.important_dates::text), 0)
     from public.user_deity as t
     where t.user_id = (select auth.uid()) and t.seq > p_cursor order by t.seq limit (select n from asked))
    union all
    (select t.seq, coalesce(octet_length(t.content), 0)
     from public.user_aartis as t
     where t.user_id = (select auth.uid()) and t.seq > p_cursor order by t.seq limit (select n from asked))
  ), added_up as (
    select sum(bytes) over (order by seq) as until, row_number() over (order by seq) as nth from long
  )
  select least(asked.n, (
    select greatest(min(added_up.nth) - 1, 1)::integer from added_up
    where added_up.until > private.most_page_bytes()
    having count(*) > 0
  ))
  from asked
$$;

-- pull_changes as it is, but for how many rows it gives at a time.
do $$
declare
  asked constant text := 'least(greatest(coalesce(pull_changes.page_limit, 500), 1), 2000) as n';
  bounded constant text := 'private.page_rows(pull_changes."cursor", pull_changes.page_limit) as n';
  definition constant text := pg_get_functiondef('public.pull_changes'::regproc);
begin
  if position(asked in definition) = 0 then
    raise exception 'pull_changes counts the rows of a page in another way';
  end if;
  execute replace(definition, asked, bounded);
end
$$;

-- As before, with no more words than fit in a page: those of the newest sessions first.
create or replace function public.pull_newest(sessions integer default 20, messages integer default 50) returns json
language sql stable security definer
set search_path = ''
as $$
  with newest as (
    select s.* from public.chat_sessions as s
    where s.user_id = (select auth.uid()) and s.deleted_at is null
    order by s.updated_at desc
    limit least(greatest(coalesce(pull_newest.sessions, 20), 1), 100)
  ), added_up as (
    select m.id, sum(m.bytes) over (order by newest.updated_at desc, newest.id, m.created_at desc, m.id) as until
    from newest
    cross join lateral (
      select c.id, c.created_at, coalesce(octet_length(c.query), 0) + coalesce(octet_length(c.response), 0)
        + coalesce(octet_length(c.attachment_text), 0) + coalesce(octet_length(c.sources::text), 0) as bytes
      from public.user_chats as c
      where c.session_id = newest.id and c.deleted_at is null
      order by c.created_at desc
      limit least(greatest(coalesce(pull_newest.messages, 50), 1), 200)
    ) as m
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
    from public.user_chats as c
    where c.id in (select added_up.id from added_up where added_up.until <= private.most_page_bytes())
  )
  select json_build_object(
    'rows', (select coalesce(json_agg(json_build_object('table', "table", 'row', row) order by seq), '[]') from gathered),
    'head', h.head, 'generation', h.generation, 'floor', h.floor, 'schema', 1)
  from public.sync_heads as h
  where h.user_id = (select auth.uid())
$$;
