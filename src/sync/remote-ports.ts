import type { UserDatabase } from '#db/database.ts';
import { deviceId } from '#db/mutations/device-id.ts';
import type { Answer } from '#remote/call.ts';
import { applyOps, askChat, pullChanges, spendCredits, type Caller } from '#remote/procedures.ts';
import { currentCaller } from '#session/current-caller.ts';
import type { AskPorts } from './send-ask.ts';
import type { FetchPage } from './pull.ts';

/** Pages of this user's changes from the server. */
export function pageFetcher(userId: string): FetchPage {
  return (request) => asCaller(userId, (caller) => pullChanges(caller, request));
}

/** Sending through the server, as this user. */
export function askPorts(db: UserDatabase, userId: string, pull: () => Promise<boolean>): AskPorts {
  return {
    pull,
    newId: () => crypto.randomUUID(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    spendCredits: (request) => asCaller(userId, (caller) => spendCredits(caller, request)),
    askChat: (request) => asCaller(userId, (caller) => askChat(caller, request)),
    createSession: async ({ opId, sessionId, title }) => {
      const device = await deviceId(db, () => crypto.randomUUID());
      const op = {
        op_id: opId,
        user_id: userId,
        lane: sessionId,
        deps: [],
        kind: 'session.create',
        v: 1,
        entity_id: sessionId,
        payload: { title },
      };
      const answer = await asCaller(userId, (caller) => applyOps(caller, device, [op]));
      if (!answer.ok) return answer;
      const status = answer.value[0]?.status;
      if (status === 'applied' || status === 'duplicate') return { ok: true, value: 'created' };
      if (status === 'rejected') return { ok: true, value: 'refused' };
      return { ok: false, problem: { kind: 'server' } };
    },
  };
}

async function asCaller<T>(userId: string, act: (caller: Caller) => Promise<Answer<T>>): Promise<Answer<T>> {
  const caller = await currentCaller(userId);
  return caller.ok ? act(caller.value) : caller;
}
