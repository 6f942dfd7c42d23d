import type { UserDatabase } from '../database.ts';
import { linkState } from '../mutations/note-link.ts';
import type { LinkProblem } from '../schema.ts';
import { sendState, type SendState } from './properties.ts';

export interface SendStates {
  /** By the id of the row. */
  states: ReadonlyMap<string, SendState>;
  /** What stands in the way of calls to the server, where something does. */
  problem: LinkProblem | undefined;
}

/** How rows that were kept together stand on their way to the server. */
export async function sendStates(db: UserDatabase, ids: readonly string[]): Promise<SendStates> {
  const [outbox, { problem }] = await Promise.all([db.outbox.toArray(), linkState(db)]);
  return { states: new Map(ids.map((id) => [id, sendState(id, outbox)])), problem };
}
