import type { UserDatabase } from '../database.ts';
import { keepActs, type Keeping, type KeepOutcome } from './keep-acts.ts';
import { resend } from './resend.ts';
import { withdraw } from './withdraw.ts';

/**
 * Keeps what its owner changes of a row. One that the server has refused to make is sent anew with the change; an earlier
 * change that was refused gives way to this one.
 */
export async function changeRow(
  db: UserDatabase,
  of: 'event' | 'property' | 'deity',
  id: string,
  change: object,
  keeping: Keeping,
): Promise<KeepOutcome> {
  const [create, update] = [`${of}.create`, `${of}.update`] as const;
  const refused = await db.outbox
    .where('entityId')
    .equals(id)
    .and(({ state }) => state === 'dead')
    .toArray();
  const maker = refused.find(({ kind }) => kind === create);
  if (maker) {
    const payload = { ...maker.payload, ...change };
    const outcome = await resend(db, maker.opId, { payload, newId: keeping.newId });
    if (outcome.kind === 'kept') return { kind: 'kept', opIds: [outcome.opId] };
    if (outcome.kind === 'refused') return { ...outcome, act: create };
  }
  const changes = refused.filter(({ kind }) => kind === update);
  const payload = changes.reduce((all, act) => ({ ...all, ...act.payload }), {});
  const act = { kind: update, entityId: id, payload: { ...payload, ...change } };
  const outcome = await keepActs(db, [act], keeping);
  if (outcome.kind === 'kept') for (const { opId } of changes) await withdraw(db, opId, keeping.newId);
  return outcome;
}
