import type { UserDatabase } from '../database.ts';
import { keepActs, type Keeping, type KeepOutcome } from './keep-acts.ts';
import { keepDraft } from './keep-draft.ts';
import { resend } from './resend.ts';

/** Keeps the name that somebody gives a conversation; one whose beginning was refused begins anew under it. */
export async function renameSession(
  db: UserDatabase,
  { id, title }: { id: string; title: string },
  keeping: Keeping,
): Promise<KeepOutcome> {
  const refused = await db.outbox
    .where('entityId')
    .equals(id)
    .filter(({ kind, state }) => kind === 'session.create' && state === 'dead')
    .first();
  if (refused) {
    const outcome = await resend(db, refused.opId, { payload: { title }, newId: keeping.newId });
    if (outcome.kind === 'kept') return { kind: 'kept', opIds: [outcome.opId] };
  }
  return keepActs(db, [{ kind: 'session.rename', entityId: id, payload: { title } }], keeping);
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
