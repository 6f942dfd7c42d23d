import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { anEvent, anOp, makeNaiveTable, sendOps } from './mirror-race.ts';
import { between, oneOf, pause } from './race.ts';
import { openServerDatabase, type ServerDatabase, type Session, sqlState } from './server-database.ts';

const postgres = inject('postgres');
const deadlock = '40P01';
const deadParent = '23503';
const noAccount = 'PT401';

describe.skipIf(postgres === null)('writers that meet in the rows of the same users', () => {
  let database: ServerDatabase;
  beforeAll(async () => {
    if (postgres !== null) database = await openServerDatabase(postgres);
  });
  afterAll(() => database?.close());

  it('never wait for each other in a circle, the purge and the expiry of jobs among them', async () => {
    const userIds: string[] = [];
    while (userIds.length < 4) userIds.push(await database.signUp(3000));
    const statuses = new Set<string>();
    const byActs = async (session: Session) => {
      const userId = oneOf(userIds);
      const home = anOp(userId, 'property.create', { title: 'Home', city: 'Pune' });
      const talk = anOp(userId, 'session.create', { title: 'Doors' });
      const ops = [
        home,
        talk,
        anOp(userId, 'chat.send', { session_id: talk.entity_id, query: 'Why?' }),
        anOp(userId, 'event.create', anEvent('Fair')),
        anOp(userId, 'property.delete', {}, home.entity_id),
        anOp(userId, oneOf(['session.delete', 'session.rename']), {}, talk.entity_id),
      ].map((op) => (op.kind === 'session.rename' ? { ...op, payload: { title: 'Windows' } } : op));
      await session.as({ userId }, async () => {
        for (const status of await sendOps(session, ops)) statuses.add(status);
        await pause(5);
      });
    };
    const directly = (session: Session) =>
      session.as({ userId: oneOf(userIds) }, async () => {
        for (let n = between(1, 4); n > 0; n -= 1) {
          await session.query(oneOf(directStatements));
          await pause(3);
        }
      });
    const purging = async (session: Session) => {
      await session.as('service_role', () => session.query('select purge_tombstones(0)'));
      await pause(5);
    };
    const expiring = async (session: Session) => {
      await session.as('service_role', () => session.query('select expire_chat_jobs(0)'));
      await pause(5);
    };
    const acting = Array.from({ length: 3 }, () => byActs);
    const writing = Array.from({ length: 3 }, () => directly);
    const failures = await together(150, [...acting, ...writing, purging, purging, expiring, expiring]);
    // A plan for a property that another transaction deletes meanwhile is refused, as it should be.
    expect(failures.filter((state) => state !== deadParent)).toEqual([]);
    expect(await database.deadlocks()).toBe(0);
    expect([...statuses]).toEqual(['applied']);
    for (const userId of userIds) {
      const isBalanced = await database.owner.value(
        `select thirds = (select sum(amount) from credit_ledger where user_id = $1)
         from credit_balances where user_id = $1`,
        [userId],
      );
      expect(isBalanced).toBe(true);
    }
  });

  it('never wait for the deletion of their account while it waits for them', async () => {
    const userIds: string[] = [];
    while (userIds.length < 60) userIds.push(await database.signUp(300));
    // The first of each leave now, while the others write for them.
    const leaving = { byAuthService: userIds.slice(0, 30), onTheirOwn: userIds.slice(30) };
    const leaver = () => oneOf([leaving.byAuthService[0], leaving.onTheirOwn[0]]) ?? '';
    const statuses = new Set<string>();
    const byActs = async (session: Session) => {
      const userId = leaver();
      const talk = anOp(userId, 'session.create', { title: 'Doors' });
      const ops = [
        anOp(userId, 'event.create', anEvent('Fair')),
        talk,
        anOp(userId, 'chat.send', { session_id: talk.entity_id, query: 'Why?' }),
      ];
      await session.as({ userId }, async () => {
        for (const op of ops) for (const status of await sendOps(session, [op])) statuses.add(status);
      });
    };
    const directly = (session: Session) =>
      session.as({ userId: leaver() }, async () => {
        await session.query(oneOf(directStatements));
        await pause(3);
        await session.query(oneOf(directStatements));
      });
    const expiring = (session: Session) =>
      session.as('service_role', () => session.query('select expire_chat_jobs(0), purge_tombstones(0)'));
    const deciding = (session: Session) =>
      session.as({ userId: leaver() }, () =>
        session.query(`select set_consent('news', random() < 0.5), my_account()`),
      );
    // As the auth service does it, which knows nothing of heads.
    const deleting = async (session: Session) => {
      await pause(20);
      await session.as('database owner', async () => {
        await session.query('delete from auth.users where id = $1', [leaving.byAuthService[0]]);
      });
      leaving.byAuthService.shift();
    };
    const erasing = async (session: Session) => {
      await pause(20);
      await session.as('service_role', async () => {
        await session.query('select erase_account($1)', [leaving.onTheirOwn[0]]);
      });
      leaving.onTheirOwn.shift();
    };
    const failures = await together(29, [
      byActs,
      byActs,
      directly,
      directly,
      deciding,
      expiring,
      deleting,
      erasing,
    ]);
    expect(failures.filter((state) => ![noAccount, deadParent].includes(state))).toEqual([]);
    expect([...statuses]).toEqual(['applied']);
    expect(await database.deadlocks()).toBe(0);
    const left = `select count(*) from sync_heads where user_id = any ($1)`;
    expect(await database.owner.value(left, [userIds])).toBe(2);
    expect(await database.owner.value('select count(distinct subject) from kept_ledger')).toBe(29);
  });

  it('never wait for a change of their account that waits for them', async () => {
    const userIds = [await database.signUp(), await database.signUp()];
    const statuses = new Set<string>();
    const byActs = async (session: Session) => {
      const userId = oneOf(userIds);
      const ops = [
        anOp(userId, 'event.create', anEvent('Fair')),
        anOp(userId, 'profile.update', { full_name: 'Asha' }),
      ];
      await session.as({ userId }, async () => {
        for (const status of await sendOps(session, ops)) statuses.add(status);
      });
    };
    const directly = (session: Session) =>
      session.as({ userId: oneOf(userIds) }, () => session.query(`update profiles set full_name = 'Usha'`));
    const changes = [
      `email = gen_random_uuid() || '@example.com'`,
      `email_confirmed_at = case when email_confirmed_at is null then now() end`,
    ];
    const changing = (session: Session) =>
      session.as('database owner', () =>
        session.query(`update auth.users set ${oneOf(changes)} where id = $1`, [oneOf(userIds)]),
      );
    expect(await together(150, [byActs, byActs, directly, directly, changing, changing])).toEqual([]);
    expect([...statuses]).toEqual(['applied']);
    expect(await database.deadlocks()).toBe(0);
    const isFollowed = `select bool_and(p.email = u.email and (p.verification_status = 'verified') = (u.email_confirmed_at is not null))
       from profiles as p join auth.users as u using (id) where id = any ($1)`;
    expect(await database.owner.value(isFollowed, [userIds])).toBe(true);
  });

  it('do wait in a circle where nobody takes the lock of the user first', async () => {
    await makeNaiveTable(database.owner);
    await database.owner.query(
      `insert into naive.notes (user_id, title) select gen_random_uuid(), 'Note' from generate_series(1, 4)`,
    );
    const changing = (session: Session) =>
      session.as('database owner', async () => {
        for (const seq of oneOf([
          [1, 2, 3, 4],
          [4, 3, 2, 1],
        ])) {
          await session.query(`update naive.notes set title = 'Changed' where seq = $1`, [seq]);
          await pause(3);
        }
      });
    const failures = await together(
      4,
      Array.from({ length: 8 }, () => changing),
    );
    expect(failures).toContain(deadlock);
    expect(await database.deadlocks()).toBeGreaterThan(0);
  });

  /** Each work again and again in a session of its own. Answers how the failed ones failed. */
  async function together(
    rounds: number,
    works: ((session: Session) => Promise<unknown>)[],
  ): Promise<string[]> {
    const failures: string[] = [];
    const running = works.map(async (work) => {
      const session = await database.session();
      for (let round = 0; round < rounds; round += 1) {
        await work(session).catch((error: unknown) => failures.push(sqlState(error) || String(error)));
      }
      await session.end();
    });
    await Promise.all(running);
    return failures;
  }
});

/** In no order that would keep them apart. */
const directStatements = [
  `insert into user_events (title, date_type, event_date) values ('Fair', 'solar', '2026-11-21')`,
  `insert into properties (title, city) values ('Home', 'Pune')`,
  `insert into floorplans (title, image_url, property_id)
   select 'Ground floor', auth.uid() || '/1.png', id from properties order by seq limit 1`,
  `update properties set title = 'Changed' where id in (select id from properties order by seq desc limit 3)`,
  `update user_events set title = 'Changed' where id in (select id from user_events order by seq limit 3)`,
  `update profiles set full_name = 'Asha'`,
  `delete from properties where id in (select id from properties order by seq limit 2)`,
  `delete from user_events where id in (select id from user_events order by seq desc limit 2)`,
  `delete from chat_sessions where id in (select id from chat_sessions order by seq limit 1)`,
];
