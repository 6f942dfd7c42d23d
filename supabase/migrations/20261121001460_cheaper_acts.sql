-- What every act pays for, made cheaper.

-- The check by one query over the table as jsonb; only an act with a fault pays for the order of the fields.
-- -> {code: unknown_kind} | {code: unknown_field | invalid, field}, or null when the act may be carried out.
create or replace function private.check_act(kind text, payload jsonb) returns jsonb
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  blank constant text := E' \t\r\n';
  definition constant jsonb := private.act_definitions() -> kind;
  chosen jsonb;
  has_unknown boolean;
  has_broken boolean;
  faulty text;
begin
  if definition is null then
    return jsonb_build_object('code', 'unknown_kind');
  end if;
  select
    count(*) filter (where payload ? f.key) < (select count(*) from jsonb_object_keys(payload)),
    count(*) filter (where not private.is_allowed(f.value, payload -> f.key)) > 0
  into has_unknown, has_broken
  from jsonb_each(definition -> 'fields') as f;
  if has_unknown then
    select k into faulty from jsonb_object_keys(payload) as k where not definition -> 'fields' ? k limit 1;
    return jsonb_build_object('code', 'unknown_field', 'field', faulty);
  elsif has_broken then
    select f.key into faulty
    from json_each(private.act_definitions_in_order() -> kind -> 'fields') with ordinality as f (key, value, place)
    where not private.is_allowed(f.value::jsonb, payload -> f.key)
    order by f.place
    limit 1;
    return jsonb_build_object('code', 'invalid', 'field', faulty);
  end if;

  if definition ? 'oneOf' and not exists (
    select from jsonb_array_elements_text(definition -> 'oneOf') as f where btrim(coalesce(payload ->> f, ''), blank) <> ''
  ) then
    return jsonb_build_object('code', 'invalid', 'field', definition -> 'oneOf' -> 0);
  end if;
  if definition ? 'cases' then
    chosen := definition -> 'cases' -> 'of' -> (payload ->> (definition -> 'cases' ->> 'field'));
    select f.name into faulty
    from (
      select n.name, 1 as part, n.place from jsonb_array_elements_text(chosen -> 'needs') with ordinality as n (name, place)
      where payload ->> n.name is null
      union all
      select n.name, 2 as part, n.place from jsonb_array_elements_text(chosen -> 'forbids') with ordinality as n (name, place)
      where payload ->> n.name is not null
    ) as f
    order by f.part, f.place
    limit 1;
    if found then
      return jsonb_build_object('code', 'invalid', 'field', faulty);
    end if;
  end if;
  return null;
end
$$;

-- Asked by every message. A function in SQL that pins its search path is not inlined, and starting it costs more than
-- what it does; one in plpgsql keeps its plan.
create or replace function private.balance_of(p_user_id uuid) returns integer
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return coalesce((select thirds from public.credit_balances where user_id = p_user_id), 0);
end
$$;

create or replace function private.price_in_thirds(message_type text) returns integer
language plpgsql immutable
set search_path = ''
as $$
begin
  return case message_type when 'text' then 1 when 'image' then 3 end;
end
$$;
