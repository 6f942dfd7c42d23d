import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOver, type Database, openDatabase } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const names = async (sql: string) =>
  (await database.db.query<{ name: string }>(sql)).rows.map((row) => row.name);

const mirrored = [
  ['chat_sessions', 'chat sessions'],
  ['user_chats', 'chats'],
  ['properties', 'properties'],
  ['floorplans', 'floorplans'],
  ['property_photos', 'property photos'],
  ['vaastu_analysis', 'analyses'],
  ['user_events', 'events'],
  ['user_deity', 'the deity collection'],
  ['user_aartis', 'aartis of their own'],
];
const content = [
  { table: 'subscription_plans', words: 'plans', shown: 'plans that are offered' },
  { table: 'blog_categories', words: 'blog categories' },
  { table: 'blog_posts', words: 'blog posts', shown: 'published blog posts' },
  { table: 'deities', words: 'deities', shown: 'published deities' },
  { table: 'aartis', words: 'aartis', shown: 'verified aartis' },
  { table: 'festivals', words: 'festivals', shown: 'published festivals' },
  { table: 'rituals', words: 'rituals', read: 'whoever reads a festival reads its rituals' },
  { table: 'calendar_events', words: 'calendar events', read: 'whoever reads a festival reads its days' },
];

test('no table in public is without row-level security', async () => {
  const open = await names(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  );
  expect(open).toEqual([]);
});

test('every policy is known', async () => {
  const found = await names(
    `select format('%s: %s [%s to %s]', tablename, policyname, lower(cmd), array_to_string(roles, ', ')) as name
     from pg_policies where schemaname = 'public'`,
  );
  const known = [
    'profiles: the owner reads the profile [select to authenticated]',
    'profiles: the owner changes the profile [update to authenticated]',
    'user_roles: the owner reads the role [select to authenticated]',
    'sync_heads: the owner reads the head [select to authenticated]',
    'credit_balances: the owner reads the balance [select to authenticated]',
    'credit_ledger: the owner reads the ledger [select to authenticated]',
    'consents: the owner reads the consents [select to authenticated]',
    'festival_reminders: the owner reads reminders of festivals [select to authenticated]',
    'japa_days: the owner reads the japa [select to authenticated]',
    'birth_profiles: the owner reads the births [select to authenticated]',
    'push_subscriptions: the owner reads subscriptions [select to authenticated]',
    'payment_orders: the owner reads the orders [select to authenticated]',
    'contactus: everybody sends a query [insert to anon, authenticated]',
    'contactus: admins read queries [select to authenticated]',
    'contactus: admins mark queries [update to authenticated]',
    'contactus: admins delete queries [delete to authenticated]',
    'shared_aartis: everybody reads shared aartis [select to anon, authenticated]',
    ...mirrored.flatMap(([table, words]) => [
      `${table}: the owner reads ${words} [select to authenticated]`,
      `${table}: the owner adds ${words} [insert to authenticated]`,
      `${table}: the owner changes ${words} [update to authenticated]`,
      `${table}: the owner deletes ${words} [delete to authenticated]`,
    ]),
    ...content.flatMap(({ table, words, shown, read }) => [
      `${table}: ${read ?? `everybody reads ${shown ?? words}`} [select to anon, authenticated]`,
      ...(shown ? [`${table}: admins read all ${words} [select to authenticated]`] : []),
      `${table}: admins add ${words} [insert to authenticated]`,
      `${table}: admins change ${words} [update to authenticated]`,
      `${table}: admins delete ${words} [delete to authenticated]`,
    ]),
  ];
  expect(found.sort()).toEqual(known.sort());
});

test('the caller is asked for once per statement, not once per row', async () => {
  const perRow = await names(
    `select policyname as name from pg_policies
     where schemaname in ('public', 'storage')
       and regexp_replace(coalesce(qual, '') || coalesce(with_check, ''),
         '\\( ?SELECT (auth\\.uid|private\\.is_admin)\\(\\)', '', 'g') ~ '(auth\\.uid|is_admin)\\(\\)'`,
  );
  expect(perRow).toEqual([]);
});

test('every owner column that a policy compares leads an index', async () => {
  const unindexed = await names(
    `select c.relname as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and not exists (select from pg_index i where i.indrelid = c.oid and i.indpred is null and i.indkey[0] = a.attnum)`,
  );
  expect(unindexed).toEqual([]);
});

test('every foreign key of a child is indexed, so that deleting a parent scans nothing', async () => {
  const unindexed = await names(
    `select format('%s.%s', c.relname, k.conname) as name from pg_constraint k
     join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`,
  );
  expect(unindexed).toEqual([]);
});

