import type { UserDatabase } from '../database.ts';
import type { MetaRow } from '../schema.ts';

export type LinkState = Omit<Extract<MetaRow, { key: 'link' }>, 'key'>;

const untroubled: LinkState = { failures: 0, nextAt: 0, problem: undefined };

/** How calls to the server went last. */
export async function linkState(db: UserDatabase): Promise<LinkState> {
  return linkStateIn(await db.meta.get('link'));
}

/** The same of a row that was read with others. */
export function linkStateIn(meta: MetaRow | undefined): LinkState {
  if (meta?.key !== 'link') return untroubled;
  const { failures, nextAt, problem } = meta;
  return { failures, nextAt, problem };
}

/** Remembers how a call went, for every tab and for the next start; nothing is written where nothing has changed. */
export async function noteLink(db: UserDatabase, state: LinkState): Promise<void> {
  const before = await linkState(db);
  if (before.failures === 0 && state.failures === 0 && before.problem === state.problem) return;
  await db.meta.put({ key: 'link', ...state });
}
