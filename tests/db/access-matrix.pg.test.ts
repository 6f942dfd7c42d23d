import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBirth } from '#tests/builders/a-birth.ts';
import { festivalReminderIdOf } from '#tests/builders/festival-reminder-id.ts';
import {
  type Actor,
  anon,
  appOver,
  type Database,
  openDatabase,
  permits,
  person,
  service,
  type Statements,
} from './database.ts';
import {
  aCatalogue,
  aChat,
  aDeity,
  aFloorplan,
  aHousehold,
  anAarti,
  anAnalysis,
  aPhoto,
  aPost,
  aProperty,
  aQuery,
  aSession,
  aSolarEvent,
  aSubscription,
  type Catalogue,
  type Household,
  insertInto,
} from './rows.ts';

/**
 * What each actor can do in each table: r = sees the row in question, c = adds a row of their own,
 * u = changes the row, d = deletes the row. The row in question is the owner's, or one of public content.
 */
const own = { owner: 'rcud', stranger: 'c', admin: 'c', anon: '', service_role: 'r' };
const content = { owner: 'r', stranger: 'r', admin: 'rcud', anon: 'r', service_role: 'rcud' };
const readByOwner = { owner: 'r', stranger: '', admin: '', anon: '', service_role: 'r' };
const serviceReads = { owner: '', stranger: '', admin: '', anon: '', service_role: 'r' };

const rights: Record<string, Record<ActorName, string>> = {
  profiles: { owner: 'ru', stranger: '', admin: '', anon: '', service_role: 'r' },
  chat_sessions: own,
  user_chats: own,
  properties: own,
  floorplans: own,
  property_photos: own,
  vaastu_analysis: own,
  user_events: own,
  user_deity: own,
  user_aartis: own,
  subscription_plans: content,
  blog_categories: content,
  blog_posts: content,
  deities: content,
  aartis: content,
  festivals: content,
  rituals: content,
  calendar_events: content,
  // A copy of what an admin has verified: only the review makes it.
  shared_aartis: { owner: 'r', stranger: 'r', admin: 'r', anon: 'r', service_role: 'r' },
  contactus: { owner: 'c', stranger: 'c', admin: 'rcud', anon: 'c', service_role: 'rcud' },
  user_roles: { owner: 'r', stranger: '', admin: '', anon: '', service_role: 'rcud' },
  sync_heads: readByOwner,
  op_receipts: serviceReads,
  credit_balances: readByOwner,
  credit_ledger: readByOwner,
  chat_jobs: serviceReads,
  guest_calls: { owner: '', stranger: '', admin: '', anon: '', service_role: '' },
  draft_calls: { owner: '', stranger: '', admin: '', anon: '', service_role: '' },
  consents: readByOwner,
  festival_reminders: readByOwner,
  japa_days: readByOwner,
  birth_profiles: readByOwner,
  push_subscriptions: readByOwner,
  reminder_deliveries: serviceReads,
  kept_ledger: serviceReads,
  payment_orders: readByOwner,
  kept_payment_orders: serviceReads,
  payments: serviceReads,
  payment_refunds: serviceReads,
  webhook_events: serviceReads,
};

type ActorName = 'owner' | 'stranger' | 'admin' | 'anon' | 'service_role';
const actorNames: readonly ActorName[] = ['owner', 'stranger', 'admin', 'anon', 'service_role'];