test('anon may execute the content calls in public, signed-in people those of the sync and of their account too, nobody the service calls', async () => {
  const executableBy = (role: string) =>
    names(
      `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege('${role}', oid, 'execute')`,
    );
  expect((await executableBy('anon')).sort()).toEqual([
    'content_version',
    'content_versions',
    'hidden_festivals',
    'pull_content',
    'pull_content_changes',
    // Asked of everybody before each request.
    'refuse_ended_session',
  ]);
  expect((await executableBy('authenticated')).sort()).toEqual([
    'aarti_to_review',
    'aartis_to_review',
    'admin_usage',
    'apply_ops',
    'content_version',
    'content_versions',
    'count_aartis_to_review',
    'drop_push_subscription',
    'end_device',
    'hidden_festivals',
    'keep_push_subscription',
    'mirror_digest',
    'my_account',
    'my_devices',
    'pull_changes',
    'pull_content',
    'pull_content_changes',
    'pull_newest',
    'refuse_ended_session',
    'review_aarti',
    'set_consent',
  ]);
  expect((await executableBy('service_role')).sort()).toEqual([
    'ask_refund',
    'await_payment',
    'begin_analysis',
    'claim_chat_job',
    'claim_contact_mails',
    'claim_deliveries',
    'claim_refund',
    'claim_reminder_work',
    'complete_analysis',
    'complete_chat_job',
    'content_version',
    'content_versions',
    'drop_refund',
    'erase_account',
    'expire_chat_jobs',
    'expire_payment_order',
    'fail_chat_job',
    'files_of_account',
    'finish_reminder_work',
    'get_credits',
    'give_back_guest_call',
    'has_consent',
    'hidden_festivals',
    'installation_report',
    'keep_payment_order',
    'make_admin',
    'move_content',
    'move_empty',
    'move_end',
    'move_files',
    'move_rows',
    'move_state',
    'note_contact_mailed',
    'note_webhook_event',
    'orphan_uploads',
    'payment_order_of',
    'payments_to_check',
    'price_payment_order',
    'pull_content',
    'pull_content_changes',
    'purge_contact_senders',
    'purge_guest_calls',
    'purge_payment_traces',
    'purge_receipts',
    'purge_reminder_deliveries',
    'purge_tombstones',
    'put_off_reminder',
    'refund_of',
    'refuse_ended_session',
    'reserve_credits',
    'settle_payment',
    'settle_webhook_event',
    'shown_reminder',
    'take_draft_call',
    'take_guest_call',
    'words_of_ours',
  ]);
});

test('private functions are callable only where a policy or a check constraint needs them', async () => {
  const callable = await names(
    `select format('%s: %s', r.rolname, p.proname) as name from pg_proc p
     cross join pg_roles r
     where p.pronamespace = 'private'::regnamespace and r.rolname in ('anon', 'authenticated')
       and has_function_privilege(r.oid, p.oid, 'execute')`,
  );
  expect(callable.sort()).toEqual([
    'anon: is_line_list',
    'anon: is_page_list',
    'anon: is_tag_list',
    'anon: is_title',
    'authenticated: is_admin',
    'authenticated: is_allowed',
    'authenticated: is_line_list',
    'authenticated: is_meaning_list',
    'authenticated: is_page_list',
    'authenticated: is_reminder',
    'authenticated: is_reminder_settings',
    'authenticated: is_session_open',
    'authenticated: is_tag_list',
    'authenticated: is_title',
    'authenticated: is_to_review',
    'authenticated: may_store_more',
  ]);
});

test('every function of ours pins its search path', async () => {
  const loose = await names(
    `select format('%s.%s', pronamespace::regnamespace, proname) as name from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(proconfig @> array['search_path=""'], false)`,
  );
  expect(loose).toEqual([]);
});

test('no table of the private schema can be read by a request', async () => {
  const readable = await names(
    `select relname as name from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role
     where relnamespace = 'private'::regnamespace and relkind = 'r' and has_table_privilege(role, oid, 'select')`,
  );
  expect(readable).toEqual([]);
});

describe('the first request of the embedding package', () => {
  const tablesOpenToAnon = (among: Database) =>
    among.db.query<{ tables: number }>(
      `select count(*)::int as tables from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege('anon', oid, 'truncate')`,
    );
  const firstRequest = async (among: Database, grantsClosed: boolean) => {
    const app = await appOver(among.connection, { grantsClosed });
    const answer = await app.fetch(
      new Request('http://localhost/rest/v1/deities?select=name&order=name&limit=1'),
    );
    expect(await answer.json()).toEqual([{ name: 'Ambe' }]);
  };

  test('opens no table when it is told to keep the grants', async () => {
    const ours = await openDatabase();
    await firstRequest(ours, true);
    expect((await tablesOpenToAnon(ours)).rows[0]?.tables).toBe(0);
    await ours.close();
  });

  test('opens every table when it is not told, so that the remedy is still needed', async () => {
    const theirs = await openDatabase();
    await firstRequest(theirs, false);
    expect((await tablesOpenToAnon(theirs)).rows[0]?.tables).toBeGreaterThan(20);
    await theirs.close();
  });
});
