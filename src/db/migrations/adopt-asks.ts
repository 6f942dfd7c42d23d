import type { Transaction } from 'dexie';
import { isRecord } from '#domain/is-record.ts';
import { sessionTitle } from '#domain/chat/session-title.ts';
import { newOutboxRow } from '../outbox-row.ts';

/**
 * Takes the questions that an earlier version kept in `asks` over into the outbox: the session first, then the message
 * under the id of its request. A step that the server had done already is done again without harm.
 */
export async function adoptAsks(transaction: Transaction, userId: string): Promise<void> {
  const asks: unknown[] = await transaction.table('asks').toArray();
  const outbox = transaction.table('outbox');
  for (const ask of asks
    .filter(isRecord)
    .sort((one, other) => Number(one['askedAt']) - Number(other['askedAt']))) {
    const { requestId, sessionId, sessionOpId, text, language, askedAt } = ask;
    if (typeof requestId !== 'string' || typeof sessionId !== 'string' || typeof text !== 'string') continue;
    const keptAt = Number(askedAt) || 0;
    const session = {
      opId: typeof sessionOpId === 'string' ? sessionOpId : sessionId,
      kind: 'session.create',
      entityId: sessionId,
      payload: { title: sessionTitle(text) },
    };
    if (!(await outbox.where({ opId: session.opId }).count()))
      await outbox.add(newOutboxRow({ ...session, userId, lane: sessionId, deps: [], keptAt }));
    await outbox.add(
      newOutboxRow({
        opId: requestId,
        kind: 'chat.send',
        entityId: requestId,
        payload: { session_id: sessionId, query: text, language: language === 'hindi' ? 'hindi' : 'english' },
        userId,
        lane: sessionId,
        deps: [session.opId],
        keptAt,
      }),
    );
  }
}
