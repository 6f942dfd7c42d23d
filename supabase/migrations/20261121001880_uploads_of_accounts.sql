-- A token outlives its account for as long as it holds. What it uploaded then would belong to nobody, and stay where
-- everybody who knows the address could see it.
create policy "only an account that is there uploads" on storage.objects
  as restrictive for insert to authenticated
  with check (exists (select from public.profiles as p where p.id = (select auth.uid())));
