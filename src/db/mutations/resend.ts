import { checkAct, storablePayload, type ActFault } from '#domain/acts/check-act.ts';
import { durably, type UserDatabase } from '../database.ts';
import { untried } from '../outbox-row.ts';
import { supersede } from './supersede.ts';

export interface Resending {
  /** The corrected payload; what was refused goes again unchanged when it is left out. */
  payload?: Record<string, unknown>;
  newId(): string;
}

export type ResendOutcome =
  | { kind: 'kept'; opId: string }
  | { kind: 'refused'; fault: ActFault }
  /** It is not dead any more, or not there. */
  | { kind: 'gone' };

/** The files of a message that the server has failed on are sent as if nothing had been tried. */
export async function tryFilesAnew(db: UserDatabase, messageId: string): Promise<void> {
  const disk = durably(db);
  await disk.transaction('rw', disk.outbox, async () => {
    const acts = await disk.outbox.where('entityId').equals(messageId).toArray();
    const { state: _, ...anew } = untried;
    await disk.outbox
      .where('opId')
      .anyOf(acts.flatMap(({ deps }) => deps))
      .and(({ kind, state }) => kind === 'upload' && (state === 'queued' || state === 'sending'))
      .modify(anew);
  });
}

/** Sends what the server has refused once more, as a new act in the place of the old one. What waits for it goes on waiting. */
export async function resend(
  db: UserDatabase,
  opId: string,
  { payload, newId }: Resending,
): Promise<ResendOutcome> {
  const disk = durably(db);
  return disk.transaction('rw', disk.outbox, async () => {
    const row = await disk.outbox.get({ opId });
    if (row?.n === undefined || row.state !== 'dead') return { kind: 'gone' };
    const corrected = payload ? storablePayload(payload) : row.payload;
    const fault = row.kind === 'upload' ? undefined : checkAct(row.kind, corrected);
    if (fault) return { kind: 'refused', fault };
    const next = { opId: newId(), payload: corrected };
    await supersede(disk, row, next);
    return { kind: 'kept', opId: next.opId };
  });
}
