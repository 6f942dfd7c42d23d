import { durably, type UserDatabase } from '../database.ts';
import type { OutboxRow } from '../schema.ts';
import { keepActs, type Keeping, type KeepOutcome } from './keep-acts.ts';
import { keepDraft } from './keep-draft.ts';
import { resend } from './resend.ts';
import { withdraw } from './withdraw.ts';

/**
 * Keeps the name that somebody gives a conversation. An earlier name that has not left the device, or that the server has
 * refused, is replaced by it; a conversation whose beginning was refused begins anew under it.
 */
export async function renameSession(
  db: UserDatabase,
  { id, title }: { id: string; title: string },
  keeping: Keeping,
): Promise<KeepOutcome> {
  const acts = await db.outbox.where('entityId').equals(id).toArray();
  const refused = acts.find(({ kind, state }) => kind === 'session.create' && state === 'dead');
  if (refused) {
    const outcome = await resend(db, refused.opId, { payload: { title }, newId: keeping.newId });
    if (outcome.kind === 'kept') return { kind: 'kept', opIds: [outcome.opId] };
  }
  const outcome = await keepActs(db, [{ kind: 'session.rename', entityId: id, payload: { title } }], keeping);
  if (outcome.kind === 'kept')
    for (const { opId } of acts.filter(isReplaceable)) await withdraw(durably(db), opId, keeping.newId);
  return outcome;
}

/** Deletes a conversation with its messages and what stands in its box. What was never sent is simply forgotten. */
export async function deleteSession(db: UserDatabase, id: string, keeping: Keeping): Promise<KeepOutcome> {
  return keepActs(db, [{ kind: 'session.delete', entityId: id, payload: {} }], {
    ...keeping,
    alongside: (disk) => keepDraft(disk, id, ''),
  });
}

/** The messages of a conversation that the server does not have, in the order of writing. */
export async function unsentMessages(db: UserDatabase, sessionId: string): Promise<string[]> {
  const acts = await db.outbox.orderBy('n').toArray();
  return acts
    .filter(
      ({ kind, state, payload }) =>
        kind === 'chat.send' && state !== 'acked' && payload['session_id'] === sessionId,
    )
    .map(({ payload }) => (typeof payload['query'] === 'string' ? payload['query'] : ''));
}

/** Whether no copy of it is under way. */
function isReplaceable({ kind, state, attempts }: OutboxRow): boolean {
  return kind === 'session.rename' && (state === 'dead' || (state === 'queued' && attempts === 0));
}
