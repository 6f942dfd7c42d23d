-- What was shared with everybody can be taken back at any time, also when nobody has its state at hand any more.

-- What an admin has decided about a shared aarti. p_seq is the state that was read: one that its owner has changed since
-- is not decided. Without it a rejection holds for whatever state it is in: its shared form is taken back. A rejected one
-- is taken from everybody else, also where an earlier form of it was verified.
--   p_verdict: verified | rejected; p_note: for its owner; p_file_url: of a verified file, its copy in shared_aartis
-- -> {id, seq, review_status, removed_file: path in shared_aartis of a copy that nobody needs any more | null}
-- 42501 (not an admin) · 400 invalid_review · 404 aarti_not_found · 409 changed_meanwhile
create or replace function public.review_aarti(
  p_id uuid, p_seq bigint, p_verdict text, p_note text default null, p_file_url text default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  subject public.user_aartis;
  owner_id uuid;
  note constant text := nullif(btrim(p_note), '');
  earlier_file text;
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
  elsif subject.seq is distinct from p_seq and (p_verdict = 'verified' or p_seq is not null) then
    perform private.refuse(409, 'changed_meanwhile', 'Its owner has changed this aarti. Please read it again.');
  end if;
  select s.file_url into earlier_file from public.shared_aartis as s where s.id = p_id;
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
  return jsonb_build_object(
    'id', p_id, 'seq', subject.seq, 'review_status', subject.review_status,
    'removed_file', case when p_verdict = 'rejected' or earlier_file is distinct from p_file_url then earlier_file end);
end
$$;
