-- Questions from the contact form: anybody may send one, only admins read them.

create table public.contactus (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  property_type text not null,
  city text not null,
  query text not null,
  created_at timestamptz not null default now(),
  constraint contactus_name_length check (char_length(btrim(name)) >= 2 and char_length(name) <= 100),
  constraint contactus_property_type_known check (
    property_type in ('residential', 'apartment', 'commercial', 'office', 'land', 'other')
  ),
  constraint contactus_city_length check (char_length(btrim(city)) >= 2 and char_length(city) <= 100),
  constraint contactus_query_length check (char_length(btrim(query)) >= 10 and char_length(query) <= 5000)
);
create index contactus_created_at_idx on public.contactus (created_at);

-- The address of a sender is not known here, so that the guard is a ceiling for everybody together:
-- far above what people write, low enough that a script cannot fill the table.
create function private.limit_contact_queries() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.created_at := now();
  if (select count(*) from public.contactus where created_at > now() - interval '1 hour') >= 200 then
    raise exception 'too many queries, please try again later' using errcode = 'PT429';
  end if;
  return new;
end
$$;
create trigger limit_queries before insert on public.contactus
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_contact_queries();

alter table public.contactus enable row level security;
grant insert (name, property_type, city, query) on public.contactus to anon, authenticated;
grant select, delete on public.contactus to authenticated;
grant select, insert, update, delete on public.contactus to service_role;
create policy "everybody sends a query" on public.contactus
  for insert to anon, authenticated with check (true);
create policy "admins read queries" on public.contactus
  for select to authenticated using ((select private.is_admin()));
create policy "admins delete queries" on public.contactus
  for delete to authenticated using ((select private.is_admin()));