// The package that embeds the database grants everything on every table once, unless it is told not to.
// Row-level security alone has to hold then as well.
const grants: [string, boolean][] = [
  ['grants as the migrations leave them', true],
  ['grants opened wide by the embedding package', false],
];
describe.each(grants)('with %s', (_, grantsClosed) => {
  let database: Database;
  let households: Record<'owner' | 'stranger' | 'admin', Household>;
  let catalogue: Catalogue;
  let contactQuery: string;
  let bareAccount: string;

  beforeAll(async () => {
    database = await openDatabase();
    const app = await appOver(database.connection, { grantsClosed });
    await app.fetch(new Request('http://localhost/rest/v1/deities?select=id'));
    const householdOf = async () => aHousehold(database, await database.signUp());
    households = { owner: await householdOf(), stranger: await householdOf(), admin: await householdOf() };
    await database.db.query(`update user_roles set role = 'admin' where user_id = $1`, [
      households.admin.userId,
    ]);
    await database.db.query(`select reserve_credits($1, $2, 'text', 1)`, [
      households.owner.userId,
      randomUUID(),
    ]);
    await database.db.query(
      `insert into op_receipts (user_id, op_id, kind, payload_hash, result) values ($1, $2, 'session.create', '', '{}')`,
      [households.owner.userId, randomUUID()],
    );
    await database.db.query(
      `insert into consents (user_id, purpose, is_given) values ($1, 'reminders', true)`,
      [households.owner.userId],
    );
    await database.db.query(
      `insert into kept_ledger (subject, entry, amount, description, created_at)
       values ($1, 'grant', 6, 'Welcome credits', now())`,
      [households.owner.userId],
    );
    await database.db.query(
      ...insertInto('guest_calls', aGuestCall(households.owner.userId), { returning: '' }),
    );
    await database.db.query('insert into draft_calls (user_id) values ($1)', [households.owner.userId]);
    for (const [table, row] of Object.entries(remindersOf(households.owner.userId, 'holi')))
      await database.db.query(...insertInto(table, row, { returning: '' }));
    await database.db.query(
      ...insertInto('payment_orders', anOrder(households.owner.userId), { returning: '' }),
    );
    for (const table of ['kept_payment_orders', 'payments', 'payment_refunds', 'webhook_events'])
      await database.db.query(...insertInto(table, moneyRows[table] ?? {}, { returning: '' }));
    bareAccount = await database.signUp();
    await database.db.query('delete from profiles where id = $1', [bareAccount]);
    await database.db.query('delete from user_roles where user_id = $1', [bareAccount]);
    catalogue = await aCatalogue(database);
    await database.db.query(
      ...insertInto('shared_aartis', aSharedAarti(households.owner.user_aartis), { returning: '' }),
    );
    contactQuery = await database.owner.value<string>(...insertInto('contactus', aQuery()));
  });
  afterAll(() => database.close());

  test('the table of rights names every table in public', async () => {
    const { rows } = await database.db.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
    );
    expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(rights).sort());
  });

  for (const [table, byActor] of Object.entries(rights)) {
    for (const actor of actorNames) {
      // No policy binds the service role, it is held by grants alone.
      if (actor === 'service_role' && !grantsClosed) continue;
      const allowed = byActor[actor];
      test(`${table}: ${actor} can do ${allowed === '' ? 'nothing' : allowed}`, async () => {
        const found = [];
        for (const [letter, attempt] of Object.entries(attempts)) {
          const works = await database.trying(actorOf(actor), (sql) =>
            permits(() => attempt(sql, table, actor)),
          );
          if (works) found.push(letter);
        }
        expect(found.join('')).toBe(allowed);
      });
    }
  }

  const attempts = {
    r: async (sql: Statements, table: string) => {
      const { rows } = await sql.query(`select * from public.${table} where ${keyOf(table)} = $1`, [
        rowIn(table),
      ]);
      return rows.length > 0;
    },
    c: async (sql: Statements, table: string, actor: ActorName) => {
      const { affectedRows } = await sql.query(...insertInto(table, newRow(table, actor), { returning: '' }));
      return affectedRows === 1;
    },
    u: async (sql: Statements, table: string) => {
      const column = plainColumn[table] ?? 'created_at';
      const { affectedRows } = await sql.query(
        `update public.${table} set ${column} = ${column} where ${keyOf(table)} = $1`,
        [rowIn(table)],
      );
      return (affectedRows ?? 0) > 0;
    },
    d: async (sql: Statements, table: string) => {
      // References would hide whether the deletion itself is allowed.
      const isContent = table in catalogue;
      const key = isContent ? await looseRow(sql, table) : rowIn(table);
      await sql.query(`delete from public.${table} where ${keyOf(table)} = $1`, [key]);
      return (await livingRows(sql, table, key)) === 0;
    },
  };

  function actorOf(name: ActorName): Actor {
    if (name === 'anon') return anon;
    return name === 'service_role' ? service : person(households[name].userId);
  }

  function rowIn(table: string): string {
    const ids = new Map(
      Object.entries({
        ...households.owner,
        ...catalogue,
        contactus: contactQuery,
        shared_aartis: households.owner.user_aartis,
      }),
    );
    const idOfMoney = moneyRows[table]?.['id'];
    return ids.get(table) ?? (typeof idOfMoney === 'string' ? idOfMoney : households.owner.userId);
  }

  function newRow(table: string, actor: ActorName): Record<string, unknown> {
    const isPerson = actor !== 'anon' && actor !== 'service_role';
    const home = households[isPerson ? actor : 'owner'];
    // The service role has no id of its own: it says whose row it writes.
    const owner = actor === 'service_role' ? { user_id: home.userId } : {};
    const id = { user_id: home.userId, request_id: randomUUID() };
    const file = `${home.userId}/1.png`;
    const samples: Record<string, Record<string, unknown>> = {
      profiles: { id: bareAccount, username: 'another' },
      chat_sessions: aSession(owner),
      user_chats: aChat({ session_id: home.chat_sessions, ...owner }),
      properties: aProperty(owner),
      floorplans: aFloorplan({ property_id: home.properties, image_url: file, ...owner }),
      property_photos: aPhoto({ property_id: home.properties, image_url: file, ...owner }),
      vaastu_analysis: anAnalysis({ floorplan_id: home.floorplans, ...owner }),
      user_events: aSolarEvent(owner),
      user_deity: aDeity(owner),
      user_aartis: anAarti({ user_deity_id: home.user_deity, ...owner }),
      subscription_plans: { name: 'Another plan', price: 5, credits: 1 },
      blog_categories: { name: 'Windows', slug: 'windows' },
      blog_posts: aPost(),
      deities: { name: 'Durga' },
      aartis: { title: 'Durga aarti', content: 'words' },
      festivals: { name: 'Navratri' },
      rituals: { festival_id: catalogue.festivals, name: 'Lamp' },
      calendar_events: { title: 'Navratri', event_date: '2026-10-11' },
      contactus: aQuery(),
      shared_aartis: aSharedAarti(home.user_aartis),
      user_roles: { user_id: bareAccount },
      sync_heads: { user_id: home.userId },
      op_receipts: {
        ...id,
        request_id: undefined,
        op_id: randomUUID(),
        kind: 'x',
        payload_hash: '',
        result: '{}',
      },
      credit_balances: { user_id: home.userId, seq: 1, updated_at: 'now' },
      credit_ledger: { ...id, entry: 'grant', amount: 3, description: 'Gift', seq: 99, created_at: 'now' },
      chat_jobs: { ...id, message_type: 'text', count: 1, thirds: 1 },
      guest_calls: aGuestCall(randomUUID()),
      draft_calls: { user_id: home.userId },
      ...remindersOf(home.userId, 'diwali'),
      consents: { user_id: home.userId, purpose: 'news', is_given: true },
      kept_ledger: {
        subject: randomUUID(),
        entry: 'grant',
        amount: 3,
        description: 'Gift',
        created_at: 'now',
      },
      payment_orders: anOrder(home.userId, 'order_2'),
      kept_payment_orders: { ...moneyRows['kept_payment_orders'], id: 'order_2' },
      payments: { ...moneyRows['payments'], id: 'pay_2' },
      payment_refunds: { ...moneyRows['payment_refunds'], id: 'rfnd_2' },
      webhook_events: { ...moneyRows['webhook_events'], id: 'event_2' },
    };
    const sample = { ...samples[table] };
    for (const [column, value] of Object.entries(sample)) if (value === undefined) delete sample[column];
    return sample;
  }

  async function looseRow(sql: Statements, table: string): Promise<string> {
    const columns: Record<string, Record<string, unknown>> = {
      deities: { name: 'Loose' },
      blog_categories: { name: 'Loose', slug: 'loose' },
      festivals: { name: 'Loose' },
    };
    const values = columns[table];
    if (!values) return rowIn(table);
    const role = await sql.value<string>(`select current_setting('role')`);
    await sql.query(`select set_config('role', 'none', true)`);
    const id = await sql.value<string>(...insertInto(table, values));
    await sql.query(`select set_config('role', $1, true)`, [role]);
    return id;
  }

  async function livingRows(sql: Statements, table: string, key: string): Promise<number> {
    await sql.query(`select set_config('role', 'none', true)`);
    const isMirrored = table === 'profiles' || table in households.owner;
    return sql.value<number>(
      `select count(*)::int from public.${table} where ${keyOf(table)} = $1 ${isMirrored ? 'and deleted_at is null' : ''}`,
      [key],
    );
  }
});

