-- Buckets and who may touch their files. The first folder of a path is the owner's user id.
-- Files of a public bucket are served by address to anybody who knows it; names are unguessable.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('chat_attachments', 'chat_attachments', true, 10485760, array[
    'application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]),
  ('floorplans', 'floorplans', false, 26214400, array[
    'application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'
  ]),
  ('user_aartis', 'user_aartis', false, 26214400, array[
    'application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'
  ]),
  ('avatars', 'avatars', true, 10485760, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- An attachment is never overwritten, so that an address keeps showing what was sent.
create policy "the owner reads chat attachments" on storage.objects
  for select to authenticated
  using (bucket_id = 'chat_attachments' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "the owner uploads chat attachments" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'chat_attachments' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "the owner deletes chat attachments" on storage.objects
  for delete to authenticated
  using (bucket_id = 'chat_attachments' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "the owner reads floorplans and photos" on storage.objects
  for select to authenticated
  using (bucket_id = 'floorplans' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "the owner uploads floorplans and photos" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'floorplans' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "the owner replaces floorplans and photos" on storage.objects
  for update to authenticated
  using (bucket_id = 'floorplans' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'floorplans' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "the owner deletes floorplans and photos" on storage.objects
  for delete to authenticated
  using (bucket_id = 'floorplans' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "the owner reads aarti files" on storage.objects
  for select to authenticated
  using (bucket_id = 'user_aartis' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "the owner uploads aarti files" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'user_aartis' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "the owner replaces aarti files" on storage.objects
  for update to authenticated
  using (bucket_id = 'user_aartis' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'user_aartis' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "the owner deletes aarti files" on storage.objects
  for delete to authenticated
  using (bucket_id = 'user_aartis' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "the owner reads avatars" on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "the owner uploads avatars" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "the owner replaces avatars" on storage.objects
  for update to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "the owner deletes avatars" on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
