import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { mirrorCursor, type PulledRow } from '#db/mutations/apply-page.ts';
import type { ChangePage, PullRequest } from '#remote/procedures.ts';
import { pull, type FetchPage } from './pull.ts';

const userId = 'puller';
const pageLimit = 2;

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('a mirror', () => {
  test('follows the pages to the head, and asks for nothing twice', async () => {
    const server = new FakeServer();
    server.write('a', 'b', 'c', 'd', 'e');
    expect(await pull(userDatabase(userId), server.fetch, pageLimit)).toEqual({ kind: 'in-step' });
    expect(await titles()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(server.requests.map(({ cursor }) => cursor)).toEqual([0, 2, 4]);
    server.write('f');
    await pull(userDatabase(userId), server.fetch, pageLimit);
    expect(server.requests.at(-1)?.cursor).toBe(5);
    expect(await titles()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('that is cut off on the way goes on from the last whole page', async () => {
    const server = new FakeServer();
    server.write('a', 'b', 'c');
    const cutAfter = (pages: number): FetchPage => {
      let left = pages;
      return (request) => {
        left -= 1;
        return left < 0
          ? Promise.resolve({ ok: false, problem: { kind: 'network' } })
          : server.fetch(request);
      };
    };
    expect(await pull(userDatabase(userId), cutAfter(1), pageLimit)).toEqual({
      kind: 'failed',
      problem: { kind: 'network' },
    });
    expect(await titles()).toEqual(['a', 'b']);
    server.requests.length = 0;
    await pull(userDatabase(userId), server.fetch, pageLimit);
    expect(server.requests.map(({ cursor }) => cursor)).toEqual([2]);
  });

  test('of a server that was set back is built anew and swapped at once, never half', async () => {
    const server = new FakeServer();
    server.write('a', 'b', 'c');
    await pull(userDatabase(userId), server.fetch, pageLimit);
    server.restore('g2', 'x', 'y', 'z');
    const seen: string[][] = [];
    await pull(
      userDatabase(userId),
      async (request) => {
        seen.push(await titles());
        return server.fetch(request);
      },
      pageLimit,
    );
    expect(seen.every((list) => list.join() === 'a,b,c')).toBe(true);
    expect(await titles()).toEqual(['x', 'y', 'z']);
    expect((await mirrorCursor(userDatabase(userId)))?.generation).toBe('g2');
  });

  test('keeps what it has when the building anew is cut off', async () => {
    const server = new FakeServer();
    server.write('a', 'b', 'c');
    await pull(userDatabase(userId), server.fetch, pageLimit);
    server.restore('g2', 'x', 'y', 'z');
    const outcome = await pull(
      userDatabase(userId),
      (request) =>
        request.cursor === 2
          ? Promise.resolve({ ok: false, problem: { kind: 'timeout' } })
          : server.fetch(request),
      pageLimit,
    );
    expect(outcome.kind).toBe('failed');
    expect(await titles()).toEqual(['a', 'b', 'c']);
  });

  test('gives up for now on a server whose history changes with every answer', async () => {
    let generation = 0;
    const outcome = await pull(
      userDatabase(userId),
      () => {
        generation += 1;
        return Promise.resolve({
          ok: true,
          value: pageOf({ generation: `g${generation}`, rows: [], next: 0, head: 9, resync: 'generation' }),
        });
      },
      pageLimit,
    );
    expect(outcome).toEqual({ kind: 'failed', problem: { kind: 'unreadable' } });
  });

  test('gives up for now on a page that leads nowhere', async () => {
    const outcome = await pull(
      userDatabase(userId),
      () => Promise.resolve({ ok: true, value: pageOf({ rows: [], next: 0, head: 9 }) }),
      pageLimit,
    );
    expect(outcome).toEqual({ kind: 'failed', problem: { kind: 'unreadable' } });
  });
});

async function titles(): Promise<string[]> {
  const rows = await userDatabase(userId).chat_sessions.toArray();
  return rows.map(({ title }) => title).toSorted();
}

function pageOf(change: Partial<ChangePage>): ChangePage {
  return { rows: [], next: 0, head: 0, generation: 'g1', floor: 0, resync: undefined, ...change };
}

/** One user's rows in the order of their writing, served in pages as the real server does. */
class FakeServer {
  readonly requests: PullRequest[] = [];
  private generation = 'g1';
  private rows: { seq: number; pulled: PulledRow }[] = [];

  write(...names: string[]): void {
    for (const title of names) {
      const seq = this.rows.length + 1;
      const at = '2026-11-20T10:00:00Z';
      const row = { id: title, seq, deleted_at: null, title, created_at: at, updated_at: at };
      this.rows.push({ seq, pulled: { table: 'chat_sessions', row } });
    }
  }

  /** A copy from another day takes the place of everything. */
  restore(generation: string, ...names: string[]): void {
    this.generation = generation;
    this.rows = [];
    this.write(...names);
  }

  readonly fetch: FetchPage = (request) => {
    this.requests.push(request);
    const isStranger = request.generation !== undefined && request.generation !== this.generation;
    const page = this.rows.filter(({ seq }) => seq > request.cursor).slice(0, request.pageLimit);
    const head = this.rows.length;
    return Promise.resolve({
      ok: true,
      value: pageOf({
        generation: this.generation,
        head,
        ...(isStranger
          ? { resync: 'generation', next: 0 }
          : { rows: page.map(({ pulled }) => pulled), next: page.at(-1)?.seq ?? head }),
      }),
    });
  };
}
