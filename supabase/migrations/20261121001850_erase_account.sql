-- The end of an account. What was paid and spent has to be kept for the books, the person has not: the ledger moves under
-- a subject that was thrown by dice, and nothing tells whose it was.

create table public.kept_ledger (
  id bigint generated always as identity primary key,
  subject uuid not null,
  entry text not null,
  amount integer not null,
  description text not null,
  created_at timestamptz not null
);
create index kept_ledger_subject_idx on public.kept_ledger (subject);

comment on column public.kept_ledger.subject is 'The same for all entries of one erased account, and found nowhere else.';

alter table public.kept_ledger enable row level security;
grant select on public.kept_ledger to service_role;

-- The oldest files of an account, at most 1000, for a caller who removes them through the storage service: a record alone
-- would leave the bytes.
-- -> [{bucket, name}]
create function public.files_of_account(p_user_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', f.bucket_id, 'name', f.name) order by f.created_at, f.name), '[]')
  from (
    select o.bucket_id, o.name, o.created_at
    from storage.objects as o
    where o.name like p_user_id::text || '/%'
    order by o.created_at, o.name
    limit 1000
  ) as f
$$;
grant execute on function public.files_of_account(uuid) to service_role;

-- Erases an account and everything that hangs on it, except for its ledger. False where there is none: safe to call twice.
create function public.erase_account(p_user_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  subject constant uuid := gen_random_uuid();
  trace text;
begin
  -- As a deletion by the auth service does; whoever writes rows of this person waits here, or is waited for.
  perform from auth.users where id = p_user_id for update;
  if not found then
    return false;
  end if;
  perform private.lock_head(p_user_id);
  insert into public.kept_ledger (subject, entry, amount, description, created_at)
  select subject, l.entry, l.amount, l.description, l.created_at
  from public.credit_ledger as l
  where l.user_id = p_user_id
  order by l.seq;
  delete from auth.users where id = p_user_id;
  -- What the auth service keeps of a person without a reference to the account.
  foreach trace in array array[
    'delete from auth.refresh_tokens where user_id::text = $1',
    'delete from auth.flow_state where user_id::text = $1',
    'delete from auth.audit_log_entries where payload ->> ''actor_id'' = $1'
  ] loop
    begin
      execute trace using p_user_id::text;
    exception when insufficient_privilege or undefined_table or undefined_column then
      raise warning 'a trace of an erased account is left to the auth service: %', sqlerrm;
    end;
  end loop;
  return true;
end
$$;
grant execute on function public.erase_account(uuid) to service_role;
