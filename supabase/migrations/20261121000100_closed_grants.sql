-- Nothing in public is reachable until a migration opens it in a sentence of its own, for the service role
-- neither: what only functions may change, a leaked key cannot change past them.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- PUBLIC holds EXECUTE through the built-in default, which a per-schema revoke cannot take away.
alter default privileges revoke execute on functions from public;

-- Rules that only the database itself applies. The API does not expose this schema; USAGE is needed
-- because policies and check constraints run with the rights of whoever sent the statement.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Tags are either absent or a list of trimmed words: an empty list is stored as null.
create function private.is_tag_list(tags text[]) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select tags is null
    or (cardinality(tags) between 1 and 30
        and array_position(tags, null) is null
        and not exists (
          select from unnest(tags) as tag
          where tag <> btrim(tag) or char_length(tag) not between 1 and 60
        ))
$$;
grant execute on function private.is_tag_list(text[]) to anon, authenticated, service_role;

-- A list of lines such as the steps of a ritual; may be empty, never holds a blank line.
create function private.is_line_list(lines text[], most integer) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select cardinality(lines) <= most
    and array_position(lines, null) is null
    and not exists (
      select from unnest(lines) as line
      where btrim(line) = '' or char_length(line) > 1000
    )
$$;
grant execute on function private.is_line_list(text[], integer) to anon, authenticated, service_role;
