-- Aartis that users share: nobody else sees one before an admin has read it, and what the others see is a copy of what
-- was read then.

update public.user_deity set name = private.tidy_title(name) where not private.is_title(name);
update public.user_aartis set title = private.tidy_title(title) where not private.is_title(title);

alter table public.user_deity add constraint user_deity_name_title check (private.is_title(name));

alter table public.user_aartis
  add column review_status text,
  add column review_note text,
  add constraint user_aartis_title_title check (private.is_title(title)),
  add constraint user_aartis_review_status_known check (review_status in ('pending', 'verified', 'rejected')),
  add constraint user_aartis_review_note_length check (char_length(review_note) <= 1000);
comment on column public.user_aartis.review_status is
  'Of one that is shared: whether an admin has read it as it is now; null for a private one.';
create index user_aartis_pending_idx on public.user_aartis (updated_at) where review_status = 'pending';

create table public.shared_aartis (
  id uuid primary key references public.user_aartis (id) on delete cascade,
  festival_id uuid references public.festivals (id) on delete set null,
  deity_id uuid references public.deities (id) on delete set null,
  title text not null,
  content text,
  file_type text not null,
  file_url text,
  tags text[],
  verified_at timestamptz not null default now(),
  constraint shared_aartis_file_type_known check (file_type in ('text', 'pdf', 'image')),
  constraint shared_aartis_says_something check (content is not null or file_url is not null)
);
comment on table public.shared_aartis is 'Copies of shared aartis as an admin has verified them, without their owners.';
comment on column public.shared_aartis.id is 'Of the aarti that it was copied from.';
comment on column public.shared_aartis.file_url is 'A path in the bucket shared_aartis.';
create index shared_aartis_festival_idx on public.shared_aartis (festival_id) where festival_id is not null;
create index shared_aartis_deity_idx on public.shared_aartis (deity_id) where deity_id is not null;

alter table public.shared_aartis enable row level security;
grant select on public.shared_aartis to anon, authenticated, service_role;
create policy "everybody reads shared aartis" on public.shared_aartis
  for select to anon, authenticated using (true);
create trigger content_changed after insert or update or delete or truncate on public.shared_aartis
  for each statement execute function private.bump_content_version();

-- Whether an aarti waits to be read follows from what its owner does; their word on it is ignored. It runs with the rights
-- of whoever sent the statement, so that only a review can say that it is one.
create function private.keep_review() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user not in ('anon', 'authenticated') and current_setting('disha.reviewed', true) = new.id::text then
    return new;
  elsif new.deleted_at is not null or new.is_private then
    new.review_status := null;
    new.review_note := null;
  elsif tg_op = 'UPDATE' and old.review_status is not null
    and (new.user_deity_id, new.festival_id, new.title, new.content, new.file_type, new.file_url, new.tags)
      is not distinct from
      (old.user_deity_id, old.festival_id, old.title, old.content, old.file_type, old.file_url, old.tags)
  then
    new.review_status := old.review_status;
    new.review_note := old.review_note;
  else
    new.review_status := 'pending';
    new.review_note := null;
  end if;
  return new;
end
$$;
create trigger e_keep_review before insert or update on public.user_aartis
  for each row execute function private.keep_review();

create function private.withdraw_shared() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.shared_aartis where id = new.id;
  return null;
end
$$;
create trigger withdraw_shared after update on public.user_aartis
  for each row when (new.review_status is null and old.review_status is not null)
  execute function private.withdraw_shared();

-- Those that were shared before anybody looked at them.
update public.user_aartis set origin_op = origin_op where deleted_at is null and not is_private;

