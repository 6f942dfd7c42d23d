import { actDefinitions } from '#domain/acts/act-definitions.ts';

/**
 * Prints the statement that gives the database the present table of acts, for a new migration:
 * `npx tsx scripts/generate-acts.ts >> supabase/migrations/<time>_<subject>.sql`
 */
const kinds = Object.entries(actDefinitions).map(
  ([kind, definition]) => `  ${JSON.stringify(kind)}: ${JSON.stringify(definition)}`,
);

console.log(`create or replace function private.act_definitions_in_order() returns json
language sql immutable parallel safe
set search_path = ''
as $$
select '{
${kinds.join(',\n').replaceAll("'", "''")}
}'::json
$$;`);