const aSharedAarti = (id: string): Record<string, unknown> => ({
  id,
  title: 'Our aarti',
  content: 'words',
  file_type: 'text',
});

/** A reminder of a festival, the browser that it goes to, and that it was shown there. */
const remindersOf = (userId: string, festival: string): Record<string, Record<string, unknown>> => ({
  festival_reminders: {
    id: festivalReminderIdOf(userId, festival),
    user_id: userId,
    festival_id: festival,
    days: '{1}',
    hour: 8,
  },
  japa_days: { id: randomUUID(), user_id: userId, day: '2026-11-24', mantra: 'ॐ', count: 108 },
  birth_profiles: { ...aBirth, id: randomUUID(), user_id: userId },
  push_subscriptions: aSubscription({ user_id: userId, device_id: festival }),
  reminder_deliveries: {
    user_id: userId,
    device_id: festival,
    target: `festival:${festival}`,
    occurrence: '2027-03-22',
    days_before: 1,
    state: 'sent',
    due_at: '2027-03-21',
    try_at: '2027-03-21',
  },
});

const aGuestCall = (requestId: string): Record<string, unknown> => ({
  request_id: requestId,
  device: 'a'.repeat(64),
  network: 'b'.repeat(64),
  question: 'c'.repeat(64),
});

const anOrder = (userId: string, id = 'order_1'): Record<string, unknown> => ({
  id,
  user_id: userId,
  request_id: randomUUID(),
  is_sandbox: true,
  plan_id: randomUUID(),
  plan_name: 'Starter Plan',
  credits: 10,
  amount_paise: 9900,
});