-- A path in the bucket of somebody's own aartis; null where the reference leads elsewhere than to its owner's folder.
create function private.own_aarti_file(p_owner uuid, reference text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select path from (select coalesce(substring(reference from '/user_aartis/([^?#]+)'), reference) as path) as p
  where path like p_owner || '/%'
$$;

-- Whether a file belongs to an aarti that is to be read, for the policy below.
create function private.is_to_review(path text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.is_admin() and exists (
    select from public.user_aartis as a
    where a.review_status = 'pending' and a.user_id::text = split_part(path, '/', 1)
      and private.own_aarti_file(a.user_id, a.file_url) = path
  )
$$;
grant execute on function private.is_to_review(text) to authenticated;

create policy "admins read files of aartis that wait for review" on storage.objects
  for select to authenticated using (bucket_id = 'user_aartis' and (select private.is_admin()) and private.is_to_review(name));

-- An answer that a caller can act on: the data API gives it this status and this code.
create function private.refuse(status integer, code text, message text, headers jsonb default '{}') returns void
language plpgsql
set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', message)::text,
    detail = jsonb_build_object('status', status, 'headers', headers)::text;
end
$$;

create function private.require_admin() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'only admins may do this' using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- The aartis that wait for an admin, the longest waiting first, at most 200. Nothing tells whose they are.
-- -> [{id, seq, title, content, file_type, file_url: path in user_aartis, tags, is_change: whether an earlier form of it
--     is shared, festival: {id, name, name_hi} | null, deity: {id: null for one of the user's own, name, name_hi} | null,
--     waiting_since}]
create function public.aartis_to_review() returns jsonb
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
      from public.user_aartis as a
      left join public.festivals as f on f.id = a.festival_id
      left join public.user_deity as u on u.id = a.user_deity_id
      left join public.deities as d on d.id = u.deity_id
      where a.review_status = 'pending'
      order by a.updated_at, a.id
      limit 200
    ) as w
  );
end
$$;
grant execute on function public.aartis_to_review() to authenticated;

-- What an admin has decided about a shared aarti. p_seq is the state that was read: one that its owner has changed since
-- is not decided. A rejected one is taken from everybody else, also where an earlier form of it was verified.
--   p_verdict: verified | rejected; p_note: for its owner; p_file_url: of a verified file, its copy in shared_aartis
-- 42501 (not an admin) · 400 invalid_review · 404 aarti_not_found · 409 changed_meanwhile
create function public.review_aarti(
  p_id uuid, p_seq bigint, p_verdict text, p_note text default null, p_file_url text default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  subject public.user_aartis;
  owner_id uuid;
  note constant text := nullif(btrim(p_note), '');
begin
  perform private.require_admin();
  if coalesce(p_verdict not in ('verified', 'rejected'), true) or char_length(note) > 1000 then
    perform private.refuse(400, 'invalid_review', 'A review is verified or rejected, with a note of at most 1000 characters.');
  end if;
  select user_id into owner_id from public.user_aartis where id = p_id;
  if owner_id is not null then
    perform private.lock_head(owner_id);
    select * into subject from public.user_aartis where id = p_id and review_status is not null;
  end if;
  if subject.id is null then
    perform private.refuse(404, 'aarti_not_found', 'This aarti is not shared any more.');
  elsif subject.seq is distinct from p_seq then
    perform private.refuse(409, 'changed_meanwhile', 'Its owner has changed this aarti. Please read it again.');
  end if;
  if p_verdict = 'rejected' then
    delete from public.shared_aartis where id = p_id;
  else
    if subject.file_type = 'text' and (p_file_url is not null or coalesce(btrim(subject.content), '') = '') then
      perform private.refuse(400, 'invalid_review', 'A text has words and no file.');
    elsif subject.file_type <> 'text' and not coalesce(p_file_url like p_id || '/%', false)
      or subject.file_type <> 'text' and not exists (
        select from storage.objects as o where o.bucket_id = 'shared_aartis' and o.name = p_file_url
      )
    then
      perform private.refuse(400, 'invalid_review', 'The copy of its file is missing.');
    end if;
    insert into public.shared_aartis as s (id, festival_id, deity_id, title, content, file_type, file_url, tags)
    values (
      p_id, subject.festival_id, (select u.deity_id from public.user_deity as u where u.id = subject.user_deity_id),
      subject.title, subject.content, subject.file_type, p_file_url, subject.tags)
    on conflict (id) do update set
      festival_id = excluded.festival_id, deity_id = excluded.deity_id, title = excluded.title,
      content = excluded.content, file_type = excluded.file_type, file_url = excluded.file_url, tags = excluded.tags,
      verified_at = excluded.verified_at;
  end if;
  perform set_config('disha.reviewed', p_id::text, true);
  update public.user_aartis set review_status = p_verdict, review_note = note where id = p_id
  returning * into subject;
  perform set_config('disha.reviewed', '', true);
  return jsonb_build_object('id', p_id, 'seq', subject.seq, 'review_status', subject.review_status);
end
$$;
grant execute on function public.review_aarti(uuid, bigint, text, text, text) to authenticated;
