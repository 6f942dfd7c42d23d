import { newOutboxRow } from '#db/outbox-row.ts';
import type { PulledRow } from '#db/mutations/apply-page.ts';
import type { OutboxRow } from '#db/schema.ts';

const at = '2026-11-20T10:00:00Z';

/** Ids in the form of those of the world, the same in every run. */
export function countedIds(first = 1): () => string {
  let next = first;
  return () => idOf(next++);
}

/** The id with this number. */
export function idOf(number: number): string {
  return `${number.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
}

/** A row as the server's pages hold it; what is left out is as of an ordinary row. */
export const pulled = {
  session: (row: {
    id: string;
    seq: number;
    title?: string;
    updated_at?: string;
    [column: string]: unknown;
  }): PulledRow => living('chat_sessions', { title: 'Kitchen', ...row }),
  chat: (row: {
    id: string;
    seq: number;
    session_id?: string;
    query?: string;
    response?: string | null;
    request_id?: string | null;
    failure?: string | null;
    language?: string | null;
    created_at?: string;
  }): PulledRow =>
    living('user_chats', {
      session_id: 's',
      query: 'q',
      response: 'a',
      sources: [],
      image_url: null,
      ...row,
    }),
  property: (row: { id: string; seq: number; title?: string; city?: string }): PulledRow =>
    living('properties', { title: 'Flat', city: 'Pune', ...row }),
  photo: (row: { id: string; seq: number; property_id?: string }): PulledRow =>
    living('property_photos', { property_id: 'p', image_url: 'user/a.png', ...row }),
  balance: (row: { id: string; seq: number; thirds: number }): PulledRow => living('credit_balances', row),
  deleted: (table: string, id: string, seq: number): PulledRow => ({
    table,
    row: { id, seq, deleted_at: at },
  }),
};

/** An act as the outbox holds it, renaming a session of its own unless it says otherwise. */
export function outboxRow(change: Partial<OutboxRow> & { opId: string }): OutboxRow {
  const { opId } = change;
  const plain = newOutboxRow({
    opId,
    kind: 'session.rename',
    userId: 'user',
    lane: opId,
    deps: [],
    entityId: `of ${opId}`,
    payload: { title: 'Kitchen' },
    keptAt: 1,
  });
  return { ...plain, ...change };
}

/** A file on its way. */
export function uploadRow(change: Partial<OutboxRow> & { opId: string }): OutboxRow {
  const { opId } = change;
  const payload = { bucket: 'floorplans', path: `user/${opId}.png`, content_type: 'image/png', size: 3 };
  return outboxRow({ kind: 'upload', entityId: opId, payload, ...change });
}

function living(table: string, row: { id: string; seq: number; [column: string]: unknown }): PulledRow {
  return { table, row: { created_at: at, updated_at: at, deleted_at: null, ...row } };
}
