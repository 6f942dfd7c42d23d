/**
 * RxDB's side of `sync.bench.ts`: its Dexie storage and its replication with handlers for the same server calls. One
 * collection of messages with the index of our mirror.
 */
import { createRxDatabase, type RxCollection, type RxDatabase, type RxJsonSchema } from 'rxdb/plugins/core';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { applyOps, pullChanges, type Caller } from '#remote/procedures.ts';
import type { UserChatRow } from '#db/schema.ts';
import { measureWrites, watchTasks } from './sync-side.ts';

type Message = UserChatRow & { user_id: string; origin_op: string | null; updated_at: string };
interface Checkpoint {
  cursor: number;
}

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] };
const schema: RxJsonSchema<Message> = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { ...text, maxLength: 36 },
    user_id: text,
    session_id: { ...text, maxLength: 36 },
    query: text,
    response: textOrNull,
    image_url: textOrNull,
    sources: { type: 'array' },
    answered_by: textOrNull,
    language: textOrNull,
    request_id: textOrNull,
    failure: textOrNull,
    attachment_name: textOrNull,
    attachment_text: textOrNull,
    page_urls: { type: ['array', 'null'] },
    unhelpful_at: textOrNull,
    seq: { type: 'number' },
    origin_op: textOrNull,
    created_at: { ...text, maxLength: 40 },
    updated_at: text,
    deleted_at: textOrNull,
  },
  required: ['id', 'session_id', 'created_at'],
  indexes: [['session_id', 'created_at']],
};

const callerOf = (userId: string): Caller => ({ config: { url: '', key: 'bench' }, accessToken: userId });

window.side = {
  async mirror({ userId, database, pageLimit, rows, before, isPullOnly }) {
    const { db, messages } = await openMessages(database);
    const caller = callerOf(userId);
    const longestTask = watchTasks();
    const startedAt = performance.now();
    const replication = replicateRxCollection<Message, Checkpoint>({
      collection: messages,
      replicationIdentifier: 'messages',
      live: false,
      waitForLeadership: false,
      pull: {
        batchSize: pageLimit,
        initialCheckpoint: { cursor: before },
        async handler(checkpoint) {
          const { cursor } = checkpoint ?? { cursor: before };
          const answer = await pullChanges(caller, {
            cursor,
            generation: undefined,
            knownFloor: undefined,
            pageLimit,
          });
          if (!answer.ok) throw new Error(answer.problem.kind);
          return {
            documents: answer.value.rows
              .filter(({ table }) => table === 'user_chats')
              .map(({ row }) => ({ ...(row as Message), _deleted: (row as Message).deleted_at !== null })),
            checkpoint: { cursor: answer.value.next },
          };
        },
      },
      ...(isPullOnly ? {} : { push: pushFor(caller, 100) }),
    });
    await replication.awaitInitialReplication();
    const ms = performance.now() - startedAt;
    const longestTaskMs = await longestTask();
    const count = await messages.count().exec();
    await db.close();
    if (count !== rows) throw new Error(`${count} of ${rows} rows`);
    return { ms, longestTaskMs };
  },

  async flush({ userId, database, messages: kept, batch }) {
    const { db, messages } = await openMessages(database);
    await messages.bulkInsert(
      kept.map(({ id, sessionId, text: query }) => messageOf(userId, id, sessionId, query)),
    );
    let sent = 0;
    const startedAt = performance.now();
    const replication = replicateRxCollection<Message, Checkpoint>({
      collection: messages,
      replicationIdentifier: 'messages',
      live: false,
      waitForLeadership: false,
      push: pushFor(callerOf(userId), batch, (count) => (sent += count)),
    });
    await replication.awaitInitialReplication();
    const ms = performance.now() - startedAt;
    await db.close();
    if (sent !== kept.length) throw new Error(`${sent} of ${kept.length} messages were sent`);
    return { ms };
  },

  async open({ database, sessionId }) {
    const startedAt = performance.now();
    const { db, messages } = await openMessages(database);
    const found = await conversationIn(messages, sessionId).exec();
    const ms = performance.now() - startedAt;
    await db.close();
    return { ms, messages: found.length };
  },

  async liveWrites({ userId, database, sessionId, texts }) {
    const { db, messages } = await openMessages(database);
    const measured = await measureWrites(
      texts,
      (id, query) => messages.insert(messageOf(userId, id, sessionId, query)),
      (onShown) => {
        const watching = conversationIn(messages, sessionId).$.subscribe((found) =>
          onShown(found.map(({ id, query }) => ({ id, text: query }))),
        );
        return () => watching.unsubscribe();
      },
    );
    await db.close();
    return measured;
  },
};

async function openMessages(name: string): Promise<{ db: RxDatabase; messages: RxCollection<Message> }> {
  const db = await createRxDatabase({ name, storage: getRxStorageDexie(), eventReduce: true });
  const { messages } = await db.addCollections({ messages: { schema } });
  if (!messages) throw new Error('The collection was not made');
  return { db, messages: messages as RxCollection<Message> };
}

function conversationIn(messages: RxCollection<Message>, sessionId: string) {
  return messages.find({ selector: { session_id: sessionId }, sort: [{ created_at: 'asc' }] });
}

function messageOf(userId: string, id: string, sessionId: string, query: string): Message {
  const at = new Date().toISOString();
  return {
    id,
    user_id: userId,
    session_id: sessionId,
    query,
    response: null,
    image_url: null,
    sources: [],
    answered_by: null,
    language: 'english',
    request_id: null,
    failure: null,
    seq: 0,
    origin_op: null,
    created_at: at,
    updated_at: at,
    deleted_at: null,
  };
}

function pushFor(caller: Caller, batchSize: number, onSent: (count: number) => void = () => {}) {
  return {
    batchSize,
    async handler(rows: { newDocumentState: Message }[]) {
      const ops = rows.map(({ newDocumentState: { id, session_id: sessionId, query } }) => ({
        op_id: id,
        user_id: caller.accessToken,
        lane: sessionId,
        deps: [],
        kind: 'chat.send',
        v: 1,
        entity_id: id,
        payload: { session_id: sessionId, query, language: 'english' },
      }));
      const answer = await applyOps(caller, 'bench', ops);
      if (!answer.ok) throw new Error(answer.problem.kind);
      onSent(answer.value.results.filter(({ status }) => status === 'applied').length);
      return [];
    },
  };
}
