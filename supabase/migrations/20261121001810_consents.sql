-- What a person has agreed to, by purpose. Every decision is kept with its time; the newest of a purpose counts, and
-- without one nothing was agreed to. A decision is never changed: whoever has to show it shows what was said when.

create table public.consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null,
  is_given boolean not null,
  decided_at timestamptz not null default clock_timestamp(),
  constraint consents_purpose_known check (purpose in ('ai_answers', 'birth_and_home', 'reminders', 'news'))
);
create index consents_newest_idx on public.consents (user_id, purpose, id desc);

alter table public.consents enable row level security;
grant select on public.consents to authenticated, service_role;
create policy "the owner reads the consents" on public.consents
  for select to authenticated using (user_id = (select auth.uid()));

-- Keeps a decision of the caller. Saying again what holds already keeps nothing new, so that a lost answer may be asked
-- for again.
-- -> {purpose, is_given, decided_at}
create function public.set_consent(p_purpose text, p_is_given boolean) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  decision public.consents;
begin
  if caller is null then
    raise exception 'sign in to decide' using errcode = 'PT401';
  elsif p_is_given is null then
    raise exception 'a decision is yes or no' using errcode = 'PT400';
  end if;
  perform private.lock_head(caller);
  select * into decision from public.consents
  where user_id = caller and purpose = p_purpose
  order by id desc
  limit 1;
  if decision.is_given is distinct from p_is_given then
    insert into public.consents (user_id, purpose, is_given) values (caller, p_purpose, p_is_given)
    returning * into decision;
  end if;
  return jsonb_build_object(
    'purpose', decision.purpose, 'is_given', decision.is_given, 'decided_at', decision.decided_at);
end
$$;
grant execute on function public.set_consent(text, boolean) to authenticated;
