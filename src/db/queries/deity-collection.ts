import type { Table } from 'dexie';
import { mirrorOf, type UserDatabase } from '../database.ts';
import type { MirroredRow, OutboxRow } from '../schema.ts';
import { newestFirst } from './newest-first.ts';
import type { Shown } from './overlay.ts';
import type { OwnAarti, UserAartiRow } from './own-aartis.ts';
import { mirrorState, sendState, shownRows, type MirrorState, type SendState } from './properties.ts';

/** A deity of somebody's collection. */
export interface UserDeityRow extends MirroredRow {
  /** Of the catalogue; null, or missing until the server has it, for one of the user's own making. */
  deity_id?: string | null;
  name: string;
  /** As its row has it: to be read with `deityImage`. */
  image?: string | null;
  about?: string | null;
  /** As its owner wrote them, one to a line. */
  important_dates?: readonly string[] | null;
  created_at?: string;
}

export interface DeityInCollection {
  deity: Shown<UserDeityRow>;
  state: SendState;
  /** The user's own of this deity, by their titles. */
  aartis: OwnAarti[];
}

/** One that was added here while another device added it too: the server has taken the other. */
export interface DuplicateDeity {
  deity: Shown<UserDeityRow>;
  /** The act that was refused. */
  opId: string;
  /** The one that is in the collection. */
  keptId: string;
  /** How many aartis were added to it here. */
  aartis: number;
}

export interface DeityCollection {
  /** In the order in which they were added. */
  deities: DeityInCollection[];
  duplicates: DuplicateDeity[];
  mirror: MirrorState;
}

/** The deities of the user with the aartis of their own, as of one moment; also what the server has refused to make. */
export async function deityCollection(db: UserDatabase): Promise<DeityCollection> {
  const { deities, aartis } = mirrors(db);
  return db.transaction('r', [deities, aartis, db.outbox, db.meta], async () => {
    const [deityRows, aartiRows, outbox, mirror] = await Promise.all([
      deities.toArray(),
      aartis.toArray(),
      db.outbox.toArray(),
      mirrorState(db),
    ]);
    const rows = shownRows(outbox, 'user_deity', deityRows).toSorted(oldestFirst);
    const ownAartis = shownRows(outbox, 'user_aartis', aartiRows).toSorted(byTitle);
    const aartisOf = (id: string) => ownAartis.filter(({ user_deity_id: of }) => of === id);
    const duplicates = rows.flatMap((deity): DuplicateDeity[] => {
      const kept = keptInsteadOf(deity, rows);
      if (!kept || !deity.unsent) return [];
      const { opId } = deity.unsent;
      return [{ deity, opId, keptId: kept.id, aartis: aartisOf(deity.id).length }];
    });
    const apart = new Set(duplicates.map(({ deity }) => deity.id));
    return {
      deities: rows
        .filter(({ id }) => !apart.has(id))
        .map((deity) => ({
          deity,
          state: sendState(deity.id, outbox),
          aartis: aartisOf(deity.id).map((aarti) => ({ aarti, state: sendState(aarti.id, outbox) })),
        })),
      duplicates,
      mirror,
    };
  });
}

/** The mirror of the collection, tombstones included. */
export function deityMirror(db: UserDatabase): Table<UserDeityRow, string> {
  // `readRow` has looked at the fields that every version has.
  return mirrorOf(db, 'user_deity') as unknown as Table<UserDeityRow, string>;
}

function mirrors(db: UserDatabase) {
  return {
    deities: deityMirror(db),
    aartis: mirrorOf(db, 'user_aartis') as unknown as Table<UserAartiRow, string>,
  };
}

/** The one in the collection in whose place it was refused. */
function keptInsteadOf(
  deity: Shown<UserDeityRow>,
  rows: readonly Shown<UserDeityRow>[],
): Shown<UserDeityRow> | undefined {
  if (!deity.deity_id || !isAlreadyAdded(deity.unsent)) return undefined;
  return rows.find(
    ({ id, deity_id: of, unsent }) => of === deity.deity_id && id !== deity.id && unsent?.state !== 'dead',
  );
}

function isAlreadyAdded(act: OutboxRow | undefined): boolean {
  return act?.state === 'dead' && act.problem?.code === 'already_added';
}

function oldestFirst(one: Shown<UserDeityRow>, other: Shown<UserDeityRow>): number {
  return -newestFirst(({ created_at: at }: UserDeityRow) => at ?? '')(one, other);
}

function byTitle(one: UserAartiRow, other: UserAartiRow): number {
  return one.title.localeCompare(other.title);
}
