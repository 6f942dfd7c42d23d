import { userDatabase } from '../database.ts';
import { aartiForAll, type Aarti, type SharedAarti } from './content-aartis.ts';
import { ownAarti, type OwnAarti } from './own-aartis.ts';

/** An aarti that can be read here: one for everybody, one that somebody shared, or one of the user's own. */
export type ReadableAarti =
  { kind: 'library'; aarti: Aarti } | { kind: 'shared'; aarti: SharedAarti } | { kind: 'own'; own: OwnAarti };

/** The aarti of this id; undefined where the device has none. `userId`: of whoever is signed in. Throws where it cannot be read. */
export async function readableAarti(
  id: string,
  userId: string | undefined,
): Promise<ReadableAarti | undefined> {
  const own = userId === undefined ? undefined : await ownAarti(userDatabase(userId), id);
  return own ? { kind: 'own', own } : aartiForAll(id);
}
