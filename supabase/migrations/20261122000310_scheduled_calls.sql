-- How the clock of a hosted project reaches a function: pg_cron runs the statement, pg_net sends the request, and the vault
-- holds where to (`project_url`) and with which key (`service_key`). Where one of them is missing the call fails, and the
-- record of pg_cron's runs says why. Nobody but the owner of the database may call this.
create function private.call_function(p_name text) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  address text;
  service_key text;
  request_id bigint;
begin
  if p_name !~ '^[a-z]+(-[a-z]+)*$' then
    raise exception 'no name of a function: %', p_name;
  end if;
  if to_regclass('vault.decrypted_secrets') is null then
    raise exception 'the vault is not turned on';
  end if;
  execute 'select (select decrypted_secret from vault.decrypted_secrets where name = ''project_url''),
    (select decrypted_secret from vault.decrypted_secrets where name = ''service_key'')'
  into address, service_key;
  if coalesce(address, '') = '' or coalesce(service_key, '') = '' then
    raise exception 'the vault has no project_url or no service_key';
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}''::jsonb, timeout_milliseconds := 60000)'
  into request_id
  using rtrim(address, '/') || '/functions/v1/' || p_name,
    jsonb_build_object('content-type', 'application/json', 'apikey', service_key);
  return request_id;
end
$$;
