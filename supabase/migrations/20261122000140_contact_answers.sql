-- Questions from the contact form that are sent once, from one sender only so many, mailed to the owner and answered.

alter table public.contactus
  add column reply_to text,
  add column handled_at timestamptz,
  add column mailed_at timestamptz,
  add column mail_attempts integer not null default 0,
  add column mail_after timestamptz not null default now(),
  add constraint contactus_reply_to_line check (char_length(reply_to) <= 200 and private.is_title(reply_to));
comment on column public.contactus.reply_to is 'Where its sender can be reached: an e-mail address or a telephone number.';
comment on column public.contactus.handled_at is 'When an admin was done with it.';
comment on column public.contactus.mail_after is 'Not mailed to the owner before: somebody is at it, or it could not be mailed.';
create index contactus_to_mail_idx on public.contactus (mail_after) where mailed_at is null;

grant insert (id, reply_to) on public.contactus to anon, authenticated;
grant update (handled_at) on public.contactus to authenticated;
create policy "admins mark queries" on public.contactus
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

-- Who sent questions in the last day, as salted hashes: enough to count them, and nobody can read from it who they are.
create table private.contact_senders (
  sender text not null,
  sent_at timestamptz not null default clock_timestamp()
);
create index contact_senders_idx on private.contact_senders (sender, sent_at);
create table private.contact_salt (
  only_row boolean primary key default true,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  constraint contact_salt_one_row check (only_row)
);
insert into private.contact_salt default values;

-- The sender of the request that the data API is answering, as a hash; null where that does not tell. One address of the
-- newer kind is one of a household's many: those of one network count as one.
create function private.contact_sender() returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  -- What the network before a hosted project says; in the other header a client can write what it likes.
  said constant text := coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1));
  address inet;
begin
  begin
    address := nullif(regexp_replace(btrim(said), '^::ffff:(?=\d+\.)', '', 'i'), '')::inet;
  exception when invalid_text_representation then
    return null;
  end;
  return encode(sha256(convert_to(
    (select s.salt from private.contact_salt as s)
      || network(set_masklen(address, case family(address) when 6 then 64 else 32 end))::text,
    'UTF8')), 'hex');
end
$$;

-- Looks at a question before it is kept. One that is here already is taken as sent.
-- 429 too_many_queries, with Retry-After: 5 an hour from one sender, 200 from all together
create or replace function private.limit_contact_queries() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  from_one constant integer := 5;
  from_all constant integer := 200;
  who text;
  oldest timestamptz;
begin
  if exists (select from public.contactus where id = new.id) then
    return null;
  end if;
  who := private.contact_sender();
  new.created_at := now();
  -- A token may outlive its account.
  new.user_id := (select u.id from auth.users as u where u.id = auth.uid() for key share);
  if who is not null then
    perform pg_advisory_xact_lock(hashtextextended(who, 0));
    delete from private.contact_senders where sent_at < clock_timestamp() - interval '1 day';
    select sent_at into oldest from private.contact_senders
    where sender = who and sent_at > clock_timestamp() - interval '1 hour'
    order by sent_at desc offset from_one - 1 limit 1;
    insert into private.contact_senders (sender) values (who);
  end if;
  if oldest is null then
    select created_at into oldest from public.contactus
    where created_at > now() - interval '1 hour'
    order by created_at desc offset from_all - 1 limit 1;
  end if;
  if oldest is not null then
    perform private.refuse(
      429, 'too_many_queries', 'Too many queries. Please try again later.',
      jsonb_build_object('Retry-After', greatest(1, ceil(extract(epoch from oldest + interval '1 hour' - clock_timestamp())))::text));
  end if;
  return new;
end
$$;

-- Forgets who sent questions more than a day ago. Safe to call twice. Returns how many went.
create function public.purge_contact_senders() returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  delete from private.contact_senders where sent_at < clock_timestamp() - interval '1 day';
  get diagnostics purged = row_count;
  return purged;
end
$$;
grant execute on function public.purge_contact_senders() to service_role;

-- The oldest questions that the owner was not mailed. Whoever takes one is alone with it for a while; what is not noted as
-- mailed comes again after a pause that doubles each time, up to a day.
-- -> [{id, name, property_type, city, query, reply_to, created_at}]
create function public.claim_contact_mails(p_most integer default 20) returns jsonb
language sql security definer
set search_path = ''
as $$
  with due as (
    select c.id from public.contactus as c
    where c.mailed_at is null and c.mail_after <= clock_timestamp()
    order by c.created_at, c.id
    limit least(greatest(coalesce(p_most, 20), 1), 100)
    for update skip locked
  ), taken as (
    update public.contactus as c
    set mail_attempts = c.mail_attempts + 1,
        mail_after = clock_timestamp() + least(interval '5 minutes' * 2 ^ least(c.mail_attempts, 10), interval '1 day')
    from due where c.id = due.id
    returning c.*
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', t.id, 'name', t.name, 'property_type', t.property_type, 'city', t.city, 'query', t.query,
        'reply_to', t.reply_to, 'created_at', t.created_at)
      order by t.created_at, t.id),
    '[]')
  from taken as t
$$;
grant execute on function public.claim_contact_mails(integer) to service_role;

create function public.note_contact_mailed(p_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.contactus set mailed_at = clock_timestamp() where id = p_id and mailed_at is null;
  return found;
end
$$;
grant execute on function public.note_contact_mailed(uuid) to service_role;
