import type { UserDatabase } from '../database.ts';
import type { OutboxRow } from '../schema.ts';

/** A file that goes before a row that names it. */
export interface UploadOnItsWay {
  id: string;
  /** Bytes. */
  size: number;
  hasArrived: boolean;
}

/** The files that a message which was not sent yet still needs; none once it has gone. */
export async function uploadsOfMessage(db: UserDatabase, messageId: string): Promise<UploadOnItsWay[]> {
  return db.transaction('r', db.outbox, async () => {
    const acts = await db.outbox.where('entityId').equals(messageId).toArray();
    const send = acts.find(({ kind }) => kind === 'chat.send');
    if (!send || send.state === 'acked') return [];
    const needed = await db.outbox
      .where('opId')
      .anyOf(send.deps)
      .and(({ kind }) => kind === 'upload')
      .toArray();
    return needed.map(onItsWay);
  });
}

/** An act of the kind `upload` as a file. */
export function onItsWay({ entityId, payload, state }: OutboxRow): UploadOnItsWay {
  return {
    id: entityId,
    size: typeof payload['size'] === 'number' ? payload['size'] : 0,
    hasArrived: state === 'acked',
  };
}
