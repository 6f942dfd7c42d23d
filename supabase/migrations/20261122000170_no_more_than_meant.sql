-- What one person sends must not cost everybody else: a statement that changes nothing, a pile of aartis, a pile of
-- questions.

-- Whoever may not change the content may still ask for it, and changes no row. Without this every such statement would let
-- every device fetch the table anew. So would each account that is erased, by the shared aartis that it never had.
create function private.content_changed() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (select from changed) then
    update private.content_state set version = version + 1;
    perform private.raise_content_version(array[tg_table_name::text]);
  end if;
  return null;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'subscription_plans', 'blog_categories', 'blog_posts', 'deities', 'aartis', 'festivals', 'rituals', 'calendar_events',
    'shared_aartis'
  ]
  loop
    execute format('drop trigger content_changed on public.%I', name);
    execute format(
      'create trigger content_added after insert on public.%I referencing new table as changed
         for each statement execute function private.content_changed()', name);
    execute format(
      'create trigger content_changed after update on public.%I referencing new table as changed
         for each statement execute function private.content_changed()', name);
    execute format(
      'create trigger content_deleted after delete on public.%I referencing old table as changed
         for each statement execute function private.content_changed()', name);
    execute format(
      'create trigger content_emptied after truncate on public.%I
         for each statement execute function private.bump_content_version()', name);
  end loop;
end
$$;

-- As before, but of one person at most twenty at a time: whoever shares hundreds keeps nobody else's waiting.
create or replace function public.aartis_to_review() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(w.entry order by w.updated_at, w.id), '[]')
    from (
      select a.updated_at, a.id, jsonb_build_object(
        'id', a.id, 'seq', a.seq, 'title', a.title, 'content', a.content, 'file_type', a.file_type,
        'file_url', private.own_aarti_file(a.user_id, a.file_url), 'tags', a.tags,
        'is_change', exists (select from public.shared_aartis as s where s.id = a.id),
        'festival', case when f.id is not null then
          jsonb_build_object('id', f.id, 'name', f.name, 'name_hi', f.name_hi) end,
        'deity', case when u.id is not null then
          jsonb_build_object('id', d.id, 'name', coalesce(d.name, u.name), 'name_hi', d.name_hi) end,
        'waiting_since', a.updated_at) as entry
      from (
        select p.*, row_number() over (partition by p.user_id order by p.updated_at, p.id) as turn
        from public.user_aartis as p where p.review_status = 'pending'
      ) as a
      left join public.festivals as f on f.id = a.festival_id
      left join public.user_deity as u on u.id = a.user_deity_id
      left join public.deities as d on d.id = u.deity_id
      where a.turn <= 20
      order by a.updated_at, a.id
      limit 200
    ) as w
  );
end
$$;

-- Who counts requests rather than questions would take a list of two hundred for one.
-- 400 one_query_at_a_time
create function private.take_one_query() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if current_setting('role', true) in ('anon', 'authenticated') and (select count(*) from added) > 1 then
    perform private.refuse(400, 'one_query_at_a_time', 'Please send one question at a time.');
  end if;
  return null;
end
$$;
create trigger one_at_a_time after insert on public.contactus referencing new table as added
  for each statement execute function private.take_one_query();