/** One row of money in each table that names nobody. */
const moneyRows: Record<string, Record<string, unknown>> = {
  kept_payment_orders: {
    id: 'order_1',
    is_sandbox: true,
    plan_name: 'Starter Plan',
    credits: 10,
    amount_paise: 9900,
    currency: 'INR',
    created_at: 'now',
    next_check_at: 'now',
  },
  payments: {
    id: 'pay_1',
    order_id: 'order_1',
    is_sandbox: true,
    amount_paise: 9900,
    currency: 'INR',
    status: 'captured',
  },
  payment_refunds: { id: 'rfnd_1', payment_id: 'pay_1', amount_paise: 100, state: 'processed' },
  webhook_events: { id: 'event_1', is_sandbox: true, kind: 'payment.captured' },
};

const plainColumn: Record<string, string> = {
  contactus: 'handled_at',
  shared_aartis: 'title',
  profiles: 'full_name',
  user_roles: 'role',
  sync_heads: 'head',
  op_receipts: 'kind',
  credit_balances: 'thirds',
  credit_ledger: 'description',
  chat_jobs: 'state',
  guest_calls: 'network',
  draft_calls: 'called_at',
  consents: 'is_given',
  kept_ledger: 'amount',
  webhook_events: 'kind',
};

function keyOf(table: string): string {
  if (table === 'kept_ledger') return 'subject';
  if (table === 'guest_calls') return 'request_id';
  return [
    'user_roles',
    'sync_heads',
    'op_receipts',
    'credit_balances',
    'credit_ledger',
    'chat_jobs',
    'draft_calls',
    'consents',
    'payment_orders',
    'festival_reminders',
    'japa_days',
    'birth_profiles',
    'push_subscriptions',
    'reminder_deliveries',
  ].includes(table)
    ? 'user_id'
    : 'id';
}
