import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase, type UserDatabase } from '#db/database.ts';
import { applyPage, mirrorCursor, replaceMirror, type PulledRow } from '#db/mutations/apply-page.ts';
import type { Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import type { ChangePage, NewestRows, PullRequest } from '#remote/procedures.ts';
import { failing } from '#tests/fakes/manual-server.ts';
import { outboxRow, pulled } from '#tests/fakes/manual-rows.ts';
import { pull, rebuild, type PullPorts } from './pull.ts';

const userId = 'puller';
const pageLimit = 2;
const unreadable = { kind: 'failed', problem: { kind: 'unreadable' } };
let db: UserDatabase;
let server: FakeServer;

beforeEach(() => {
  db = userDatabase(userId);
  server = new FakeServer();
});

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('a mirror', () => {
  test('follows the pages to the head, and asks for nothing twice', async () => {
    server.write('a', 'b', 'c', 'd', 'e');
    expect(await pull(db, server.ports(), pageLimit)).toEqual({ kind: 'in-step' });
    expect(await titles()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(server.cursors()).toEqual([0, 2, 4]);
    server.write('f');
    await pull(db, server.ports(), pageLimit);
    expect(server.cursors()).toEqual([0, 2, 4, 5]);
    expect(await titles()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test.each([1, 2, 3, 7, 500])('comes to the same by pages of %i', async (limit) => {
    server.write('a', 'b', 'c', 'd', 'e', 'f', 'g');
    server.write('c');
    server.remove('e');
    await pull(db, server.ports(), limit);
    expect(await titles()).toEqual(['a', 'b', 'c', 'd', 'f', 'g']);
    expect((await db.chat_sessions.toArray()).map(({ id, seq }) => [id, seq])).toEqual(server.rowSeqs());
    expect((await mirrorCursor(db))?.cursor).toBe(9);
  });

  test('has the next page under way while one is stored', async () => {
    server.write('a', 'b', 'c');
    const stored: number[] = [];
    await pull(
      db,
      server.ports({
        pullChanges: async (request) => {
          stored.push((await mirrorCursor(db))?.cursor ?? -1);
          return server.page(request);
        },
      }),
      pageLimit,
    );
    expect(server.cursors()).toEqual([0, 2]);
    expect(stored).toEqual([0, 0]);
  });

  test('does not believe the page under way when another tab has gone on meanwhile', async () => {
    server.write('a', 'b', 'c', 'd');
    let isOvertaken = false;
    await pull(
      db,
      server.ports({
        pullChanges: async (request) => {
          const page = await server.page(request);
          if (request.cursor === 2 && !isOvertaken) {
            isOvertaken = true;
            const from = await mirrorCursor(db);
            const to = { cursor: 3, generation: 'g1', floor: 0 };
            await applyPage(db, {
              rows: [pulled.session({ id: 'c', seq: 3, title: 'c' })],
              from,
              to,
              isLast: true,
            });
          }
          return page;
        },
      }),
      pageLimit,
    );
    expect(await titles()).toEqual(['a', 'b', 'c', 'd']);
    expect((await mirrorCursor(db))?.cursor).toBe(4);
  });

  test.each<Problem>([
    { kind: 'network' },
    { kind: 'portal', status: 200 },
    { kind: 'unreadable', status: 200 },
    { kind: 'unauthorized', status: 401 },
    { kind: 'server', status: 503, retryAfterMs: 5000 },
  ])('that is cut off on the way goes on from the last whole page: %j', async (problem) => {
    server.write('a', 'b', 'c');
    const cut = server.ports({
      pullChanges: async (request) => (request.cursor === 2 ? failing(problem) : server.page(request)),
    });
    expect(await pull(db, cut, pageLimit)).toEqual({ kind: 'failed', problem });
    expect(await titles()).toEqual(['a', 'b']);
    server.requests.length = 0;
    await pull(db, server.ports(), pageLimit);
    expect(server.cursors()).toEqual([2]);
    expect(await titles()).toEqual(['a', 'b', 'c']);
  });

  test('takes what comes with unknown columns and sets aside what comes in unknown tables', async () => {
    server.write('a');
    server.append({ table: 'horoscopes', row: { id: 'h', seq: 2 } });
    server.append(pulled.session({ id: 'b', seq: 3, title: 'b', mood: 'calm' }));
    expect(await pull(db, server.ports(), pageLimit)).toEqual({ kind: 'in-step' });
    expect(await titles()).toEqual(['a', 'b']);
    expect(await db.chat_sessions.get('b')).toMatchObject({ mood: 'calm' });
    expect((await db.quarantine.toArray()).map(({ id }) => id)).toEqual(['h']);
  });

  test('reads what an earlier version has set aside before it asks for more', async () => {
    const { row } = pulled.session({ id: 'a', seq: 1, title: 'a' });
    await db.quarantine.put({ table: 'chat_sessions', id: 'a', seq: 1, row, reason: 'unknown-table' });
    await pull(db, server.ports({ pullNewest: async () => failing({ kind: 'network' }) }), pageLimit);
    expect(await titles()).toEqual(['a']);
  });

  test('gives up for now on a page that leads nowhere', async () => {
    server.write('a');
    const lost = server.ports({ pullChanges: async () => pageOf({ next: 0, head: 9 }) });
    expect(await pull(db, lost, pageLimit)).toEqual(unreadable);
  });
});

describe('a new device', () => {
  test('has its newest rows before the first page, and everything in the end', async () => {
    server.write('old', 'older', 'newest');
    const seen: string[][] = [];
    const ports = server.ports({
      pullNewest: async () => server.newest('newest'),
      pullChanges: async (request) => {
        seen.push(await titles());
        return server.page(request);
      },
    });
    await pull(db, ports, pageLimit);
    expect(seen[0]).toEqual(['newest']);
    expect(await titles()).toEqual(['newest', 'old', 'older']);
    expect((await mirrorCursor(db))?.isFilled).toBe(true);
  });

  test('says that it is not filled for as long as older rows are under way, also after a new start', async () => {
    server.write('a', 'b', 'c', 'd', 'e');
    const cut = server.ports({
      pullChanges: async (request) =>
        request.cursor === 2 ? failing({ kind: 'network' }) : server.page(request),
    });
    await pull(db, cut, pageLimit);
    expect(await mirrorCursor(db)).toMatchObject({ cursor: 2, isFilled: false });
    await pull(db, server.ports(), pageLimit);
    expect(await mirrorCursor(db)).toMatchObject({ cursor: 5, isFilled: true });
  });

  test('asks for the newest rows once', async () => {
    server.write('a');
    await pull(db, server.ports(), pageLimit);
    await pull(db, server.ports(), pageLimit);
    expect(server.newestRequests).toBe(1);
  });

  test('that cannot be told the newest has nothing, and says why', async () => {
    const problem: Problem = { kind: 'timeout' };
    expect(await pull(db, server.ports({ pullNewest: async () => failing(problem) }), pageLimit)).toEqual({
      kind: 'failed',
      problem,
    });
    expect(await mirrorCursor(db)).toBeUndefined();
  });

  test('does not miss what was purged between the newest rows and the first page', async () => {
    server.write('a', 'b', 'c');
    const ports = server.ports({
      pullNewest: async () => {
        const newest = server.newest('a');
        server.remove('a');
        server.purge();
        return newest;
      },
    });
    expect(await pull(db, ports, pageLimit)).toEqual({ kind: 'in-step' });
    expect(await titles()).toEqual(['b', 'c']);
    expect(await mirrorCursor(db)).toMatchObject({ cursor: 4, floor: 4 });
  });

  test('that another tab has begun to fill meanwhile goes on with that', async () => {
    server.write('a', 'b', 'c');
    const ports = server.ports({
      pullNewest: async () => {
        await pull(db, server.ports(), pageLimit);
        return server.newest('c');
      },
    });
    expect(await pull(db, ports, pageLimit)).toEqual({ kind: 'in-step' });
    expect(await titles()).toEqual(['a', 'b', 'c']);
  });
});

describe('a history that no longer continues the mirror', () => {
  beforeEach(async () => {
    server.write('a', 'b', 'c');
    await pull(db, server.ports(), pageLimit);
  });

  test('because the server was set back is fetched anew and swapped at once, never half', async () => {
    server.restore('g2', 'x', 'y', 'z');
    const seen: string[][] = [];
    const ports = server.ports({
      pullChanges: async (request) => {
        seen.push(await titles());
        return server.page(request);
      },
    });
    await pull(db, ports, pageLimit);
    expect(seen.map((list) => list.join())).toEqual(['a,b,c', 'a,b,c', 'a,b,c']);
    expect(await titles()).toEqual(['x', 'y', 'z']);
    expect((await mirrorCursor(db))?.generation).toBe('g2');
  });

  test('has what was done and not shown sent again, and what was refused kept', async () => {
    await db.outbox.bulkAdd([
      outboxRow({ opId: 'done', state: 'acked', ackSeq: 99 }),
      outboxRow({ opId: 'dead', state: 'dead' }),
    ]);
    server.restore('g2', 'x');
    await pull(db, server.ports(), pageLimit);
    expect((await db.outbox.toArray()).map(({ opId, state }) => [opId, state])).toEqual([
      ['done', 'queued'],
      ['dead', 'dead'],
    ]);
  });

  test('because deletions were purged that it has not seen loses what was deleted', async () => {
    server.remove('b');
    server.purge();
    server.write('d');
    await pull(db, server.ports(), pageLimit);
    expect(await titles()).toEqual(['a', 'c', 'd']);
  });

  test('is continued where only deletions were purged that it has seen', async () => {
    server.remove('b');
    await pull(db, server.ports(), pageLimit);
    server.purge();
    server.requests.length = 0;
    server.write('d');
    await pull(db, server.ports(), pageLimit);
    expect(server.cursors()).toEqual([4]);
    expect(await mirrorCursor(db)).toMatchObject({ cursor: 5, floor: 4 });
  });

  test('and is cut off on the way leaves what there is', async () => {
    server.restore('g2', 'x', 'y', 'z');
    const cut = server.ports({
      pullChanges: async (request) =>
        request.cursor === 2 ? failing({ kind: 'timeout' }) : server.page(request),
    });
    expect((await pull(db, cut, pageLimit)).kind).toBe('failed');
    expect(await titles()).toEqual(['a', 'b', 'c']);
  });

  test('and changes again while it is fetched is fetched again', async () => {
    server.restore('g2', 'x', 'y', 'z');
    let isRestored = false;
    const ports = server.ports({
      pullChanges: async (request) => {
        if (request.cursor === 2 && !isRestored) {
          isRestored = true;
          server.restore('g3', 'q');
        }
        return server.page(request);
      },
    });
    expect(await pull(db, ports, pageLimit)).toEqual({ kind: 'in-step' });
    expect(await titles()).toEqual(['q']);
  });

  test('with every answer is given up for now', async () => {
    let generation = 1;
    const ports = server.ports({
      pullChanges: async () => {
        generation += 1;
        return pageOf({ generation: `g${generation}`, next: 0, head: 9, resync: 'generation' });
      },
    });
    expect(await pull(db, ports, pageLimit)).toEqual(unreadable);
    expect(generation).toBeLessThan(30);
    expect(await titles()).toEqual(['a', 'b', 'c']);
  });

  test('but was replaced by another tab already needs no second time', async () => {
    server.restore('g2', 'x');
    const ports = server.ports({
      pullChanges: async (request) => {
        const page = await server.page(request);
        const isFirst = request.generation === 'g1';
        if (isFirst) await rebuild(db, server.ports(), pageLimit);
        return page;
      },
    });
    expect(await pull(db, ports, pageLimit)).toEqual({ kind: 'in-step' });
    expect(await titles()).toEqual(['x']);
  });
});

describe('once it is stopped', () => {
  test('nothing is asked for', async () => {
    expect(await pull(db, server.ports({ isStopped: () => true }), pageLimit)).toEqual({ kind: 'stopped' });
    expect([server.requests.length, server.newestRequests]).toEqual([0, 0]);
  });

  test.each(['newest', 'page', 'rebuild'] as const)('nothing of a %s under way is written', async (what) => {
    server.write('a', 'b', 'c');
    if (what === 'rebuild') await replaceMirror(db, [], { cursor: 9, generation: 'other', floor: 0 });
    if (what === 'page')
      await applyPage(db, {
        rows: [],
        from: undefined,
        to: { cursor: 0, generation: 'g1', floor: 0 },
        isLast: true,
      });
    let isStopped = false;
    const stop = <T>(answer: T): T => {
      isStopped = true;
      return answer;
    };
    const ports = server.ports({
      isStopped: () => isStopped,
      pullNewest: async () => stop(server.newest('a')),
      pullChanges: async (request) =>
        what === 'rebuild' && request.cursor > 0 ? server.page(request) : stop(await server.page(request)),
    });
    const before = await mirrorCursor(db);
    expect(await pull(db, ports, pageLimit)).toEqual({ kind: 'stopped' });
    expect(await titles()).toEqual([]);
    expect(await mirrorCursor(db)).toEqual(before);
  });
});

async function titles(): Promise<string[]> {
  const rows = await db.chat_sessions.toArray();
  return rows
    .filter(({ deleted_at: deletedAt }) => deletedAt === null)
    .map(({ title }) => title)
    .toSorted();
}

function pageOf(change: Partial<ChangePage>): Answer<ChangePage> {
  const page = { rows: [], next: 0, head: 0, generation: 'g1', floor: 0, resync: undefined };
  return { ok: true, value: { ...page, ...change } };
}

/** One user's rows in the order of their writing, served in pages as the real server does. */
class FakeServer {
  readonly requests: PullRequest[] = [];
  newestRequests = 0;
  private generation = 'g1';
  private floor = 0;
  private head = 0;
  private rows = new Map<string, { seq: number; pulled: PulledRow; isDeleted: boolean }>();

  /** Writes sessions by their titles; one that is there is written anew. */
  write(...names: string[]): void {
    for (const title of names) this.append(pulled.session({ id: title, seq: this.head + 1, title }), title);
  }

  append(row: PulledRow, id = `row ${this.head}`): void {
    this.head += 1;
    this.rows.set(id, { seq: this.head, pulled: row, isDeleted: false });
  }

  remove(id: string): void {
    this.head += 1;
    this.rows.set(id, {
      seq: this.head,
      pulled: pulled.deleted('chat_sessions', id, this.head),
      isDeleted: true,
    });
  }

  /** Forgets what was deleted. */
  purge(): void {
    for (const [id, { seq, isDeleted }] of this.rows) {
      if (!isDeleted) continue;
      this.rows.delete(id);
      this.floor = Math.max(this.floor, seq);
    }
  }

  /** A copy from another day takes the place of everything. */
  restore(generation: string, ...names: string[]): void {
    this.generation = generation;
    this.rows.clear();
    this.head = 0;
    this.floor = 0;
    this.write(...names);
  }

  cursors(): number[] {
    return this.requests.map(({ cursor }) => cursor);
  }

  rowSeqs(): [string, number][] {
    return [...this.rows]
      .map(([id, { seq }]): [string, number] => [id, seq])
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
  }

  ports(change: Partial<PullPorts> = {}): PullPorts {
    return {
      pullChanges: (request) => this.page(request),
      pullNewest: async () => this.newest(),
      isStopped: () => false,
      ...change,
    };
  }

  newest(...ids: string[]): Answer<NewestRows> {
    this.newestRequests += 1;
    const rows = ids.flatMap((id) => this.rows.get(id)?.pulled ?? []);
    return { ok: true, value: { rows, head: this.head, generation: this.generation, floor: this.floor } };
  }

  async page(request: PullRequest): Promise<Answer<ChangePage>> {
    this.requests.push(request);
    const { cursor, generation, knownFloor = 0 } = request;
    const place = { generation: this.generation, head: this.head, floor: this.floor };
    if (generation !== undefined && generation !== this.generation)
      return pageOf({ ...place, resync: 'generation' });
    if (cursor > this.head) return pageOf({ ...place, resync: 'head' });
    if (cursor > 0 && cursor < this.floor && knownFloor < this.floor)
      return pageOf({ ...place, resync: 'floor' });
    const rows = [...this.rows.values()]
      .filter(({ seq }) => seq > cursor)
      .toSorted((one, other) => one.seq - other.seq)
      .slice(0, request.pageLimit);
    const isLast = rows.length < request.pageLimit || rows.at(-1)?.seq === this.head;
    return pageOf({
      ...place,
      rows: rows.map((row) => row.pulled),
      next: isLast ? this.head : (rows.at(-1)?.seq ?? this.head),
    });
  }
}
