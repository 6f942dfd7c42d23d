-- What is kept of each act and of each decision had no bound: whoever says the same and takes it back all day fills the disk.

-- How many receipts an account has, and decisions of each purpose. Nobody resends an act after 50,000 others.
create function private.most_receipts() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 50000 $$;

create function private.most_decisions() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 200 $$;

-- As before, and of what an account has beyond its bound the oldest.
create or replace function public.purge_receipts(p_older_than_days integer default 400) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  most constant integer := private.most_receipts();
  owner uuid;
  purged integer;
  surplus integer;
begin
  delete from public.op_receipts where at < now() - make_interval(days => greatest(p_older_than_days, 400));
  get diagnostics purged = row_count;
  for owner in select r.user_id from public.op_receipts as r group by r.user_id having count(*) > most loop
    delete from public.op_receipts as r
    where r.user_id = owner and r.op_id in (
      select o.op_id from public.op_receipts as o where o.user_id = owner order by o.at desc, o.op_id offset most
    );
    get diagnostics surplus = row_count;
    purged := purged + surplus;
  end loop;
  return purged;
end
$$;

-- The newest decisions of a purpose stay, with their times.
create function private.forget_old_decisions() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.consents as c
  where c.user_id = new.user_id and c.purpose = new.purpose and c.id <= (
    select o.id from public.consents as o
    where o.user_id = new.user_id and o.purpose = new.purpose
    order by o.id desc
    offset private.most_decisions() limit 1
  );
  return null;
end
$$;
create trigger forget_old_decisions after insert on public.consents
  for each row execute function private.forget_old_decisions();
