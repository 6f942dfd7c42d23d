-- How a named act meets the tables. Each kind has one handler
--   private.act_<subject>_<verb>(user, op, entity id, payload) returns text
-- in the migration of its subject; apply_ops runs it in a sub-transaction. A handler returns null, or a word that
-- tells why nothing had to be done; it stops with refuse_act (final) or hold_act (may succeed later).

create function private.refuse_act(code text) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception using errcode = 'DS001', message = code;
end
$$;

create function private.hold_act(code text) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception using errcode = 'DS002', message = code;
end
$$;

-- A field this server does not know comes from a newer app; dropping it would lose what the user wrote.
create function private.allow_fields(payload jsonb, fields text[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (select from jsonb_object_keys(payload) as field where field <> all (fields)) then
    perform private.hold_act('unknown_field');
  end if;
end
$$;

-- Null when the id is free. A create that was already carried out, even if the row was deleted since, is done.
create function private.already_created(target text, p_user_id uuid, p_id uuid) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_row record;
begin
  execute format('select user_id, deleted_at from public.%I where id = $1', target) into found_row using p_id;
  if found_row.user_id is null then
    return null;
  elsif found_row.user_id <> p_user_id then
    perform private.refuse_act('id_taken');
  end if;
  return case when found_row.deleted_at is null then 'exists' else 'deleted' end;
end
$$;

-- An edit needs a living row: deletion beats edits, and "not yours" looks like "not there".
create function private.require_living(target text, p_user_id uuid, p_id uuid) returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  is_dead boolean;
begin
  execute format('select deleted_at is not null from public.%I where id = $1 and user_id = $2', target)
  into is_dead using p_id, p_user_id;
  if is_dead is null then
    perform private.refuse_act('not_found');
  elsif is_dead then
    perform private.refuse_act('deleted');
  end if;
end
$$;

-- Deleting what is not there is done already.
create function private.bury(target text, p_user_id uuid, p_op_id uuid, p_id uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  buried integer;
begin
  execute format(
    'update public.%I set deleted_at = now(), origin_op = $3 where id = $1 and user_id = $2 and deleted_at is null', target)
  using p_id, p_user_id, p_op_id;
  get diagnostics buried = row_count;
  return case when buried = 0 then 'missing' end;
end
$$;

-- A row may name a file only when the file is there and is the user's own. The reference is a path in the
-- bucket or an address that ends in it.
create function private.require_upload(bucket text, p_user_id uuid, reference text) returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  path constant text := coalesce(substring(reference from '/' || bucket || '/([^?#]+)'), reference);
begin
  if reference is null then
    return;
  elsif path not like p_user_id || '/%' then
    perform private.refuse_act('foreign_file');
  elsif not exists (select from storage.objects as o where o.bucket_id = bucket and o.name = path) then
    perform private.hold_act('upload_missing');
  end if;
end
$$;
