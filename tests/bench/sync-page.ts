/** Our side of `sync.bench.ts`: the mirror, outbox, pull and flush of the app as they are. */
import { liveQuery } from 'dexie';
import { createUserDatabase } from '#db/database.ts';
import { keepActs, type Keeping, type NewAct } from '#db/mutations/keep-acts.ts';
import { conversation } from '#db/queries/chat.ts';
import { applyOps, pullChanges, pullNewest, type Caller } from '#remote/procedures.ts';
import { flush } from '#sync/flush.ts';
import { pull } from '#sync/pull.ts';
import { measureWrites, watchTasks, type NewRow } from './sync-side.ts';

const newId = () => crypto.randomUUID();
const callerOf = (userId: string): Caller => ({ config: { url: '', key: 'bench' }, accessToken: userId });
const keepingFor = (userId: string): Keeping => ({ userId, now: Date.now(), newId });
const isStopped = () => false;

window.side = {
  async mirror({ userId, database, pageLimit, rows }) {
    const db = createUserDatabase(database);
    await db.open();
    const caller = callerOf(userId);
    const longestTask = watchTasks();
    const startedAt = performance.now();
    const outcome = await pull(
      db,
      {
        pullChanges: (request) => pullChanges(caller, request),
        pullNewest: () => pullNewest(caller),
        isStopped,
      },
      pageLimit,
    );
    const ms = performance.now() - startedAt;
    const longestTaskMs = await longestTask();
    const count = await db.user_chats.count();
    db.close();
    if (outcome.kind !== 'in-step' || count !== rows)
      throw new Error(`${outcome.kind} with ${count} of ${rows} rows`);
    return { ms, longestTaskMs };
  },

  async flush({ userId, database, messages }) {
    const db = createUserDatabase(database);
    await keepActs(db, messages.map(messageAct), keepingFor(userId));
    const caller = callerOf(userId);
    const startedAt = performance.now();
    await flush(db, {
      now: () => Date.now(),
      random: () => Math.random(),
      newId,
      applyOps: (device, ops) => applyOps(caller, device, ops),
      isStopped,
    });
    const ms = performance.now() - startedAt;
    const done = await db.outbox.where('state').equals('acked').count();
    db.close();
    if (done !== messages.length) throw new Error(`${done} of ${messages.length} acts were carried out`);
    return { ms };
  },

  async open({ database, sessionId }) {
    const startedAt = performance.now();
    const db = createUserDatabase(database);
    const { messages } = await conversation(db, sessionId, { limit: Infinity });
    const ms = performance.now() - startedAt;
    db.close();
    return { ms, messages: messages.length };
  },

  async liveWrites({ userId, database, sessionId, texts }) {
    const db = createUserDatabase(database);
    const measured = await measureWrites(
      texts,
      (id, text) => keepActs(db, [messageAct({ id, sessionId, text })], keepingFor(userId)),
      (onShown) => {
        const watching = liveQuery(() => conversation(db, sessionId)).subscribe(({ messages }) =>
          onShown(messages),
        );
        return () => watching.unsubscribe();
      },
    );
    db.close();
    return measured;
  },
};

function messageAct({ id, sessionId, text }: NewRow): NewAct {
  return {
    kind: 'chat.send',
    entityId: id,
    lane: sessionId,
    payload: { session_id: sessionId, query: text, language: 'english' },
  };
}
