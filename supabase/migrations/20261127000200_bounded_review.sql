-- What strangers share for review cost an admin without bound: every page of the administration fetched 200 whole texts, of
-- 50,000 letters each, to count them. What waits is now counted by itself, listed without its words, and read one by one.

-- As before, but without the words, of one person at most three at a time, and at most 50.
-- -> [{id, seq, title, letters: of its words, null without any, file_type, file_url: path in user_aartis, tags,
--     is_change: whether an earlier form of it is shared, festival: {id, name, name_hi} | null,
--     deity: {id: null for one of the user's own, name, name_hi} | null, waiting_since}]
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
        'id', a.id, 'seq', a.seq, 'title', a.title, 'letters', char_length(a.content), 'file_type', a.file_type,
        'file_url', private.own_aarti_file(a.user_id, a.file_url), 'tags', a.tags,
        'is_change', exists (select from public.shared_aartis as s where s.id = a.id),
        'festival', case when f.id is not null then
          jsonb_build_object('id', f.id, 'name', f.name, 'name_hi', f.name_hi) end,
        'deity', case when u.id is not null then
          jsonb_build_object('id', d.id, 'name', coalesce(d.name, u.name), 'name_hi', d.name_hi) end,
        'waiting_since', a.updated_at) as entry
      from (
        select t.*
        from (
          select p.*, row_number() over (partition by p.user_id order by p.updated_at, p.id) as turn
          from public.user_aartis as p where p.review_status = 'pending'
        ) as t
        where t.turn <= 3
        order by t.updated_at, t.id
        limit 50
      ) as a
      left join public.festivals as f on f.id = a.festival_id
      left join public.user_deity as u on u.id = a.user_deity_id
      left join public.deities as d on d.id = u.deity_id
    ) as w
  );
end
$$;

-- How many wait, of everybody; 1000 where there are more.
create function public.count_aartis_to_review() returns integer
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select count(*)
    from (select from public.user_aartis as a where a.review_status = 'pending' limit 1000) as w
  );
end
$$;
grant execute on function public.count_aartis_to_review() to authenticated;

-- The words of one that waits, in the state that was listed.
-- -> {content} | null: it does not wait, or its owner has changed it since
create function public.aarti_to_review(p_id uuid, p_seq bigint) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('content', a.content)
    from public.user_aartis as a
    where a.id = p_id and a.seq = p_seq and a.review_status = 'pending'
  );
end
$$;
grant execute on function public.aarti_to_review(uuid, bigint) to authenticated;
