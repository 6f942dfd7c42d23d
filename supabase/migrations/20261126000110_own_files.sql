-- A row names a file of its owner alone, also where it is written directly: acts have always said `foreign_file`.

-- Arguments: the column that names the file, and its bucket.
create function private.refuse_foreign_file() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  reference constant text := to_jsonb(new) ->> tg_argv[0];
  bucket constant text := tg_argv[1];
  path constant text := coalesce(substring(reference from '/' || bucket || '/([^?#]+)'), reference);
begin
  if reference is null or (tg_op = 'UPDATE' and reference = to_jsonb(old) ->> tg_argv[0]) then
    return null;
  elsif bucket = 'user_deities' and reference ~ '^https?://' and reference !~ '/user_deities/' then
    -- The picture of a deity may lie elsewhere.
    return null;
  elsif path not like auth.uid() || '/%' or path ~* '/(\.|%2e){1,2}(/|$)' then
    perform private.refuse(403, 'foreign_file', 'This file belongs to another account.');
  end if;
  return null;
end
$$;

-- After the row, so that its own rules come first.
do $$
declare
  named record;
begin
  for named in
    select * from (values
      ('profiles', 'avatar_url', 'avatars'),
      ('user_chats', 'image_url', 'chat_attachments'),
      ('floorplans', 'image_url', 'floorplans'),
      ('property_photos', 'image_url', 'floorplans'),
      ('user_deity', 'image', 'user_deities'),
      ('user_aartis', 'file_url', 'user_aartis')
    ) as f (target, field, bucket)
  loop
    execute format(
      'create trigger own_file after insert or update of %2$I on public.%1$I for each row
         when (current_user in (''anon'', ''authenticated'')) execute function private.refuse_foreign_file(%2$L, %3$L)',
      named.target, named.field, named.bucket);
  end loop;
end
$$;
