import { randomUUID } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createUserDatabase } from '#db/database.ts';
import { askChat } from '#remote/ask-chat.ts';
import type { Answer } from '#remote/call.ts';
import { applyOps, mirrorDigest, pullChanges, pullNewest, type Caller } from '#remote/procedures.ts';
import { uploadFile } from '#remote/upload-file.ts';
import { startEngine } from '#sync/engine.ts';
import type { Session, World } from './embedded-world.ts';

/** A device of somebody: its database and the real engine over a running backend; only the browser is missing. */
export function deviceOf(world: Pick<World, 'url' | 'publishableKey'>, of: Session) {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const locks = lockManager();
  const network = { isOn: true, isAnswering: true };
  const over = async <T>(call: () => Promise<Answer<T>>): Promise<Answer<T>> =>
    network.isOn ? call() : { ok: false, problem: { kind: 'network' } };

  const open = () => openAt(world);

  /** The same device over another server, for somebody who has moved there. */
  function openAt({ url, publishableKey }: Pick<World, 'url' | 'publishableKey'>) {
    const caller: Caller = { config: { url, key: publishableKey }, accessToken: of.token };
    const db = createUserDatabase(of.userId, storage);
    const ports: Parameters<typeof startEngine>[1] = {
      now: () => Date.now(),
      random: () => Math.random(),
      newId: () => randomUUID(),
      isStopped: () => false,
      applyOps: (id, ops) => over(() => applyOps(caller, id, ops)),
      pullChanges: (request) => over(() => pullChanges(caller, request)),
      pullNewest: () => over(() => pullNewest(caller)),
      mirrorDigest: () => over(() => mirrorDigest(caller)),
      uploadFile: (file) => over(() => uploadFile(caller, file)),
      askChat: (request) =>
        network.isAnswering
          ? over(() => askChat(caller, request))
          : Promise.resolve({ ok: false, problem: { kind: 'network' } }),
      exclusively: locks.exclusively,
      inTurn: locks.inTurn,
      after(ms, act) {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      isVisible: () => false,
      onPhase: () => {},
    };
    const engine = startEngine(db, ports);
    return {
      db,
      engine,
      ports,
      close: async () => {
        await engine.stop();
        db.close();
      },
    };
  }
  const keeping = () => ({ userId: of.userId, now: Date.now(), newId: () => randomUUID() });
  return { ...open(), open, openAt, keeping, network };
}

function lockManager() {
  const held = new Map<string, Promise<void>>();
  async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
    const before = held.get(name);
    const mine = (before ?? Promise.resolve()).then(work);
    const ended = mine.catch(() => {});
    held.set(name, ended);
    await ended;
    if (held.get(name) === ended) held.delete(name);
    await mine;
  }
  return {
    inTurn,
    exclusively: async (name: string, work: () => Promise<void>) => {
      if (!held.has(name)) await inTurn(name, work);
    },
  };
}
