import { randomUUID } from 'node:crypto';
import { type Database, person } from './database.ts';

export interface Op {
  op_id: string;
  user_id: string;
  kind: string;
  entity_id: string;
  payload: Record<string, unknown>;
  lane?: string;
  deps?: string[];
  v?: number;
}

export interface OpResult {
  op_id: string;
  status: 'applied' | 'duplicate' | 'rejected' | 'blocked' | 'retry';
  code: string | null;
  seq: number | null;
  reason?: string;
}

export interface Reply {
  results: OpResult[];
  head: number;
  generation: string;
}

/** Makes and sends acts as one person. */
export function deviceOf(database: Database, userId: string) {
  const me = database.as(person(userId));
  const send = (ops: unknown) => me.value<Reply>(`select apply_ops('a device', $1)`, [JSON.stringify(ops)]);
  return {
    op: (kind: string, payload: Record<string, unknown> = {}, more: Partial<Op> = {}): Op => ({
      op_id: randomUUID(),
      user_id: userId,
      kind,
      entity_id: randomUUID(),
      payload,
      ...more,
    }),
    send,
    /** Sends one act and gives its result without the op id. */
    sendOne: async (op: Op): Promise<Omit<OpResult, 'op_id'>> => {
      const { results } = await send([op]);
      const [result] = results;
      if (result?.op_id !== op.op_id) throw new Error('the result names another op');
      const { op_id: _, ...rest } = result;
      return rest;
    },
  };
}

/** Puts a file's record where an upload would have put it. */
export async function upload(database: Database, bucket: string, name: string): Promise<string> {
  await database.db.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [bucket, name]);
  return name;
}
