import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeNaiveTable, mirrorRace, naiveRace } from './mirror-race.ts';
import { runRace } from './race.ts';
import { openServerDatabase, type ServerDatabase } from './server-database.ts';

const postgres = inject('postgres');

describe.skipIf(postgres === null)('readers by cursor beside 8 writers of the same users', () => {
  let database: ServerDatabase;
  beforeAll(async () => {
    if (postgres !== null) database = await openServerDatabase(postgres);
  });
  afterAll(() => database?.close());

  const pace = { fewest: 1, most: 12, pauseMs: 10 };

  it('are given every committed version once, whatever order the transactions end in', async () => {
    const userIds = await people(3);
    const outcome = await runRace(database, mirrorRace(pace, [1, 20, 500]), {
      userIds,
      writers: 8,
      rows: 2000,
    });
    expect(outcome.rolledBack).toBeGreaterThan(0);
    expect(outcome.deadlocks).toBe(0);
    for (const followed of Object.values(outcome.followed)) {
      expect(followed).toMatchObject({ missed: 0, redelivered: 0 });
      expect(followed.came).toBeGreaterThanOrEqual(outcome.rows);
    }
  });

  it('lose rows under the same load when the cursor is a time or a plain sequence', async () => {
    await makeNaiveTable(database.owner);
    const userIds = await people(3);
    const { followed } = await runRace(database, naiveRace(pace), { userIds, writers: 8, rows: 6000 });
    expect(followed['time']?.missed).toBeGreaterThan(0);
    expect(followed['sequence']?.missed).toBeGreaterThan(0);
  });

  async function people(count: number): Promise<string[]> {
    const userIds: string[] = [];
    while (userIds.length < count) userIds.push(await database.signUp());
    return userIds;
  }
});
