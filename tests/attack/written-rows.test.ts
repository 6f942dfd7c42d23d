import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '#tests/fakes/embedded-world.ts';
import { attacked, type Attacked, type Heard } from './attacked.ts';

// Rows by the thousand, and rows that are no rows: the one thread of the database would write them for minutes.
let server: Attacked;
let asha: Session;
beforeAll(async () => {
  server = await attacked();
  asha = await server.newcomer();
});

const post = (table: string, body: unknown, as?: Session): Promise<Heard> =>
  server.ask(`/rest/v1/${table}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(as && { as }),
  });

const sessions = (count: number) => Array.from({ length: count }, (_, n) => ({ title: `Session ${n}` }));

/** A list within a list, so many deep. */
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('whoever is not signed in', () => {
  test.each(['aartis', 'chat_sessions', 'subscription_plans', 'none', '%61artis'])(
    'writes nothing to %s, whatever it is',
    async (table) => {
      for (const body of ['[{}]', '{', JSON.stringify(sessions(1000))]) {
        const heard = await post(table, body);
        expect(heard.status).toBe(401);
        expect(server.code(heard)).toBe('42501');
      }
      expect((await post(table, sessions(50_000))).status).toBe(413);
    },
  );

  test('changes and deletes nothing', async () => {
    for (const method of ['PATCH', 'DELETE', 'PUT']) {
      const heard = await server.ask(`/rest/v1/aartis?id=eq.${crypto.randomUUID()}`, { method, body: '{}' });
      expect(heard.status).toBe(401);
    }
  });

  test('writes a question all the same', async () => {
    const query = { name: 'Asha', property_type: 'apartment', city: 'Indore', query: 'Which way?' };
    const heard = await server.ask('/rest/v1/contactus', {
      method: 'POST',
      body: JSON.stringify(query),
      from: '198.51.100.90',
    });
    expect(heard.status, heard.text).toBe(201);
  });
});

describe('one request writes', () => {
  test('a hundred rows', async () => {
    expect((await post('chat_sessions', sessions(100), asha)).status).toBe(201);
  });

  test('no more than that', async () => {
    const heard = await post('chat_sessions', sessions(101), asha);
    expect([heard.status, server.code(heard)]).toEqual([413, 'too_many_rows']);
  });

  test('no more than 256 kB', async () => {
    const rows = Array.from({ length: 60 }, () => ({
      title: 'Home',
      city: 'Pune',
      description: 'x'.repeat(5000),
    }));
    const heard = await post('properties', rows, asha);
    expect([heard.status, server.code(heard)]).toEqual([413, 'too_large']);
  });

  test('no more than 1 MB in one row', async () => {
    const heard = await post('chat_sessions', { title: 'x'.repeat(1024 * 1024) }, asha);
    expect([heard.status, server.code(heard)]).toEqual([413, 'too_large']);
  });
});

describe('rows are changed and deleted', () => {
  test.each([
    ['PATCH', 'title=not.is.null'],
    ['PATCH', ''],
    ['PATCH', 'id=not.is.null'],
    ['PATCH', 'or=(id.eq.a,title.not.is.null)'],
    ['DELETE', 'title=not.is.null'],
    ['DELETE', 'id=neq.00000000-0000-0000-0000-000000000000'],
    ['DELETE', `id=in.(${Array<string>(101).fill('00000000-0000-0000-0000-000000000000').join(',')})`],
  ])('by name and not by %s %s', async (method, query) => {
    const heard = await server.ask(`/rest/v1/chat_sessions?${query}`, {
      as: asha,
      method,
      body: JSON.stringify({ title: 'New' }),
    });
    expect([heard.status, server.code(heard)]).toEqual([400, 'rows_not_named']);
  });

  test('by their ids', async () => {
    const { data } = await asha.client.from('chat_sessions').insert(sessions(2)).select('id');
    const [first, second] = (data ?? []).map(({ id }: { id: string }) => id);
    const changed = await asha.client
      .from('chat_sessions')
      .update({ title: 'New' })
      .in('id', [first, second])
      .select('id');
    expect(changed.data).toHaveLength(2);
    expect((await asha.client.from('chat_sessions').delete().eq('id', first)).error).toBeNull();
  });
});

describe('what stands thousands deep', () => {
  test.each([
    ['rpc/apply_ops', `{"device_id":"a","ops":${nested(5000)}}`],
    ['rpc/apply_ops', `{"device_id":"a","ops":[{"payload":${nested(100_000)}}]}`],
    ['rpc/set_consent', nested(5000)],
    ['user_deity', `{"name":"a","important_dates":${nested(5000)}}`],
    ['chat_sessions', `[${nested(5000)}]`],
  ])('is refused at %s', async (path, body) => {
    const heard = await post(path, body, asha);
    expect([heard.status, server.code(heard)]).toEqual([400, 'too_deep']);
  });

  test('is a text where it stands in one', async () => {
    const body = { title: `${nested(100)} \\"[` };
    expect((await post('chat_sessions', body, asha)).status).toBe(201);
  });

  test('is no fault of the server where the text is what is sent', async () => {
    const heard = await post('rpc/apply_ops', { device_id: 'a', ops: nested(50_000) }, asha);
    expect(heard.status, heard.text).toBeLessThan(500);
  });
});
